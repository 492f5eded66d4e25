### Capture Tito!: what happened.

event-markers_placed = The { $letter } markers lie face down in { $zones }.
event-ready =
    The Germans have { $ammo ->
        [one] one ammunition point
       *[other] { $ammo } ammunition points
    }.
event-turn = Turn { $turn }, { $hours }.
event-random_event = The event die shows { $die }: { $letter }.
event-welcome = The die shows { $die }. Shot at before landing: { $groups }.
event-set_aside = An A marker leaves { $zone } unseen.
event-birthday = The die shows { $die }: a B marker goes from { $from } to { $to }.
event-went_home = { FORM($unit, "the") } has gone home.
event-astray = The die shows { $die }: { $unit } will land far away.
event-second_wave =
    The die shows { $die }. { COUNT($units) ->
        [0] Nobody lands this turn.
       *[other] Landing this turn: { $units }.
    }
event-supply = Supply ({ $dice }): ammunition rises from { $from } to { $to }.
event-relief = The die shows { $die }: the relief comes, and turn { $last_turn } is the last.
event-alarm = { $trigger }: the alarm rises from { $from } to { $to }.
event-air_support =
    Air support for { $zone }: { $die } { SIGNED($modifier) } = { $total }, { $bonus ->
        [0] no bonus
       *[other] a bonus of { $bonus }
    }.
event-landed = { $unit } lands in { $to }: drop zone { $dz }, die { $die }.
event-attached = { $officer } joins { $unit } in { $to }.
event-activation_test = From { $zone } the markers in { $at } are tested: { $die } against { $alarm }.
event-turned_over =
    { $zone }: the { $letter } marker shows { COUNT($back) ->
        [0] nothing
       *[other] { $back }
    }.
event-all_turned_over = All markers are turned over.
event-vip_found =
    { $vip } { FORM($vip, "number") ->
        [many] are
       *[one] is
    } in { $zone }.
event-drawn = { FORM($unit, "the") } appears in { $zone }.
event-not_drawn = No more counters of this kind can come to { $zone }.
event-officer_bonus = Faster with an officer: { $units }.
event-moved = { $unit } moves from { $from } to { $to }.
event-stopped = { $unit } stops in { $zone }.
event-front = { $unit } is now in front in { $zone }.
event-guarded = { $guard } guards { $vip }.
event-prisoner_moved = { $vip } is taken from { $from } to { $to }.
event-documents_taken = The secret documents are found in { $zone }.
event-capture = { $vip } in { $zone }: the die shows { $die }.
event-vip_dead = { $vip } is dead.
event-storch = A Storch lands in { $zone } to fetch Tito.
event-evacuated = The Storch takes off with { $vip }.
event-fire_declared = Fire from { $from } at { $at }.
event-fire = { $attack } against { $defence }. Hit: { $hit }.
event-reduced = { FORM($unit, "the") } is reduced.
event-eliminated = { FORM($unit, "the") } is eliminated.
event-ammo = Ammunition left: { $to }.
event-assault = Assault in { $zone }: { $germans } against { $yugoslavs }.
event-placed = { FORM($unit, "the") } takes its place on line { $line }.
event-columns = Round { $round } in { $zone }: { $german } against { $yugoslav }.
event-line = Line { $line }: { $attack } against { $defence }. Hit: { $hit }.
event-assault_won = The assault in { $zone } is won.
event-assault_lost = The assault in { $zone } is lost.
event-no_way_back = There is no way back from { $zone }: the assault goes on.
event-broken_off = The assault in { $zone } is broken off.
event-retreated = { FORM($unit, "the") } retreats from { $from } to { $to }.
event-reinforcements = Reinforcements: { $die } against an alarm of { $alarm }.
event-arrival =
    { $counters ->
        [0] No counter comes
        [one] One counter comes
       *[other] { $counters } counters come
    } to entry { $number }.
event-reinforcement_drawn = { FORM($unit, "the") } is drawn for { $zone }.
event-entered = { FORM($unit, "the") } enters { $to }.
event-delayed = { FORM($unit, "the") } finds { $blocked } blocked and waits.
event-waits = { FORM($unit, "the") } still waits outside { $blocked }.
event-fixed =
    Held in place by Germans next to them: the { COUNT($zones) ->
        [one] stack
       *[other] stacks
    } in { $zones }.
event-stack_chosen = The stack in { $zone } moves next ({ $decided_by }).
event-target_chosen = From { $from } it heads for { $zone }, { $distance } MP away ({ $decided_by }).
event-end_chosen = It goes as far as { $zone }: { $decided_by }.
event-stays = The stack in { $zone } stays ({ $reason }).
event-stack_moved =
    { FORM($units, "the") } { COUNT($units) ->
        [one] moves
       *[other] move
    } from { $from } to { $to }.
event-joined =
    { FORM($units, "the") } { COUNT($units) ->
        [one] joins
       *[other] join
    } the stack in { $zone }.
event-too_many = There is not room for all in { $zone }: { $units } cannot stay.
event-went_back =
    { FORM($units, "the") } { COUNT($units) ->
        [one] goes
       *[other] go
    } back to { $to }.
event-way_round = It goes round by way of { $zone }: { $decided_by }.
event-escaped =
    { $vips } { COUNT($vips) ->
        [one] { FORM($vips, "number") ->
            [many] escape
           *[other] escapes
        }
       *[other] escape
    } from { $from } with { $units }.
event-stack_order = { FORM($top, "the") } is on top in { $zone }: { $decided_by }.
event-shooters_chosen = The stack in { $zone } fires next ({ $decided_by }).
event-fire_target_chosen = Its target is { $zone }: { FORM($decided_by, "target") }.
event-turn_over = Turn { $turn } is over.
event-game_over =
    The game is over: { $level }, { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    } ({ $reason }).
result-over =
    { $level }: { $vp ->
        [one] { $vp } victory point
       *[other] { $vp } victory points
    } ({ $reason }).

## Titles over what begins, and sums of what happened

phase-random_event = Random event
phase-landed = Landing
phase-activation_test = Activation
phase-moved = German movement
phase-reinforcements = Yugoslav reinforcements
phase-fixed = Yugoslav movement
phase-stack_chosen = Yugoslav movement
phase-shooters_chosen = Yugoslav fire
phase-assault = Assault in { $zone }
phase-turn_over = End of the turn
sum-landed = Units landed: { $count }
sum-turned_over = markers turned over: { $count }
sum-drawn = partisans found: { $count }
sum-vip_found = found: { $vip }
sum-entered = reinforcements: { $count }
sum-stack_moved = stack moves: { $count }
sum-fire = shots: { $count }
sum-reduced = reduced: { $unit }
sum-eliminated = eliminated: { $unit }
sum-vip_dead = dead: { $vip }
sum-escaped = escaped: { $vips }
sum-alarm =
    alarm raised: { $count ->
        [one] once
       *[other] { $count } times
    }
