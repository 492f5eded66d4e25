### Castle Itter: what can be done, and what is asked.


## Actions: short, as on a button

action-deploy = Deploy { $who } to { $to }
action-attack = { $by } attacks { FORM($target, "the") }
action-attack-weapon = { $by } attacks { FORM($target, "the") } { FORM($weapon, "with") }
action-suppress = { $by } lays down suppression: { $tokens }
action-suppress-weapon = { $by } lays down suppression { FORM($weapon, "with") }: { $tokens }
action-shift = { $by } makes a free move to { $to }
action-move = { $by } moves to { $to }
action-load = { $by } loads the cannon
action-recover = { $by } recovers: no longer { $what }
action-remove_suppression = { $by } removes the Disrupted token
action-command = { $by } commands
action-escape = { $by } escapes
action-hold = Hold the position
action-end = End your phase
action-order = Order { $who } to recover: no longer { $what }
action-done = No more orders
action-spend =
    { $tokens ->
        [0] Spend no Suppression token
        [one] Spend one Suppression token
       *[other] Spend { $tokens } Suppression tokens
    }
action-sacrifice = Gangl sacrifices himself
action-decline = Gangl does not sacrifice himself
action-plan = Plan { $card }
action-plan-hidden = Plan an order
action-tactic = Choose the Tactics card { $card }
action-tactic-hidden = Choose a Tactics card

## Questions

prompt-ss_plan = Choose the next order from your hand.
prompt-ss_tactic = Choose the Tactics card for this turn.
prompt-defender_action =
    Choose an action for a Defender. You have { $left ->
        [one] one action
       *[other] { $left } actions
    } left.
prompt-activation = { $who } is active: choose an action, or hold.
prompt-command_order =
    { $by } commands: choose an order. { $left ->
        [one] One order is
       *[other] { $left } orders are
    } left.
prompt-suppress_placement = { FORM($counter, "a") } is coming to area { $area }: how many Suppression tokens do you spend?
prompt-sacrifice = { $who } is about to fall: does Gangl sacrifice himself?
prompt-sacrifice-doomed = The same hit is about to kill both { $who } and Gangl: does Gangl save { $who }?
grave-end =
    This ends your phase. You would lose { $left ->
        [one] one action
       *[other] { $left } actions
    }.

## Answers given once for all

habit-spend-none = Never spend Suppression tokens
habit-spend-all = Always spend all Suppression tokens
habit-sacrifice = Gangl never sacrifices himself

## Odds

headline-removed = Hit: { $chance }
headline-suppressed = Stopped: { $chance }
outcome-removed = removed
outcome-missed = missed
outcome-suppressed = suppressed
outcome-placed = placed
consequence-casualty = a Defender falls
consequence-low_morale = a Defender gives up
consequence-disrupted = a Defender is disrupted
consequence-destroyed = part of the castle is destroyed
consequence-weakened = part of the castle is weakened
consequence-entered = the SS enter the castle
consequence-escaped = Borotra escapes
