### Castle Itter: what happened.

event-turn = Turn { $turn } begins at { $hour }.
event-planned = The SS plan order { $order }: { $card }.
event-planned-hidden = The SS plan order { $order }.
event-planned_tactic = The SS choose a Tactics card: { $card }.
event-planned_tactic-hidden = The SS choose a Tactics card.
event-drew =
    The SS draw { COUNT($cards) ->
        [0] no SS cards
       *[other] { $cards }
    }. Tactics cards: { $tactics }.
event-drew-hidden =
    The SS draw { $number ->
        [0] no SS cards
        [one] one SS card
       *[other] { $number } SS cards
    } and { $tactics_number ->
        [0] no Tactics cards
        [one] one Tactics card
       *[other] { $tactics_number } Tactics cards
    }.
event-deployed = { $who } takes position at { $to }.
event-attacked = { $by } attacks { FORM($target, "the") }. Dice: { $dice }; a { $needed } or higher hits.
event-suppressed = { $by } lays down suppression: { $tokens }.
event-shifted = { $by } makes a free move from { $from } to { $to }.
event-swapped = { $by } and { $partner } change places: { $from } and { $to }.
event-moved = { $by } moves from { $from } to { $to }.
event-held = { $by } holds the position.
event-loaded = { $by } loads the 76mm Cannon.
event-recovered = { $by } recovers and is no longer { $what }.
event-commanded = { $by } commands.
event-ordered = On { $by }’s order { $who } recovers and is no longer { $what }.
event-escaped =
    { $by } escapes from { $from }. { $number ->
        [0] The 142nd card becomes the deck.
        [one] The 142nd card is shuffled together with the bottom card of the deck.
       *[other] The 142nd card is shuffled together with the bottom { $number } cards of the deck.
    }
event-escaped_aid =
    { $by } escapes from { $from }. { $number ->
        [one] One card leaves
       *[other] { $number } cards leave
    } the deck.
event-ended =
    The Defender Phase ends{ $left ->
        [0] .
        [one] , with one action unused.
       *[other] , with { $left } actions unused.
    }
event-ss_phase = SS Phase of turn { $turn }.
event-tactics =
    { COUNT($tactics) ->
        [0] No Tactics card is in force.
       *[other] Tactics in force: { $tactics }.
    }
event-revealed = SS card: { $card }.
event-none_left = No { $counter } is left to place.
event-aimed = { FORM($counter, "a") } comes to area { $area } (dice: { $dice }).
event-approached = { FORM($counter, "a") } approaches area { $area } (dice: { $dice }).
event-spent =
    { $tokens ->
        [0] No Suppression token is spent
        [one] One Suppression token is spent
       *[other] { $tokens } Suppression tokens are spent
    } on area { $area }. Dice: { $dice }; a { $needed } or higher stops { FORM($counter, "the") }.
event-placed = { FORM($counter, "a") } is placed in area { $area }.
event-pushed = { FORM($counter, "a") } advances from { FORM($from, "the") } to { FORM($to, "the") }.
event-entered = { FORM($counter, "a") } enters the castle from { FORM($from, "the") }.
event-no_target = { FORM($counter, "the") } in area { $area } finds nobody on { $color }.
event-fired = { FORM($counter, "the") } in area { $area } fires at { $who } ({ $color } { $die }). Dice: { $dice }; a { $needed } or higher hits.
event-disrupted = { $who } is disrupted.
event-casualty = { $who } falls at { $from }.
event-low_morale = { $who } gives up at { $from }: his morale is low and no officer is with him.
event-sacrificed = { $who } sacrifices himself for { $saved }.
event-declined = { $who } does not sacrifice himself for { $saved }.
event-sniper_idle = The sniper finds nobody on { $color }.
event-sniped = The sniper aims at { $who } ({ $color } { $die }). Dice: { $dice }; a { $needed } or higher hits.
event-no_effect = { FORM($location, "the") } is already destroyed: no effect.
event-shelled = { FORM($location, "the") } is under fire. Dice: { $dice }; a { $needed } or higher hits.
event-weakened = The Defense Value of { FORM($location, "the") } drops to { $defense }.
event-destroyed = { FORM($location, "the") } is destroyed.
event-flak30 = The Flak 30 sweeps { $color }.
event-flak30_fired = The Flak 30 fires at { $who } ({ $color } { $number }). Dice: { $dice }; a { $needed } or higher hits.
event-reinforced = Reinforcements can be deployed: { $whom }.
event-over = The game is over.
told-chosen = A die of { $die } chooses the target.
told-hit = Hit.
told-missed = Missed.
told-stopped = It is suppressed and not placed.
told-came-through = It comes through.

## Results

result-win =
    Victory: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. { $award }, { $level }.
result-draw =
    A draw: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
result-loss = The SS enter the castle: the game is lost.
reason-deck_exhausted = The SS have no more cards.
reason-142nd = The 142nd Infantry Regiment arrives.
reason-breakthrough = The SS break into the castle.

## Titles over what begins, and sums of what happened

chapter-turn = Turn { $turn }, { $hour }
chapter-ss_phase = Turn { $turn }: SS Phase
sum-placed = Counters placed: { $count }
sum-pushed = pushed forward: { $count }
sum-weakened = weakened: { $location }
sum-destroyed = destroyed: { $location }
sum-disrupted = disrupted: { $who }
sum-casualty = fallen: { $who }
sum-low_morale = given up: { $who }
sum-reinforced = reinforcements: { $whom }
