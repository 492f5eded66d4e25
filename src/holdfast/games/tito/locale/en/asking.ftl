### Capture Tito!: what can be done, and what is asked.


## Actions: short, as on a button

action-choose_group = { $group } loses a strength point
action-no_air_support = No air support this turn
action-air_support = Air support for { $zone }
action-attach = { $officer } joins { $unit }
action-move = { $unit } moves to { $to }
action-stop = { $unit } stops here
action-hand_over = Hand { $prisoner } over to { $unit }
action-end_phase = End your phase
action-fire = { $unit } fires at { $at }
action-assault = Assault in { $zone }
action-front = { $unit } goes in front
action-line_up = { $unit } in contact on line { $line }
action-support = { $unit } supports line { $line }
action-continue = Another round
action-break_off = Break off the assault
action-retreat = Retreat to { $to }

## Questions

prompt-loss_group = The partisans are ready: which group do they hit?
prompt-air_support = Choose a zone for air support, or skip it.
prompt-air_support_first =
    Your aim: find Tito behind the A markers and take him. First choose a zone for air support, or
    skip it.
prompt-attach = { $officer } landed alone: which platoon does he join?
prompt-movement = Move your units one by one, then end your phase.
prompt-movement_first =
    Move your units to the A markers: any marker that they stand on is turned over. Then end your
    phase.
prompt-moving = { $unit } is moving, with { $mp } MP left: where to?
prompt-combat = Fire, assault and order your stacks, then end your phase.
prompt-combat_due =
    Fire and order your stacks. Resolve the { COUNT($zones) ->
        [one] assault
       *[other] assaults
    } in { $zones } before you end your phase.
prompt-line_up = Assault in { $zone }: which platoon is in contact on the next line?
prompt-support = Assault in { $zone }: which line does the next platoon support?
prompt-assault_round = Assault in { $zone }: fight another round, or break off?
prompt-retreat = Retreat from { $zone }: where to?
prompt-reorganise = The stack in { $zone } was fired at: which platoon is in front now?
grave-movement =
    This ends your movement. { $count ->
        [one] One unit
       *[other] { $count } units
    } could still move.
grave-combat = This ends your combat. Units and zones that could still fight: { $count }.
habit-air = Never ask for air support
habit-assault = Always fight another round

## Odds, for the Germans

headline-fire = Hit: { $hit }, own loss: { $loss }
headline-assault = At least one hit: { $hit }, own loss: { $loss }
headline-air = A bonus: { $bonus }
headline-marker = A marker is turned over: { $shown }
headline-quiet = No reinforcements: { $quiet }
outcome-target_hit = the target is hit
outcome-shooter_hit = the shooter is hit
outcome-yugoslav_hits = Yugoslavs hit: { $number }
outcome-bonus = bonus { SIGNED($number) }
outcome-nothing_turned_over = no marker is turned over
outcome-something_turned_over = a marker is turned over
outcome-counters = counters that arrive: { $number }
outcome-tito_prisoner = Tito is taken prisoner
outcome-tito_dead = Tito dies
outcome-churchill_prisoner = Churchill is taken prisoner
outcome-churchill_dead = Churchill dies
consequence-vip_found = Tito or Churchill is found
consequence-vip_dead = Tito or Churchill dies
consequence-evacuated = Tito is flown out
consequence-escaped = Tito or Churchill gets away
consequence-documents_taken = the secret documents are found
consequence-assault_won = an assault is won
consequence-assault_lost = an assault is lost
consequence-no_way_back = there is no way back from an assault
consequence-reduced = a unit is reduced
