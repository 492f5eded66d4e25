### Capture Tito!: what is wrong with a position or with component data.

must-be-small-letters-digits-and-hyphens-at-most = must be made of lower-case letters, digits and hyphens, at most 40, such as { $sample }
a-map-has-1-to-most-zones =
    a map has 1 to { $most ->
        [one] { $most } zone
       *[other] { $most } zones
    }
no-way-leads-to-zone-number = no link leads to zone { $number }
there-is-no-VII = there is no drop zone VII
at-most-most-counters-can-be-played =
    there can be at most { $most ->
        [one] { $most } counter
       *[other] { $most } counters
    }
the-officers-are-rybka-and-obermaier = the officers must be rybka and obermaier
a-drop-zone-must-hold-all-count-platoons-least =
    a drop zone must have room for { $count ->
        [one] { $count } platoon
       *[other] all { $count } platoons
    }: { $least } or more
A-B-and-C-each-have-their-slots = A, B and C must each have their slots
a-trigger-is-missing = a trigger is missing
must-be-dice-such-as-1d6-or-2d10 = must be dice such as “1d6” or “2d10”
each-of-0-to-9-is-one-event = each number from 0 to 9 must give exactly one event
each-of-first-to-last-is-there-once = each number from { $first } to { $last } must be there once
a-D6-has-six-results = must have six entries, one for each result of a D6
they-are-complete-semi-and-failure = the levels must be complete, semi and failure
there-must-be-one-key-zone-not-count = there must be exactly one { $key } zone, not { $count }
joins-a-zone-to-itself-or-repeats-another-link = joins a zone to itself or repeats another link
must-be-a-numeral-such-as-IV = must be a Roman numeral such as “IV”
a-drop-zone-is-six-zones = a drop zone consists of six zones
the-German-units-come-first-in-the-roster = the German units come first in the roster
a-group-has-counters = a group must have counters
unit-is-in-no-group = { $unit } is in no group
shows-nothing = shows nothing
an-A-marker-shows-one-thing = an A marker shows only one thing
found-slots-for-count-letter-markers =
    { $found ->
        [one] { $found } slot
       *[other] { $found } slots
    } for { $count ->
        [one] { $count } { $letter } marker
       *[other] { $count } { $letter } markers
    }
must-be-a-number = must be a number
R-number-of-colour-is-missing = R{ $number } of { $colour } is missing
belongs-to-another-group-or-wave = belongs to another group or wave
is-not-a-turn = is not a turn
is-not-that-of-this-match = must be that of this match
is-0-before-the-game-is-over = must be 0 before the game is over
is-after-the-last-turn-last = is after the last turn, { $last }
there-is-no-air-support-yet-in-step = there is no air support yet in { $step }
a-unit-of-this-camp-is-never-state = a unit of this side is never “{ $state }”
only-reinforcements-are-delayed = only reinforcements are delayed
a-unit-has-at-most-two-marks = a unit has at most two marks
only-a-unit-on-the-map-has-marks = only a unit on the map has marks
only-a-delayed-counter-has-a-blocked-entry = only a delayed counter has a blocked entry
is-no-entry-of-the-counter-s-colour = is not an entry of the counter’s colour
zone-number-holds-Yugoslav-units-so-its-markers-are = there are Yugoslav units in zone { $number }, so its markers are turned over
nobody-is-still-to-land-in-step = must be empty: in { $step } everyone has landed
no-front-has-been-chosen-in-step = no front has been chosen in { $step }
the-missions-are-listed-once-each-ascending = list each mission once, in ascending order
only-platoons-have-it-in-the-movement-step = can be true only for a platoon, in the movement step
only-a-German-unit-on-the-map-can-be = can be true only for a German unit on the map
only-a-German-unit-on-the-map-has-a = only a German unit on the map has a way back
the-two-actions-of-a-unit-are-different = the two actions of a unit must be different
a-delayed-counter-needs-its-entry-in-blocked = a delayed counter needs its entry in “blocked”
only-A-markers-are-set-aside = only A markers are set aside
is-not-in-its-plane = is not in its plane
is-not-a-zone = is not a zone
is-not-in-zone-number = is not in zone { $number }
an-officer-is-in-front-only-while-no-platoon = an officer is in front only while there is no platoon
the-zones-are-listed-once-each-ascending = list each zone once, in ascending order
is-no-zone-with-two-or-more-platoons-and = is not a zone with two or more platoons and no Yugoslav unit
comes-only-for-a-prisoner-in-number = comes only for a prisoner in zone { $number }
the-marker-has-not-been-turned-over-yet = the marker has not been turned over yet
is-no-platoon-in-the-prisoner-s-zone = is not a platoon in the prisoner’s zone
only-a-prisoner-is-moved = only a prisoner is moved
zone-number-holds-too-many-German-SP = there are too many German SP in zone { $number }
zone-number-holds-too-many-Yugoslav-SP = there are too many Yugoslav SP in zone { $number }
both-camps-are-in-zone-number = both sides are in zone { $number }
is-null-until-the-game-is-over = must be null until the game is over
nobody-is-moving-in-step = nobody is moving in { $step }
is-not-on-the-map = is not on the map
there-is-none-in-step = must be null in { $step }
holds-no-German-to-assault = has no Germans to assault
holds-no-Yugoslav-unit = has no Yugoslav unit
is-needed-in-step = is needed in { $step }
this-assault-has-only-count-lines =
    this assault has only { $count ->
        [one] { $count } line
       *[other] { $count } lines
    }
a-line-has-a-platoon-in-contact = a line must have a platoon in contact
must-be-empty-between-rounds = must be empty between rounds
is-no-officer-who-landed-this-turn = is not an officer who landed this turn
is-no-platoon-of-this-assault-without-a-place = is not a platoon of this assault that still has no place
leaves-no-contact-place-to-choose = leaves no contact place to choose
leaves-no-support-to-choose = leaves no support to choose
holds-fewer-than-two-platoons = has fewer than two platoons
nothing-is-pending-in-step = nothing is pending in { $step }
supports-are-placed-in-roster-order = supports are placed in roster order
the-units-could-not-retreat-so-nothing-is-asked = the units could not retreat, so nothing is asked
nothing-could-be-done-in-step = nothing could be done in { $step }
