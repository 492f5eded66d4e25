### Castle: the table, its parts, how things stand, what a report counts.


## The board in words

board-out = { $seat }: out of the game
board-reinforcements = reinforcements: { $cards }
board-jokers = jokers: { $cards }
board-barricade = barricade { $card } { $place }, on { $side }, laid by { $by }
board-sprung = sprung traps: { $cells }
board-hand = to arrange: { $cards }
board-piles = deck { $deck }, discards { $discard }, box { $box }
board-dead = dead royals: { $cards }
board-drawn = drawn: { $card }
board-battle =
    battle: { $lead }{ COUNT($extra) ->
        [0] { "" }
       *[other] , extra cards { $extra }
    }{ COUNT($aside) ->
        [0] { "" }
       *[other] , aside { $aside }
    }
board-volley = volley: { $card } with { $cards }
board-sortie = sorties still to come: { $order }
is-arranging-its-castle = is arranging the castle
has-still-to-arrange-its-castle = has yet to arrange the castle

## Drawings

seat-place = { $seat }, { $place }
under-attack = under attack
sprung-trap = sprung trap
barricade-laid-by-seat = barricade, laid by { $seat }
left-flank = left flank
right-flank = right flank
battlements = battlements
walls = walls
reinforcements = reinforcements
to-move = to move
on-turn = its turn
decides = decides
fallen = fallen
your-castle = your castle
to-arrange-count = to arrange: { $count }
Deck = Deck
Discards = Discards
Dead = Dead
Box = Box
Drawn-card = Drawn card
Attack = Attack
Defence = Defence
Committed = Committed
Aside = Aside
Field-battle = Field battle
Archers = Archers
Battering-ram = Battering ram
Assassin = Assassin
Volley = Volley
Joker-contest = Joker contest
Sortie-round = Round of sorties
Set-up = Set-up
Turn = Turn
Game-over = Game over
seat-wins = { $seat } wins
Draw = Draw
Stop = Stop
Done = Done
Pass = Pass
Close-gaps = Close gaps
Berserker = Berserker
Your-cards = Your cards
Where-the-attack-stands = Where the attack stands
insert-before-column-col = insert before column { $col }
Last-roll = Last roll
Castle = Castle
Castle-column = Castle

## Looking at something

That-is-all = That is all
Do-nothing = Do nothing
Close-all-gaps = Close all gaps
Value = Value
Stands = Still standing
Face-up = Face up
The-castle-of-seat = { $seat }’s castle
Cards = Cards
Together-worth = Total value
Reinforcements-of-seat = { $seat }’s reinforcements
Left-flank-of-seat = { $seat }’s left flank
Right-flank-of-seat = { $seat }’s right flank
Battlements-of-seat = { $seat }’s battlements
Seen-from-the-front = Seen from the front
Laid-by = Laid by
beside-the-castle = beside the castle
in-the-left-tower = in the left tower
in-the-right-tower = in the right tower
inside-the-castle = inside the castle
top-of-the-left-tower = top of the left tower
top-of-the-right-tower = top of the right tower
top-of-its-column = top of its column
Lies = State
Card = Card
An-attack = An attack
can-reach-it = can reach it
cannot-reach-it = cannot reach it
Discarded-the-newest-first = Discards, newest first
Dead-royals = Dead royals
The-field-between-the-castles = The field between the castles
Between-two-cards-of-the-court = Between two cards of the court
Your-royals-from-left-to-right-order = Your royals from left to right: { $order }

## How things stand

out = out
is-being-built = being built
court-count-cards =
    { $court } · { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
Face-up-count = Face up: { $count }.
Reinforcements-cards-sum-in-all = Reinforcements: { $cards }, { $sum } in all.
Jokers-count = Jokers: { $count }.
Whether-the-Queen-stands-is-not-known = Nobody knows whether the Queen still stands.
Discarded-count = Discarded: { $count }.
Cards-left = Cards left
Battle = Battle
seat-leads-with-lead = { $seat } leads with { $lead }.
Double = Double!
cards-sum = { $cards } (+{ $sum })
cards-to-come-owed = cards to come: { $owed }
Extra-cards-count-in-every-attack-until-the-battle = Extra cards count in every attack until the battle ends.
Still-to-come-if-anything-can-be-attacked-owed = Still to come, if there is anything to attack: { $owed }.
Fallen-so-far-cards = Fallen so far: { $cards }.
Under-attack-cards = Under attack: { $cards }.
Committed-cards = Committed: { $cards }.
The-attack-must-reach-more = The attack must beat the defence.
attack-against-defence = { $attack } against { $defence }
dice-dice-sign-bonus =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    } { $sign } { $bonus }

## A report

Attacks-of-seat-that-won = { $seat }’s attacks that won
Attacks = Attacks
Won = Won
Expected = Expected
Cards-taken = Cards taken
Cards-lost = Cards lost
The-castles = The castles
Cards-that-led-attacks = Cards that led attacks
