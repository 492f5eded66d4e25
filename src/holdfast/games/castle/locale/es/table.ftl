### Castle: the table, its parts, how things stand, what a report counts.
### Not proofread by a native speaker.


## The board in words

board-out = { $seat }: fuera de la partida
board-reinforcements = refuerzos: { $cards }
board-jokers = comodines: { $cards }
board-barricade = barricada { $card } { $place } ({ $side }), puesta { FORM($by, "by") }
board-sprung = trampas saltadas: { $cells }
board-hand = por disponer: { $cards }
board-piles = mazo { $deck }, descartes { $discard }, caja { $box }
board-dead = figuras muertas: { $cards }
board-drawn = robada: { $card }
board-battle =
    batalla: { $lead }{ COUNT($extra) ->
        [0] { "" }
       *[other] , cartas extra { $extra }
    }{ COUNT($aside) ->
        [0] { "" }
       *[other] , aparte { $aside }
    }
board-volley = andanada: { $card } con { $cards }
board-sortie = salidas aún por hacer: { $order }
is-arranging-its-castle = está disponiendo el castillo
has-still-to-arrange-its-castle = aún tiene que disponer el castillo

## Drawings

seat-place = { $seat }, { $place }
under-attack = bajo ataque
sprung-trap = trampa saltada
barricade-laid-by-seat = barricada, puesta por el { $seat }
left-flank = flanco izquierdo
right-flank = flanco derecho
battlements = almenas
walls = murallas
reinforcements = refuerzos
to-move = le toca jugar
on-turn = de turno
decides = decide
fallen = caído
your-castle = tu castillo
to-arrange-count = por disponer: { $count }
Deck = Mazo
Discards = Descartes
Dead = Muertas
Box = Caja
Drawn-card = Carta robada
Attack = Ataque
Defence = Defensa
Committed = Comprometidas
Aside = Aparte
Field-battle = Batalla campal
Archers = Arqueros
Battering-ram = Ariete
Assassin = Asesino
Volley = Andanada
Joker-contest = Disputa por el comodín
Sortie-round = Ronda de salidas
Set-up = Preparación
Turn = Turno
Game-over = Fin de la partida
seat-wins = Gana el { $seat }
Draw = Tablas
Stop = Parar
Done = Hecho
Pass = Pasar
Close-gaps = Cerrar huecos
Berserker = Berserker
Your-cards = Tus cartas
Where-the-attack-stands = Dónde está el ataque
insert-before-column-col = insertar antes de la columna { $col }
Last-roll = Última tirada
Castle = Castle
Castle-column = Castillo

## Looking at something

That-is-all = Ya está
Do-nothing = No hacer nada
Close-all-gaps = Cerrar todos los huecos
Value = Valor
Stands = Aún en pie
Face-up = Descubiertas
The-castle-of-seat = El castillo { FORM($seat, "of") }
Cards = Cartas
Together-worth = Valor total
Reinforcements-of-seat = Refuerzos { FORM($seat, "of") }
Left-flank-of-seat = Flanco izquierdo { FORM($seat, "of") }
Right-flank-of-seat = Flanco derecho { FORM($seat, "of") }
Battlements-of-seat = Almenas { FORM($seat, "of") }
Seen-from-the-front = Visto de frente
Laid-by = La puso
beside-the-castle = junto al castillo
in-the-left-tower = en la torre izquierda
in-the-right-tower = en la torre derecha
inside-the-castle = dentro del castillo
top-of-the-left-tower = cima de la torre izquierda
top-of-the-right-tower = cima de la torre derecha
top-of-its-column = cima de su columna
Lies = Posición
Card = Carta
An-attack = Un ataque
can-reach-it = puede alcanzarla
cannot-reach-it = no puede alcanzarla
Discarded-the-newest-first = Descartes, de lo más reciente
Dead-royals = Figuras muertas
The-field-between-the-castles = El campo entre los castillos
Between-two-cards-of-the-court = Entre dos cartas de la corte
Your-royals-from-left-to-right-order = Tus figuras de izquierda a derecha: { $order }

## How things stand

out = fuera
is-being-built = en construcción
court-count-cards =
    { $court } · { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
Face-up-count = Descubiertas: { $count }.
Reinforcements-cards-sum-in-all = Refuerzos: { $cards }, { $sum } en total.
Jokers-count = Comodines: { $count }.
Whether-the-Queen-stands-is-not-known = No se sabe si la Reina sigue en pie.
Discarded-count = Descartes: { $count }.
Cards-left = Cartas restantes
Battle = Batalla
seat-leads-with-lead = { FORM($seat, "the") } guía con { $lead }.
Double = ¡Doble!
cards-sum = { $cards } (+{ $sum })
cards-to-come-owed = cartas por venir: { $owed }
Extra-cards-count-in-every-attack-until-the-battle = Las cartas extra cuentan en cada ataque hasta que termina la batalla.
Still-to-come-if-anything-can-be-attacked-owed = Aún por venir, si queda algo que atacar: { $owed }.
Fallen-so-far-cards =
    { COUNT($cards) ->
        [one] Caída
       *[other] Caídas
    } hasta ahora: { $cards }.
Under-attack-cards = Bajo ataque: { $cards }.
Committed-cards =
    { COUNT($cards) ->
        [one] Comprometida
       *[other] Comprometidas
    }: { $cards }.
The-attack-must-reach-more = El ataque debe superar la defensa.
attack-against-defence = { $attack } contra { $defence }
dice-dice-sign-bonus =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dados
    } { $sign } { $bonus }

## A report

Attacks-of-seat-that-won = Ataques logrados { FORM($seat, "of") }
Attacks = Ataques
Won = Logrados
Expected = Esperados
Cards-taken = Cartas tomadas
Cards-lost = Cartas perdidas
The-castles = Los castillos
Cards-that-led-attacks = Cartas que han guiado ataques
