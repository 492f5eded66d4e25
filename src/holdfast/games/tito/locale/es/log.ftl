### Capture Tito!: what happened.
### Not proofread by a native speaker.

event-markers_placed = Los marcadores { $letter } se ponen boca abajo: { $zones }.
event-ready =
    Los Alemanes tienen { $ammo ->
        [one] un punto de munición
       *[other] { $ammo } puntos de munición
    }.
event-turn = Turno { $turn }, { $hours }.
event-random_event = El dado de sucesos da { $die }: { $letter }.
event-welcome = El dado da { $die }. Bajo el fuego antes de aterrizar: { $groups }.
event-set_aside = Un marcador A sale { FORM($zone, "from") } sin ser visto.
event-birthday = El dado da { $die }: un marcador B va { FORM($from, "from") } { FORM($to, "to") }.
event-went_home = { FORM($unit, "the") } ha vuelto a casa.
event-astray = El dado da { $die }: { $unit } aterrizará lejos.
event-second_wave =
    El dado da { $die }. { COUNT($units) ->
        [0] En este turno no aterriza nadie.
        [one] En este turno aterriza: { $units }.
       *[other] En este turno aterrizan: { $units }.
    }
event-supply = Suministro ({ $dice }): la munición sube de { $from } a { $to }.
event-relief = El dado da { $die }: llega el socorro, y el turno { $last_turn } es el último.
event-alarm = { $trigger }: la alarma sube de { $from } a { $to }.
event-air_support =
    Apoyo aéreo para { FORM($zone, "the") }: { $die } { SIGNED($modifier) } = { $total }, { $bonus ->
        [0] sin bonificación
       *[other] bonificación de { $bonus }
    }.
event-landed = { $unit } aterriza { FORM($to, "in") } (zona de salto { $dz }, dado { $die }).
event-attached = { $officer } se une a { $unit } { FORM($to, "in") }.
event-activation_test = Prueba de los marcadores { FORM($at, "of") }, { FORM($zone, "from") }: { $die } contra { $alarm }.
event-turned_over =
    { FORM($zone, "the") }: el marcador { $letter } { COUNT($back) ->
        [0] no oculta nada
       *[other] muestra { $back }
    }.
event-all_turned_over = Se revelan todos los marcadores.
event-vip_found =
    { FORM($vip, "number") ->
        [many] Aparecen
       *[one] Aparece
    } { FORM($zone, "in") }: { $vip }.
event-drawn = { FORM($unit, "the") } aparece { FORM($zone, "in") }.
event-not_drawn = Ya no pueden venir fichas de este tipo { FORM($zone, "in") }.
event-officer_bonus = Con un oficial se va más deprisa: { $units }.
event-moved = { $unit } se mueve { FORM($from, "from") } { FORM($to, "to") }.
event-stopped = { $unit } se para { FORM($zone, "in") }.
event-front = { $unit } está ahora en primera línea { FORM($zone, "in") }.
event-guarded = { $guard } vigila { FORM($vip, "to") }.
event-prisoner_moved = { $vip } es conducido { FORM($from, "from") } { FORM($to, "to") }.
event-documents_taken = Los documentos secretos aparecen { FORM($zone, "in") }.
event-capture = { $vip } { FORM($zone, "in") }: el dado da { $die }.
event-vip_dead = { $vip } ha muerto.
event-storch = Una Storch aterriza { FORM($zone, "in") } para recoger a Tito.
event-evacuated = La Storch despega con { $vip }.
event-fire_declared = Fuego { FORM($from, "from") } { FORM($at, "on") }.
event-fire = { $attack } contra { $defence }. Impacto en: { $hit }.
event-reduced =
    { FORM($unit, "the") } queda { FORM($unit, "gender") ->
        [f] reducida
       *[m] reducido
    }.
event-eliminated =
    { FORM($unit, "the") } queda { FORM($unit, "gender") ->
        [f] eliminada
       *[m] eliminado
    }.
event-ammo = Munición restante: { $to }.
event-assault = Asalto { FORM($zone, "in") }: { $germans } contra { $yugoslavs }.
event-placed = { FORM($unit, "the") } ocupa su sitio en la línea { $line }.
event-columns = Ronda { $round } { FORM($zone, "in") }: { $german } contra { $yugoslav }.
event-line = Línea { $line }: { $attack } contra { $defence }. Impacto en: { $hit }.
event-assault_won = El asalto { FORM($zone, "in") } se ha ganado.
event-assault_lost = El asalto { FORM($zone, "in") } se ha perdido.
event-no_way_back = No hay retirada { FORM($zone, "from") }: el asalto continúa.
event-broken_off = El asalto { FORM($zone, "in") } se interrumpe.
event-retreated = { FORM($unit, "the") } se repliega { FORM($from, "from") } { FORM($to, "to") }.
event-reinforcements = Refuerzos: { $die } contra una alarma de { $alarm }.
event-arrival =
    { $counters ->
        [0] Ninguna ficha llega
        [one] Una ficha llega
       *[other] { $counters } fichas llegan
    } a la entrada { $number }.
event-reinforcement_drawn = Para { FORM($zone, "the") } sale en el sorteo: { FORM($unit, "the") }.
event-entered = { FORM($unit, "the") } entra { FORM($to, "in") }.
event-delayed = { FORM($unit, "the") } encuentra bloqueada { FORM($blocked, "the") } y espera.
event-waits = { FORM($unit, "the") } sigue esperando: está bloqueada { FORM($blocked, "the") }.
event-fixed =
    { COUNT($zones) ->
        [one] Pila fijada
       *[other] Pilas fijadas
    } por Alemanes vecinos: { $zones }.
event-stack_chosen = Le toca moverse a la pila { FORM($zone, "of") } ({ $decided_by }).
event-target_chosen = La pila { FORM($from, "of") } se dirige { FORM($zone, "to") }, a { $distance } PM ({ $decided_by }).
event-end_chosen = Llega { FORM($zone, "to") } ({ $decided_by }).
event-stays = La pila { FORM($zone, "of") } se queda ({ $reason }).
event-stack_moved =
    { FORM($units, "the") } { COUNT($units) ->
        [one] va
       *[other] van
    } { FORM($from, "from") } { FORM($to, "to") }.
event-joined =
    { FORM($units, "the") } { COUNT($units) ->
        [one] se une
       *[other] se unen
    } a la pila { FORM($zone, "of") }.
event-too_many =
    No hay sitio para todos { FORM($zone, "in") }: no { COUNT($units) ->
        [one] puede quedarse
       *[other] pueden quedarse
    } { FORM($units, "the") }.
event-went_back =
    { FORM($units, "the") } { COUNT($units) ->
        [one] vuelve
       *[other] vuelven
    } { FORM($to, "to") }.
event-way_round = Da un rodeo: { FORM($zone, "the") } ({ $decided_by }).
event-escaped =
    { $vips } { COUNT($vips) ->
        [one] { FORM($vips, "number") ->
            [many] huyen
           *[other] huye
        }
       *[other] huyen
    } { FORM($from, "from") } con { FORM($units, "the") }.
event-stack_order = { FORM($top, "the") } está encima de la pila { FORM($zone, "of") } ({ $decided_by }).
event-shooters_chosen = Le toca hacer fuego a la pila { FORM($zone, "of") } ({ $decided_by }).
event-fire_target_chosen = Su blanco es { FORM($zone, "the") } ({ FORM($decided_by, "target") }).
event-turn_over = El turno { $turn } ha terminado.
event-game_over =
    La partida ha terminado: { $level }, { $vp ->
        [one] { $vp } punto de victoria
       *[other] { $vp } puntos de victoria
    } ({ $reason }).
result-over =
    { $level }: { $vp ->
        [one] { $vp } punto de victoria
       *[other] { $vp } puntos de victoria
    } ({ $reason }).

## Titles over what begins, and sums of what happened

phase-random_event = Suceso al azar
phase-landed = Aterrizaje
phase-activation_test = Activación
phase-moved = Movimiento alemán
phase-reinforcements = Refuerzos yugoslavos
phase-fixed = Movimiento yugoslavo
phase-stack_chosen = Movimiento yugoslavo
phase-shooters_chosen = Fuego yugoslavo
phase-assault = Asalto { FORM($zone, "in") }
phase-turn_over = Fin del turno
sum-landed = Unidades aterrizadas: { $count }
sum-turned_over = marcadores revelados: { $count }
sum-drawn = partisanos descubiertos: { $count }
sum-vip_found = descubrimiento: { $vip }
sum-entered = refuerzos: { $count }
sum-stack_moved = movimientos de pilas: { $count }
sum-fire = disparos: { $count }
sum-reduced = con fuerza reducida: { $unit }
sum-eliminated = pérdidas: { $unit }
sum-vip_dead =
    { COUNT($vip) ->
        [one] { FORM($vip, "number") ->
            [many] muertos
           *[other] muerto
        }
       *[other] muertos
    }: { $vip }
sum-escaped =
    { COUNT($vips) ->
        [one] { FORM($vips, "number") ->
            [many] huidos
           *[other] huido
        }
       *[other] huidos
    }: { $vips }
sum-alarm =
    alarma subida: { $count ->
        [one] una vez
       *[other] { $count } veces
    }
