### Capture Tito!: what can be done, and what is asked.


## Actions: short, as on a button

action-choose_group = Perde un punto forza: { $group }
action-no_air_support = Nessun supporto aereo in questo turno
action-air_support = Supporto aereo per { FORM($zone, "the") }
action-attach = { $officer } si unisce { FORM($unit, "to") }
action-move = { FORM($unit, "the") } muove { FORM($to, "in") }
action-stop = { FORM($unit, "the") } si ferma qui
action-hand_over = Consegna { $prisoner } { FORM($unit, "to") }
action-end_phase = Termina la tua fase
action-fire = { FORM($unit, "the") } fa fuoco { FORM($at, "on") }
action-assault = Assalto { FORM($zone, "in") }
action-front = { FORM($unit, "the") } va in prima linea
action-line_up = { FORM($unit, "the") } va in contatto sulla linea { $line }
action-support = { FORM($unit, "the") } va in supporto sulla linea { $line }
action-continue = Un altro round
action-break_off = Interrompi l’assalto
action-retreat = Ripiega { FORM($to, "in") }

## Questions

prompt-loss_group = I partigiani sono pronti: quale gruppo colpiscono?
prompt-air_support = Scegli una zona per il supporto aereo, o rinuncia.
prompt-air_support_first =
    Il tuo scopo: trovare Tito dietro i segnalini A e catturarlo. Prima scegli una zona per il supporto
    aereo, o rinuncia.
prompt-attach = { $officer } è atterrato da solo: a quale plotone si unisce?
prompt-movement = Muovi le tue unità una alla volta, poi termina la fase.
prompt-movement_first =
    Muovi le tue unità verso i segnalini A: dove si trovano, i segnalini vengono girati. Poi termina la
    fase.
prompt-moving = { FORM($unit, "the") } è in movimento. PM rimasti: { $mp }. Dove va?
prompt-combat = Fai fuoco, assalta e ordina le tue pile, poi termina la fase.
prompt-combat_due =
    Fai fuoco e ordina le tue pile. Prima di terminare la fase { COUNT($zones) ->
        [one] va risolto l’assalto
       *[other] vanno risolti gli assalti
    } { FORM($zones, "in") }.
prompt-line_up = Assalto { FORM($zone, "in") }: quale plotone metti in contatto sulla prossima linea?
prompt-support = Assalto { FORM($zone, "in") }: quale linea sostiene il prossimo plotone?
prompt-assault_round = Assalto { FORM($zone, "in") }: un altro round, o interrompi l’assalto?
prompt-retreat = Ripiegamento { FORM($zone, "from") }: in quale zona?
prompt-reorganise = La pila { FORM($zone, "of") } ha subito il fuoco: quale plotone è ora in prima linea?
grave-movement =
    Così finisce il tuo movimento. { $count ->
        [0] Nessuna unità potrebbe
        [one] Un’unità potrebbe
       *[other] { $count } unità potrebbero
    } ancora muovere.
grave-combat = Così finisce il tuo combattimento. Unità e zone che potrebbero ancora combattere: { $count }.
habit-air = Non chiedere mai supporto aereo
habit-assault = Combatti sempre un altro round

## Odds, for the Germans

headline-fire = Colpito: { $hit }, perdita propria: { $loss }
headline-assault = Almeno un colpo: { $hit }, perdita propria: { $loss }
headline-air = Un bonus: { $bonus }
headline-marker = Un segnalino girato: { $shown }
headline-quiet = Nessun rinforzo: { $quiet }
outcome-target_hit = il bersaglio è colpito
outcome-shooter_hit = chi fa fuoco è colpito
outcome-yugoslav_hits = Jugoslavi colpiti: { $number }
outcome-bonus = bonus { SIGNED($number) }
outcome-nothing_turned_over = nessun segnalino viene girato
outcome-something_turned_over = un segnalino viene girato
outcome-counters = pedine in arrivo: { $number }
outcome-tito_prisoner = Tito è fatto prigioniero
outcome-tito_dead = Tito muore
outcome-churchill_prisoner = Churchill è fatto prigioniero
outcome-churchill_dead = Churchill muore
consequence-vip_found = Tito o Churchill viene trovato
consequence-vip_dead = Tito o Churchill muore
consequence-evacuated = Tito viene portato via in volo
consequence-escaped = Tito o Churchill riesce a fuggire
consequence-documents_taken = i documenti segreti vengono trovati
consequence-assault_won = un assalto è vinto
consequence-assault_lost = un assalto è perso
consequence-no_way_back = un assalto senza via di ritorno
consequence-reduced = un’unità viene ridotta
