### Castle Itter: what happened.

event-turn = Le tour { $turn } commence à { $hour }.
event-planned = Les SS planifient l’ordre { $order } : { $card }.
event-planned-hidden = Les SS planifient l’ordre { $order }.
event-planned_tactic = Les SS choisissent une carte Tactique : { $card }.
event-planned_tactic-hidden = Les SS choisissent une carte Tactique.
event-drew =
    { COUNT($cards) ->
        [0] Les SS ne piochent aucune carte SS.
       *[other] Les SS piochent { $cards }.
    } Cartes Tactique : { $tactics }.
event-drew-hidden =
    Pioche des SS : { $number ->
        [0] aucune carte SS
        [one] une carte SS
       *[other] { $number } cartes SS
    } et { $tactics_number ->
        [0] aucune carte Tactique
        [one] une carte Tactique
       *[other] { $tactics_number } cartes Tactique
    }.
event-deployed = { $who } prend position en { $to }.
event-attacked = { $by } attaque { FORM($target, "the") }. Dés : { $dice } ; il faut au moins { $needed }.
event-suppressed = { $by } effectue une Suppression : { $tokens }.
event-shifted = { $by } passe de { $from } en { $to }.
event-swapped = { $by } et { $partner } échangent leurs places : { $from } et { $to }.
event-moved = { $by } se déplace de { $from } en { $to }.
event-held = { $by } tient la position.
event-loaded = { $by } charge le canon de 76 mm.
event-recovered = { $by } récupère et n’est plus { $what }.
event-commanded = { $by } effectue un Commandement.
event-ordered = Sur l’ordre de { $by }, { $who } récupère et n’est plus { $what }.
event-escaped =
    { $by } s’évade de { $from }. Le 142e est mélangé avec { $number ->
        [one] la dernière carte
       *[other] les { $number } dernières cartes
    } de la pioche.
event-escaped_aid =
    { $by } s’évade de { $from }. { $number ->
        [one] Une carte quitte
       *[other] { $number } cartes quittent
    } la pioche.
event-ended =
    La phase des Défenseurs se termine{ $left ->
        [0] .
        [one] { " " }avec une action inutilisée.
       *[other] { " " }avec { $left } actions inutilisées.
    }
event-ss_phase = Phase SS du tour { $turn }.
event-tactics =
    { COUNT($tactics) ->
        [0] Aucune carte Tactique active.
        [one] Carte Tactique active : { $tactics }.
       *[other] Cartes Tactique actives : { $tactics }.
    }
event-revealed = Carte SS : { $card }.
event-none_left = Il ne reste plus de pion à placer : { $counter }.
event-aimed = { FORM($counter, "a") } arrive dans la zone { $area } (dés : { $dice }).
event-approached = { FORM($counter, "a") } s’approche de la zone { $area } (dés : { $dice }).
event-spent =
    { $tokens ->
        [0] Aucun marqueur Suppression dépensé
        [one] Un marqueur Suppression dépensé
       *[other] { $tokens } marqueurs Suppression dépensés
    } sur la zone { $area }. Dés : { $dice } ; il faut au moins { $needed }.
event-placed = { FORM($counter, "a") } occupe la zone { $area }.
event-pushed = { FORM($counter, "a") } avance { FORM($from, "from") } { FORM($to, "to") }.
event-entered = { FORM($counter, "a") } entre dans le château depuis { FORM($from, "the") }.
event-no_target = { FORM($counter, "the") } de la zone { $area } ne trouve personne sur le { $color }.
event-fired = { FORM($counter, "the") } de la zone { $area } tire sur { $who } ({ $color } { $die }). Dés : { $dice } ; il faut au moins { $needed }.
event-disrupted = { $who } est désorganisé.
event-casualty = { $who } est éliminé en { $from }.
event-low_morale = Moral bas : { $who } est éliminé en { $from }, sans officier présent.
event-sacrificed = { $who } se sacrifie pour { $saved }.
event-declined = { $who } ne se sacrifie pas pour { $saved }.
event-sniper_idle = Le Tireur embusqué ne trouve personne sur le { $color }.
event-sniped = Le Tireur embusqué vise { $who } ({ $color } { $die }). Dés : { $dice } ; il faut au moins { $needed }.
event-no_effect =
    { FORM($location, "the") } est déjà { FORM($location, "gender") ->
        [f] détruite
       *[m] détruit
    } : sans effet.
event-shelled = { FORM($location, "the") } est sous le feu. Dés : { $dice } ; il faut au moins { $needed }.
event-weakened = La valeur de défense { FORM($location, "of") } tombe à { $defense }.
event-destroyed =
    { FORM($location, "the") } est { FORM($location, "gender") ->
        [f] détruite
       *[m] détruit
    }.
event-flak30 = La Flak 30 balaie le { $color }.
event-flak30_fired = La Flak 30 tire sur { $who } ({ $color } { $number }). Dés : { $dice } ; il faut au moins { $needed }.
event-reinforced = Les renforts peuvent être déployés : { $whom }.
event-over = La partie est terminée.
told-chosen = Le dé choisit la cible : { $die }.
told-hit = Touché.
told-missed = Manqué.
told-stopped = Il est neutralisé et n’est pas placé.
told-came-through = Il passe quand même.

## Results

result-win =
    Victoire : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }. { $award }, { $level }.
result-draw =
    Partie nulle : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }.
result-loss = Les SS entrent dans le château : la partie est perdue.
reason-deck_exhausted = Les SS n’ont plus de cartes.
reason-142nd = Le 142e régiment d’infanterie arrive.
reason-breakthrough = Les SS font irruption dans le château.

## Titles over what begins, and sums of what happened

chapter-turn = Tour { $turn }, { $hour }
chapter-ss_phase = Tour { $turn } : phase SS
sum-placed = Pions placés : { $count }
sum-pushed = poussés plus loin : { $count }
sum-weakened = valeur de défense réduite : { $location }
sum-destroyed = destruction : { $location }
sum-disrupted =
    { COUNT($who) ->
        [one] désorganisé
       *[other] désorganisés
    } : { $who }
sum-casualty =
    { COUNT($who) ->
        [one] éliminé
       *[other] éliminés
    } : { $who }
sum-low_morale = moral brisé : { $who }
sum-reinforced = renforts : { $whom }
