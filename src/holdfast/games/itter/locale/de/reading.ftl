### Castle Itter: what is wrong with a position or with component data.
### Not proofread by a native speaker.

needs-a-provenance-known = braucht eine Herkunft: { $known }
missing-missing = es fehlt: { $missing }
must-be-in-this-order-wanted = muss in dieser Reihenfolge stehen: { $wanted }
names-something-twice = nennt etwas zweimal
exactly-one-location-can-be-destroyed = genau ein Ort kann zerstört werden
exactly-one-location-the-Cellar-has-no-Defense-Value = genau ein Ort, der Keller, hat keinen Verteidigungswert
the-Cellar-cannot-be-destroyed = der Keller kann nicht zerstört werden
a-square-without-Defense-Value-is-never-a-target = ein Feld ohne Verteidigungswert ist nie ein Ziel (CI-4.0.9)
the-reserve-is-for-Defenders-with-R-and-for = reserve ist für Verteidiger mit [R], und nur für sie
the-French-and-only-they-begin-on-squares = die Franzosen, und nur sie, beginnen auf Feldern
name-is-taken-by-another-Defender = { $name } ist von einem anderen Verteidiger besetzt
count-cards-are-more-than-a-game-can-show =
    { $count ->
        [one] { $count } Karte ist
       *[other] { $count } Karten sind
    } mehr, als eine Partie zeigen kann
must-go-from-the-highest-score-down = muss von der höchsten Punktzahl abwärts gehen
there-must-be-a-row-that-begins-at-a = es muss eine Zeile geben, die bei 1 Punkt beginnt (CI-5.0.7)
is-not-JSON-error = ist kein JSON: { $error }
must-be-wanted = muss { $wanted } sein
at-most-two-colours = höchstens zwei Farben
exactly-one-square-has-the-weapon = genau ein Feld hat { $weapon }
color-is-not-a-colour-of-this-square = { $color } ist keine Farbe dieses Felds
needs-six-squares-one-for-each-number-not-count = braucht sechs Felder, eines für jede Zahl, nicht { $count }
an-area-cannot-lead-straight-into-the-castle = ein Gebiet kann nicht geradewegs in die Burg führen
M-and-I-do-not-go-together = { "[" }M] und [I] gehen nicht zusammen
exactly-one-Defender-has-letter = genau ein Verteidiger hat [{ $letter }]
needs-at-least-one-card = braucht mindestens eine Karte
there-is-no-kind-card = es gibt keine Karte { $kind }
must-be-eleven-counters-one-for-each-area = muss elf Marker haben, einen für jedes Gebiet
the-rules-can-need-number = die Regeln können { $number } verlangen
the-board-cannot-be-built-from-it-error = daraus lässt sich kein Plan bauen: { $error }
name-does-not-carry-color-number-in-positions = { $name } hat in positions kein { $color } { $number }
this-track-never-reaches-the-castle-way = dieser Weg erreicht die Burg nie: { $way }
needs-four-numbers-one-for-each-deck = braucht vier Zahlen, eine für jeden Stapel
has-size-cards-but-variant-takes-taken-off =
    hat { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }, aber { $variant } nimmt { $taken } weg
the-last-row-must-have-no-lower-limit = die letzte Zeile darf keine Untergrenze haben
color-number-is-shown-in-color_tables = { $color } { $number } ist in color_tables { $shown }
this-card-has-none = diese Karte hat keine
needs-six-entries-one-for-each-number-of-the = braucht sechs Einträge, einen für jede Zahl des Würfels
must-be-0-outside-the-Defender-Phase = muss außerhalb der Verteidigerphase 0 sein
only-the-competitive-variant-has-a-planning-phase = nur die Wettkampfvariante hat eine Planung
only-Defenders-with-R-can-be-in-the-reserve = nur Verteidiger mit [R] können als Verstärkung warten
only-Borotra-can-have-escaped = nur Borotra kann geflohen sein
the-French-are-never-in-the-supply = die Franzosen sind nie im Vorrat
there-are-only-limit-Suppression-tokens =
    es gibt nur { $limit ->
        [one] { $limit } Niederhalte-Marker
       *[other] { $limit } Niederhalte-Marker
    }
a-destroyed-Jenny-cannot-be-loaded = eine zerstörte Besotten Jenny kann nicht geladen sein
acted-have-acted-but-only-used-actions-have-been =
    { $acted ->
        [one] { $acted } Verteidiger hat
       *[other] { $acted } Verteidiger haben
    } gehandelt, aber es { $used ->
        [one] wurde nur { $used } Aktion
       *[other] wurden nur { $used } Aktionen
    } ausgeführt
there-are-only-limit-Command-tokens =
    es gibt nur { $limit ->
        [one] { $limit } Befehlsmarker
       *[other] { $limit } Befehlsmarker
    }
there-are-only-limit-Disrupted-tokens =
    es gibt nur { $limit ->
        [one] { $limit } Störmarker
       *[other] { $limit } Störmarker
    }
at-most-most-cards =
    höchstens { $most ->
        [one] { $most } Karte
       *[other] { $most } Karten
    }
must-be-empty-before-the-SS-Phase = muss vor der SS-Phase leer sein
at-most-most-orders =
    höchstens { $most ->
        [one] { $most } Befehl
       *[other] { $most } Befehle
    }
place-is-taken-by-other = „{ $place }“ ist von { $other } besetzt
must-be-false-off-the-board = muss neben dem Plan false sein
there-are-only-limit-name-counters =
    es gibt nur { $limit ->
        [one] { $limit } Marker
       *[other] { $limit } Marker
    } { $name }
nobody-stands-in-a-destroyed-Jenny = in einer zerstörten Besotten Jenny ist niemand
must-be-null-outside-the-competitive-variant = muss außerhalb der Wettkampfvariante null sein
name-occurs-more-than-most-times =
    „{ $name }“ kommt mehr als { $most ->
        [one] { $most }-mal
       *[other] { $most }-mal
    } vor
only-in-the-Defender-Phase = nur in der Verteidigerphase
never-together-with-acted = nie zusammen mit acted
must-be-null-while-the-game-goes-on = muss null sein, solange die Partie läuft
must-be-empty-outside-the-competitive-variant = muss außerhalb der Wettkampfvariante leer sein
must-be-empty-in-the-beginner-variant = muss in der Einsteigervariante leer sein
the-142nd-comes-only-after-Borotra-s-escape-in = das 142. kommt erst nach Borotras Flucht, in der Standardausgabe
name-belongs-to-the-competitive-variant = „{ $name }“ gehört zur Wettkampfvariante
needs-a-kind = braucht kind
is-not-on-the-board = ist nicht auf dem Plan
must-be-fresh-and-without-token-to-be-active = muss frisch und ohne Marker sein, um aktiv zu sein
no-action-is-left-for-an-activation = für eine Aktivierung ist keine Aktion übrig
an-activation-begins-by-deploying-or-by-a-shift = eine Aktivierung beginnt mit Aufstellen oder einer freien Bewegung
must-be-above-0-exactly-when-shifted-is-true = muss genau dann über 0 sein, wenn shifted true ist
must-be-a-Defender-with-C-on-the-board = muss ein Verteidiger mit [C] auf dem Plan sein
nobody-could-use-an-order-so-the-command-is = niemand könnte einen Befehl gebrauchen, also ist das Kommando vorbei
there-is-no-Suppression-token-on-color = auf { $color } liegt kein Niederhalte-Marker
none-is-left-in-the-supply = im Vorrat ist keiner übrig
needs-a-source = braucht source
Gangl-could-not-save-this-Defender = Gangl könnte diesen Verteidiger nicht retten
is-not-disrupted-so-this-would-not-be-a = ist nicht gestört und würde daher nicht fallen
must-be-Defenders-in-name-in-square-order = muss Verteidiger in { $name } nennen, in der Reihenfolge der Felder
must-all-be-disrupted = müssen alle gestört sein
must-be-one-of-the-doomed = muss einer von doomed sein
everything-is-planned-nothing-is-left-to-ask = alles ist geplant: Es gibt nichts mehr zu fragen
can-be-0-only-while-a-command-gives-orders = kann nur 0 sein, während ein Kommando Befehle gibt
there-is-no-such-gun-in-the-area = im Gebiet ist keine solche Waffe
