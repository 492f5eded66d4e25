### Capture Tito!: what is wrong with a position or with component data.

must-be-small-letters-digits-and-hyphens-at-most = doit être fait de minuscules, de chiffres et de traits d’union, 40 au plus, comme { $sample }
a-map-has-1-to-most-zones =
    une carte compte de 1 à { $most ->
        [one] { $most } zone
       *[other] { $most } zones
    }
no-way-leads-to-zone-number = aucune liaison ne mène à la zone { $number }
there-is-no-VII = il n’y a pas de zone de saut VII
at-most-most-counters-can-be-played =
    on peut jouer avec au plus { $most ->
        [one] { $most } pion
       *[other] { $most } pions
    }
the-officers-are-rybka-and-obermaier = les officiers doivent être rybka et obermaier
a-drop-zone-must-hold-all-count-platoons-least =
    une zone de saut doit pouvoir contenir { $count ->
        [one] { $count } peloton
       *[other] les { $count } pelotons
    } : { $least } ou plus
A-B-and-C-each-have-their-slots = A, B et C doivent avoir chacun leurs emplacements
a-trigger-is-missing = il manque une des causes
must-be-dice-such-as-1d6-or-2d10 = doit donner des dés, comme « 1d6 » ou « 2d10 »
each-of-0-to-9-is-one-event = chaque nombre de 0 à 9 donne un seul événement
each-of-first-to-last-is-there-once = chaque nombre de { $first } à { $last } y est une fois
a-D6-has-six-results = il faut six entrées, une par résultat d’un D6
they-are-complete-semi-and-failure = les niveaux sont complete, semi et failure
there-must-be-one-key-zone-not-count = il faut une seule zone { $key }, et non { $count }
joins-a-zone-to-itself-or-repeats-another-link = relie une zone à elle-même ou répète une autre liaison
must-be-a-numeral-such-as-IV = doit être un chiffre romain comme « IV »
a-drop-zone-is-six-zones = une zone de saut se compose de six zones
the-German-units-come-first-in-the-roster = les unités allemandes viennent en premier dans la liste
a-group-has-counters = un groupe doit avoir des pions
unit-is-in-no-group = { FORM($unit, "the") } n’est dans aucun groupe
shows-nothing = ne montre rien
an-A-marker-shows-one-thing = un marqueur A ne montre qu’une chose
found-slots-for-count-letter-markers =
    { $found ->
        [one] { $found } emplacement
       *[other] { $found } emplacements
    } pour { $count ->
        [one] { $count } marqueur { $letter }
       *[other] { $count } marqueurs { $letter }
    }
must-be-a-number = doit être un nombre
R-number-of-colour-is-missing = il manque le R{ $number } ({ $colour })
belongs-to-another-group-or-wave = appartient à un autre groupe ou à une autre vague
is-not-a-turn = n’est pas un tour
is-not-that-of-this-match = doit être celui de cette partie
is-0-before-the-game-is-over = doit être 0 avant la fin de la partie
is-after-the-last-turn-last = vient après le dernier tour, { $last }
there-is-no-air-support-yet-in-step = il n’y a pas encore d’appui aérien dans { $step }
a-unit-of-this-camp-is-never-state = une unité de ce camp n’est jamais « { $state } »
only-reinforcements-are-delayed = seuls les renforts sont retardés
a-unit-has-at-most-two-marks = une unité porte au plus deux marques
only-a-unit-on-the-map-has-marks = seule une unité sur la carte porte des marques
only-a-delayed-counter-has-a-blocked-entry = seul un pion retardé a une entrée bloquée
is-no-entry-of-the-counter-s-colour = n’est pas une entrée de la couleur du pion
zone-number-holds-Yugoslav-units-so-its-markers-are = la zone { $number } contient des unités yougoslaves, donc ses marqueurs sont retournés
nobody-is-still-to-land-in-step = dans { $step }, il ne reste personne qui doive atterrir
no-front-has-been-chosen-in-step = dans { $step }, aucune première ligne n’est encore choisie
the-missions-are-listed-once-each-ascending = les missions sont nommées une fois chacune, dans l’ordre croissant
only-platoons-have-it-in-the-movement-step = ne peut être true que pour un peloton, à l’étape du mouvement
only-a-German-unit-on-the-map-can-be = ne peut être true que pour une unité allemande sur la carte
only-a-German-unit-on-the-map-has-a = seule une unité allemande sur la carte a un chemin de repli
the-two-actions-of-a-unit-are-different = les deux actions d’une unité sont différentes
a-delayed-counter-needs-its-entry-in-blocked = un pion retardé doit avoir son entrée dans « blocked »
only-A-markers-are-set-aside = seuls les marqueurs A se mettent de côté
is-not-in-its-plane = n’est pas dans son avion
is-not-a-zone = n’est pas une zone
is-not-in-zone-number = n’est pas dans la zone { $number }
an-officer-is-in-front-only-while-no-platoon = un officier n’est en première ligne que si aucun peloton n’y est
the-zones-are-listed-once-each-ascending = les zones sont nommées une fois chacune, dans l’ordre croissant
is-no-zone-with-two-or-more-platoons-and = n’est pas une zone avec au moins deux pelotons et sans unité yougoslave
comes-only-for-a-prisoner-in-number = ne vient que pour un prisonnier dans la zone { $number }
the-marker-has-not-been-turned-over-yet = le marqueur n’est pas encore retourné
is-no-platoon-in-the-prisoner-s-zone = n’est pas un peloton dans la zone du prisonnier
only-a-prisoner-is-moved = seul un prisonnier est déplacé
zone-number-holds-too-many-German-SP = il y a trop de PF allemands dans la zone { $number }
zone-number-holds-too-many-Yugoslav-SP = il y a trop de PF yougoslaves dans la zone { $number }
both-camps-are-in-zone-number = les deux camps sont dans la zone { $number }
is-null-until-the-game-is-over = doit être null jusqu’à la fin de la partie
nobody-is-moving-in-step = dans { $step }, personne ne se déplace
is-not-on-the-map = n’est pas sur la carte
there-is-none-in-step = doit être null dans { $step }
holds-no-German-to-assault = ne contient aucun Allemand contre qui mener un assaut
holds-no-Yugoslav-unit = ne contient aucune unité yougoslave
is-needed-in-step = est nécessaire dans { $step }
this-assault-has-only-count-lines =
    cet assaut n’a { $count ->
        [0] pas de ligne
        [one] qu’une ligne
       *[other] que { $count } lignes
    }
a-line-has-a-platoon-in-contact = une ligne doit avoir un peloton au contact
must-be-empty-between-rounds = doit être vide entre deux tours d’assaut
is-no-officer-who-landed-this-turn = n’est pas un officier qui a atterri ce tour-ci
is-no-platoon-of-this-assault-without-a-place = n’est pas un peloton de cet assaut encore sans place
leaves-no-contact-place-to-choose = ne laisse aucune place au contact à choisir
leaves-no-support-to-choose = ne laisse aucun soutien à choisir
holds-fewer-than-two-platoons = contient moins de deux pelotons
nothing-is-pending-in-step = rien n’est en suspens dans { $step }
supports-are-placed-in-roster-order = les soutiens se placent dans l’ordre de la liste
the-units-could-not-retreat-so-nothing-is-asked = les unités ne pourraient pas se replier, donc rien n’est demandé
nothing-could-be-done-in-step = rien ne pourrait être fait dans { $step }
