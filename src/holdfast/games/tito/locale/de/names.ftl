### Capture Tito!: what things are called.
### Not proofread by a native speaker.


## Zones. Italian and French join their prepositions with the article.

zone-plain = Zone { $number }
zone-named = Zone { $number } ({ $name })

## Units

unit-german = { $name } { $number }
unit-hq = Stabsinfanterie { $number }
unit-infantry = Infanterie { $number }
unit-pioneer = Pionierzug { $number }
unit-tank = Panzerzug { $number }
unit-dca = Flakzug { $number }
unit-red = R Rot { $number }
unit-blue = R Blau { $number }
unit-black = R Schwarz { $number }
reinforcement-red = R Rot
reinforcement-blue = R Blau
reinforcement-black = R Schwarz

## Whom and what the Germans look for

vip-tito = Tito
vip-churchill = Randolph Churchill
vip-documents = die Geheimdokumente
    .number = many
vip-uniform = Titos Uniform
state-hidden = nicht gefunden
state-free =
    { FORM($vip, "number") ->
        [many] noch nicht erbeutet
       *[one] frei
    }
state-prisoner = gefangen
state-dead = tot
state-escaped = entkommen
state-evacuated = ausgeflogen
state-taken = erbeutet

## Words of the component data, for languages that it does not speak

kinds-platoon = Zug
kinds-officer = Offizier
kinds-hq = Stabsinfanterie
kinds-infantry = Infanterie
kinds-pioneer = Pioniere
kinds-tank = CV-35-Panzer
kinds-dca = Flak-MGs (DCA)
terrain-green = offenes Gelände
terrain-orange = leichte Deckung
terrain-red = starke Deckung
sides-german = Deutsche
sides-yugoslav = Jugoslawen
missions-USA = amerikanische Mission
missions-GB = britische Mission
missions-USSR = sowjetische Mission

## Small words

seat-german = Deutsche
    .the = die Deutschen
letter-a = kein Ereignis
letter-b = ein Empfangskomitee
letter-c = wo bist du, Tito?
letter-d = alles Gute zum Geburtstag
letter-e = die jungen Kommunisten
letter-f = gute Landung, schlechter Ort
letter-g = der Entsatz
trigger-air = Erste Luftunterstützung mit Bonus
trigger-landing = Erste Landung
trigger-fire = Erstes Feuer
trigger-assault = Erster Sturmangriff
trigger-marker = Erster Marker umgedreht
trigger-grotto = Züge in Titos Höhle
trigger-tito_seen = Tito wird gesehen
trigger-tito_taken = Tito ist gefangen
trigger-missions = Eine Mission ist besetzt

## Why the rules chose a stack, a zone or a unit. All three are feminine in Italian and French.

decided_by-only = es gibt keine andere Wahl
decided_by-sp = meiste Stärkepunkte
    .target = wenigste Stärkepunkte
decided_by-ff = höchster Feuerwert
decided_by-roster = steht oben auf der Liste
decided_by-nearest = am nächsten
decided_by-room = Platz für alle
decided_by-top_ff = höchster Feuerwert obenauf
decided_by-sum_of_ff = höchste Summe der Feuerwerte
decided_by-front_ff = niedrigster Feuerwert vorn
decided_by-die = durch Würfelwurf
reason-time = die letzte Runde ist vorbei
reason-ammo = die Munition ist verbraucht
reason-annihilated = kein Zug ist mehr übrig
reason-friends_here = er hat seine Leute gefunden
reason-no_way = kein Weg führt zu einem Ziel
level-complete = ein voller Erfolg
level-semi = ein halber Erfolg
level-failure = ein Fehlschlag
part-support = Unterstützung
part-officer = Offizier
part-light = Licht
part-ammo = Munition
part-air = Luftunterstützung
part-dca = Flak
part-tank = Panzer
part-protection = Deckung
part-tito = Tito
act-land = gelandet
act-enter = eingetroffen
act-move = bewegt
act-fire = gefeuert
act-assault = gestürmt
place-plane = in der Luft
place-pool = noch nicht auf der Karte
place-delayed = wartet auf den Eintritt
place-lost = ausgeschaltet
place-out = aus dem Spiel
option-difficulty-easy = leicht
option-difficulty-medium = mittel
option-difficulty-difficult = schwer
turn-hours = { $day }. Mai, { $from }–{ $to } Uhr
clock = Runde { $turn }, { $hours }
value = { $unit }: { $total } (Wert { $factor }{ $modifiers }, Würfel { $die })
value-part = , { $part } { SIGNED($amount) }

## Verbs, over actions that are many

verb-air_support = Luftunterstützung
verb-assault = stürmen
verb-attach = einen Offizier zuteilen
verb-break_off = den Sturmangriff abbrechen
verb-choose_group = eine Gruppe wählen
verb-continue = noch eine Runde
verb-end_phase = die Phase beenden
verb-fire = feuern
verb-front = nach vorn stellen
verb-hand_over = einen Gefangenen übergeben
verb-line_up = in Kontakt stellen
verb-move = bewegen
verb-no_air_support = keine Luftunterstützung
verb-retreat = zurückziehen
verb-stop = anhalten
verb-support = zur Unterstützung stellen
