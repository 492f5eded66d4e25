### Capture Tito!: the map, its parts, how things stand, what a report counts.


## The map in words

board-head = Turn { $turn } of { $last_turn }, { $hours }. Alarm { $alarm }, ammunition { $ammo }.
board-air = Air support for { $zone }: { SIGNED($bonus) }.
board-zone = { $zone }, { $terrain }: { $who }
board-markers = markers { $letters }
board-unit = { $unit }, { $sp } SP
board-front = { $unit }, { $sp } SP (in front)
board-vip = { $vip }: { $state }.
board-vip_at = { $vip }: { $state } in { $zone }.
board-aside = A markers set aside: { $aside }.
board-due = Still to land: { $units }.

## Printed on the map

Turn = Turn
Time = Time
End = End
last-turn = last turn
event = event
Air-support = Air support
Alarm = Alarm
Ammunition = Ammunition
shortage-modifier = shortage { $modifier }
level-reinforcements = { $level }+: reinforcements
air-support = air support
landing = landing
fire = fire
assault = assault
marker = marker
grotto = Tito’s cave
Tito-seen = Tito seen
Tito-taken = Tito taken
missions = missions
Wanted = Wanted
Tito = Tito
R-Churchill = R. Churchill
Documents = Documents
not-found = not found
in-zone-number = in zone { $number }
held-in-zone-number = held in zone { $number }
dead = dead
escaped = escaped
flown-out = flown out
taken = taken
points-VP = { $points } VP
A-set-aside-count = A set aside: { $count }
Storch = Storch
German-units-in-the-air-or-lost = German units: in the air, or lost
lands-in-dz = lands in { $dz }
Yugoslavs-not-yet-on-the-map = Yugoslavs not yet on the map
waiting = waiting
count-lost = lost: { $count }
full-link-cost-MP = full link, { $cost } MP
dotted-link-cost-MP = dotted link, { $cost } MP
bridge = bridge
ford = ford
drop-zone-and-number = drop zone and number
entry-of-reinforcements = entry of reinforcements
place-of-a-marker = place of a marker
Tito-s-grotto = Tito’s cave
foreign-mission = foreign mission
Storch-airstrip = Storch airstrip
Reconstructed-parts = Reconstructed: { $parts }.
map = map
zones = zones
links = links
drop-zones = drop zones
entries = entries
marker-places = marker places
markers = markers
most-unit-values = most unit values
hours = hours
terrain = terrain
groups = groups
alarm = alarm
ammunition = ammunition
light = light
events = events
reinforcements = reinforcements
victory = victory
zone-number = zone { $number }
marker-letter-face-down = marker { $letter }, face down
Assault-zone = Assault: { $zone }
round-round = round { $round }
Line-line = Line { $line }
contact = contact
support = support
to-be-placed = to be placed
reduced = reduced
eliminated = eliminated
in-the-air = in the air
fixed = cannot move
moving-mp-MP-left = moving, { $mp } MP left
landed = landed
entered = entered
moved = moved
fired = fired
assaulted = assaulted
count-counters-sp-SP = counters: { $count }, SP: { $sp }
vp-victory-points = victory points: { $vp }
Missions-held = Missions held
Platoons-lost = Platoons lost
Officers-lost = Officers lost
Complete-success = Complete success
Semi-success = Semi-success
Failure = Failure
N = N
Germans = Germans
Yugoslavs = Yugoslavs
R-red = R red
R-blue = R blue
R-black = R black
red-north-and-east = red, north and east
blue-south = blue, south
black-west = black, west

## Looking at something

name-protection-value = { $name }, protection { $value }
Markers-letters-face-down = Markers { $letters }, face down
Now = Now
has-happened = has happened
not-yet = not yet
Lands-far-away = Lands far away
The-Storch = The Storch
Assault = Assault
Terrain = Terrain
Next-to-it = Adjacent
Could-move-here = Could move here
Could-fire-here = Could fire here
Kind = Kind
Where = Where
Fire = Fire
Movement-points = Movement points
State = State
prisoner-prisoner-dead-dead = prisoner { $prisoner }, dead { $dead }
Victory-points = Victory points
Yugoslavs-that-letter-markers-bring = Yugoslavs brought by { $letter } markers
Raises-the-alarm-by = Raises the alarm by
Round = Round
In-contact-and-in-support = In contact and in support
Marked = Marked
Markers-face-down = Markers face down
airstrip-of-the-Storch = Storch airstrip
entry-number-of-pool = entry { $number } of { $pool }
drop-zone-dz-die-number = drop zone { $dz }, die { $number }
sp-of-most-SP = { $sp } of { $most } SP
In-front = In front
Not-seen-yet = Not seen yet
Strength-points = Strength points
This-turn = This turn
Movement = Movement
Guard = Guard
Counters = Counters
Event = Event
Bonus = Bonus
fixed-cannot-move-this-turn = cannot move this turn
MP-left-this-turn = MP left this turn
zone-cost-MP = { $zone } ({ $cost } MP)

## How things stand

level-of-most = { $level } of { $most }
A-prisoner-is-worth-prisoner-points-dead-dead =
    Tito is worth { $prisoner ->
        [one] one point
       *[other] { $prisoner } points
    } as a prisoner, { $dead } dead.
Turn-last-is-the-last = Turn { $last } is the last.
Points-now = Points now
From-level-on-reinforcements-come-and-partisans-act-twice = From { $level } on, reinforcements come and partisans act twice a turn.
Every-German-value-suffers-worse = Every German value is modified by { $worse }.
At-few-and-less-every-German-value-suffers = At { $few } and below, every German value is reduced.
At-0-the-match-is-lost-each-fire-and = At 0 the game is lost; each fire and each round costs 1.
The-relief-is-coming-turn-10-or-11-will = The relief is coming: turn 10 or 11 will be the last.
Turns-after-this = Turns after this
Reinforcements-come-partisans-act-twice-At-most-all-markers = Reinforcements come, and partisans act twice. At { $most } all markers are turned over.
The-highest-level-all-markers-are-turned-over = The highest level: all markers are turned over.
What-still-raises-it-list = What still raises it: { $list }.
score-tito = Tito
score-churchill = Randolph Churchill
score-documents = Secret documents
score-missions = Missions
score-platoons = Platoons lost
score-officers = Officers lost
score-total = Total
figure-vp = victory points

## A report

German-units = German units
Yugoslav-units = Yugoslav units
German-attacks-that-hit = German attacks that hit
Yugoslav-attacks-that-hit = Yugoslav attacks that hit
lost-on-turn-turn = lost on turn { $turn }
Unit = Unit
Attacks = Attacks
Hits = Hits
Expected = Expected
Hits-taken = Hits taken
Lost = Lost
