### Capture Tito!: what things are called.


## Zones. Italian and French join their prepositions with the article.

zone-plain = zone { $number }
    .the = la zone { $number }
    .in = dans la zone { $number }
    .of = de la zone { $number }
    .from = de la zone { $number }
    .to = à la zone { $number }
    .on = sur la zone { $number }
zone-named = zone { $number } ({ $name })
    .the = la zone { $number } ({ $name })
    .in = dans la zone { $number } ({ $name })
    .of = de la zone { $number } ({ $name })
    .from = de la zone { $number } ({ $name })
    .to = à la zone { $number } ({ $name })
    .on = sur la zone { $number } ({ $name })

## Units

unit-german =
    { $group ->
        [wave2] peloton { $number } de la { $name }
       *[other] { $name } { $number }
    }
    .the =
        { $group ->
            [wave2] le peloton { $number } de la { $name }
           *[other] { $name } { $number }
        }
    .to =
        { $group ->
            [wave2] au peloton { $number } de la { $name }
           *[other] à { $name } { $number }
        }
unit-hq = infanterie QG { $number }
    .the = l’infanterie QG { $number }
    .to = à l’infanterie QG { $number }
    .gender = f
unit-infantry = infanterie { $number }
    .the = l’infanterie { $number }
    .to = à l’infanterie { $number }
    .gender = f
unit-pioneer = peloton de pionniers { $number }
    .the = le peloton de pionniers { $number }
    .to = au peloton de pionniers { $number }
unit-tank = peloton de chars { $number }
    .the = le peloton de chars { $number }
    .to = au peloton de chars { $number }
unit-dca = peloton de DCA { $number }
    .the = le peloton de DCA { $number }
    .to = au peloton de DCA { $number }
unit-red = R rouge { $number }
unit-blue = R bleu { $number }
unit-black = R noir { $number }
reinforcement-red = R rouge
reinforcement-blue = R bleu
reinforcement-black = R noir

## Whom and what the Germans look for

vip-tito = Tito
    .to = à Tito
vip-churchill = Randolph Churchill
    .to = à Randolph Churchill
vip-documents = les documents secrets
    .number = many
vip-uniform = l’uniforme de Tito
state-hidden =
    { FORM($vip, "number") ->
        [many] introuvables
       *[one] introuvable
    }
state-free =
    { FORM($vip, "number") ->
        [many] pas encore saisis
       *[one] libre
    }
state-prisoner = prisonnier
state-dead = mort
state-escaped =
    { FORM($vip, "number") ->
        [many] échappés
       *[one] échappé
    }
state-evacuated = évacué
state-taken = saisis

## Words of the component data, for languages that it does not speak

kinds-platoon = peloton
kinds-officer = officier
kinds-hq = infanterie QG
kinds-infantry = infanterie
kinds-pioneer = pionniers
kinds-tank = chars CV-35
kinds-dca = mitrailleuses DCA
terrain-green = terrain dégagé
terrain-orange = protection légère
terrain-red = protection forte
sides-german = Allemands
sides-yugoslav = Yougoslaves
missions-USA = mission américaine
missions-GB = mission britannique
missions-USSR = mission soviétique

## Small words

seat-german = Allemands
    .of = des Allemands
    .to = aux Allemands
    .the = les Allemands
letter-a = pas d’événement
letter-b = un comité d’accueil
letter-c = où es-tu, Tito ?
letter-d = joyeux anniversaire
letter-e = les jeunes communistes
letter-f = bon atterrissage, mauvais endroit
letter-g = la relève
trigger-air = Premier appui aérien avec bonus
trigger-landing = Premier atterrissage
trigger-fire = Premier tir
trigger-assault = Premier assaut
trigger-marker = Premier marqueur retourné
trigger-grotto = Pelotons dans la grotte de Tito
trigger-tito_seen = Tito est vu
trigger-tito_taken = Tito est prisonnier
trigger-missions = Une mission est occupée

## Why the rules chose a stack, a zone or a unit. All three are feminine in Italian and French.

decided_by-only = pas d’autre choix
decided_by-sp = le plus de points de force
    .target = le moins de points de force
decided_by-ff = le plus fort facteur de tir
decided_by-roster = en tête de liste
decided_by-nearest = au plus près
decided_by-room = de la place pour tous
decided_by-top_ff = le plus fort facteur de tir au sommet
decided_by-sum_of_ff = la plus forte somme de facteurs de tir
decided_by-front_ff = le plus faible facteur de tir en première ligne
decided_by-die = par tirage au dé
reason-time = le dernier tour est terminé
reason-ammo = il n’y a plus de munitions
reason-annihilated = il ne reste aucun peloton
reason-friends_here = elle a trouvé ses camarades
reason-no_way = aucun chemin ne mène à une cible
level-complete = un succès complet
level-semi = un demi-succès
level-failure = un échec
part-support = soutien
part-officer = officier
part-light = luminosité
part-ammo = munitions
part-air = appui aérien
part-dca = DCA
part-tank = chars
part-protection = protection
part-tito = Tito
act-land = a atterri
act-enter = est entrée
act-move = a bougé
act-fire = a tiré
act-assault = a donné l’assaut
place-plane = en vol
place-pool = pas encore sur la carte
place-delayed = en attente d’entrer
place-lost = éliminée
place-out = hors jeu
option-difficulty-easy = facile
option-difficulty-medium = moyen
option-difficulty-difficult = difficile
turn-hours = { $day } mai, { $from }–{ $to }
clock = Tour { $turn }, { $hours }
value = { $unit } : { $total } (facteur { $factor }{ $modifiers }, dé { $die })
value-part = , { $part } { SIGNED($amount) }

## Verbs, over actions that are many

verb-air_support = appui aérien
verb-assault = donner l’assaut
verb-attach = rattacher un officier
verb-break_off = rompre l’assaut
verb-choose_group = choisir un groupe
verb-continue = un tour d’assaut de plus
verb-end_phase = mettre fin à la phase
verb-fire = tirer
verb-front = mettre en première ligne
verb-hand_over = remettre un prisonnier
verb-line_up = mettre au contact
verb-move = déplacer
verb-no_air_support = pas d’appui aérien
verb-retreat = se replier
verb-stop = s’arrêter
verb-support = mettre en soutien
