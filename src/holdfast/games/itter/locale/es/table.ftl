### Castle Itter: the board, its parts, how things stand, what a report counts.
### Not proofread by a native speaker.


## Printed on the board

Supply = Reserva
Reinforcements-tray = Refuerzos
Escaped = Fugado
Casualties = Bajas
Deck = Mazo
Discard = Descartes
SS-Supply = Reserva SS
SS-Cards = Cartas SS
Tactics = Tácticas
Action-Token = Ficha de acción
Command-Token = Ficha de mando
Disrupted = Desorganizado
Suppression-Token = Ficha de supresión
Line-of-Sight-and-Suppression = Línea de visión y supresión
sees-nothing = no ve nada
no-suppression = sin supresión
Turn = Turno
Tyrol-5-May-1945 = Tirol, 5 de mayo de 1945
Suppression = Supresión
reconstructed = reconstruida
Defense = Defensa
Reserve = A la espera entre los Refuerzos
Casualty = Baja
Defender-Phase = Fase del Defensor
SS-Phase = Fase de las SS
SS-Planning = Planificación SS
Game-over = Partida terminada
Destroyed = Destruido
Actions = Acciones
loaded = cargado
empty = sin cargar
Load-Token = Ficha de carga
Place-SS-Counters = Coloca las fichas SS
Exhausted = Agotado
Defense-Value = Valor de defensa
with-crew = con su tripulación
abandoned = abandonado
Revealed = Reveladas
Hand = Mano
Order = Orden

## The board in words

planning = planificación SS
over = partida terminada
clock-phase-Actions-left-left = { $clock }, { $phase }. Acciones restantes: { $left }.
SS-counters = Fichas SS:
SS-deck-deck-discarded-discard = Mazo SS: { $deck }, descartes: { $discard }
revealed = reveladas
hand = mano
orders = órdenes
tactics-in-force = cartas de táctica activas
Tactics-cards-in-hand = cartas de táctica en la mano
acted = ha actuado
commanded = ha recibido una orden
Suppression-tokens-tokens = (fichas de supresión: { $tokens })
destroyed = destruido
cannon-loaded = cañón cargado

## Looking at something

name-attack-attack-dice-suppression-suppress =
    { $name }: { $attack ->
        [one] { $attack } dado
       *[other] { $attack } dados
    } de ataque, supresión { $suppress }
Area-number-color = Área { $number }, { $color }
Circle-number-color = Círculo { $number }, { $color }
Area-number = Área { $number }
SS-counters-not-on-the-board = Fichas SS fuera del tablero
On-its-way-to-area-area = De camino al área { $area }
Where = Dónde
Attack-dice = Dados de ataque
fresh = fresco
Sees = Ve
Who-stands-here = Quién está aquí
Who-is-here = Quién está aquí
Pushes-until-the-castle = Empujones hasta el castillo
Seen-by = Quién la ve
Infantry-pushed-from-here-enters-the-castle-the-game = La infantería empujada desde aquí entra en el castillo: la partida está perdida.
Suppression-color = Supresión, { $color }
Now = Ahora
Cards-in-the-SS-deck = Cartas en el mazo SS
Actions-left = Acciones restantes
not-loaded = sin cargar
The-cannon-is = El cañón está
Attributes = Atributos
State = Estado
In-sight = A la vista
has-acted = ha actuado
was-given-an-order = ha recibido una orden
Hit-by-a-target-die-of = Dado de blanco que acierta aquí
Weapon = Arma
Infantry-here = Infantería aquí
How-many = Cuántos
Can-hit = Puede acertar a
Tokens = Fichas
Hold-back-what-comes-to-areas = Frena lo que llega a las áreas
Undecided = Por decidir
A-card-face-down = Una carta boca abajo
A-Tactics-card-face-down = Una carta de táctica boca abajo
Revealed-this-turn = Reveladas en este turno
Hand-of-the-SS = Mano de las SS
Tactics-in-force = Cartas de táctica activas
Counter = Ficha
Removed-by-a-die-of = Se elimina con un dado de
Cards = Cartas
Not-seen-yet = Aún no vistas
SS-deck = Mazo SS
Discarded-the-newest-first = Descartes, de lo más reciente
Disrupt-dice = Dados de desorganización
Places = Coloca
Dice = Dados
Target = Blanco

## How things stand

SS-to-the-castle = SS hasta el castillo
counter-on-circle-node-pushed-steps-times-it-is =
    { FORM($counter, "the") } del círculo { $node } entra con { $steps ->
        [one] { $steps } empujón
       *[other] { $steps } empujones
    }, y la partida está perdida.
counter-on-circle-node-the-next-push-carries-it = El próximo empujón mete dentro { FORM($counter, "the") } del círculo { $node }, y la partida está perdida.
No-SS-infantry-is-on-the-board = No hay infantería SS en el tablero.
Equally-near-others-more =
    { $others ->
        [one] Otro está igual de cerca
       *[other] Otros { $others } están igual de cerca
    }.
steps-pushes =
    { $steps ->
        [one] { $steps } empujón
       *[other] { $steps } empujones
    }
Three-come-each-turn-turns-more-SS-Phases =
    Tres por turno: { $turns ->
        [0] ninguna fase de las SS más
        [one] una fase de las SS más
       *[other] { $turns } fases de las SS más
    }.
Score-now = Puntuación ahora
all-value = todas con { $value }
Weakest-place = Localización más débil
SS-cards-left = Cartas SS restantes
Destroyed-nobody-can-enter-any-more = Destruido: ya nadie puede entrar.
No-fire-reaches-it-From-here-one-moves-to = Ningún disparo llega aquí. Desde aquí solo se va al Gran Salón.
The-next-hit-lowers-the-Defense-Value-to-value = El próximo impacto baja el valor de defensa a { $value }.
The-next-hit-destroys-it-with-everybody-inside = El próximo impacto lo destruye con todos los que están dentro.
The-next-hit-disrupts-everybody-inside = El próximo impacto desorganiza a todos los que están dentro.
score-jenny_lost_empty = Besotten Jenny destruido sin nadie dentro
score-borotra_escaped = Borotra fugado
score-french_outside_cellar = Franceses fuera del Sótano
score-french_in_cellar = Franceses en el Sótano
score-other_defender_on_board = Otros Defensores en el castillo
score-ss_counter_on_board = Fichas SS en el tablero
score-total = Total
figure-score = puntos

## A report

fell-on-turn-turn = cayó en el turno { $turn }
gave-up-on-turn-turn = cedió por moral baja en el turno { $turn }
sacrificed-himself-on-turn-turn = se sacrificó en el turno { $turn }
escaped-on-turn-turn = se fugó en el turno { $turn }
Guns-against-the-castle = Cañones contra el castillo
Attacks-of-the-Defenders-that-hit = Ataques certeros de los Defensores
SS-counters-that-suppression-stopped = Fichas SS detenidas por la supresión
Shots-of-the-SS-that-hit = Disparos certeros de las SS
Defender = Defensor
Attacks = Ataques
Hits = Aciertos
Expected = Esperados
Fate = Suerte
The-Defenders = Los Defensores
Who-fired = Quién disparó
Shots = Disparos
Fire-of-the-SS = El fuego de las SS
