### Capture Tito!: the map, its parts, how things stand, what a report counts.
### Not proofread by a native speaker.


## The map in words

board-head = Runde { $turn } von { $last_turn }, { $hours }. Alarm { $alarm }, Munition { $ammo }.
board-air = Luftunterstützung für { $zone }: { SIGNED($bonus) }.
board-zone = { $zone }, { $terrain }: { $who }
board-markers = Marker { $letters }
board-unit = { $unit } { $sp } SP
board-front = { $unit } { $sp } SP (vorn)
board-vip = { $vip }: { $state }.
board-vip_at = { $vip }: { $state } in { $zone }.
board-aside = Beiseitegelegte A-Marker: { $aside }.
board-due = Noch nicht gelandet: { $units }.

## Printed on the map

Turn = Runde
Time = Zeit
End = Ende
last-turn = letzte Runde
event = Ereignis
Air-support = Luftunterstützung
Alarm = Alarm
Ammunition = Munition
shortage-modifier = Mangel { $modifier }
level-reinforcements = { $level }+ Verstärkung
air-support = Luftunterstützung
landing = Landung
fire = Feuer
assault = Sturm
marker = Marker
grotto = Höhle
Tito-seen = Tito gesehen
Tito-taken = Tito gefangen
missions = Missionen
Wanted = Gesucht
Tito = Tito
R-Churchill = R. Churchill
Documents = Dokumente
not-found = nicht gefunden
in-zone-number = in Zone { $number }
held-in-zone-number = gefangen in Zone { $number }
dead = tot
escaped = entkommen
flown-out = ausgeflogen
taken = erbeutet
points-VP = { $points } SP
A-set-aside-count = A beiseite: { $count }
Storch = Storch
German-units-in-the-air-or-lost = Deutsche Einheiten: in der Luft oder verloren
lands-in-dz = landet in { $dz }
Yugoslavs-not-yet-on-the-map = Jugoslawen, noch nicht auf der Karte
waiting = wartet
count-lost = verloren: { $count }
full-link-cost-MP = volle Verbindung, { $cost } BP
dotted-link-cost-MP = gepunktete Verbindung, { $cost } BP
bridge = Brücke
ford = Furt
drop-zone-and-number = Absprungzone und Nummer
entry-of-reinforcements = Eingang der Verstärkung
place-of-a-marker = Platz eines Markers
Tito-s-grotto = Titos Höhle
foreign-mission = ausländische Mission
Storch-airstrip = Landebahn des Storchs
Reconstructed-parts = Rekonstruiert: { $parts }.
map = Karte
zones = Zonen
links = Verbindungen
drop-zones = Absprungzonen
entries = Eingänge
marker-places = Markerplätze
markers = Marker
most-unit-values = die meisten Werte der Einheiten
hours = Uhrzeiten
terrain = Gelände
groups = Gruppen
alarm = Alarm
ammunition = Munition
light = Licht
events = Ereignisse
reinforcements = Verstärkung
victory = Sieg
zone-number = Zone { $number }
marker-letter-face-down = Marker { $letter }, verdeckt
Assault-zone = Sturmangriff: { $zone }
round-round = Durchgang { $round }
Line-line = Linie { $line }
contact = Kontakt
support = Unterstützung
to-be-placed = aufzustellen
reduced = reduziert
eliminated = ausgeschaltet
in-the-air = in der Luft
fixed = gebunden
moving-mp-MP-left = in Bewegung, noch { $mp } BP
landed = gelandet
entered = eingetroffen
moved = bewegt
fired = gefeuert
assaulted = gestürmt
count-counters-sp-SP = Marker: { $count }, SP: { $sp }
vp-victory-points = Siegpunkte: { $vp }
Missions-held = Gehaltene Missionen
Platoons-lost = Verlorene Züge
Officers-lost = Verlorene Offiziere
Complete-success = Voller Erfolg
Semi-success = Halber Erfolg
Failure = Fehlschlag
N = N
Germans = Deutsche
Yugoslavs = Jugoslawen
R-red = R Rot
R-blue = R Blau
R-black = R Schwarz
red-north-and-east = Rot, Norden und Osten
blue-south = Blau, Süden
black-west = Schwarz, Westen

## Looking at something

name-protection-value = { $name }, Deckung { $value }
Markers-letters-face-down = Marker { $letters }, verdeckt
Now = Jetzt
has-happened = ist geschehen
not-yet = noch nicht
Lands-far-away = Landet weit entfernt
The-Storch = Der Storch
Assault = Sturmangriff
Terrain = Gelände
Next-to-it = Angrenzend
Could-move-here = Könnten hierher
Could-fire-here = Könnten hierher feuern
Kind = Art
Where = Wo
Fire = Feuer
Movement-points = Bewegungspunkte
State = Zustand
prisoner-prisoner-dead-dead = gefangen { $prisoner }, tot { $dead }
Victory-points = Siegpunkte
Yugoslavs-that-letter-markers-bring = Jugoslawen der { $letter }-Marker
Raises-the-alarm-by = Erhöht den Alarm um
Round = Durchgang
In-contact-and-in-support = In Kontakt und in Unterstützung
Marked = Zeichen
Markers-face-down = Verdeckte Marker
airstrip-of-the-Storch = Landebahn des Storchs
entry-number-of-pool = Eingang { $number } von { $pool }
drop-zone-dz-die-number = Absprungzone { $dz }, Würfel { $number }
sp-of-most-SP = { $sp } von { $most } SP
In-front = Vorn
Not-seen-yet = Noch nicht gesehen
Strength-points = Stärkepunkte
This-turn = Diese Runde
Movement = Bewegung
Guard = Wache
Counters = Marker
Event = Ereignis
Bonus = Bonus
fixed-cannot-move-this-turn = kann sich in dieser Runde nicht bewegen
MP-left-this-turn = BP übrig in dieser Runde
zone-cost-MP = { $zone } ({ $cost } BP)

## How things stand

level-of-most = { $level } von { $most }
A-prisoner-is-worth-prisoner-points-dead-dead =
    Tito bringt { $prisoner ->
        [one] einen Punkt
       *[other] { $prisoner } Punkte
    } als Gefangener, { $dead } tot.
Turn-last-is-the-last = Runde { $last } ist die letzte.
Points-now = Punkte jetzt
From-level-on-reinforcements-come-and-partisans-act-twice = Ab { $level } kommt Verstärkung, und die Partisanen handeln zweimal je Runde.
Every-German-value-suffers-worse = Jeder deutsche Wert erleidet { $worse }.
At-few-and-less-every-German-value-suffers = Ab { $few } und darunter leidet jeder deutsche Wert.
At-0-the-match-is-lost-each-fire-and = Bei 0 ist die Partie verloren; jedes Feuer und jeder Durchgang kosten 1.
The-relief-is-coming-turn-10-or-11-will = Der Entsatz kommt: Runde 10 oder 11 wird die letzte sein.
Turns-after-this = Runden nach dieser
Reinforcements-come-partisans-act-twice-At-most-all-markers = Verstärkung kommt, die Partisanen handeln zweimal. Bei { $most } werden alle Marker umgedreht.
The-highest-level-all-markers-are-turned-over = Die höchste Stufe: Alle Marker sind umgedreht.
What-still-raises-it-list = Was ihn noch erhöht: { $list }.
score-tito = Tito
score-churchill = Randolph Churchill
score-documents = Geheimdokumente
score-missions = Missionen
score-platoons = Verlorene Züge
score-officers = Verlorene Offiziere
score-total = Summe
figure-vp = Siegpunkte

## A report

German-units = Deutsche Einheiten
Yugoslav-units = Jugoslawische Einheiten
German-attacks-that-hit = Deutsche Treffer
Yugoslav-attacks-that-hit = Jugoslawische Treffer
lost-on-turn-turn = verloren in Runde { $turn }
Unit = Einheit
Attacks = Angriffe
Hits = Treffer
Expected = Erwartet
Hits-taken = Erlittene Treffer
Lost = Verloren
