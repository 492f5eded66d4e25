### Capture Tito!: what happened.

event-markers_placed = Les marqueurs { $letter } sont placés face cachée : { $zones }.
event-ready =
    Les Allemands ont { $ammo ->
        [one] un point de munitions
       *[other] { $ammo } points de munitions
    }.
event-turn = Tour { $turn }, { $hours }.
event-random_event = Le dé d’événement donne { $die } : { $letter }.
event-welcome = Le dé donne { $die }. Sous le feu avant d’atterrir : { $groups }.
event-set_aside = Un marqueur A quitte { FORM($zone, "the") } sans être vu.
event-birthday = Le dé donne { $die } : un marqueur B passe { FORM($from, "from") } { FORM($to, "to") }.
event-went_home =
    { FORM($unit, "the") } est { FORM($unit, "gender") ->
        [f] rentrée chez elle
       *[m] rentré chez lui
    }.
event-astray = Le dé donne { $die } : { FORM($unit, "the") } atterrira au loin.
event-second_wave =
    Le dé donne { $die }. { COUNT($units) ->
        [0] Personne n’atterrit ce tour-ci.
        [one] Atterrit ce tour-ci : { $units }.
       *[other] Atterrissent ce tour-ci : { $units }.
    }
event-supply = Ravitaillement ({ $dice }) : les munitions passent de { $from } à { $to }.
event-relief = Le dé donne { $die } : la relève arrive, et le tour { $last_turn } est le dernier.
event-alarm = { $trigger } : l’alerte passe de { $from } à { $to }.
event-air_support =
    Appui aérien pour { FORM($zone, "the") } : { $die } { SIGNED($modifier) } = { $total }, { $bonus ->
        [0] pas de bonus
       *[other] bonus de { $bonus }
    }.
event-landed = { FORM($unit, "the") } atterrit { FORM($to, "in") }, zone de saut { $dz }, dé { $die }.
event-attached = { $officer } rejoint { FORM($unit, "the") } { FORM($to, "in") }.
event-activation_test = Test des marqueurs { FORM($at, "of") }, depuis { FORM($zone, "the") } : { $die } contre { $alarm }.
event-turned_over =
    { FORM($zone, "in") }, le marqueur { $letter } { COUNT($back) ->
        [0] ne cache rien
       *[other] révèle : { $back }
    }.
event-all_turned_over = Tous les marqueurs sont retournés.
event-vip_found =
    { $vip } { FORM($vip, "number") ->
        [many] se trouvent
       *[one] se trouve
    } { FORM($zone, "in") }.
event-drawn = { FORM($unit, "the") } apparaît { FORM($zone, "in") }.
event-not_drawn = Plus aucun pion de ce type ne peut venir { FORM($zone, "in") }.
event-officer_bonus =
    { COUNT($units) ->
        [one] Plus rapide
       *[other] Plus rapides
    } avec un officier : { $units }.
event-moved = { FORM($unit, "the") } va { FORM($from, "from") } { FORM($to, "to") }.
event-stopped = { FORM($unit, "the") } s’arrête { FORM($zone, "in") }.
event-front = { FORM($unit, "the") } est maintenant en première ligne { FORM($zone, "in") }.
event-guarded = { FORM($guard, "the") } garde { $vip }.
event-prisoner_moved = { $vip } est emmené { FORM($from, "from") } { FORM($to, "to") }.
event-documents_taken = Les documents secrets sont trouvés { FORM($zone, "in") }.
event-capture = Capture de { $vip } { FORM($zone, "in") } : le dé donne { $die }.
event-vip_dead = { $vip } est mort.
event-storch = Un Storch se pose { FORM($zone, "in") } pour emmener Tito.
event-evacuated = Le Storch décolle avec { $vip }.
event-fire_declared = Tir depuis { FORM($from, "the") } { FORM($at, "on") }.
event-fire =
    { $attack } contre { $defence }. { FORM($hit, "gender") ->
        [f] Touchée
       *[m] Touché
    } : { $hit }.
event-reduced =
    { FORM($unit, "the") } est { FORM($unit, "gender") ->
        [f] réduite
       *[m] réduit
    }.
event-eliminated =
    { FORM($unit, "the") } est { FORM($unit, "gender") ->
        [f] éliminée
       *[m] éliminé
    }.
event-ammo = Munitions restantes : { $to }.
event-assault = Assaut { FORM($zone, "in") } : { $germans } contre { $yugoslavs }.
event-placed = { FORM($unit, "the") } prend place sur la ligne { $line }.
event-columns = Tour d’assaut { $round } { FORM($zone, "in") } : { $german } contre { $yugoslav }.
event-line =
    Ligne { $line } : { $attack } contre { $defence }. { FORM($hit, "gender") ->
        [f] Touchée
       *[m] Touché
    } : { $hit }.
event-assault_won = L’assaut { FORM($zone, "in") } est gagné.
event-assault_lost = L’assaut { FORM($zone, "in") } est perdu.
event-no_way_back = Aucun repli n’est possible depuis { FORM($zone, "the") } : l’assaut continue.
event-broken_off = L’assaut { FORM($zone, "in") } est rompu.
event-retreated = { FORM($unit, "the") } se replie { FORM($from, "from") } { FORM($to, "to") }.
event-reinforcements = Renforts : { $die } contre une alerte de { $alarm }.
event-arrival =
    { $counters ->
        [0] Aucun pion n’arrive
        [one] Un pion arrive
       *[other] { $counters } pions arrivent
    } à l’entrée { $number }.
event-reinforcement_drawn =
    { FORM($unit, "the") } est { FORM($unit, "gender") ->
        [f] tirée
       *[m] tiré
    } au sort pour { FORM($zone, "the") }.
event-entered = { FORM($unit, "the") } entre { FORM($to, "in") }.
event-delayed = { FORM($unit, "the") } trouve { FORM($blocked, "the") } bloquée et attend.
event-waits = { FORM($unit, "the") } attend encore près { FORM($blocked, "of") }.
event-fixed =
    { COUNT($zones) ->
        [one] Pile fixée
       *[other] Piles fixées
    } par des Allemands voisins : { $zones }.
event-stack_chosen = C’est à la pile { FORM($zone, "of") } de bouger : { $decided_by }.
event-target_chosen = { FORM($from, "from") }, elle se dirige vers { FORM($zone, "the") }, à { $distance } PM : { $decided_by }.
event-end_chosen = Elle va jusqu’à { FORM($zone, "the") } : { $decided_by }.
event-stays = La pile { FORM($zone, "of") } reste sur place : { $reason }.
event-stack_moved =
    { FORM($units, "the") } { COUNT($units) ->
        [one] va
       *[other] vont
    } { FORM($from, "from") } { FORM($to, "to") }.
event-joined =
    { FORM($units, "the") } { COUNT($units) ->
        [one] rejoint
       *[other] rejoignent
    } la pile { FORM($zone, "of") }.
event-too_many =
    Il n’y a pas de place pour tous { FORM($zone, "in") } : { FORM($units, "the") } ne { COUNT($units) ->
        [one] peut
       *[other] peuvent
    } rester.
event-went_back =
    { FORM($units, "the") } { COUNT($units) ->
        [one] revient
       *[other] reviennent
    } { FORM($to, "in") }.
event-way_round = Elle fait le tour par { FORM($zone, "the") } : { $decided_by }.
event-escaped =
    { $vips } { COUNT($vips) ->
        [one] { FORM($vips, "number") ->
            [many] s’échappent
           *[other] s’échappe
        }
       *[other] s’échappent
    } { FORM($from, "from") } avec { FORM($units, "the") }.
event-stack_order = { FORM($top, "the") } est au sommet de la pile { FORM($zone, "of") } : { $decided_by }.
event-shooters_chosen = C’est à la pile { FORM($zone, "of") } de tirer : { $decided_by }.
event-fire_target_chosen = Sa cible est { FORM($zone, "the") } : { FORM($decided_by, "target") }.
event-turn_over = Le tour { $turn } est terminé.
event-game_over =
    La partie est finie : { $level }, { $vp ->
        [one] { $vp } point de victoire
       *[other] { $vp } points de victoire
    } ({ $reason }).
result-over =
    { $level } : { $vp ->
        [one] { $vp } point de victoire
       *[other] { $vp } points de victoire
    } ({ $reason }).

## Titles over what begins, and sums of what happened

phase-random_event = Événement
phase-landed = Atterrissage
phase-activation_test = Activation
phase-moved = Mouvement allemand
phase-reinforcements = Renforts yougoslaves
phase-fixed = Mouvement yougoslave
phase-stack_chosen = Mouvement yougoslave
phase-shooters_chosen = Tir yougoslave
phase-assault = Assaut { FORM($zone, "in") }
phase-turn_over = Fin du tour
sum-landed = Unités ayant atterri : { $count }
sum-turned_over = marqueurs retournés : { $count }
sum-drawn = partisans découverts : { $count }
sum-vip_found = découverte : { $vip }
sum-entered = renforts : { $count }
sum-stack_moved = mouvements de piles : { $count }
sum-fire = tirs : { $count }
sum-reduced = à potentiel réduit : { $unit }
sum-eliminated = pertes : { $unit }
sum-vip_dead =
    { COUNT($vip) ->
        [one] { FORM($vip, "number") ->
            [many] morts
           *[other] mort
        }
       *[other] morts
    } : { $vip }
sum-escaped = { COUNT($vips) ->
        [one] échappé
       *[other] échappés
    } : { $vips }
sum-alarm =
    montée de l’alerte : { $count ->
        [one] une fois
       *[other] { $count } fois
    }
