### Castle Itter: what can be done, and what is asked.
### Not proofread by a native speaker.


## Actions: short, as on a button

action-deploy = Despliega a { $who } en { $to }
action-attack = { $by } ataca: { FORM($target, "the") }
action-attack-weapon = { $by } ataca { FORM($weapon, "with") }: { FORM($target, "the") }
action-suppress = { $by } suprime: { $tokens }
action-suppress-weapon = { $by } suprime { FORM($weapon, "with") }: { $tokens }
action-shift = { $by } se mueve a { $to } (acción libre)
action-move = { $by } se mueve a { $to }
action-load = { $by } carga el cañón
action-recover = { $by } se recupera: deja de estar { $what }
action-remove_suppression = { $by } se quita la ficha de desorganización
action-command = { $by } manda
action-escape = { $by } se fuga
action-hold = Mantén la posición
action-end = Termina tu fase
action-order = Ordena a { $who } que se recupere: deja de estar { $what }
action-done = No des más órdenes
action-spend =
    { $tokens ->
        [0] No gastes fichas de supresión
        [one] Gasta una ficha de supresión
       *[other] Gasta { $tokens } fichas de supresión
    }
action-sacrifice = Gangl se sacrifica
action-decline = Gangl no se sacrifica
action-plan = Planea { $card }
action-plan-hidden = Planea una orden
action-tactic = Elige la carta de táctica { $card }
action-tactic-hidden = Elige una carta de táctica

## Questions

prompt-ss_plan = Elige de tu mano la próxima orden.
prompt-ss_tactic = Elige la carta de táctica de este turno.
prompt-defender_action =
    Elige una acción para un Defensor. { $left ->
        [one] Te queda una acción
       *[other] Te quedan { $left } acciones
    }.
prompt-activation = { $who } está activo: elige su acción o mantén la posición.
prompt-command_order =
    { $by } manda: elige una orden. { $left ->
        [one] Queda una orden
       *[other] Quedan { $left } órdenes
    }.
prompt-suppress_placement = { FORM($counter, "a") } está a punto de llegar al área { $area }: ¿cuántas fichas de supresión gastas?
prompt-sacrifice = { $who } está a punto de caer: ¿se sacrifica Gangl?
prompt-sacrifice-doomed = El mismo disparo está a punto de matar a { $who } y a Gangl: ¿salva Gangl a { $who }?
grave-end =
    Así termina tu fase. { $left ->
        [one] Perderías una acción
       *[other] Perderías { $left } acciones
    }.

## Answers given once for all

habit-spend-none = No gastar nunca fichas de supresión
habit-spend-all = Gastar siempre todas las fichas de supresión
habit-sacrifice = Gangl no se sacrifica nunca

## Odds

headline-removed = Impacto: { $chance }
headline-suppressed = Detenido: { $chance }
outcome-removed = eliminado
outcome-missed = fallado
outcome-suppressed = suprimido
outcome-placed = colocado
consequence-casualty = cae un Defensor
consequence-low_morale = un Defensor cede por moral baja
consequence-disrupted = un Defensor queda desorganizado
consequence-destroyed = se destruye una parte del castillo
consequence-weakened = se debilita una parte del castillo
consequence-entered = las SS entran en el castillo
consequence-escaped = Borotra se fuga
