### Castle: what things are called. A seat in Italian has its article in .the, .of, .to, .by and .on.


## Seats, by the colours that their castles fly

Red = Red
Blue = Blue
Green = Green
Purple = Purple

## Cards

card-named = { $name }
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
storey-column-number = { $storey } (column { $number })
storey-of-tower-number = { $storey } of tower { $number }
storey-left-of-column-1 = { $storey } (one column left of column 1)
storey-number-left-of-column-1 = { $storey } ({ $number } columns left of column 1)
storey-left-of-tower-1 = { $storey } of the tower left of tower 1
storey-number-left-of-tower-1 = { $storey } ({ $number } towers left of tower 1)
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

## Verbs, over actions that are many

verb-add = add to the group
verb-arrange = arrange the castle
verb-assassinate = assassinate
verb-attack = attack
verb-barricade = lay a barricade
verb-berserk = attack a group
verb-close = close the gaps
verb-commit = commit
verb-court = arrange the court
verb-discard = discard
verb-done = no more
verb-draw = draw
verb-expose = turn face up
verb-halt = stop
verb-insert = insert into the court
verb-lead = lead a sortie
verb-pass = do nothing
verb-place = place
verb-press = press on
verb-rally = rally to the flag
verb-ram = use the battering ram
verb-remove = remove
verb-shoot = shoot
verb-spy = spy
verb-strike = strike back
verb-use = use
verb-volley = begin a volley
