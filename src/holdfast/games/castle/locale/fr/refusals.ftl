### Castle: why something is not allowed. The ids are the words by which the rules name a sentence.

seat-is-out-of-the-game = { $seat } est hors jeu.
No-card-of-seat-stands-place = { $seat } n’a pas de carte { $place }.
lead-cannot-attack-card-a-royal-of-the-same =
    { $lead } ne peut pas attaquer { $card }, une figure de la même couleur. { COUNT($targets) ->
        [one] Cible
       *[other] Cibles
    } : { $targets }.
An-attack-goes-at-an-opponent-never-at-the = On attaque ses adversaires, jamais son propre château.
seat-has-no-reinforcement-card-There-cards =
    { $card } n’est pas parmi les renforts de { $seat }. { COUNT($cards) ->
        [0] Il n’y en a pas.
       *[other] Il y a : { $cards }.
    }
seat-does-not-own-card = { $seat } ne possède pas { $card }.
The-court-holds-nine-cards-and-nine-is-the = La cour est pleine : elle a neuf cartes.
card-is-no-Ace-only-an-Ace-begins-a = { $card } n’est pas un As ; seul un As commence une salve.
No-card-can-be-drawn-so-the-Ace-cannot = On ne peut pas piocher : l’As ne peut donc pas commencer de salve.
card-is-not-one-of-the-cards-drawn-for =
    { $card } n’est pas une des cartes piochées pour la salve. { COUNT($cards) ->
        [0] Il n’en reste pas.
        [one] Piochée : { $cards }.
       *[other] Piochées : { $cards }.
    }
card-has-no-target-nothing-that-its-attack-may = { $card } ne peut rien attaquer.
Archers-cannot-shoot-into-a-court = Les archers ne peuvent pas tirer dans une cour.
The-card-of-seat-place-lies-face-down-archers = La carte de { $seat } { $place } est face cachée ; les archers ne tirent que sur une carte face visible.
The-assassin-has-exposed-a-card-already-and-must = L’assassin a déjà dévoilé une carte et doit frapper maintenant.
card-lies-face-up-already = { $card } est déjà face visible.
card-is-no-Six-only-a-Six-becomes-a = { $card } n’est pas un Six ; seul un Six devient une barricade.
This-match-is-played-without-barricades = Cette partie se joue sans barricades.
A-barricade-is-laid-on-an-opponent-s-castle = Une barricade se pose sur le château d’un adversaire.
A-barricade-lies-place-already = Il y a déjà une barricade { $place }.
A-barricade-place-does-not-lie-directly-beyond-the =
    Une barricade { $place } n’est pas juste au-delà des cartes de { $seat } de ce côté. { COUNT($cells) ->
        [0] Il n’y a pas de place de ce côté.
       *[other] Possible ici : { $cells }.
    }
Only-right-after-a-double-six-can-a-group = On ne peut attaquer un groupe que juste après un double six.
No-card-below-left-or-right-of-the-one = La carte { $place } n’a pas de voisine au-dessous, à gauche ou à droite qui puisse former un groupe avec elle.
A-group-has-at-least-two-cards-add-another = Un groupe a au moins deux cartes : ajoutes-en une.
The-card-place-is-in-the-group-already = La carte { $place } est déjà dans le groupe.
The-card-place-is-not-below-left-or-right =
    La carte { $place } n’est pas au-dessous, à gauche ou à droite d’une carte du groupe. { COUNT($cells) ->
        [0] Le groupe ne peut pas s’étendre.
       *[other] Le groupe peut s’étendre à : { $cells }.
    }
The-counter-strike-hits-the-castle-of-roller-not-that =
    La riposte frappe le château de { $roller }, pas celui de { $seat }. { COUNT($cells) ->
        [0] Elle n’y a pas de cible.
        [one] Cible : { $cells }.
       *[other] Cibles : { $cells }.
    }
A-counter-strike-spares-the-court-Outside-it-cells =
    Une riposte épargne la cour. { COUNT($cells) ->
        [0] Il n’y a pas de carte en dehors.
       *[other] En dehors : { $cells }.
    }
The-King-never-leads-an-attack-Possible-cells =
    Le Roi ne mène jamais d’attaque. { COUNT($cells) ->
        [0] Aucune autre carte ne le peut.
        [one] Carte qui le peut : { $cells }.
       *[other] Cartes qui le peuvent : { $cells }.
    }
card-has-nothing-to-attack-Possible-cells =
    { $card } n’a rien à attaquer. { COUNT($cells) ->
        [0] Aucune carte n’a de cible.
        [one] Carte possible : { $cells }.
       *[other] Cartes possibles : { $cells }.
    }
There-is-no-gap-to-close-no-empty-column = Il n’y a pas de brèche à fermer : aucune colonne vide entre des cartes, aucune rangée vide sous des cartes.
Say-which-card-to-place-To-arrange-cards = Dis quelle carte placer. À disposer : { $cards }.
A-card-stands-place-already-Free-cells =
    Il y a déjà une carte { $place }. { COUNT($cells) ->
        [0] Aucune case n’est libre.
        [one] Case libre : { $cells }.
       *[other] Cases libres : { $cells }.
    }
A-barricade-keeps-seat-from-building-place = Une barricade empêche { $seat } de bâtir { $place }.
In-the-court-a-card-stands-between-others-or = Dans la cour, une carte se place entre d’autres ou à côté d’une carte extrême : colonnes { $from_col } à { $to_col }.
Nothing-carries-a-card-place-upper-rows-are-built =
    Rien ne porte une carte { $place } : les rangées du haut se bâtissent sur des cartes. { COUNT($cells) ->
        [0] Aucune case n’est libre.
        [one] Case libre : { $cells }.
       *[other] Cases libres : { $cells }.
    }
Five-cards-never-get-to-stand-place = Avec cinq cartes, on n’arrive jamais à bâtir { $place }.
In-a-sortie-the-card-that-leads-must-attack = Dans une sortie, la carte de tête doit attaquer ; on ne renonce pas.
The-battle-goes-on-in-the-castle-of-seat =
    La bataille continue dans le château de { $seat }. { COUNT($cells) ->
        [0] Il n’y a pas de cible.
        [one] Cible : { $cells }.
       *[other] Cibles : { $cells }.
    }
The-card-place-is-not-directly-below-left-or =
    La carte { $place } n’est pas juste au-dessous, à gauche ou à droite de ce qui est tombé. { COUNT($cells) ->
        [0] Il n’y a pas d’autre cible.
        [one] Cible : { $cells }.
       *[other] Cibles : { $cells }.
    }
card-is-not-among-the-reinforcements-of-seat-that =
    { $card } n’est pas parmi les renforts que { $seat } peut engager. { COUNT($cards) ->
        [0] Il n’y en a pas.
       *[other] Il y a : { $cards }.
    }
card-is-itself-under-attack-and-cannot-be-committed = La carte { $card } est elle-même attaquée et ne peut pas être engagée.
seat-has-no-Jack-any-more-so-nobody-rallies = { $seat } n’a plus de Valet : personne ne se rallie au drapeau.
card-has-not-the-suit-of-the-Jack-of = { $card } n’a pas la couleur du Valet de { $seat }.
card-a-royal-of-the-ram-s-own-suits = { $card }, une figure d’une des couleurs du bélier, se tient à ce bout de la cour.
Own-cards-are-never-attacked-and-no-barricade-lies =
    On n’attaque jamais ses propres cartes, et il n’y a pas de barricade { $place }. { COUNT($targets) ->
        [0] Il n’y a pas de cible.
        [one] Cible : { $targets }.
       *[other] Cibles : { $targets }.
    }
The-card-of-seat-place-is-covered-above-left =
    La carte de { $seat } { $place } est couverte en haut, à gauche et à droite. { COUNT($targets) ->
        [0] Il n’y a pas de cible.
        [one] Cible : { $targets }.
       *[other] Cibles : { $targets }.
    }
A-barricade-cannot-be-part-of-a-group = Une barricade ne peut pas faire partie d’un groupe.
An-Ace-attacks-with-a-volley-it-leads-only = Un As attaque par une salve ; il ne mène lui-même une attaque que si on ne peut pas piocher.
card-is-not-among-the-cards-of-seat-to =
    { $card } n’est pas parmi les cartes que { $seat } doit disposer. { COUNT($cards) ->
        [0] Il n’y en a pas.
       *[other] À disposer : { $cards }.
    }
A-card-is-inserted-between-court-cards-before-column = Une carte s’insère entre des cartes de la cour : avant l’une des colonnes { $from_col } à { $to_col }.
The-drawn-card-is-placed-only-its-row-and = C’est la carte piochée qu’on place : indique seulement la rangée et la colonne.
seat-did-not-roll-snake-eyes-The-card-removed =
    { $seat } n’a pas fait d’yeux de serpent. { COUNT($cells) ->
        [0] La carte à retirer appartient à { $roller }.
       *[other] La carte à retirer appartient à { $roller } : { $cells }.
    }
Snake-eyes-spare-the-court-Removable-cells =
    Les yeux de serpent épargnent la cour. { COUNT($cells) ->
        [0] Il n’y a pas de carte en dehors.
       *[other] On peut retirer : { $cells }.
    }
card-lies-face-up-face-down-cards-outside-the-court = { $card } est face visible ; on retire d’abord les cartes face cachée hors de la cour : { $cells }.
card-is-a-Jack-and-Jacks-always-lie-face = { $card } est un Valet, et les Valets restent toujours face visible.
card-is-under-attack-a-spy-turns-another-card = La carte { $card } est attaquée ; un espion retourne une autre carte.
card-does-not-spy-only-an-Eight-does = { $card } n’espionne pas ; seul un Huit le fait.
An-Eight-spies-once-before-its-first-attack = Un Huit espionne une seule fois, avant sa première attaque.
card-can-still-be-used-so-it-cannot-be = La carte { $card } peut encore servir : on ne peut donc pas la défausser.
