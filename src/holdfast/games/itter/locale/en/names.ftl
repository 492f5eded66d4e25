### Castle Itter: what things are called. Italian keeps the printed names of cards and locations, as its rulebook does.


## Colours

green = green
red = red
purple = purple
black = black
yellow = yellow
white = white

## Suppression tokens by colour

tokens-green = { $number } green
tokens-red = { $number } red
tokens-purple = { $number } purple
tokens-black = { $number } black
tokens-yellow = { $number } yellow

## What a Defender suffers from

condition-exhausted = exhausted
condition-disrupted = disrupted

## SS counters

Rifleman = Rifleman
    .a = a Rifleman
    .the = the Rifleman
Scout = Scout
    .a = a Scout
    .the = the Scout
Sturm = Sturm
    .a = a Sturm
    .the = the Sturm
Machine-Gunner = Machine Gunner
    .a = a Machine Gunner
    .the = the Machine Gunner
Mortar = Mortar
    .a = a Mortar
    .the = the Mortar
defender-rifleman = Rifleman { $number }

## Locations

North-Terrace = North Terrace
    .the = the North Terrace
South-Terrace = South Terrace
    .the = the South Terrace
Keep = Keep
    .the = the Keep
Great-Hall = Great Hall
    .the = the Great Hall
Gate-House = Gate House
    .the = the Gate House
Besotten-Jenny = Besotten Jenny
Cellar = Cellar
    .the = the Cellar

## Areas and circles of the SS

node-area = { $number }
    .the = area { $number }
node-circle = { $number }
    .the = circle { $number }
node-machine_gunner = Machine Gunner { $number }
    .the = the Machine Gunner in area { $number }
node-mortar = Mortar { $number }
    .the = the Mortar in area { $number }

## SS cards

card-rifleman2 = Rifleman ×2
card-rifleman3 = Rifleman ×3
card-scout2 = Scout ×2
card-sturm1 = Sturm
card-sturm1c = Sturm (Competitive)
card-sturm2 = Sturm ×2
card-machine_gunner = Machine Gunner
card-mortar = Mortar
card-sniper = Sniper
card-flak37 = 88mm Flak 37
card-pak40a = 75mm Pak 40 (A)
card-pak40b = 75mm Pak 40 (B)
card-panzerfaust = Panzerfaust
card-flak30 = 20mm Flak 30
card-suppressive_fire = Suppressive Fire
card-reinforcements = Reinforcements
card-142nd = 142nd Infantry Regiment

## Tactics cards

Barrage = Barrage
Eastern-Approach = Eastern Approach
Northern-Approach = Northern Approach
Western-Approach = Western Approach
Focus-Fire = Focus Fire
Sharpshooters = Sharpshooters
Tank-Hunters = Tank Hunters
Shrapnel = Shrapnel
Second-Wave = Second Wave
Infiltration = Infiltration
Shock-Troops = Shock Troops
Smoke-Screen = Smoke Screen
Fanatics = Fanatics

## Weapons

M1919A4 = M1919A4
    .with = with the M1919A4
M2HB = M2HB
    .with = with the M2HB
n76mm-Cannon = 76mm Cannon
    .with = with the 76mm Cannon
n76mm-Cannon-Load = 76mm Cannon Load

## Attributes

attribute-C = Command
attribute-E = Escape
attribute-I = Inspire
attribute-M = Low Morale
attribute-O = Wehrmacht Officer
attribute-R = Reinforcements
attribute-S = Sacrifice
attribute-T = Tank Crew

## Where a Defender is who is not on the board

place-supply = supply
place-reserve = waiting as reinforcements
place-casualty = fallen
place-escaped = escaped

## Seats, options, verbs

seat-defender = Defender
    .the = the Defender
seat-ss = SS
    .the = the SS
option-variant-beginner = Beginner
option-variant-veteran = Veteran
option-variant-elite = Elite
option-variant-competitive = Competitive (two players)
option-edition-standard = Rulebook
option-edition-player_aid = Player aid of an earlier edition
option-free_moves-one = one per activation
option-free_moves-any = as many as there are other positions in the location
verb-deploy = deploy
verb-attack = attack
verb-suppress = suppress
verb-shift = free move
verb-move = move
verb-load = load
verb-recover = recover
verb-remove_suppression = remove suppression
verb-command = command
verb-escape = escape
verb-end = end the phase
verb-hold = hold the position
verb-order = give an order
verb-done = no more orders
verb-spend = spend
verb-sacrifice = sacrifice
verb-decline = decline
verb-plan = plan
verb-tactic = choose the Tactics card

## Awards

Austrian-National-Hero = Austrian National Hero
Medal-of-Honor = Medal of Honor
Distinguished-Service-Cross = Distinguished Service Cross
Silver-Star = Silver Star
Bronze-Star = Bronze Star
Epic-Victory = Epic Victory
Major-Victory = Major Victory
Minor-Victory = Minor Victory
Draw = Draw
