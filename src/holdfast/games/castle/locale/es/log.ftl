### Castle: what happened.
### Not proofread by a native speaker.

event-dealt = { FORM($seat, "the") } recibe { $cards }.
event-dealt-hidden = { FORM($seat, "the") } recibe ocho cartas.
event-court = { FORM($seat, "the") } dispone la corte: { $cards }.
event-court-hidden = { FORM($seat, "the") } está disponiendo el castillo.
event-arranged = { FORM($seat, "the") } añade { $card } { $place }.
event-arranged-hidden = { FORM($seat, "the") } está disponiendo el castillo.
event-finished = { FORM($seat, "the") } ha terminado el castillo; { $jack } está en la columna { $col }.
event-turn = Le toca { FORM($seat, "to") }.
event-drew =
    { FORM($seat, "the") } roba { $card }; { $left ->
        [0] el mazo está vacío
        [one] queda una carta
       *[other] quedan { $left } cartas
    }.
event-placed = { FORM($seat, "the") } coloca { $card } { $place }.
event-rallied = { FORM($seat, "the") } llama { $card } a la bandera.
event-discarded =
    { COUNT($cards) ->
        [one] Descartada
       *[other] Descartadas
    }: { $cards }.
event-barricaded = { FORM($by, "the") } pone { $card } como barricada contra { FORM($seat, "the") }, { $place }.
event-closed = { FORM($seat, "the") } cierra todos los huecos.
event-attacks = { FORM($seat, "the") } ataca { FORM($target, "to") } con { $lead }.
event-berserk = { FORM($seat, "the") } entra en furia con { $lead }, empezando por la carta { $place }.
event-revealed = { $card } { FORM($seat, "of") } queda al descubierto { $place }.
event-called_off = { $lead } encuentra una figura de su propio palo: el ataque se anula y el turno termina.
event-spied = { FORM($by, "the") } voltea { $card } { FORM($seat, "of") }: ahora está { $face }.
event-exposed = El asesino descubre { $card } { FORM($seat, "of") }.
event-committed = { FORM($seat, "the") } compromete { $card }.
event-fought-won = { $lead } saca { $attack_dice } y llega a { $attack }; { $against } saca { $defence_dice } y llega a { $defence }: el ataque triunfa.
event-fought-lost = { $lead } saca { $attack_dice } y llega a { $attack }; { $against } saca { $defence_dice } y llega a { $defence }: el ataque fracasa.
event-reserve = ¡Doble de la defensa! Dados de reserva: { $reserve_dice }.
event-fell =
    { COUNT($cards) ->
        [0] No cae ninguna carta { FORM($seat, "of") }.
        [one] Cae { $cards } { FORM($seat, "of") }.
       *[other] Caen { $cards } { FORM($seat, "of") }.
    }
event-removed = { FORM($by, "the") } retira { $card } { FORM($seat, "of") }.
event-struck-won = El contragolpe destruye { $card } { FORM($seat, "of") }, { $attack } a { $defence }.
event-struck-lost = { $card } { FORM($seat, "of") } resiste el contragolpe, { $attack } a { $defence }.
event-halted = { FORM($seat, "the") } se para.
event-extra = Un doble da { FORM($seat, "to") } la carta extra { $card }.
event-battle_over =
    La batalla ha terminado. { COUNT($cards) ->
        [0] No se pierde ninguna carta.
        [one] Perdida: { $cards }.
       *[other] Perdidas: { $cards }.
    }
event-volley = { FORM($seat, "the") } empieza una andanada con { $card }.
event-volley_card = Para la andanada se roba { $card }.
event-used = { FORM($seat, "the") } ataca con { $lead }.
event-volley_over =
    La andanada ha terminado. { COUNT($cards) ->
        [0] No se descarta ninguna carta.
        [one] Descartada: { $cards }.
       *[other] Descartadas: { $cards }.
    }
event-sorties = El mazo está vacío. Salidas, en este orden: { $order }.
event-led = { FORM($seat, "the") } guía una salida con { $card }.
event-no_sortie = { FORM($seat, "the") } no puede guiar una salida.
event-reshuffled =
    Se barajan los descartes: { $count ->
        [one] una carta
       *[other] { $count } cartas
    } en el mazo.
event-joker = Sale { $joker }: todos los castillos se lo disputan.
event-bid = { FORM($seat, "the") } compromete { $card } en la disputa.
event-joker_roll = { FORM($seat, "the") } saca { $dice } por el comodín: { $total }.
event-joker_won = { FORM($seat, "the") } gana { $joker }.
event-joker_lost = { FORM($seat, "the") } pierde { $cards }.
event-eliminated = El Rey { FORM($seat, "of") } ha caído: { FORM($seat, "the") } queda fuera.
event-won = { FORM($seat, "the") } tiene el último Rey y gana.
event-drawn = Nadie puede mover más: tablas entre { FORM($seats, "the") }.
event-too_long = La partida ha durado 10.000 turnos: tablas entre { FORM($seats, "the") }.
result-draw = Tablas entre { FORM($seats, "the") }.

## Titles over what begins, and sums of what happened

phase-turn = Turno: { $seat }
phase-sorties = Salidas
phase-joker = Disputa por { $joker }
sum-fought = Combates: { $count }
sum-fell =
    { COUNT($cards) ->
        [one] caída
       *[other] caídas
    }: { $cards }
sum-removed =
    { COUNT($card) ->
        [one] retirada
       *[other] retiradas
    }: { $card }
sum-revealed =
    { COUNT($card) ->
        [one] descubierta
       *[other] descubiertas
    }: { $card }
sum-placed = cartas colocadas: { $count }
sum-rallied =
    { COUNT($card) ->
        [one] llamada
       *[other] llamadas
    }: { $card }
sum-barricaded = barricadas: { $card }
sum-joker_won = ganado: { $joker }
sum-eliminated = fuera de la partida: { $seat }
