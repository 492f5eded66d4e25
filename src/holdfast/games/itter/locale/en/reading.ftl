### Castle Itter: what is wrong with a position or with component data.

needs-a-provenance-known = needs a provenance: { $known }
missing-missing = missing: { $missing }
must-be-in-this-order-wanted = must be in this order: { $wanted }
names-something-twice = names something twice
exactly-one-location-can-be-destroyed = exactly one location can be destroyed
exactly-one-location-the-Cellar-has-no-Defense-Value = exactly one location, the Cellar, has no Defense Value
the-Cellar-cannot-be-destroyed = the Cellar cannot be destroyed
a-square-without-Defense-Value-is-never-a-target = a position without a Defense Value is never a target (CI-4.0.9)
the-reserve-is-for-Defenders-with-R-and-for = the reserve is for Defenders with [R], and for them only
the-French-and-only-they-begin-on-squares = the French, and only they, begin on a position
name-is-taken-by-another-Defender = { $name } is taken by another Defender
count-cards-are-more-than-a-game-can-show =
    { $count ->
        [one] { $count } card is
       *[other] { $count } cards are
    } more than a game can show
must-go-from-the-highest-score-down = must go from the highest score down
there-must-be-a-row-that-begins-at-a = there must be a row that begins at a score of 1 (CI-5.0.7)
is-not-JSON-error = is not JSON: { $error }
must-be-wanted = must be { $wanted }
at-most-two-colours = at most two colours
exactly-one-square-has-the-weapon = exactly one position has “{ $weapon }”
color-is-not-a-colour-of-this-square = { $color } is not a colour of this position
needs-six-squares-one-for-each-number-not-count = needs six positions, one for each number, not { $count }
an-area-cannot-lead-straight-into-the-castle = an area cannot lead straight into the castle
M-and-I-do-not-go-together = { "[" }M] and [I] do not go together
exactly-one-Defender-has-letter = exactly one Defender has [{ $letter }]
needs-at-least-one-card = needs at least one card
there-is-no-kind-card = there is no { $kind } card
must-be-eleven-counters-one-for-each-area = must be eleven counters, one for each area
the-rules-can-need-number = the rules can need { $number } of them
the-board-cannot-be-built-from-it-error = the board cannot be built from it: { $error }
name-does-not-carry-color-number-in-positions = { $name } does not have { $color } { $number } in positions
this-track-never-reaches-the-castle-way = this track never reaches the castle: { $way }
needs-four-numbers-one-for-each-deck = needs four numbers, one for each deck
has-size-cards-but-variant-takes-taken-off =
    has { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }, but { $variant } takes { $taken } off
the-last-row-must-have-no-lower-limit = the last row must have no lower limit
color-number-is-shown-in-color_tables = { $color } { $number } is { $shown } in color_tables
this-card-has-none = must be left out: this kind of card has none
needs-six-entries-one-for-each-number-of-the = needs six entries, one for each number of the die
must-be-0-outside-the-Defender-Phase = must be 0 outside the Defender Phase
only-the-competitive-variant-has-a-planning-phase = only the competitive variant has a planning phase
only-Defenders-with-R-can-be-in-the-reserve = only Defenders with [R] can be waiting as reinforcements
only-Borotra-can-have-escaped = only Borotra can have escaped
the-French-are-never-in-the-supply = the French are never in the supply
there-are-only-limit-Suppression-tokens =
    there { $limit ->
        [one] is only { $limit } Suppression token
       *[other] are only { $limit } Suppression tokens
    }
a-destroyed-Jenny-cannot-be-loaded = the cannon cannot be loaded once Besotten Jenny is destroyed
acted-have-acted-but-only-used-actions-have-been =
    { $acted ->
        [one] { $acted } Defender has
       *[other] { $acted } Defenders have
    } acted, but only { $used ->
        [one] { $used } action has
       *[other] { $used } actions have
    } been taken
there-are-only-limit-Command-tokens =
    there { $limit ->
        [one] is only { $limit } Command token
       *[other] are only { $limit } Command tokens
    }
there-are-only-limit-Disrupted-tokens =
    there { $limit ->
        [one] is only { $limit } Disrupted token
       *[other] are only { $limit } Disrupted tokens
    }
at-most-most-cards =
    at most { $most ->
        [one] { $most } card
       *[other] { $most } cards
    }
must-be-empty-before-the-SS-Phase = must be empty before the SS Phase
at-most-most-orders =
    at most { $most ->
        [one] { $most } order
       *[other] { $most } orders
    }
place-is-taken-by-other = “{ $place }” is taken by { $other }
must-be-false-off-the-board = must be false off the board
there-are-only-limit-name-counters =
    there { $limit ->
        [one] is only { $limit } { $name } counter
       *[other] are only { $limit } { $name } counters
    }
nobody-stands-in-a-destroyed-Jenny = nobody is in Besotten Jenny once it is destroyed
must-be-null-outside-the-competitive-variant = must be null outside the competitive variant
name-occurs-more-than-most-times =
    “{ $name }” occurs more than { $most ->
        [one] once
       *[other] { $most } times
    }
only-in-the-Defender-Phase = can be true only in the Defender Phase
never-together-with-acted = cannot be true together with acted
must-be-null-while-the-game-goes-on = must be null while the game goes on
must-be-empty-outside-the-competitive-variant = must be empty outside the competitive variant
must-be-empty-in-the-beginner-variant = must be empty in the beginner variant
the-142nd-comes-only-after-Borotra-s-escape-in = the 142nd comes only after Borotra’s escape, in the standard edition
name-belongs-to-the-competitive-variant = “{ $name }” belongs to the competitive variant
needs-a-kind = needs kind
is-not-on-the-board = is not on the board
must-be-fresh-and-without-token-to-be-active = must be fresh and without a token to be active
no-action-is-left-for-an-activation = no action is left for an activation
an-activation-begins-by-deploying-or-by-a-shift = an activation begins by deploying or with a free move
must-be-above-0-exactly-when-shifted-is-true = must be above 0 when shifted is true, and only then
must-be-a-Defender-with-C-on-the-board = must be a Defender with [C] on the board
nobody-could-use-an-order-so-the-command-is = nobody could use an order, so the command is over
there-is-no-Suppression-token-on-color = there is no Suppression token on { $color }
none-is-left-in-the-supply = none is left in the supply
needs-a-source = needs source
Gangl-could-not-save-this-Defender = Gangl could not save this Defender
is-not-disrupted-so-this-would-not-be-a = is not disrupted, so would not fall
must-be-Defenders-in-name-in-square-order = must be Defenders in { $name }, in the order of their positions
must-all-be-disrupted = must all be disrupted
must-be-one-of-the-doomed = must be one of those in doomed
everything-is-planned-nothing-is-left-to-ask = everything is planned: nothing is left to ask
can-be-0-only-while-a-command-gives-orders = can be 0 only while a command gives orders
there-is-no-such-gun-in-the-area = there is no such weapon in the area
