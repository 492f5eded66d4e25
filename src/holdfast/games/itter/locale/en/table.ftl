### Castle Itter: the board, its parts, how things stand, what a report counts.


## Printed on the board

Supply = Supply
Reinforcements-tray = Reinforcements
Escaped = Escaped
Casualties = Fallen
Deck = Deck
Discard = Discards
SS-Supply = SS supply
SS-Cards = SS cards
Tactics = Tactics
Action-Token = Action token
Command-Token = Command token
Disrupted = Disrupted
Suppression-Token = Suppression token
Line-of-Sight-and-Suppression = Line of Sight and Suppression
sees-nothing = sees nothing
no-suppression = no suppression
Turn = Turn
Tyrol-5-May-1945 = Tyrol, 5 May 1945
Suppression = Suppression
reconstructed = reconstructed
Defense = Defense
Reserve = Waiting as reinforcements
Casualty = Fallen
Defender-Phase = Defender Phase
SS-Phase = SS Phase
SS-Planning = SS planning
Game-over = Game over
Destroyed = Destroyed
Actions = Actions
loaded = loaded
empty = empty
Load-Token = Load token
Place-SS-Counters = Place SS counters
Exhausted = Exhausted
Defense-Value = Defense Value
with-crew = with its crew
abandoned = abandoned
Revealed = Revealed
Hand = Hand
Order = Order

## The board in words

planning = SS planning
over = game over
clock-phase-Actions-left-left = { $clock }, { $phase }. Actions left: { $left }.
SS-counters = SS counters:
SS-deck-deck-discarded-discard = SS deck: { $deck }, discarded: { $discard }
revealed = revealed
hand = hand
orders = orders
tactics-in-force = Tactics cards in force
Tactics-cards-in-hand = Tactics cards in hand
acted = has acted
commanded = has an order
Suppression-tokens-tokens = (Suppression tokens: { $tokens })
destroyed = destroyed
cannon-loaded = cannon loaded

## Looking at something

name-attack-attack-dice-suppression-suppress =
    { $name }: { $attack ->
        [one] { $attack } attack die
       *[other] { $attack } attack dice
    }, suppression { $suppress }
Area-number-color = Area { $number }, { $color }
Circle-number-color = Circle { $number }, { $color }
Area-number = Area { $number }
SS-counters-not-on-the-board = SS counters not on the board
On-its-way-to-area-area = On its way to area { $area }
Where = Where
Attack-dice = Attack dice
fresh = fresh
Sees = Sees
Who-stands-here = Who is here
Who-is-here = Who is here
Pushes-until-the-castle = Pushes to the castle
Seen-by = Seen by
Infantry-pushed-from-here-enters-the-castle-the-game = Infantry pushed from here enters the castle: the game is lost.
Suppression-color = Suppression, { $color }
Now = Now
Cards-in-the-SS-deck = Cards in the SS deck
Actions-left = Actions left
not-loaded = not loaded
The-cannon-is = The cannon is
Attributes = Attributes
State = State
In-sight = In sight
has-acted = has acted
was-given-an-order = has received an order
Hit-by-a-target-die-of = Target die that hits here
Weapon = Weapon
Infantry-here = Infantry here
How-many = How many
Can-hit = Can hit
Tokens = Tokens
Hold-back-what-comes-to-areas = Can stop counters coming to areas
Undecided = Undecided
A-card-face-down = A face-down card
A-Tactics-card-face-down = A face-down Tactics card
Revealed-this-turn = Revealed this turn
Hand-of-the-SS = The SS hand
Tactics-in-force = Tactics cards in force
Counter = Counter
Removed-by-a-die-of = Removed by a die of
Cards = Cards
Not-seen-yet = Not seen yet
SS-deck = SS deck
Discarded-the-newest-first = Discards, newest first
Disrupt-dice = Disrupt dice
Places = Places
Dice = Dice
Target = Target

## How things stand

SS-to-the-castle = SS to the castle
counter-on-circle-node-pushed-steps-times-it-is =
    { FORM($counter, "the") } on circle { $node } gets inside after { $steps ->
        [one] one push
       *[other] { $steps } pushes
    }, and the game is lost.
counter-on-circle-node-the-next-push-carries-it = The next push carries { FORM($counter, "the") } on circle { $node } inside, and the game is lost.
No-SS-infantry-is-on-the-board = No SS infantry is on the board.
Equally-near-others-more =
    { $others ->
        [one] One more is
       *[other] { $others } more are
    } equally near.
steps-pushes =
    { $steps ->
        [one] { $steps } push
       *[other] { $steps } pushes
    }
Three-come-each-turn-turns-more-SS-Phases =
    Three come each turn: { $turns ->
        [0] this is the last SS Phase
        [one] one more SS Phase
       *[other] { $turns } more SS Phases
    }.
Score-now = Score now
all-value = all at { $value }
Weakest-place = Weakest location
SS-cards-left = SS cards left
Destroyed-nobody-can-enter-any-more = Destroyed: nobody can enter any more.
No-fire-reaches-it-From-here-one-moves-to = No fire reaches it. From here you can move only to the Great Hall.
The-next-hit-lowers-the-Defense-Value-to-value = The next hit lowers the Defense Value to { $value }.
The-next-hit-destroys-it-with-everybody-inside = The next hit destroys it with everybody inside.
The-next-hit-disrupts-everybody-inside = The next hit disrupts everybody inside.
score-jenny_lost_empty = Besotten Jenny destroyed with nobody inside
score-borotra_escaped = Borotra escaped
score-french_outside_cellar = French outside the Cellar
score-french_in_cellar = French in the Cellar
score-other_defender_on_board = Other Defenders in the castle
score-ss_counter_on_board = SS counters on the board
score-total = Total
figure-score = points

## A report

fell-on-turn-turn = fell on turn { $turn }
gave-up-on-turn-turn = gave up on turn { $turn }
sacrificed-himself-on-turn-turn = sacrificed himself on turn { $turn }
escaped-on-turn-turn = escaped on turn { $turn }
Guns-against-the-castle = Guns against the castle
Attacks-of-the-Defenders-that-hit = Attacks by Defenders that hit
SS-counters-that-suppression-stopped = SS counters stopped by suppression
Shots-of-the-SS-that-hit = Shots by the SS that hit
Defender = Defender
Attacks = Attacks
Hits = Hits
Expected = Expected
Fate = Fate
The-Defenders = The Defenders
Who-fired = Who fired
Shots = Shots
Fire-of-the-SS = SS fire
