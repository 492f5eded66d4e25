### Castle Itter: why something is not allowed. The ids are the words by which the rules name a sentence.

by-is-a-casualty-and-out-of-the-game = { $by } has fallen and is out of the game.
by-is-in-the-supply-and-has-to-be = { $by } is in the supply and must be deployed first.
by-waits-for-the-Reinforcements-card = { $by } is waiting for the Reinforcements card.
by-has-escaped-and-is-out-of-the-game = { $by } has escaped and is out of the game.
by-is-conditions-and-can-only-recover = { $by } is { $conditions } and can only recover.
by-has-to-wait-nobody-on-the-board-acts = { $by } must wait: nobody on the board acts until all are deployed. Still in the supply: { $whom }.
by-has-already-taken-an-action-this-turn = { $by } has already taken an action this turn.
by-has-received-an-order-and-takes-no-action = { $by } has received an order and takes no other action this turn.
by-is-conditions-first-the-suppression-has-to-be = { $by } is { $conditions }: remove the suppression first.
who-is-active-and-finishes-first-by-has-to = { $who } is active and must finish first; { $by } must wait.
who-is-active-and-finishes-first-with-an-action = { $who } is active and must finish first, with or without taking an action.
to-is-taken-by-partner-Open-squares =
    { $to } is taken by { $partner }. { COUNT($squares) ->
        [0] Nothing is open.
       *[other] Open: { $squares }.
    }
who-is-on-the-board-already-at-square-only = { $who } is already on the board, at { $square }; you deploy only Defenders from the supply.
to-was-destroyed-with-Besotten-Jenny-Open-squares =
    { $to } was destroyed with Besotten Jenny. { COUNT($squares) ->
        [0] Nothing is open.
       *[other] Open: { $squares }.
    }
by-has-no-die-to-attack-with-its-value = { $by } has no die to attack with: his value is 0 and nobody inspires him.
by-cannot-attack-target-no-such-counter-is-there =
    { $by } cannot attack { FORM($target, "the") }: there is nothing to attack. { COUNT($targets) ->
        [0] Nothing is in sight.
       *[other] In sight: { $targets }.
    }
by-cannot-attack-target-square-is-white-and-sees = { $by } cannot attack { FORM($target, "the") }: { $square } is white and sees nothing.
by-cannot-attack-target-square-sees-colors-target-is =
    { $by } cannot attack { FORM($target, "the") }: { $square } sees { $colors }, but { $target } is { $color }. { COUNT($targets) ->
        [0] Nothing is in sight.
       *[other] In sight: { $targets }.
    }
Suppression-tokens-left-number-by-places-them-all =
    { $number ->
        [one] Only one Suppression token is left: { $by } must place it.
       *[other] Only { $number } Suppression tokens are left: { $by } must place all of them.
    }
Suppression-tokens-that-by-places-exactly-number =
    { $by } must place exactly { $number ->
        [one] one Suppression token
       *[other] { $number } Suppression tokens
    }.
In-this-edition-all-tokens-go-to-one-colour = In this edition all tokens must go on one colour.
by-cannot-suppress-from-square-it-is-white = { $by } cannot suppress from { $square }: it is white.
by-cannot-suppress-from-square-yellow-has-no-suppress = { $by } cannot suppress from { $square }: yellow has no suppress space.
by-stands-on-square-and-can-suppress-only-colors = { $by } is at { $square } and can suppress only { $colors }.
No-Suppression-token-is-left-to-place = No Suppression token is left to place.
by-has-made-the-one-free-move-of-this = { $by } has already made the one free move of this activation.
by-stands-on-to-already = { $by } is already at { $to }.
to-is-in-another-location-there-by-has-to = { $to } is in another location: { $by } must take the Move action to get there.
by-cannot-change-places-with-partner-who-is-conditions =
    { $by } cannot change places with { $partner }, who is { $conditions }. { COUNT($squares) ->
        [0] There is no other free move.
       *[other] Free moves: { $squares }.
    }
by-has-made-as-many-free-moves-as-the = { $by } has made as many free moves as the location has other positions.
to-is-in-by-s-own-location-there-it = { $to } is in { $by }’s own location: a free move gets him there.
From-the-Cellar-by-reaches-only-the-Great-Hall =
    From the Cellar { $by } reaches only the Great Hall. { COUNT($squares) ->
        [0] Nothing is open there.
       *[other] Open there: { $squares }.
    }
to-was-destroyed-with-Besotten-Jenny-by-can-move =
    { $to } was destroyed with Besotten Jenny. { COUNT($squares) ->
        [0] { $by } cannot move anywhere.
       *[other] { $by } can move to: { $squares }.
    }
by-cannot-move-to-to-partner-stands-there-Open =
    { $by } cannot move to { $to }: { $partner } is there. { COUNT($squares) ->
        [0] Nothing else is open.
       *[other] Open elsewhere: { $squares }.
    }
by-is-not-what-but-conditions = { $by } is not { $what } but { $conditions }.
by-has-no-Disrupted-token-to-remove = { $by } has no Disrupted token to remove.
by-is-fresh-and-has-nothing-to-recover-from = { $by } is fresh and has nothing to recover from.
In-this-edition-by-takes-a-Disrupted-token-off = In this edition { $by } removes a Disrupted token with Remove Suppression.
by-has-to-remove-the-Disrupted-token-first = { $by } must remove the Disrupted token first.
Remove-Suppression-belongs-to-the-player-aid-s-edition = Remove Suppression belongs to the edition of the player aid; here { $by } recovers.
Nobody-in-by-s-location-could-use-an-order = Nobody in { $by }’s location could use an order.
who-is-not-what-but-conditions = { $who } is not { $what } but { $conditions }.
who-is-not-in-by-s-location-Orders-can =
    { $who } is not in { $by }’s location. { COUNT($whom) ->
        [0] Nobody can take an order.
       *[other] Orders can go to: { $whom }.
    }
by-has-no-C-and-cannot-command-With-C =
    { $by } has no [C] and cannot command. { COUNT($whom) ->
        [0] Nobody on the board has [C].
       *[other] With [C] on the board: { $whom }.
    }
who-has-C-and-takes-no-orders-Orders-can =
    { $who } has [C] and takes no orders. { COUNT($whom) ->
        [0] Nobody can take an order.
       *[other] Orders can go to: { $whom }.
    }
who-has-already-taken-an-action-this-turn-Orders =
    { $who } has already taken an action this turn. { COUNT($whom) ->
        [0] Nobody can take an order.
       *[other] Orders can go to: { $whom }.
    }
who-has-to-lose-the-Disrupted-token-first = { $who } must lose the Disrupted token first.
who-is-fresh-and-needs-no-order-Orders-can =
    { $who } is fresh and needs no order. { COUNT($whom) ->
        [0] Nobody can take an order.
       *[other] Orders can go to: { $whom }.
    }
square-is-white-no-colour-is-clear-of-the = { $square } is white: it has no colour that could be clear of the enemy.
by-cannot-escape-from-square-SS-counters-are-still = { $by } cannot escape from { $square }: SS counters are still on { $colors }. In the way: { $targets }.
by-must-begin-his-action-where-he-escapes-not = { $by } must begin his action on the position he escapes from: not after a free move or a deployment.
Only-Borotra-can-escape = Only Borotra can escape.
by-cannot-escape-from-the-location-Locations-to-escape = { $by } cannot escape from { FORM($location, "the") }. Locations to escape from: { $locations }.
The-weapon-is-not-loaded = The { $weapon } is not loaded.
The-cannon-is-loaded-already = The cannon is already loaded.
by-stands-on-square-where-there-is-no-weapon =
    { $by } is at { $square }, where there is no { $weapon }. { COUNT($squares) ->
        [0] There is none on the board.
       *[other] It is at: { $squares }.
    }
by-is-not-tank-crew-and-cannot-use-the =
    { $by } is not tank crew and cannot use the { $weapon }. { COUNT($whom) ->
        [0] No tank crew is on the board.
       *[other] Tank crew on the board: { $whom }.
    }
by-is-not-tank-crew-and-cannot-load-the = { $by } is not tank crew and cannot load the cannon.
by-has-to-stand-on-square-to-load-the = { $by } must be at { $square } to load the cannon.
Suppression-tokens-on-color-the-colour-of-area-area =
    There { $number ->
        [0] is no Suppression token
        [one] is only one Suppression token
       *[other] are only { $number } Suppression tokens
    } on { $color }, the colour of area { $area }.
card-has-to-wait-the-remaining-orders-are-needed = { $card } must wait: the remaining orders are needed for { $cards }.
tactic-is-not-in-the-SS-player-s-hand =
    { $tactic } is not in the SS player’s hand. { COUNT($tactics) ->
        [0] The hand is empty.
       *[other] In hand: { $tactics }.
    }
card-is-not-in-the-SS-player-s-hand =
    { $card } is not in the SS player’s hand. { COUNT($cards) ->
        [0] The hand is empty.
       *[other] In hand: { $cards }.
    }
options-edition-the-player-aid-knows-no-competitive-game = options.edition: the player aid has no competitive game; choose the standard edition or another variant
