### Castle: what things are called. A seat in Italian has its article in .the, .of, .to, .by and .on.


## Seats, by the colours that their castles fly

Red = Red
Blue = Blue
Green = Green
Purple = Purple

## Cards

Joker-number = Joker { $number }
a-face-down-card = a face-down card
Ace = Ace
Jack = Jack
Queen = Queen
King = King
face-up = face up
face-down = face down

## Sides

side-left = the left
side-right = the right
side-top = the top

## Places

in-the-court = in the court
on-the-first-storey = on the first storey
on-the-second-storey = on the second storey
on-the-top-storey = on the top storey
storey-column-number = { $storey }, column { $number }
storey-of-tower-number = { $storey } of tower { $number }
storey-number-left-of-column-1 =
    { $storey }, { $number ->
        [one] one column
       *[other] { $number } columns
    } left of column 1
target = { $seat }, { $place }
under-attack-of = { $cards } ({ $seat })
court = court
storey-1 = storey 1
storey-2 = storey 2
storey-3 = storey 3
chapter-rounds =
    { COUNT($rounds) ->
        [one] Round { $first }
       *[other] Rounds { $first } to { $last }
    }
