### Capture Tito!: what can be done, and what is asked.


## Actions: short, as on a button

action-choose_group = Un point de force perdu : { $group }
action-no_air_support = Pas d’appui aérien ce tour-ci
action-air_support = Appui aérien pour { FORM($zone, "the") }
action-attach = { $officer } rejoint { FORM($unit, "the") }
action-move = { FORM($unit, "the") } va { FORM($to, "in") }
action-stop = { FORM($unit, "the") } s’arrête ici
action-hand_over = Remettre { $prisoner } { FORM($unit, "to") }
action-end_phase = Mettre fin à ta phase
action-fire = { FORM($unit, "the") } tire { FORM($at, "on") }
action-assault = Assaut { FORM($zone, "in") }
action-front = { FORM($unit, "the") } passe en première ligne
action-line_up = { FORM($unit, "the") } se place au contact sur la ligne { $line }
action-support = { FORM($unit, "the") } soutient la ligne { $line }
action-continue = Un tour d’assaut de plus
action-break_off = Rompre l’assaut
action-retreat = Se replier { FORM($to, "in") }

## Questions

prompt-loss_group = Les partisans sont prêts : quel groupe touchent-ils ?
prompt-air_support = Choisis une zone pour l’appui aérien, ou renonces-y.
prompt-air_support_first =
    Ton but : trouver Tito sous les marqueurs A et le prendre. D’abord, choisis une zone pour l’appui
    aérien, ou renonces-y.
prompt-attach = { $officer } a atterri seul : quel peloton rejoint-il ?
prompt-movement = Déplace tes unités une à une, puis mets fin à ta phase.
prompt-movement_first =
    Déplace tes unités vers les marqueurs A : là où elles sont, les marqueurs sont retournés. Puis mets
    fin à ta phase.
prompt-moving =
    { FORM($unit, "the") } est en mouvement, avec { $mp ->
        [one] { $mp } PM restant
       *[other] { $mp } PM restants
    }. Où aller ?
prompt-combat = Tire, donne l’assaut et réorganise tes piles, puis mets fin à ta phase.
prompt-combat_due =
    Tire et réorganise tes piles. Avant de mettre fin à ta phase, il faut résoudre { COUNT($zones) ->
        [one] l’assaut
       *[other] les assauts
    } : { $zones }.
prompt-line_up = Assaut { FORM($zone, "in") } : quel peloton est au contact sur la ligne suivante ?
prompt-support = Assaut { FORM($zone, "in") } : quelle ligne le peloton suivant soutient-il ?
prompt-assault_round = Assaut { FORM($zone, "in") } : un tour de plus, ou rompre l’assaut ?
prompt-retreat = Repli depuis { FORM($zone, "the") } : vers où ?
prompt-reorganise = La pile { FORM($zone, "of") } a essuyé un tir : quel peloton passe en première ligne ?
grave-movement =
    Ton mouvement s’arrête là. { $count ->
        [one] Une unité pourrait
       *[other] { $count } unités pourraient
    } encore bouger.
grave-combat = Ton combat s’arrête là. Unités et zones qui pourraient encore combattre : { $count }.
habit-air = Ne jamais demander d’appui aérien
habit-assault = Toujours un tour d’assaut de plus

## Odds, for the Germans

headline-fire = Touché : { $hit }, perte de ton côté : { $loss }
headline-assault = Au moins un coup au but : { $hit }, perte de ton côté : { $loss }
headline-air = Un bonus : { $bonus }
headline-marker = Un marqueur retourné : { $shown }
headline-quiet = Aucun renfort : { $quiet }
outcome-target_hit = la cible est touchée
outcome-shooter_hit = le tireur est touché
outcome-yugoslav_hits = Yougoslaves touchés : { $number }
outcome-bonus = bonus { SIGNED($number) }
outcome-nothing_turned_over = aucun marqueur n’est retourné
outcome-something_turned_over = un marqueur est retourné
outcome-counters = pions qui arrivent : { $number }
outcome-tito_prisoner = Tito est fait prisonnier
outcome-tito_dead = Tito meurt
outcome-churchill_prisoner = Churchill est fait prisonnier
outcome-churchill_dead = Churchill meurt
consequence-vip_found = Tito ou Churchill est trouvé
consequence-vip_dead = Tito ou Churchill meurt
consequence-evacuated = Tito est emmené par avion
consequence-escaped = Tito ou Churchill s’échappe
consequence-documents_taken = les documents secrets sont trouvés
consequence-assault_won = un assaut est gagné
consequence-assault_lost = un assaut est perdu
consequence-no_way_back = un assaut où aucun repli n’est possible
consequence-reduced = une unité est réduite
