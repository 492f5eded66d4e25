### Capture Tito!: the map, its parts, how things stand, what a report counts.


## The map in words

board-head = Turno { $turn } di { $last_turn }, { $hours }. Allarme { $alarm }, munizioni { $ammo }.
board-air = Supporto aereo per { FORM($zone, "the") }: { SIGNED($bonus) }.
board-zone = { $zone }, { $terrain }: { $who }
board-markers = segnalini { $letters }
board-unit = { $unit } ({ $sp } PF)
board-front = { $unit } ({ $sp } PF, in prima linea)
board-vip = { $vip }: { $state }.
board-vip_at = { $vip }: { $state } { FORM($zone, "in") }.
board-aside = Segnalini A messi da parte: { $aside }.
board-due =
    { COUNT($units) ->
        [one] Deve
       *[other] Devono
    } ancora atterrare: { $units }.

## Printed on the map

Turn = Turno
Time = Orario
End = Fine
last-turn = ultimo turno
event = evento
Air-support = Supporto aereo
Alarm = Allarme
Ammunition = Munizioni
shortage-modifier = penuria { $modifier }
level-reinforcements = { $level }+ rinforzi
air-support = supporto aereo
landing = atterraggio
fire = fuoco
assault = assalto
marker = segnalino
grotto = grotta
Tito-seen = Tito visto
Tito-taken = Tito preso
missions = missioni
Wanted = Ricercati
Tito = Tito
R-Churchill = R. Churchill
Documents = Documenti
not-found = da trovare
in-zone-number = nella zona { $number }
held-in-zone-number = preso, zona { $number }
dead = morto
escaped = fuggito
flown-out = portato via
taken = presi
points-VP = { $points } PV
A-set-aside-count = «A» da parte: { $count }
Storch = Storch
German-units-in-the-air-or-lost = Unità tedesche: in volo o perse
lands-in-dz = atterra in { $dz }
Yugoslavs-not-yet-on-the-map = Jugoslavi non ancora sulla mappa
waiting = in attesa
count-lost = perse: { $count }
full-link-cost-MP = collegamento pieno, { $cost } PM
dotted-link-cost-MP = tratteggiato, { $cost } PM
bridge = ponte
ford = guado
drop-zone-and-number = zona di lancio e numero
entry-of-reinforcements = entrata dei rinforzi
place-of-a-marker = posto di un segnalino
Tito-s-grotto = grotta di Tito
foreign-mission = missione straniera
Storch-airstrip = pista dello Storch
Reconstructed-parts = Ricostruito: { $parts }.
map = mappa
zones = zone
links = collegamenti
drop-zones = zone di lancio
entries = entrate
marker-places = posti dei segnalini
markers = segnalini
most-unit-values = gran parte dei valori delle unità
hours = orari
terrain = terreno
groups = gruppi
alarm = allarme
ammunition = munizioni
light = luce
events = eventi
reinforcements = rinforzi
victory = vittoria
zone-number = zona { $number }
marker-letter-face-down = segnalino { $letter }, coperto
Assault-zone = Assalto: { $zone }
round-round = round { $round }
Line-line = Linea { $line }
contact = contatto
support = supporto
to-be-placed = da schierare
reduced = ridotta
eliminated = eliminata
in-the-air = in volo
fixed = bloccata
moving-mp-MP-left = in movimento, restano { $mp } PM
landed = atterrata
entered = entrata
moved = ha mosso
fired = ha fatto fuoco
assaulted = ha assaltato
count-counters-sp-SP = pedine: { $count }, PF: { $sp }
vp-victory-points = punti vittoria: { $vp }
Missions-held = Missioni tenute
Platoons-lost = Plotoni persi
Officers-lost = Ufficiali persi
Complete-success = Successo completo
Semi-success = Mezzo successo
Failure = Fallimento
N = N
Germans = Tedeschi
Yugoslavs = Jugoslavi
R-red = R rosso
R-blue = R blu
R-black = R nero
red-north-and-east = rosso, nord ed est
blue-south = blu, sud
black-west = nero, ovest

## Looking at something

name-protection-value = { $name }, protezione { $value }
Markers-letters-face-down = Segnalini { $letters }, coperti
Now = Ora
has-happened = è successo
not-yet = non ancora
Lands-far-away = Atterra lontano
The-Storch = Lo Storch
Assault = Assalto
Terrain = Terreno
Next-to-it = Zone adiacenti
Could-move-here = Chi potrebbe muovere qui
Could-fire-here = Chi potrebbe fare fuoco qui
Kind = Tipo
Where = Dove
Fire = Fuoco
Movement-points = Punti movimento
State = Stato
prisoner-prisoner-dead-dead = prigioniero { $prisoner }, morto { $dead }
Victory-points = Punti vittoria
Yugoslavs-that-letter-markers-bring = Jugoslavi portati dai segnalini { $letter }
Raises-the-alarm-by = Alza l’allarme di
Round = Round
In-contact-and-in-support = In contatto e in supporto
Marked = Contrassegni
Markers-face-down = Segnalini coperti
airstrip-of-the-Storch = pista dello Storch
entry-number-of-pool = entrata { $number } di { $pool }
drop-zone-dz-die-number = zona di lancio { $dz }, dado { $number }
sp-of-most-SP = { $sp } PF su { $most }
In-front = In prima linea
Not-seen-yet = Non ancora visti
Strength-points = Punti forza
This-turn = In questo turno
Movement = Movimento
Guard = Guardia
Counters = Pedine
Event = Evento
Bonus = Bonus
fixed-cannot-move-this-turn = in questo turno non può muovere
MP-left-this-turn = PM rimasti in questo turno
zone-cost-MP = { $zone } ({ $cost } PM)

## How things stand

level-of-most = { $level } su { $most }
A-prisoner-is-worth-prisoner-points-dead-dead = Tito vale { $prisoner } PV da prigioniero, { $dead } da morto.
Turn-last-is-the-last = Il turno { $last } è l’ultimo.
Points-now = Punti ora
From-level-on-reinforcements-come-and-partisans-act-twice = Da { $level } in su arrivano rinforzi e i partigiani agiscono due volte a turno.
Every-German-value-suffers-worse = Ogni valore tedesco è modificato di { $worse }.
At-few-and-less-every-German-value-suffers = Da { $few } in giù ogni valore tedesco è ridotto.
At-0-the-match-is-lost-each-fire-and = A 0 la partita è persa; ogni fuoco e ogni round costano 1.
The-relief-is-coming-turn-10-or-11-will = Arrivano i soccorsi: l’ultimo turno sarà il 10 o l’11.
Turns-after-this = Turni dopo questo
Reinforcements-come-partisans-act-twice-At-most-all-markers = Arrivano rinforzi e i partigiani agiscono due volte. Al livello { $most } si girano tutti i segnalini.
The-highest-level-all-markers-are-turned-over = Il livello massimo: tutti i segnalini sono girati.
What-still-raises-it-list = Possono ancora alzarlo: { $list }.
score-tito = Tito
score-churchill = Randolph Churchill
score-documents = Documenti segreti
score-missions = Missioni
score-platoons = Plotoni persi
score-officers = Ufficiali persi
score-total = Totale
figure-vp = punti vittoria

## A report

German-units = Unità tedesche
Yugoslav-units = Unità jugoslave
German-attacks-that-hit = Attacchi tedeschi a segno
Yugoslav-attacks-that-hit = Attacchi jugoslavi a segno
lost-on-turn-turn = persa al turno { $turn }
Unit = Unità
Attacks = Attacchi
Hits = A segno
Expected = Attesi
Hits-taken = Colpi subiti
Lost = Persa
