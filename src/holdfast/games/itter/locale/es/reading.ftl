### Castle Itter: what is wrong with a position or with component data.
### Not proofread by a native speaker.

needs-a-provenance-known = debe indicar su procedencia: { $known }
missing-missing = falta: { $missing }
must-be-in-this-order-wanted = debe seguir este orden: { $wanted }
names-something-twice = nombra algo dos veces
exactly-one-location-can-be-destroyed = solo puede destruirse una localización, ni más ni menos
exactly-one-location-the-Cellar-has-no-Defense-Value = una sola localización, el sótano, no tiene valor de defensa
the-Cellar-cannot-be-destroyed = el sótano no puede destruirse
a-square-without-Defense-Value-is-never-a-target = una casilla sin valor de defensa nunca es un blanco (CI-4.0.9)
the-reserve-is-for-Defenders-with-R-and-for = reserve es para los Defensores con [R], y solo para ellos
the-French-and-only-they-begin-on-squares = los franceses, y solo ellos, empiezan en casillas
name-is-taken-by-another-Defender = { $name } está ocupada por otro Defensor
count-cards-are-more-than-a-game-can-show =
    { $count ->
        [one] { $count } carta es
       *[other] { $count } cartas son
    } más de lo que una partida puede mostrar
must-go-from-the-highest-score-down = debe ir de la puntuación más alta a la más baja
there-must-be-a-row-that-begins-at-a = debe haber una fila que empiece en una puntuación de 1 (CI-5.0.7)
is-not-JSON-error = no es JSON: { $error }
must-be-wanted = debe ser { $wanted }
at-most-two-colours = como mucho dos colores
exactly-one-square-has-the-weapon = solo una casilla tiene { $weapon }
color-is-not-a-colour-of-this-square = { $color } no es un color de esta casilla
needs-six-squares-one-for-each-number-not-count = debe tener seis casillas, una por número, no { $count }
an-area-cannot-lead-straight-into-the-castle = un área no puede llevar directamente al castillo
M-and-I-do-not-go-together = { "[" }M] e [I] no van juntos
exactly-one-Defender-has-letter = solo un Defensor tiene [{ $letter }]
needs-at-least-one-card = necesita al menos una carta
there-is-no-kind-card = no hay ninguna carta { $kind }
must-be-eleven-counters-one-for-each-area = debe tener once fichas, una por área
the-rules-can-need-number = las reglas pueden necesitar { $number }
the-board-cannot-be-built-from-it-error = con esto no se puede construir el tablero: { $error }
name-does-not-carry-color-number-in-positions = { $name } no tiene { $color } { $number } en positions
this-track-never-reaches-the-castle-way = este camino nunca llega al castillo: { $way }
needs-four-numbers-one-for-each-deck = necesita cuatro números, uno por mazo
has-size-cards-but-variant-takes-taken-off =
    tiene { $size ->
        [one] { $size } carta
       *[other] { $size } cartas
    }, pero { $variant } quita { $taken }
the-last-row-must-have-no-lower-limit = la última fila no debe tener límite inferior
color-number-is-shown-in-color_tables = { $color } { $number } es { $shown } en color_tables
this-card-has-none = esta carta no tiene
needs-six-entries-one-for-each-number-of-the = necesita seis entradas, una por número del dado
must-be-0-outside-the-Defender-Phase = debe ser 0 fuera de la fase del Defensor
only-the-competitive-variant-has-a-planning-phase = solo la variante competitiva tiene planificación
only-Defenders-with-R-can-be-in-the-reserve = solo los Defensores con [R] pueden esperar entre los Refuerzos
only-Borotra-can-have-escaped = solo Borotra puede haber huido
the-French-are-never-in-the-supply = los franceses nunca están en la reserva
there-are-only-limit-Suppression-tokens =
    solo hay { $limit ->
        [one] { $limit } ficha
       *[other] { $limit } fichas
    } de supresión
a-destroyed-Jenny-cannot-be-loaded = Besotten Jenny, destruido, no puede estar cargado
acted-have-acted-but-only-used-actions-have-been =
    { $acted ->
        [one] ha actuado { $acted } Defensor
       *[other] han actuado { $acted } Defensores
    }, pero solo se { $used ->
        [one] ha realizado { $used } acción
       *[other] han realizado { $used } acciones
    }
there-are-only-limit-Command-tokens =
    solo hay { $limit ->
        [one] { $limit } ficha
       *[other] { $limit } fichas
    } de mando
there-are-only-limit-Disrupted-tokens =
    solo hay { $limit ->
        [one] { $limit } ficha
       *[other] { $limit } fichas
    } de desorganización
at-most-most-cards =
    como mucho { $most ->
        [one] { $most } carta
       *[other] { $most } cartas
    }
must-be-empty-before-the-SS-Phase = debe estar vacío antes de la fase de las SS
at-most-most-orders =
    como mucho { $most ->
        [one] { $most } orden
       *[other] { $most } órdenes
    }
place-is-taken-by-other = «{ $place }» está ocupada por { $other }
must-be-false-off-the-board = debe ser false fuera del tablero
there-are-only-limit-name-counters =
    solo hay { $limit ->
        [one] { $limit } ficha
       *[other] { $limit } fichas
    } { $name }
nobody-stands-in-a-destroyed-Jenny = nadie está en Besotten Jenny, destruido
must-be-null-outside-the-competitive-variant = debe ser null fuera de la variante competitiva
name-occurs-more-than-most-times =
    «{ $name }» aparece más de { $most ->
        [one] { $most } vez
       *[other] { $most } veces
    }
only-in-the-Defender-Phase = solo en la fase del Defensor
never-together-with-acted = nunca junto con acted
must-be-null-while-the-game-goes-on = debe ser null mientras sigue la partida
must-be-empty-outside-the-competitive-variant = debe estar vacío fuera de la variante competitiva
must-be-empty-in-the-beginner-variant = debe estar vacío en la variante para principiantes
the-142nd-comes-only-after-Borotra-s-escape-in = el 142.º llega solo tras la fuga de Borotra, en la edición estándar
name-belongs-to-the-competitive-variant = «{ $name }» pertenece a la variante competitiva
needs-a-kind = necesita kind
is-not-on-the-board = no está en el tablero
must-be-fresh-and-without-token-to-be-active = debe estar fresco y sin ficha para estar activo
no-action-is-left-for-an-activation = no quedan acciones para una activación
an-activation-begins-by-deploying-or-by-a-shift = una activación empieza desplegando o con un movimiento libre
must-be-above-0-exactly-when-shifted-is-true = debe ser mayor que 0 cuando shifted es true, y solo entonces
must-be-a-Defender-with-C-on-the-board = debe ser un Defensor con [C] en el tablero
nobody-could-use-an-order-so-the-command-is = nadie podría usar una orden, así que el mando ha terminado
there-is-no-Suppression-token-on-color = no hay ficha de supresión en { $color }
none-is-left-in-the-supply = no queda ninguna en la reserva
needs-a-source = necesita source
Gangl-could-not-save-this-Defender = Gangl no podría salvar a este Defensor
is-not-disrupted-so-this-would-not-be-a = no está desorganizado, así que no caería
must-be-Defenders-in-name-in-square-order = debe indicar Defensores en { $name }, en el orden de las casillas
must-all-be-disrupted = deben estar todos desorganizados
must-be-one-of-the-doomed = debe ser uno de doomed
everything-is-planned-nothing-is-left-to-ask = todo está planificado: no queda nada que preguntar
can-be-0-only-while-a-command-gives-orders = solo puede ser 0 mientras un mando da órdenes
there-is-no-such-gun-in-the-area = en el área no hay un arma así
