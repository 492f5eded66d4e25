### Capture Tito!: what things are called.


## Zones. Italian and French join their prepositions with the article.

zone-plain = zone { $number }
zone-named = zone { $number } ({ $name })

## Units

unit-german = { $name } { $number }
unit-hq = HQ infantry { $number }
unit-infantry = infantry { $number }
unit-pioneer = pioneer platoon { $number }
unit-tank = tank platoon { $number }
unit-dca = AA platoon { $number }
unit-red = R red { $number }
unit-blue = R blue { $number }
unit-black = R black { $number }
reinforcement-red = R red
reinforcement-blue = R blue
reinforcement-black = R black

## Whom and what the Germans look for

vip-tito = Tito
vip-churchill = Randolph Churchill
vip-documents = the secret documents
    .number = many
vip-uniform = Tito’s uniform
state-hidden = not found
state-free = free
state-prisoner = a prisoner
state-dead = dead
state-escaped = escaped
state-evacuated = flown out
state-taken = taken

## Words of the component data, for languages that it does not speak

kinds-platoon = platoon
kinds-officer = officer
kinds-hq = HQ infantry
kinds-infantry = infantry
kinds-pioneer = pioneers
kinds-tank = CV-35 tanks
kinds-dca = AA machine guns (DCA)
terrain-green = open ground
terrain-orange = light protection
terrain-red = strong protection
sides-german = Germans
sides-yugoslav = Yugoslavs
missions-USA = US mission
missions-GB = British mission
missions-USSR = Soviet mission

## Small words

seat-german = Germans
    .the = the Germans
letter-a = no event
letter-b = a welcoming committee
letter-c = where are you, Tito?
letter-d = happy birthday
letter-e = the young communists
letter-f = good landing, bad location
letter-g = the relief
trigger-air = First air support with a bonus
trigger-landing = First landing
trigger-fire = First fire
trigger-assault = First assault
trigger-marker = First marker turned over
trigger-grotto = Platoons in Tito’s cave
trigger-tito_seen = Tito is seen
trigger-tito_taken = Tito is a prisoner
trigger-missions = A mission is occupied

## Why the rules chose a stack, a zone or a unit. All three are feminine in Italian and French.

decided_by-only = there is no other
decided_by-sp = most strength points
    .target = fewest strength points
decided_by-ff = highest fire factor
decided_by-roster = first on the roster
decided_by-nearest = it is the nearest
decided_by-room = it has room for all
decided_by-top_ff = highest fire factor on top
decided_by-sum_of_ff = highest sum of fire factors
decided_by-front_ff = lowest fire factor in front
decided_by-die = chosen by a die roll
reason-time = the last turn is over
reason-ammo = no ammunition is left
reason-annihilated = no platoon is left
reason-friends_here = it has found its friends
reason-no_way = no target can be reached
level-complete = a complete success
level-semi = a semi-success
level-failure = a failure
part-support = support
part-officer = officer
part-light = light
part-ammo = ammunition
part-air = air support
part-dca = AA guns
part-tank = tanks
part-protection = protection
part-tito = Tito
act-land = landed
act-enter = entered
act-move = moved
act-fire = fired
act-assault = assaulted
place-plane = in the air
place-pool = not yet on the map
place-delayed = waiting to enter
place-lost = eliminated
place-out = out of the game
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-difficult = difficult
turn-hours = { $day } May, { $from }–{ $to }
clock = Turn { $turn }, { $hours }
value = { $unit }: { $total } (factor { $factor }{ $modifiers }, die { $die })
value-part = , { $part } { SIGNED($amount) }

## Verbs, over actions that are many

verb-air_support = air support
verb-assault = assault
verb-attach = attach an officer
verb-break_off = break off the assault
verb-choose_group = choose a group
verb-continue = another round
verb-end_phase = end the phase
verb-fire = fire
verb-front = put in front
verb-hand_over = hand over a prisoner
verb-line_up = put in contact
verb-move = move
verb-no_air_support = no air support
verb-retreat = retreat
verb-stop = stop
verb-support = put in support
