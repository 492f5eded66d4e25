### Capture Tito!: why something is not allowed. The ids are the words by which the rules name a sentence.

unit-is-not-on-the-map = { $unit } is not on the map.
unit-has-already-performed-two-actions-this-turn = { $unit } has already taken two actions this turn.
unit-shares-zone-with-Yugoslav-units-the-assault-must = { $unit } is in { $zone } with Yugoslav units: resolve the assault.
moving-is-in-the-middle-of-its-move-it = { $moving } is in the middle of its move: it must go on or stop first.
The-officer-to-attach-now-is-wanted-not-officer = The officer to attach now is { $wanted }, not { $officer }.
officer-joins-a-platoon-of-his-group-that-landed = { $officer } must join a platoon of his group that landed this turn; { $unit } is not one. Possible: { $others }.
unit-has-not-begun-to-move-so-there-is = { $unit } has not begun to move, so there is nothing to stop.
unit-cannot-stop-in-zone-the-stack-would-have =
    { $unit } cannot stop in { $zone }: the stack would have { $sp ->
        [one] { $sp } strength point
       *[other] { $sp } strength points
    }, more than { $limit }. It can go on to: { $others }.
unit-has-already-moved-this-turn = { $unit } has already moved this turn.
unit-landed-in-a-hostile-zone-and-is-fixed = { $unit } landed in a hostile zone and cannot leave it before the end of the turn.
unit-shares-zone-with-Yugoslav-units-and-must-assault = { $unit } is in { $zone } with Yugoslav units and must assault them.
No-link-joins-zone-and-to-From-zone-links = No link joins { $zone } and { $to }. From { $zone } links lead to: { $others }.
The-link-from-zone-to-to-costs-cost-MP = The link from { $zone } to { $to } costs { $cost } MP, and { $unit } has { $mp }.
to-is-hostile-and-unit-would-have-no-action = { $to } is hostile, and { $unit } would have no action left for the assault: it may enter only before it does anything else this turn.
to-is-hostile-unit-may-enter-it-only-where = { $to } is hostile: { $unit } may enter only if a platoon is already there.
to-is-hostile-and-full-with-unit-the-stack =
    { $to } is hostile and full: with { $unit } the stack would have { $sp ->
        [one] { $sp } strength point
       *[other] { $sp } strength points
    }, more than { $limit }.
to-is-full-with-unit-the-stack-would-have =
    { $to } is full: with { $unit } the stack would have { $sp ->
        [one] { $sp } strength point
       *[other] { $sp } strength points
    }, more than { $limit }, and { $unit } could not go on from there.
The-combats-cannot-be-ended-before-the-assaults-are =
    Resolve the { COUNT($zones) ->
        [one] assault
       *[other] assaults
    } in { $zones } before you end your phase.
A-unit-of-zone-has-fired-this-turn-and = A unit in { $zone } has fired this turn, and a stack fires only once.
unit-is-not-alone-a-platoon-of-the-stack = { $unit } is not alone: a platoon of the stack must fire. In { $zone }: { $others }.
front-is-the-front-officer-of-zone-and-the = { $front } is the officer in front in { $zone }: he is the one who fires.
at-is-not-adjacent-to-zone-Adjacent-others = { $at } is not adjacent to { $zone }. Adjacent: { $others }.
at-holds-German-units-nobody-fires-at-his-own = There are German units in { $at }: nobody fires at their own side.
at-holds-no-Yugoslav-unit-Possible-targets-from-zone =
    There is no Yugoslav unit in { $at }. { COUNT($others) ->
        [0] There is no target near { $zone }.
       *[other] Possible targets from { $zone }: { $others }.
    }
at-holds-only-markers-that-have-not-been-turned = There are only face-down markers in { $at }; you cannot fire at them.
unit-is-not-in-zone-Platoons-there-others =
    { $unit } is not in { $zone }. { COUNT($others) ->
        [0] No platoon is there.
       *[other] Platoons there: { $others }.
    }
There-is-no-assault-in-zone-German-and-Yugoslav =
    There is no assault in { $zone }: German and Yugoslav units are not both there. { COUNT($others) ->
        [0] There is no assault at all.
       *[other] Assaults: { $others }.
    }
unit-is-not-in-the-assault-of-zone-Not =
    { $unit } takes no part in the assault in { $zone }. { COUNT($others) ->
        [0] All are placed.
       *[other] Not yet placed: { $others }.
    }
unit-already-has-its-place-in-this-round-Not =
    { $unit } already has its place in this round. { COUNT($others) ->
        [0] All are placed.
       *[other] Not yet placed: { $others }.
    }
Line-next-is-the-one-to-fill-now-not = The line to fill now is line { $next }, not line { $line }.
This-round-has-lines-lines-there-is-no-line =
    This round has { $lines ->
        [one] one line
       *[other] { $lines } lines
    }; there is no line { $line }.
next-is-the-platoon-to-place-in-support-now = The platoon to place in support now is { $next }, not { $unit }.
to-is-not-one-of-the-nearest-zones-where = { $to } is not one of the nearest zones with room for the retreating units. Nearest: { $others }.
prisoner-is-not-a-prisoner = { $prisoner } is not a prisoner.
prisoner-has-already-been-moved-this-turn-and-cannot = { $prisoner } has already been moved this turn and cannot be handed over.
unit-already-guards-prisoner = { $unit } already guards { $prisoner }.
prisoner-is-held-in-zone-unit-is-not-there =
    { $prisoner } is held in { $zone }, and { $unit } is not there. { COUNT($others) ->
        [0] No platoon is there.
       *[other] Platoons there: { $others }.
    }
unit-is-already-the-front-of-its-stack = { $unit } is already at the front of its stack.
The-front-of-zone-has-just-been-chosen-do = You have just chosen the front of { $zone }; do something else before you choose it again.
unit-is-the-only-platoon-of-zone-there-is = { $unit } is the only platoon in { $zone }; there is no order to choose.
group-has-no-platoon-that-can-lose-a-strength = { $group } has no platoon that can lose a strength point. Possible: { $others }.
