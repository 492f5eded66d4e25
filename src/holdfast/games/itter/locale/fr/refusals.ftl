### Castle Itter: why something is not allowed. The ids are the words by which the rules name a sentence.

by-is-a-casualty-and-out-of-the-game = { $by } est éliminé et hors jeu.
by-is-in-the-supply-and-has-to-be = { $by } est dans la réserve et doit d’abord être déployé.
by-waits-for-the-Reinforcements-card = { $by } attend la carte Renforts.
by-has-escaped-and-is-out-of-the-game = { $by } s’est évadé et est hors jeu.
by-is-conditions-and-can-only-recover = { $by } est { $conditions } et ne peut que récupérer.
by-has-to-wait-nobody-on-the-board-acts = { $by } doit attendre : personne n’agit sur le plateau avant que tous soient déployés. Encore dans la réserve : { $whom }.
by-has-already-taken-an-action-this-turn = { $by } a déjà effectué une action ce tour-ci.
by-has-received-an-order-and-takes-no-action = { $by } a reçu un ordre et n’effectue pas d’autre action ce tour-ci.
by-is-conditions-first-the-suppression-has-to-be = { $by } est { $conditions } : il faut d’abord retirer la suppression.
who-is-active-and-finishes-first-by-has-to = { $who } est actif et doit d’abord terminer ; { $by } doit attendre.
who-is-active-and-finishes-first-with-an-action = { $who } est actif et doit d’abord terminer, avec ou sans action.
to-is-taken-by-partner-Open-squares =
    La case { $to } est occupée par { $partner }. { COUNT($squares) ->
        [0] Aucune case n’est libre.
        [one] Case libre : { $squares }.
       *[other] Cases libres : { $squares }.
    }
who-is-on-the-board-already-at-square-only = { $who } est déjà sur le plateau, en { $square } ; seuls les Défenseurs de la réserve se déploient.
to-was-destroyed-with-Besotten-Jenny-Open-squares =
    La case { $to } a été détruite avec Besotten Jenny. { COUNT($squares) ->
        [0] Aucune case n’est libre.
        [one] Case libre : { $squares }.
       *[other] Cases libres : { $squares }.
    }
by-has-no-die-to-attack-with-its-value = { $by } n’a pas de dé pour attaquer : sa valeur d’attaque est de 0 et personne ne l’inspire.
by-cannot-attack-target-no-such-counter-is-there =
    { $by } ne peut pas attaquer { FORM($target, "the") } : il n’y a rien à y attaquer. { COUNT($targets) ->
        [0] Rien n’est en vue.
       *[other] En vue : { $targets }.
    }
by-cannot-attack-target-square-is-white-and-sees = { $by } ne peut pas attaquer { FORM($target, "the") } : la case { $square } est blanche et ne voit rien.
by-cannot-attack-target-square-sees-colors-target-is =
    { $by } ne peut pas attaquer { FORM($target, "the") }. Depuis { $square }, on voit ceci : { $colors } ; couleur de la cible : { $color }. { COUNT($targets) ->
        [0] Rien n’est en vue.
       *[other] En vue : { $targets }.
    }
Suppression-tokens-left-number-by-places-them-all =
    { $number ->
        [one] Il ne reste qu’un marqueur Suppression : { $by } doit le poser.
       *[other] Il ne reste que { $number } marqueurs Suppression : { $by } doit les poser tous.
    }
Suppression-tokens-that-by-places-exactly-number =
    { $by } doit poser exactement { $number ->
        [one] un marqueur Suppression
       *[other] { $number } marqueurs Suppression
    }.
In-this-edition-all-tokens-go-to-one-colour = Dans cette édition, tous les marqueurs vont sur une seule couleur.
by-cannot-suppress-from-square-it-is-white = { $by } ne peut pas effectuer de Suppression depuis { $square } : la case est blanche.
by-cannot-suppress-from-square-yellow-has-no-suppress = { $by } ne peut pas effectuer de Suppression depuis { $square } : le jaune n’a pas de case de Suppression.
by-stands-on-square-and-can-suppress-only-colors =
    { $by } est en { $square } et ne peut effectuer de Suppression que sur { COUNT($colors) ->
        [one] le { $colors }
       *[other] les couleurs { $colors }
    }.
No-Suppression-token-is-left-to-place = Il ne reste aucun marqueur Suppression à poser.
by-has-made-the-one-free-move-of-this = { $by } a déjà fait l’unique déplacement libre de cette activation.
by-stands-on-to-already = { $by } est déjà en { $to }.
to-is-in-another-location-there-by-has-to = La case { $to } est dans un autre lieu : pour y aller, { $by } doit effectuer un Déplacement.
by-cannot-change-places-with-partner-who-is-conditions =
    { $by } ne peut pas échanger sa place avec { $partner }, qui est { $conditions }. { COUNT($squares) ->
        [0] Aucun autre déplacement libre n’est possible.
        [one] Déplacement libre possible : { $squares }.
       *[other] Déplacements libres possibles : { $squares }.
    }
by-has-made-as-many-free-moves-as-the = { $by } a déjà fait autant de déplacements libres que le lieu a d’autres cases.
to-is-in-by-s-own-location-there-it = La case { $to } est dans le même lieu que { $by } : un déplacement libre suffit.
From-the-Cellar-by-reaches-only-the-Great-Hall =
    Depuis la Cave, { $by } n’atteint que la Grande Salle. { COUNT($squares) ->
        [0] Aucune case n’y est libre.
        [one] Case libre : { $squares }.
       *[other] Cases libres : { $squares }.
    }
to-was-destroyed-with-Besotten-Jenny-by-can-move =
    La case { $to } a été détruite avec Besotten Jenny. { COUNT($squares) ->
        [0] { $by } ne peut aller nulle part.
        [one] Déplacement possible : { $squares }.
       *[other] Déplacements possibles : { $squares }.
    }
by-cannot-move-to-to-partner-stands-there-Open =
    { $by } ne peut pas se déplacer en { $to } : { $partner } s’y trouve. { COUNT($squares) ->
        [0] Aucune autre case n’est libre.
        [one] Autre case libre : { $squares }.
       *[other] Autres cases libres : { $squares }.
    }
by-is-not-what-but-conditions = { $by } n’est pas { $what } mais { $conditions }.
by-has-no-Disrupted-token-to-remove = { $by } n’a pas de marqueur Désorganisé à retirer.
by-is-fresh-and-has-nothing-to-recover-from = { $by } est prêt et n’a pas besoin de récupérer.
In-this-edition-by-takes-a-Disrupted-token-off = Dans cette édition, { $by } retire le marqueur Désorganisé par l’action Retirer la suppression.
by-has-to-remove-the-Disrupted-token-first = { $by } doit d’abord retirer le marqueur Désorganisé.
Remove-Suppression-belongs-to-the-player-aid-s-edition = L’action « Retirer la suppression » n’existe que dans l’édition de l’aide de jeu ; ici, { $by } récupère.
Nobody-in-by-s-location-could-use-an-order = Personne dans le lieu de { $by } ne pourrait utiliser un ordre.
who-is-not-what-but-conditions = { $who } n’est pas { $what } mais { $conditions }.
who-is-not-in-by-s-location-Orders-can =
    { $who } n’est pas dans le lieu de { $by }. { COUNT($whom) ->
        [0] Personne ne peut recevoir d’ordre.
       *[other] Ordres possibles pour : { $whom }.
    }
by-has-no-C-and-cannot-command-With-C =
    { $by } n’a pas [C] et ne peut pas effectuer de Commandement. { COUNT($whom) ->
        [0] Personne n’a [C] sur le plateau.
       *[other] Avec [C] sur le plateau : { $whom }.
    }
who-has-C-and-takes-no-orders-Orders-can =
    { $who } a [C] et ne reçoit pas d’ordres. { COUNT($whom) ->
        [0] Personne ne peut recevoir d’ordre.
       *[other] Ordres possibles pour : { $whom }.
    }
who-has-already-taken-an-action-this-turn-Orders =
    { $who } a déjà effectué une action ce tour-ci. { COUNT($whom) ->
        [0] Personne ne peut recevoir d’ordre.
       *[other] Ordres possibles pour : { $whom }.
    }
who-has-to-lose-the-Disrupted-token-first = { $who } doit d’abord perdre le marqueur Désorganisé.
who-is-fresh-and-needs-no-order-Orders-can =
    { $who } est prêt et n’a pas besoin d’ordre. { COUNT($whom) ->
        [0] Personne ne peut recevoir d’ordre.
       *[other] Ordres possibles pour : { $whom }.
    }
square-is-white-no-colour-is-clear-of-the = La case { $square } est blanche : elle n’a pas de couleur qui puisse être libre d’ennemis.
by-cannot-escape-from-square-SS-counters-are-still =
    { $by } ne peut pas s’évader de { $square } : il reste des pions SS sur { COUNT($colors) ->
        [one] le { $colors }
       *[other] les couleurs { $colors }
    }. { COUNT($targets) ->
        [one] Fait obstacle : { FORM($targets, "the") }.
       *[other] Font obstacle : { FORM($targets, "the") }.
    }
by-must-begin-his-action-where-he-escapes-not = { $by } doit commencer son action là d’où il s’évade : pas après un déplacement libre ou un déploiement.
Only-Borotra-can-escape = Seul Borotra peut s’évader.
by-cannot-escape-from-the-location-Locations-to-escape = { $by } ne peut pas s’évader { FORM($location, "of") }. Lieux d’où l’on peut s’évader : { $locations }.
The-weapon-is-not-loaded =
    { FORM($weapon, "the") } n’est pas { FORM($weapon, "gender") ->
        [f] chargée
       *[m] chargé
    }.
The-cannon-is-loaded-already = Le canon est déjà chargé.
by-stands-on-square-where-there-is-no-weapon =
    { $by } est en { $square }, où il n’y a pas { FORM($weapon, "no") }. { COUNT($squares) ->
        [0] Il n’y en a nulle part.
        [one] Case où il y en a : { $squares }.
       *[other] Cases où il y en a : { $squares }.
    }
by-is-not-tank-crew-and-cannot-use-the =
    { $by } n’est pas de l’équipage de char et ne peut pas utiliser { FORM($weapon, "the") }. { COUNT($whom) ->
        [0] Aucun membre d’équipage de char n’est sur le plateau.
       *[other] Équipage de char sur le plateau : { $whom }.
    }
by-is-not-tank-crew-and-cannot-load-the = { $by } n’est pas de l’équipage de char et ne peut pas charger le canon.
by-has-to-stand-on-square-to-load-the = { $by } doit être en { $square } pour charger le canon.
Suppression-tokens-on-color-the-colour-of-area-area =
    Sur le { $color }, la couleur de la zone { $area }, il n’y a { $number ->
        [0] pas de marqueur Suppression
        [one] qu’un marqueur Suppression
       *[other] que { $number } marqueurs Suppression
    }.
card-has-to-wait-the-remaining-orders-are-needed = { $card } doit attendre : les ordres restants sont réservés à { $cards }.
tactic-is-not-in-the-SS-player-s-hand =
    { $tactic } n’est pas dans la main du joueur SS. { COUNT($tactics) ->
        [0] La main est vide.
       *[other] En main : { $tactics }.
    }
card-is-not-in-the-SS-player-s-hand =
    { $card } n’est pas dans la main du joueur SS. { COUNT($cards) ->
        [0] La main est vide.
       *[other] En main : { $cards }.
    }
options-edition-the-player-aid-knows-no-competitive-game = options.edition : l’aide de jeu n’a pas de variante Compétitive ; choisis l’édition standard ou une autre variante
