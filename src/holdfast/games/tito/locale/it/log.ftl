### Capture Tito!: what happened.

event-markers_placed = I segnalini { $letter } vengono posti coperti: { $zones }.
event-ready =
    I Tedeschi { $ammo ->
        [0] non hanno punti munizioni
        [one] hanno un punto munizioni
       *[other] hanno { $ammo } punti munizioni
    }.
event-turn = Turno { $turn }, { $hours }.
event-random_event = Il dado degli eventi dà { $die }: { $letter }.
event-welcome = Il dado dà { $die }. Sotto il fuoco prima di atterrare: { $groups }.
event-set_aside = Un segnalino A lascia { FORM($zone, "the") } senza essere visto.
event-birthday = Il dado dà { $die }: un segnalino B va { FORM($from, "from") } { FORM($to, "to") }.
event-went_home =
    { FORM($unit, "the") } è { FORM($unit, "gender") ->
        [f] tornata
       *[m] tornato
    } a casa.
event-astray = Il dado dà { $die }: { FORM($unit, "the") } atterrerà lontano.
event-second_wave =
    Il dado dà { $die }. { COUNT($units) ->
        [0] In questo turno non atterra nessuno.
        [one] In questo turno atterra { FORM($units, "the") }.
       *[other] In questo turno atterrano { FORM($units, "the") }.
    }
event-supply = Rifornimento ({ $dice }): le munizioni salgono da { $from } a { $to }.
event-relief = Il dado dà { $die }: arrivano i soccorsi, e il turno { $last_turn } è l’ultimo.
event-alarm = { $trigger }: l’allarme sale da { $from } a { $to }.
event-air_support =
    Supporto aereo per { FORM($zone, "the") }: { $die } { SIGNED($modifier) } = { $total }, { $bonus ->
        [0] nessun bonus
       *[other] bonus di { $bonus }
    }.
event-landed = { FORM($unit, "the") } atterra { FORM($to, "in") }: zona di lancio { $dz }, dado { $die }.
event-attached = { $officer } si unisce { FORM($unit, "to") } { FORM($to, "in") }.
event-activation_test = Prova dei segnalini { FORM($at, "of") }, { FORM($zone, "from") }: il dado dà { $die }, con l’allarme a { $alarm }.
event-turned_over =
    { $zone }: il segnalino { $letter } { COUNT($back) ->
        [0] non nasconde nulla
       *[other] mostra { $back }
    }.
event-all_turned_over = Tutti i segnalini vengono girati.
event-vip_found =
    { $vip } { FORM($vip, "number") ->
        [many] si trovano
       *[one] si trova
    } { FORM($zone, "in") }.
event-drawn = { FORM($unit, "the") } compare { FORM($zone, "in") }.
event-not_drawn = { FORM($zone, "in") } non possono arrivare altre pedine di questo tipo.
event-officer_bonus = Un PM in più, grazie a un ufficiale, per { FORM($units, "the") }.
event-moved = { FORM($unit, "the") } muove { FORM($from, "from") } { FORM($to, "to") }.
event-stopped = { FORM($unit, "the") } si ferma { FORM($zone, "in") }.
event-front = { FORM($unit, "the") } è ora in prima linea { FORM($zone, "in") }.
event-guarded = { FORM($guard, "the") } fa la guardia { FORM($vip, "to") }.
event-prisoner_moved = { $vip } viene condotto { FORM($from, "from") } { FORM($to, "to") }.
event-documents_taken = I documenti segreti vengono trovati { FORM($zone, "in") }.
event-capture = { $vip } { FORM($zone, "in") }: il dado dà { $die }.
event-vip_dead = { $vip } è morto.
event-storch = Uno Storch atterra { FORM($zone, "in") } per prendere Tito.
event-evacuated = Lo Storch decolla con { $vip }.
event-fire_declared = Fuoco { FORM($from, "from") } { FORM($at, "on") }.
event-fire =
    { $attack } contro { $defence }. { FORM($hit, "gender") ->
        [f] Colpita
       *[m] Colpito
    } { FORM($hit, "the") }.
event-reduced =
    { FORM($unit, "the") } viene { FORM($unit, "gender") ->
        [f] ridotta
       *[m] ridotto
    }.
event-eliminated =
    { FORM($unit, "the") } viene { FORM($unit, "gender") ->
        [f] eliminata
       *[m] eliminato
    }.
event-ammo = Munizioni rimaste: { $to }.
event-assault = Assalto { FORM($zone, "in") }: { FORM($germans, "the") } contro { FORM($yugoslavs, "the") }.
event-placed = { FORM($unit, "the") } prende posto sulla linea { $line }.
event-columns = Round { $round } { FORM($zone, "in") }: { FORM($german, "the") } contro { FORM($yugoslav, "the") }.
event-line =
    Linea { $line }: { $attack } contro { $defence }. { FORM($hit, "gender") ->
        [f] Colpita
       *[m] Colpito
    } { FORM($hit, "the") }.
event-assault_won = L’assalto { FORM($zone, "in") } è vinto.
event-assault_lost = L’assalto { FORM($zone, "in") } è perso.
event-no_way_back = Non c’è via di ritorno { FORM($zone, "from") }: l’assalto continua.
event-broken_off = L’assalto { FORM($zone, "in") } viene interrotto.
event-retreated = { FORM($unit, "the") } ripiega { FORM($from, "from") } { FORM($to, "to") }.
event-reinforcements = Rinforzi: il dado dà { $die }, con l’allarme a { $alarm }.
event-arrival =
    { $counters ->
        [0] Nessuna pedina arriva
        [one] Una pedina arriva
       *[other] { $counters } pedine arrivano
    } all’entrata { $number }.
event-reinforcement_drawn =
    Per { FORM($zone, "the") } viene { FORM($unit, "gender") ->
        [f] sorteggiata
       *[m] sorteggiato
    } { FORM($unit, "the") }.
event-entered = { FORM($unit, "the") } entra { FORM($to, "in") }.
event-delayed = { FORM($unit, "the") } trova bloccata { FORM($blocked, "the") } e attende.
event-waits = { FORM($unit, "the") } attende ancora fuori { FORM($blocked, "from") }.
event-fixed =
    Tedeschi vicini bloccano { COUNT($zones) ->
        [one] la pila { FORM($zones, "of") }
       *[other] le pile { FORM($zones, "of") }
    }.
event-stack_chosen = Muove la pila { FORM($zone, "of") }: { $decided_by }.
event-target_chosen = La pila { FORM($from, "of") } si dirige verso { FORM($zone, "the") }, a { $distance } PM: { $decided_by }.
event-end_chosen = Arriva { FORM($zone, "in") }: { $decided_by }.
event-stays = La pila { FORM($zone, "of") } resta: { $reason }.
event-stack_moved =
    { FORM($units, "the") } { COUNT($units) ->
        [one] muove
       *[other] muovono
    } { FORM($from, "from") } { FORM($to, "to") }.
event-joined =
    { FORM($units, "the") } { COUNT($units) ->
        [one] si unisce
       *[other] si uniscono
    } alla pila { FORM($zone, "of") }.
event-too_many =
    Non c’è posto per tutti { FORM($zone, "in") }: { FORM($units, "the") } non { COUNT($units) ->
        [one] può
       *[other] possono
    } restare.
event-went_back =
    { FORM($units, "the") } { COUNT($units) ->
        [one] torna
       *[other] tornano
    } { FORM($to, "in") }.
event-way_round = Fa il giro passando { FORM($zone, "from") }: { $decided_by }.
event-escaped =
    { $vips } { COUNT($vips) ->
        [one] { FORM($vips, "number") ->
            [many] fuggono
           *[other] fugge
        }
       *[other] fuggono
    } { FORM($from, "from") } con { FORM($units, "the") }.
event-stack_order = { FORM($top, "the") } è in cima alla pila { FORM($zone, "of") }: { $decided_by }.
event-shooters_chosen = Fa fuoco la pila { FORM($zone, "of") }: { $decided_by }.
event-fire_target_chosen = Il suo bersaglio è { FORM($zone, "the") }: { FORM($decided_by, "target") }.
event-turn_over = Il turno { $turn } è finito.
event-game_over =
    La partita è finita: { $level }, { $vp ->
        [0] nessun punto vittoria
        [one] { $vp } punto vittoria
       *[other] { $vp } punti vittoria
    } ({ $reason }).
result-over =
    { $level }: { $vp ->
        [0] nessun punto vittoria
        [one] { $vp } punto vittoria
       *[other] { $vp } punti vittoria
    } ({ $reason }).

## Titles over what begins, and sums of what happened

phase-random_event = Evento casuale
phase-landed = Atterraggio
phase-activation_test = Attivazione
phase-moved = Movimento tedesco
phase-reinforcements = Rinforzi jugoslavi
phase-fixed = Movimento jugoslavo
phase-stack_chosen = Movimento jugoslavo
phase-shooters_chosen = Fuoco jugoslavo
phase-assault = Assalto { FORM($zone, "in") }
phase-turn_over = Fine del turno
sum-landed = Unità atterrate: { $count }
sum-turned_over = segnalini girati: { $count }
sum-drawn = partigiani scoperti: { $count }
sum-vip_found =
    { FORM($vip, "number") ->
        [many] trovati
       *[other] trovato
    }: { $vip }
sum-entered = rinforzi: { $count }
sum-stack_moved = pile mosse: { $count }
sum-fire = tiri: { $count }
sum-reduced = a forza ridotta: { $unit }
sum-eliminated = perdite: { $unit }
sum-vip_dead =
    { COUNT($vip) ->
        [one] { FORM($vip, "number") ->
            [many] morti
           *[other] morto
        }
       *[other] morti
    }: { $vip }
sum-escaped =
    { COUNT($vips) ->
        [one] { FORM($vips, "number") ->
            [many] fuggiti
           *[other] fuggito
        }
       *[other] fuggiti
    }: { $vips }
sum-alarm =
    allarme alzato: { $count ->
        [0] mai
        [one] una volta
       *[other] { $count } volte
    }
