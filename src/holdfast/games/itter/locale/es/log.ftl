### Castle Itter: what happened.
### Not proofread by a native speaker.

event-turn = Empieza el turno { $turn }, a las { $hour }.
event-planned = Las SS planean la orden { $order }: { $card }.
event-planned-hidden = Las SS planean la orden { $order }.
event-planned_tactic = Las SS eligen una carta de táctica: { $card }.
event-planned_tactic-hidden = Las SS eligen una carta de táctica.
event-drew =
    { COUNT($cards) ->
        [0] Las SS no roban cartas SS.
       *[other] Las SS roban { $cards }.
    } Cartas de táctica: { $tactics }.
event-drew-hidden =
    Las SS roban { $number ->
        [one] una carta SS
       *[other] { $number } cartas SS
    } y { $tactics_number ->
        [one] una carta de táctica
       *[other] { $tactics_number } cartas de táctica
    }.
event-deployed = { $who } toma posición en { $to }.
event-attacked = { $by } ataca: { FORM($target, "the") }. Dados: { $dice }; se necesita { $needed } o más.
event-suppressed = { $by } suprime: { $tokens }.
event-shifted = { $by } se mueve de { $from } a { $to } (acción libre).
event-swapped = { $by } y { $partner } cambian de sitio: { $from } y { $to }.
event-moved = { $by } se mueve de { $from } a { $to }.
event-held = { $by } mantiene la posición.
event-loaded = { $by } carga el cañón de 76 mm.
event-recovered = { $by } se recupera y deja de estar { $what }.
event-commanded = { $by } manda.
event-ordered = Por orden de { $by }, { $who } se recupera y deja de estar { $what }.
event-escaped =
    { $by } se fuga desde { $from }. El 142.º se baraja con { $number ->
        [one] la última carta
       *[other] las { $number } últimas cartas
    } del mazo.
event-escaped_aid =
    { $by } se fuga desde { $from }. { $number ->
        [one] Una carta sale
       *[other] { $number } cartas salen
    } del mazo.
event-ended =
    La fase del Defensor termina{ $left ->
        [0] .
        [one] , con una acción sin usar.
       *[other] , con { $left } acciones sin usar.
    }
event-ss_phase = Fase de las SS del turno { $turn }.
event-tactics =
    { COUNT($tactics) ->
        [0] Ninguna carta de táctica está activa.
        [one] Carta de táctica activa: { $tactics }.
       *[other] Cartas de táctica activas: { $tactics }.
    }
event-revealed = Carta SS: { $card }.
event-none_left = No quedan fichas SS que colocar: { $counter }.
event-aimed = { FORM($counter, "a") } llega al área { $area } (dados: { $dice }).
event-approached = { FORM($counter, "a") } se acerca al área { $area } (dados: { $dice }).
event-spent =
    { $tokens ->
        [0] Ninguna ficha de supresión gastada
        [one] Una ficha de supresión gastada
       *[other] { $tokens } fichas de supresión gastadas
    } en el área { $area }. Dados: { $dice }; se necesita { $needed } o más.
event-placed = { FORM($counter, "a") } ocupa el área { $area }.
event-pushed = { FORM($counter, "a") } avanza { FORM($from, "from") } { FORM($to, "to") }.
event-entered = { FORM($counter, "a") } entra en el castillo; viene { FORM($from, "from") }.
event-no_target = { FORM($counter, "the") } del área { $area } no encuentra a nadie en el { $color }.
event-fired = { FORM($counter, "the") } del área { $area } dispara a { $who } ({ $color } { $die }). Dados: { $dice }; se necesita { $needed } o más.
event-disrupted = { $who } queda desorganizado.
event-casualty = { $who } cae en { $from }.
event-low_morale = Moral baja: { $who } cae en { $from }, sin un oficial presente.
event-sacrificed = { $who } se sacrifica por { $saved }.
event-declined = { $who } no se sacrifica por { $saved }.
event-sniper_idle = El francotirador no encuentra a nadie en el { $color }.
event-sniped = El francotirador apunta a { $who } ({ $color } { $die }). Dados: { $dice }; se necesita { $needed } o más.
event-no_effect =
    { FORM($location, "the") } ya está { FORM($location, "gender") ->
        [f] destruida
       *[m] destruido
    }: sin efecto.
event-shelled = { FORM($location, "the") } está bajo el fuego. Dados: { $dice }; se necesita { $needed } o más.
event-weakened = El valor de defensa { FORM($location, "of") } baja a { $defense }.
event-destroyed =
    { FORM($location, "the") } queda { FORM($location, "gender") ->
        [f] destruida
       *[m] destruido
    }.
event-flak30 = La Flak 30 barre el { $color }.
event-flak30_fired = La Flak 30 dispara a { $who } ({ $color } { $number }). Dados: { $dice }; se necesita { $needed } o más.
event-reinforced = Se pueden desplegar los Refuerzos: { $whom }.
event-over = La partida ha terminado.
told-chosen = El dado elige el blanco: { $die }.
told-hit = Impacto.
told-missed = Fallo.
told-stopped = Queda suprimido y no se coloca.
told-came-through = Consigue pasar.

## Results

result-win =
    Victoria: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }. { $award }, { $level }.
result-draw =
    Empate: { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
result-loss = Las SS entran en el castillo: la partida está perdida.
reason-deck_exhausted = A las SS no les quedan cartas.
reason-142nd = Llega el 142.º Regimiento de Infantería.
reason-breakthrough = Las SS irrumpen en el castillo.

## Titles over what begins, and sums of what happened

chapter-turn = Turno { $turn }, a las { $hour }
chapter-ss_phase = Turno { $turn }: fase de las SS
sum-placed = Fichas colocadas: { $count }
sum-pushed = empujadas adelante: { $count }
sum-weakened = Valor de defensa reducido: { $location }
sum-destroyed = destrucción: { $location }
sum-disrupted =
    { COUNT($who) ->
        [one] desorganizado
       *[other] desorganizados
    }: { $who }
sum-casualty =
    { COUNT($who) ->
        [one] caído
       *[other] caídos
    }: { $who }
sum-low_morale = Moral baja: { $who }
sum-reinforced = Refuerzos: { $whom }
