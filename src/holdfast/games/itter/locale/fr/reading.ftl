### Castle Itter: what is wrong with a position or with component data.

needs-a-provenance-known = doit indiquer sa provenance : { $known }
missing-missing = il manque { $missing }
must-be-in-this-order-wanted = doit suivre cet ordre : { $wanted }
names-something-twice = nomme deux fois la même chose
exactly-one-location-can-be-destroyed = un seul lieu, ni plus ni moins, peut être détruit
exactly-one-location-the-Cellar-has-no-Defense-Value = un seul lieu, la Cave, n’a pas de valeur de défense
the-Cellar-cannot-be-destroyed = la Cave ne peut pas être détruite
a-square-without-Defense-Value-is-never-a-target = une case sans valeur de défense n’est jamais une cible (CI-4.0.9)
the-reserve-is-for-Defenders-with-R-and-for = reserve ne convient qu’aux Défenseurs avec [R]
the-French-and-only-they-begin-on-squares = les Français, et eux seuls, commencent sur une case
name-is-taken-by-another-Defender = { $name } est occupée par un autre Défenseur
count-cards-are-more-than-a-game-can-show =
    { $count ->
        [one] { $count } carte, c’est plus
       *[other] { $count } cartes, c’est plus
    } qu’une partie ne peut en montrer
must-go-from-the-highest-score-down = doit aller du plus haut score au plus bas
there-must-be-a-row-that-begins-at-a = il faut une ligne qui commence à un score de 1 (CI-5.0.7)
is-not-JSON-error = n’est pas du JSON : { $error }
must-be-wanted = doit être { $wanted }
at-most-two-colours = deux couleurs au plus
exactly-one-square-has-the-weapon = une case, et une seule, a « { $weapon } »
color-is-not-a-colour-of-this-square = { $color } n’est pas une couleur de cette case
needs-six-squares-one-for-each-number-not-count = doit nommer six cases, une pour chaque nombre, et non { $count }
an-area-cannot-lead-straight-into-the-castle = une zone ne peut pas mener directement dans le château
M-and-I-do-not-go-together = { "[" }M] et [I] ne vont pas ensemble
exactly-one-Defender-has-letter = un Défenseur, et un seul, a [{ $letter }]
needs-at-least-one-card = doit compter au moins une carte
there-is-no-kind-card = il n’y a pas de carte { $kind }
must-be-eleven-counters-one-for-each-area = doit compter onze pions, un pour chaque zone
the-rules-can-need-number = les règles peuvent en demander { $number }
the-board-cannot-be-built-from-it-error = impossible d’en construire le plateau : { $error }
name-does-not-carry-color-number-in-positions = { $name } n’a pas de { $color } { $number } dans positions
this-track-never-reaches-the-castle-way = cette piste n’atteint jamais le château : { $way }
needs-four-numbers-one-for-each-deck = doit compter quatre nombres, un pour chaque pioche
has-size-cards-but-variant-takes-taken-off =
    compte { $size ->
        [one] { $size } carte
       *[other] { $size } cartes
    }, mais { $variant } en retire { $taken }
the-last-row-must-have-no-lower-limit = la dernière ligne ne doit pas avoir de limite inférieure
color-number-is-shown-in-color_tables = { $color } { $number } est { $shown } dans color_tables
this-card-has-none = doit être omis : cette sorte de carte n’en a pas
needs-six-entries-one-for-each-number-of-the = doit compter six entrées, une pour chaque nombre du dé
must-be-0-outside-the-Defender-Phase = doit être 0 hors de la phase des Défenseurs
only-the-competitive-variant-has-a-planning-phase = seule la variante compétitive a une planification SS
only-Defenders-with-R-can-be-in-the-reserve = seuls les Défenseurs avec [R] peuvent attendre avec les Renforts
only-Borotra-can-have-escaped = seul Borotra peut s’être évadé
the-French-are-never-in-the-supply = les Français ne sont jamais dans la réserve
there-are-only-limit-Suppression-tokens =
    il n’y a { $limit ->
        [0] pas de marqueur Suppression
        [one] qu’un marqueur Suppression
       *[other] que { $limit } marqueurs Suppression
    }
a-destroyed-Jenny-cannot-be-loaded = une fois Besotten Jenny détruite, le canon ne peut plus être chargé
acted-have-acted-but-only-used-actions-have-been =
    { $acted ->
        [one] { $acted } Défenseur a agi
       *[other] { $acted } Défenseurs ont agi
    }, mais { $used ->
        [0] aucune action n’a été effectuée
        [one] une seule action a été effectuée
       *[other] { $used } actions seulement ont été effectuées
    }
there-are-only-limit-Command-tokens =
    il n’y a { $limit ->
        [0] pas de marqueur Commandement
        [one] qu’un marqueur Commandement
       *[other] que { $limit } marqueurs Commandement
    }
there-are-only-limit-Disrupted-tokens =
    il n’y a { $limit ->
        [0] pas de marqueur Désorganisé
        [one] qu’un marqueur Désorganisé
       *[other] que { $limit } marqueurs Désorganisé
    }
at-most-most-cards =
    au plus { $most ->
        [one] { $most } carte
       *[other] { $most } cartes
    }
must-be-empty-before-the-SS-Phase = doit être vide avant la phase SS
at-most-most-orders =
    au plus { $most ->
        [one] { $most } ordre
       *[other] { $most } ordres
    }
place-is-taken-by-other = la case « { $place } » est occupée par { $other }
must-be-false-off-the-board = doit être false hors du plateau
there-are-only-limit-name-counters =
    il n’y a { $limit ->
        [0] pas de pion
        [one] qu’un pion
       *[other] que { $limit } pions
    } { $name }
nobody-stands-in-a-destroyed-Jenny = personne ne se trouve dans Besotten Jenny une fois qu’elle est détruite
must-be-null-outside-the-competitive-variant = doit être null hors de la variante compétitive
name-occurs-more-than-most-times =
    « { $name } » apparaît plus { $most ->
        [0] de 0 fois
        [one] d’une fois
       *[other] de { $most } fois
    }
only-in-the-Defender-Phase = ne peut être true que dans la phase des Défenseurs
never-together-with-acted = ne peut pas être true en même temps qu’acted
must-be-null-while-the-game-goes-on = doit être null tant que la partie n’est pas finie
must-be-empty-outside-the-competitive-variant = doit être vide hors de la variante compétitive
must-be-empty-in-the-beginner-variant = doit être vide dans la variante Débutant
the-142nd-comes-only-after-Borotra-s-escape-in = le 142e ne vient qu’après l’évasion de Borotra, dans l’édition standard
name-belongs-to-the-competitive-variant = « { $name } » appartient à la variante compétitive
needs-a-kind = doit indiquer kind
is-not-on-the-board = n’est pas sur le plateau
must-be-fresh-and-without-token-to-be-active = doit être prêt et sans marqueur pour être actif
no-action-is-left-for-an-activation = il ne reste pas d’action pour une activation
an-activation-begins-by-deploying-or-by-a-shift = une activation commence par un déploiement ou un déplacement libre
must-be-above-0-exactly-when-shifted-is-true = doit dépasser 0 quand shifted est true, et seulement alors
must-be-a-Defender-with-C-on-the-board = doit être un Défenseur avec [C] sur le plateau
nobody-could-use-an-order-so-the-command-is = personne ne pourrait utiliser un ordre, donc le Commandement est fini
there-is-no-Suppression-token-on-color = il n’y a pas de marqueur Suppression sur le { $color }
none-is-left-in-the-supply = il n’en reste pas dans la réserve
needs-a-source = doit indiquer source
Gangl-could-not-save-this-Defender = Gangl ne pourrait pas sauver ce Défenseur
is-not-disrupted-so-this-would-not-be-a = n’est pas désorganisé, donc ne serait pas éliminé
must-be-Defenders-in-name-in-square-order = doit nommer des Défenseurs dans { $name }, dans l’ordre des cases
must-all-be-disrupted = doivent tous être désorganisés
must-be-one-of-the-doomed = doit être l’un de ceux de doomed
everything-is-planned-nothing-is-left-to-ask = tout est planifié : il n’y a plus rien à demander
can-be-0-only-while-a-command-gives-orders = ne peut être 0 que pendant les ordres d’un Commandement
there-is-no-such-gun-in-the-area = il n’y a pas d’arme de ce genre dans la zone
