### Castle: what can be done, and what is asked.
### Not proofread by a native speaker.


## Actions: short, as on a button

action-arrange = Dispón el castillo
action-court = Dispón la corte así: { $order }
action-place = Colócala { $place }
action-place-card = Coloca { $card } { $place }
action-insert = Inserta { $card } antes de la columna { $col }
action-draw = Roba una carta
action-close = Cierra todos los huecos
action-rally = Llámala a la bandera
action-attack = Ataca { FORM($seat, "to") } { $place }
action-spy = Voltea la carta { FORM($seat, "of") } { $place }
action-volley = Empieza una andanada
action-barricade = Barricada contra { FORM($seat, "the") } { $place }, lado: { $side }
action-discard = Descártala
action-lead = Guía con la carta { $place }
action-berserk = Ataca a un grupo { FORM($seat, "of") }, empezando por la carta { $place }
action-halt = Párate aquí
action-press = Sigue contra la carta { $place }
action-add = Añade al grupo la carta { $place }
action-done = Ya está
action-pass = No hagas nada
action-commit = Compromete { $card }
action-remove = Retira la carta { FORM($seat, "of") } { $place }
action-use = Usa { $card }
action-shoot = Dispara a la carta { FORM($seat, "of") } { $place }
action-shoot-card = Dispara al refuerzo { $card } { FORM($seat, "of") }
action-ram = Ariete contra la corte { FORM($seat, "of") } por la { $side }
action-expose = Descubre la carta { FORM($seat, "of") } { $place }
action-assassinate = Asesina la carta { FORM($seat, "of") } { $place }
action-assassinate-card = Asesina el refuerzo { $card } { FORM($seat, "of") }
action-assassinate-joker = Asesina el { $joker } { FORM($seat, "of") }
action-strike = Golpea la carta { FORM($seat, "of") } { $place }

## Questions

prompt-court_order = ¿En qué orden están tus figuras, de izquierda a derecha?
prompt-setup_card = Añade una de tus cartas al castillo.
prompt-turn = Roba una carta o cierra tus huecos.
prompt-card = ¿Qué haces con { $drawn }?
prompt-lead = El mazo está vacío: ¿cuál de tus cartas guía una salida?
prompt-attack = ¿Qué ataca { $lead }?
prompt-press = ¿Seguir con { $lead } o parar?
prompt-berserk = ¿Qué cartas abarca el ataque berserker?
prompt-spy = Tu Ocho está bajo ataque: puede voltear una carta.
prompt-commit = ¿Comprometes refuerzos en este combate?
prompt-commit-against = { $lead } ataca a { $foe }: ¿comprometes refuerzos?
prompt-snake_eyes = Ojos de serpiente: ¿retiras una carta del otro castillo?
prompt-volley = ¿Qué carta de la andanada usas ahora?
prompt-shoot = ¿A qué disparan los arqueros?
prompt-ram = ¿Qué corte golpea el ariete, y por qué lado?
prompt-assassin = Elige el blanco del asesino.
prompt-counter = ¿Qué carta sufre el contragolpe?
prompt-joker_bid = ¿Comprometes refuerzos para ganar { $joker }?

## Answers given once for all

habit-commit = No comprometer nunca refuerzos
habit-spy = No voltear nunca cartas con el Ocho

## Odds

headline-attack = Ganas: { $win }
headline-attack-or-called_off = Ganas: { $win }, anulado: { $called_off }
headline-defence = Resistes: { $hold }
outcome-win = ganado
outcome-lose = perdido
outcome-called_off = anulado
consequence-fell-self = cae una carta tuya
consequence-fell-other = cae una carta de otro castillo
consequence-removed-self = se retira una carta tuya
consequence-removed-other = se retira una carta de otro castillo
consequence-eliminated-self = cae tu Rey
consequence-eliminated-other = cae otro Rey
consequence-extra-self = un doble te da una carta
consequence-joker_won-self = ganas el comodín
