### Castle Itter: what things are called. Italian keeps the printed names of cards and locations, as its rulebook does.
### Not proofread by a native speaker.


## Colours

green = Grün
red = Rot
purple = Lila
black = Schwarz
yellow = Gelb
white = Weiß

## Suppression tokens by colour

tokens-green = { $number } auf Grün
tokens-red = { $number } auf Rot
tokens-purple = { $number } auf Lila
tokens-black = { $number } auf Schwarz
tokens-yellow = { $number } auf Gelb

## What a Defender suffers from

condition-exhausted = erschöpft
condition-disrupted = gestört

## SS counters

Rifleman = Schütze
    .a = ein Schütze
    .the = der Schütze
Scout = Späher
    .a = ein Späher
    .the = der Späher
Sturm = Sturm
    .a = ein Sturm
    .the = der Sturm
Machine-Gunner = MG-Schütze
    .a = ein MG-Schütze
    .the = der MG-Schütze
Mortar = Mörser
    .a = ein Mörser
    .the = der Mörser
defender-rifleman = Schütze { $number }

## Locations

North-Terrace = Nordterrasse
    .the = die Nordterrasse
    .of = der Nordterrasse
South-Terrace = Südterrasse
    .the = die Südterrasse
    .of = der Südterrasse
Keep = Bergfried
    .the = der Bergfried
    .of = des Bergfrieds
Great-Hall = Großer Saal
    .the = der Große Saal
    .of = des Großen Saals
Gate-House = Torhaus
    .the = das Torhaus
    .of = des Torhauses
Besotten-Jenny = Besotten Jenny
    .the = die Besotten Jenny
    .of = der Besotten Jenny
Cellar = Keller
    .the = der Keller
    .of = des Kellers

## Areas and circles of the SS

node-area = { $number }
    .the = Gebiet { $number }
node-circle = { $number }
    .the = Kreis { $number }
node-machine_gunner = MG-Schütze { $number }
    .the = den MG-Schützen in Gebiet { $number }
node-mortar = Mörser { $number }
    .the = den Mörser in Gebiet { $number }

## SS cards

card-rifleman2 = Schütze ×2
card-rifleman3 = Schütze ×3
card-scout2 = Späher ×2
card-sturm1 = Sturm
card-sturm1c = Sturm (Duell)
card-sturm2 = Sturm ×2
card-machine_gunner = MG-Schütze
card-mortar = Mörser
card-sniper = Scharfschütze
card-flak37 = 8,8-cm-Flak 37
card-pak40a = 7,5-cm-Pak 40 (A)
card-pak40b = 7,5-cm-Pak 40 (B)
card-panzerfaust = Panzerfaust
card-flak30 = 2-cm-Flak 30
card-suppressive_fire = Sperrfeuer
card-reinforcements = Verstärkung
card-142nd = 142. Infanterieregiment

## Tactics cards

Barrage = Trommelfeuer
Eastern-Approach = Vorstoß im Osten
Northern-Approach = Vorstoß im Norden
Western-Approach = Vorstoß im Westen
Focus-Fire = Feuer bündeln
Sharpshooters = Meisterschützen
Tank-Hunters = Panzerjäger
Shrapnel = Splitter
Second-Wave = Zweite Welle
Infiltration = Unterwanderung
Shock-Troops = Stoßtruppen
Smoke-Screen = Nebelwand
Fanatics = Fanatiker

## Weapons

M1919A4 = M1919A4
    .with = mit dem M1919A4
    .the = das M1919A4
    .no = kein M1919A4
M2HB = M2HB
    .with = mit dem M2HB
    .the = das M2HB
    .no = kein M2HB
n76mm-Cannon = 76-mm-Kanone
    .with = mit der 76-mm-Kanone
    .the = die 76-mm-Kanone
    .no = keine 76-mm-Kanone
n76mm-Cannon-Load = Ladeplatz der 76-mm-Kanone

## Attributes

attribute-C = Befehl
attribute-E = Flucht
attribute-I = Anfeuern
attribute-M = Schwache Moral
attribute-O = Wehrmachtsoffizier
attribute-R = Verstärkung
attribute-S = Opfer
attribute-T = Panzerbesatzung

## Where a Defender is who is not on the board

place-supply = Vorrat
place-reserve = wartet als Verstärkung
place-casualty = gefallen
place-escaped = geflohen

## Seats, options, verbs

seat-defender = Verteidiger
    .the = der Verteidiger
seat-ss = SS
    .the = die SS
option-variant-beginner = Einsteiger
option-variant-veteran = Veteran
option-variant-elite = Elite
option-variant-competitive = Duell (zu zweit)
option-edition-standard = Regelheft
option-edition-player_aid = Spielhilfe einer früheren Ausgabe
option-free_moves-one = eine je Aktivierung
option-free_moves-any = so viele, wie der Ort andere Stellungen hat
verb-deploy = aufstellen
verb-attack = angreifen
verb-suppress = niederhalten
verb-shift = freie Bewegung
verb-move = bewegen
verb-load = laden
verb-recover = erholen
verb-remove_suppression = Störung entfernen
verb-command = befehlen
verb-escape = fliehen
verb-end = die Phase beenden
verb-hold = Stellung halten
verb-order = Befehl geben
verb-done = keine Befehle mehr
verb-spend = ausgeben
verb-sacrifice = opfern
verb-decline = ablehnen
verb-plan = planen
verb-tactic = die Taktikkarte wählen

## Awards

Austrian-National-Hero = Österreichischer Nationalheld
Medal-of-Honor = Medal of Honor
Distinguished-Service-Cross = Distinguished Service Cross
Silver-Star = Silver Star
Bronze-Star = Bronze Star
Epic-Victory = Epischer Sieg
Major-Victory = Großer Sieg
Minor-Victory = Kleiner Sieg
Draw = Unentschieden
