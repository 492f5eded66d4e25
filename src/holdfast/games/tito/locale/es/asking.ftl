### Capture Tito!: what can be done, and what is asked.
### Not proofread by a native speaker.


## Actions: short, as on a button

action-choose_group = { $group } pierde un punto de fuerza
action-no_air_support = Sin apoyo aéreo en este turno
action-air_support = Apoyo aéreo para { FORM($zone, "the") }
action-attach = { $officer } se une a { $unit }
action-move = { $unit } se mueve { FORM($to, "to") }
action-stop = { $unit } se para aquí
action-hand_over = Entrega a { $prisoner } a { $unit }
action-end_phase = Termina tu fase
action-fire = { $unit } hace fuego { FORM($at, "on") }
action-assault = Asalto { FORM($zone, "in") }
action-front = { $unit } pasa a primera línea
action-line_up = { $unit } en contacto en la línea { $line }
action-support = { $unit } en apoyo en la línea { $line }
action-continue = Otra ronda
action-break_off = Interrumpe el asalto
action-retreat = Repliégate { FORM($to, "to") }

## Questions

prompt-loss_group = Los partisanos están preparados: ¿a qué grupo alcanzan?
prompt-air_support = Elige una zona para el apoyo aéreo, o renuncia.
prompt-air_support_first =
    Tu objetivo: encontrar a Tito bajo los marcadores A y capturarlo. Primero elige una zona para el
    apoyo aéreo, o renuncia.
prompt-attach = { $officer } ha aterrizado solo: ¿a qué sección se une?
prompt-movement = Mueve tus unidades una a una, y luego termina la fase.
prompt-movement_first =
    Mueve tus unidades hacia los marcadores A: donde están, se da la vuelta a los marcadores. Luego
    termina la fase.
prompt-moving = { $unit } se está moviendo y le quedan { $mp } PM: ¿adónde va?
prompt-combat = Haz fuego, asalta y ordena tus pilas, y luego termina la fase.
prompt-combat_due =
    Haz fuego y ordena tus pilas. Antes de terminar la fase hay que resolver { COUNT($zones) ->
        [one] el asalto
       *[other] los asaltos
    }: { $zones }.
prompt-line_up = Asalto { FORM($zone, "in") }: ¿qué sección está en contacto en la línea siguiente?
prompt-support = Asalto { FORM($zone, "in") }: ¿qué línea apoya la próxima sección?
prompt-assault_round = Asalto { FORM($zone, "in") }: ¿otra ronda, o lo interrumpes?
prompt-retreat = Repliegue { FORM($zone, "from") }: ¿adónde?
prompt-reorganise = La pila { FORM($zone, "of") } ha recibido fuego: ¿qué sección está ahora en primera línea?
grave-movement =
    Así termina tu movimiento. { $count ->
        [one] Una unidad aún podría
       *[other] { $count } unidades aún podrían
    } moverse.
grave-combat = Así termina tu combate. Unidades y zonas que aún podrían combatir: { $count }.
habit-air = No pedir nunca apoyo aéreo
habit-assault = Luchar siempre otra ronda

## Odds, for the Germans

headline-fire = Impacto: { $hit }, pérdida propia: { $loss }
headline-assault = Al menos un impacto: { $hit }, pérdida propia: { $loss }
headline-air = Una bonificación: { $bonus }
headline-marker = Un marcador revelado: { $shown }
headline-quiet = Sin refuerzos: { $quiet }
outcome-target_hit = el blanco es alcanzado
outcome-shooter_hit = quien hace fuego es alcanzado
outcome-yugoslav_hits = Yugoslavos alcanzados: { $number }
outcome-bonus = bonificación { SIGNED($number) }
outcome-nothing_turned_over = no se revela ningún marcador
outcome-something_turned_over = se revela un marcador
outcome-counters = fichas que llegan: { $number }
outcome-tito_prisoner = Tito cae prisionero
outcome-tito_dead = Tito muere
outcome-churchill_prisoner = Churchill cae prisionero
outcome-churchill_dead = Churchill muere
consequence-vip_found = aparece Tito o Churchill
consequence-vip_dead = muere Tito o Churchill
consequence-evacuated = Tito es evacuado en avión
consequence-escaped = Tito o Churchill logra huir
consequence-documents_taken = aparecen los documentos secretos
consequence-assault_won = se gana un asalto
consequence-assault_lost = se pierde un asalto
consequence-no_way_back = un asalto se queda sin retirada
consequence-reduced = una unidad queda reducida
