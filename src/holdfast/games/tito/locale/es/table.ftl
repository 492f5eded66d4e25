### Capture Tito!: the map, its parts, how things stand, what a report counts.
### Not proofread by a native speaker.


## The map in words

board-head = Turno { $turn } de { $last_turn }, { $hours }. Alarma { $alarm }, munición { $ammo }.
board-air = Apoyo aéreo para { FORM($zone, "the") }: { SIGNED($bonus) }.
board-zone = { $zone }, { $terrain }: { $who }
board-markers = marcadores { $letters }
board-unit = { $unit } { $sp } PF
board-front = { $unit } { $sp } PF (en primera línea)
board-vip = { $vip }: { $state }.
board-vip_at = { $vip }: { $state } { FORM($zone, "in") }.
board-aside = Marcadores A apartados: { $aside }.
board-due = Por aterrizar: { $units }.

## Printed on the map

Turn = Turno
Time = Hora
End = Fin
last-turn = último turno
event = suceso
Air-support = Apoyo aéreo
Alarm = Alarma
Ammunition = Munición
shortage-modifier = escasez { $modifier }
level-reinforcements = { $level }+ refuerzos
air-support = apoyo aéreo
landing = aterrizaje
fire = fuego
assault = asalto
marker = marcador
grotto = gruta
Tito-seen = Tito visto
Tito-taken = Tito tomado
missions = misiones
Wanted = Buscados
Tito = Tito
R-Churchill = R. Churchill
Documents = Documentos
not-found = sin encontrar
in-zone-number = en la zona { $number }
held-in-zone-number = retenido en la zona { $number }
dead = muerto
escaped = huido
flown-out = evacuado
taken = tomados
points-VP = { $points } PV
A-set-aside-count = A apartados: { $count }
Storch = Storch
German-units-in-the-air-or-lost = Unidades alemanas: en vuelo o perdidas
lands-in-dz = aterriza en { $dz }
Yugoslavs-not-yet-on-the-map = Yugoslavos aún fuera del mapa
waiting = a la espera
count-lost = perdidas: { $count }
full-link-cost-MP = enlace continuo, { $cost } PM
dotted-link-cost-MP = punteado, { $cost } PM
bridge = puente
ford = vado
drop-zone-and-number = zona de salto y número
entry-of-reinforcements = entrada de refuerzos
place-of-a-marker = lugar de un marcador
Tito-s-grotto = gruta de Tito
foreign-mission = misión extranjera
Storch-airstrip = pista de la Storch
Reconstructed-parts = Reconstruido: { $parts }.
map = mapa
zones = zonas
links = enlaces
drop-zones = zonas de salto
entries = entradas
marker-places = lugares de marcadores
markers = marcadores
most-unit-values = la mayoría de los valores de las unidades
hours = horas
terrain = terreno
groups = grupos
alarm = alarma
ammunition = munición
light = luz
events = sucesos
reinforcements = refuerzos
victory = victoria
zone-number = zona { $number }
marker-letter-face-down = marcador { $letter }, boca abajo
Assault-zone = Asalto: { $zone }
round-round = ronda { $round }
Line-line = Línea { $line }
contact = contacto
support = apoyo
to-be-placed = por situar
reduced = reducida
eliminated = eliminada
in-the-air = en vuelo
fixed = fijada
moving-mp-MP-left = en movimiento, quedan { $mp } PM
landed = ha tomado tierra
entered = ha entrado
moved = se ha movido
fired = ha hecho fuego
assaulted = ha asaltado
count-counters-sp-SP = fichas: { $count }, PF: { $sp }
vp-victory-points = puntos de victoria: { $vp }
Missions-held = Misiones ocupadas
Platoons-lost = Secciones perdidas
Officers-lost = Oficiales perdidos
Complete-success = Éxito completo
Semi-success = Éxito a medias
Failure = Fracaso
N = N
Germans = Alemanes
Yugoslavs = Yugoslavos
R-red = R roja
R-blue = R azul
R-black = R negra
red-north-and-east = roja, norte y este
blue-south = azul, sur
black-west = negra, oeste

## Looking at something

name-protection-value = { $name }, protección { $value }
Markers-letters-face-down = Marcadores { $letters }, boca abajo
Now = Ahora
has-happened = ha ocurrido
not-yet = todavía no
Lands-far-away = Aterriza lejos
The-Storch = La Storch
Assault = Asalto
Terrain = Terreno
Next-to-it = Zonas adyacentes
Could-move-here = Podría moverse aquí
Could-fire-here = Podría hacer fuego aquí
Kind = Tipo
Where = Dónde
Fire = Fuego
Movement-points = Puntos de movimiento
State = Estado
prisoner-prisoner-dead-dead = prisionero { $prisoner }, muerto { $dead }
Victory-points = Puntos de victoria
Yugoslavs-that-letter-markers-bring = Yugoslavos que traen los marcadores { $letter }
Raises-the-alarm-by = Sube la alarma en
Round = Ronda
In-contact-and-in-support = En contacto y en apoyo
Marked = Señales
Markers-face-down = Marcadores boca abajo
airstrip-of-the-Storch = pista de la Storch
entry-number-of-pool = entrada { $number } de { $pool }
drop-zone-dz-die-number = zona de salto { $dz }, dado { $number }
sp-of-most-SP = { $sp } PF de { $most }
In-front = En primera línea
Not-seen-yet = Aún no vistos
Strength-points = Puntos de fuerza
This-turn = En este turno
Movement = Movimiento
Guard = Guardia
Counters = Fichas
Event = Suceso
Bonus = Bonificación
fixed-cannot-move-this-turn = en este turno no puede moverse
MP-left-this-turn = PM restantes en este turno
zone-cost-MP = { $zone } ({ $cost } PM)

## How things stand

level-of-most = { $level } de { $most }
A-prisoner-is-worth-prisoner-points-dead-dead =
    Tito vale { $prisoner ->
        [one] un punto
       *[other] { $prisoner } puntos
    } como prisionero, { $dead } muerto.
Turn-last-is-the-last = El turno { $last } es el último.
Points-now = Puntos ahora
From-level-on-reinforcements-come-and-partisans-act-twice = Desde { $level } llegan refuerzos y los partisanos actúan dos veces por turno.
Every-German-value-suffers-worse = Cada valor alemán sufre { $worse }.
At-few-and-less-every-German-value-suffers = Con { $few } o menos, cada valor alemán se resiente.
At-0-the-match-is-lost-each-fire-and = Con 0 la partida está perdida; cada fuego y cada ronda cuestan 1.
The-relief-is-coming-turn-10-or-11-will = Llega el socorro: el último turno será el 10 o el 11.
Turns-after-this = Turnos después de este
Reinforcements-come-partisans-act-twice-At-most-all-markers = Llegan refuerzos, los partisanos actúan dos veces. Con { $most } se revelan todos los marcadores.
The-highest-level-all-markers-are-turned-over = El nivel más alto: todos los marcadores están revelados.
What-still-raises-it-list = Aún la suben: { $list }.
score-tito = Tito
score-churchill = Randolph Churchill
score-documents = Documentos secretos
score-missions = Misiones
score-platoons = Secciones perdidas
score-officers = Oficiales perdidos
score-total = Total
figure-vp = puntos de victoria

## A report

German-units = Unidades alemanas
Yugoslav-units = Unidades yugoslavas
German-attacks-that-hit = Ataques alemanes certeros
Yugoslav-attacks-that-hit = Ataques yugoslavos certeros
lost-on-turn-turn = perdida en el turno { $turn }
Unit = Unidad
Attacks = Ataques
Hits = Aciertos
Expected = Esperados
Hits-taken = Impactos recibidos
Lost = Perdida
