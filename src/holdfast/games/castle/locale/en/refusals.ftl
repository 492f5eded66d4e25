### Castle: why something is not allowed. The ids are the words by which the rules name a sentence.

seat-is-out-of-the-game = { $seat } is out of the game.
No-card-of-seat-stands-place = { $seat } has no card { $place }.
lead-cannot-attack-card-a-royal-of-the-same = { $lead } cannot attack { $card }, a royal of the same suit. Targets: { $targets }.
An-attack-goes-at-an-opponent-never-at-the = You attack opponents, never your own castle.
seat-has-no-reinforcement-card-There-cards =
    { $card } is not among { $seat }’s reinforcements. { COUNT($cards) ->
        [0] There are none.
       *[other] Reinforcements: { $cards }.
    }
seat-does-not-own-card = { $seat } does not own { $card }.
The-court-holds-nine-cards-and-nine-is-the = The court is full: it holds nine cards.
card-is-no-Ace-only-an-Ace-begins-a = { $card } is not an Ace; only an Ace begins a volley.
No-card-can-be-drawn-so-the-Ace-cannot = No card can be drawn, so the Ace cannot begin a volley.
card-is-not-one-of-the-cards-drawn-for =
    { $card } is not one of the cards drawn for the volley. { COUNT($cards) ->
        [0] None is left.
       *[other] Drawn: { $cards }.
    }
card-has-no-target-nothing-that-its-attack-may = { $card } has nothing it may attack.
Archers-cannot-shoot-into-a-court = Archers cannot shoot into a court.
The-card-of-seat-place-lies-face-down-archers = { $seat }’s card { $place } is face down; archers need one that is face up.
The-assassin-has-exposed-a-card-already-and-must = The assassin has already turned a card face up and must strike now.
card-lies-face-up-already = { $card } is already face up.
card-is-no-Six-only-a-Six-becomes-a = { $card } is not a Six; only a Six becomes a barricade.
This-match-is-played-without-barricades = This match is played without barricades.
A-barricade-is-laid-on-an-opponent-s-castle = A barricade is laid on an opponent’s castle.
A-barricade-lies-place-already = There is already a barricade { $place }.
A-barricade-place-does-not-lie-directly-beyond-the =
    A barricade { $place } is not directly beyond { $seat }’s cards on that side. { COUNT($cells) ->
        [0] There is no room on that side.
       *[other] Possible: { $cells }.
    }
Only-right-after-a-double-six-can-a-group = A group can be attacked only right after a double six.
No-card-below-left-or-right-of-the-one = The card { $place } has no neighbour below, left or right that could join it in a group.
A-group-has-at-least-two-cards-add-another = A group has at least two cards: add another one.
The-card-place-is-in-the-group-already = The card { $place } is already in the group.
The-card-place-is-not-below-left-or-right =
    The card { $place } is not below, left or right of one in the group. { COUNT($cells) ->
        [0] The group cannot grow.
       *[other] Cards that can join it: { $cells }.
    }
The-counter-strike-hits-the-castle-of-roller-not-that =
    The counter-strike hits { $roller }’s castle, not { $seat }’s. { COUNT($cells) ->
        [0] It has no target there.
       *[other] Targets there: { $cells }.
    }
A-counter-strike-spares-the-court-Outside-it-cells =
    A counter-strike spares the court. { COUNT($cells) ->
        [0] There is no card outside it.
       *[other] Outside it: { $cells }.
    }
The-King-never-leads-an-attack-Possible-cells =
    The King never leads an attack. { COUNT($cells) ->
        [0] No other card can.
       *[other] Cards that can: { $cells }.
    }
card-has-nothing-to-attack-Possible-cells =
    { $card } has nothing to attack. { COUNT($cells) ->
        [0] No card has a target.
       *[other] Cards with a target: { $cells }.
    }
There-is-no-gap-to-close-no-empty-column = There is no gap to close: no column between cards is empty, and no row beneath cards.
Say-which-card-to-place-To-arrange-cards = Say which card to place. To arrange: { $cards }.
A-card-stands-place-already-Free-cells =
    There is already a card { $place }. { COUNT($cells) ->
        [0] No place is free.
       *[other] Free: { $cells }.
    }
A-barricade-keeps-seat-from-building-place = A barricade keeps { $seat } from building { $place }.
In-the-court-a-card-stands-between-others-or = In the court a card stands between others or next to an outer one: columns { $from_col } to { $to_col }.
Nothing-carries-a-card-place-upper-rows-are-built =
    Nothing supports a card { $place }: upper rows are built on cards. { COUNT($cells) ->
        [0] No place is free.
       *[other] Free: { $cells }.
    }
Five-cards-never-get-to-stand-place = Five cards are not enough to build { $place }.
In-a-sortie-the-card-that-leads-must-attack = In a sortie the leading card must attack; you cannot give up.
The-battle-goes-on-in-the-castle-of-seat =
    The battle goes on in { $seat }’s castle. { COUNT($cells) ->
        [0] There is no target there.
       *[other] Targets there: { $cells }.
    }
The-card-place-is-not-directly-below-left-or =
    The card { $place } is not directly below, left or right of what fell. { COUNT($cells) ->
        [0] There is no other target.
       *[other] Targets: { $cells }.
    }
card-is-not-among-the-reinforcements-of-seat-that =
    { $card } is not among { $seat }’s reinforcements that can be committed. { COUNT($cards) ->
        [0] There are none.
       *[other] Available: { $cards }.
    }
card-is-itself-under-attack-and-cannot-be-committed = { $card } is under attack itself and cannot be committed.
seat-has-no-Jack-any-more-so-nobody-rallies = { $seat } has lost the Jack, so nobody rallies to the flag.
card-has-not-the-suit-of-the-Jack-of = { $card } does not match { $seat }’s Jack.
card-a-royal-of-the-ram-s-own-suits = { $card }, a royal of one of the ram’s suits, stands at that end of the court.
Own-cards-are-never-attacked-and-no-barricade-lies =
    You never attack your own cards, and there is no barricade { $place }. { COUNT($targets) ->
        [0] There is no target.
       *[other] Targets: { $targets }.
    }
The-card-of-seat-place-is-covered-above-left =
    { $seat }’s card { $place } is covered above, left and right. { COUNT($targets) ->
        [0] There is no target.
       *[other] Targets: { $targets }.
    }
A-barricade-cannot-be-part-of-a-group = A barricade cannot be part of a group.
An-Ace-attacks-with-a-volley-it-leads-only = An Ace attacks with a volley; it leads only when no card can be drawn.
card-is-not-among-the-cards-of-seat-to =
    { $card } is not one of the cards that { $seat } has to arrange. { COUNT($cards) ->
        [0] There are none.
       *[other] To arrange: { $cards }.
    }
A-card-is-inserted-between-court-cards-before-column = A card is inserted between court cards: before a column from { $from_col } to { $to_col }.
The-drawn-card-is-placed-only-its-row-and = You place the drawn card: name only its row and column.
seat-did-not-roll-snake-eyes-The-card-removed =
    { $seat } did not roll snake eyes. The card to remove is one of { $roller }’s{ COUNT($cells) ->
        [0] .
       *[other] : { $cells }.
    }
Snake-eyes-spare-the-court-Removable-cells =
    Snake eyes spare the court. { COUNT($cells) ->
        [0] There is no card outside it.
       *[other] Cards you can remove: { $cells }.
    }
card-lies-face-up-face-down-cards-outside-the-court = { $card } is face up; face-down cards outside the court go first: { $cells }.
card-is-a-Jack-and-Jacks-always-lie-face = { $card } is a Jack, and Jacks are always face up.
card-is-under-attack-a-spy-turns-another-card = { $card } is under attack; a spy turns another card.
card-does-not-spy-only-an-Eight-does = { $card } does not spy; only an Eight does.
An-Eight-spies-once-before-its-first-attack = An Eight spies once, before its first attack.
card-can-still-be-used-so-it-cannot-be = { $card } can still be used, so you cannot discard it.
