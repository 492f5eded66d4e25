### Castle Itter: why something is not allowed. The ids are the words by which the rules name a sentence.
### Not proofread by a native speaker.

by-is-a-casualty-and-out-of-the-game = { $by } ist gefallen und aus dem Spiel.
by-is-in-the-supply-and-has-to-be = { $by } ist im Vorrat und muss erst aufgestellt werden.
by-waits-for-the-Reinforcements-card = { $by } wartet auf die Karte Verstärkung.
by-has-escaped-and-is-out-of-the-game = { $by } ist geflohen und aus dem Spiel.
by-is-conditions-and-can-only-recover = { $by } ist { $conditions } und kann sich nur erholen.
by-has-to-wait-nobody-on-the-board-acts = { $by } muss warten: Niemand handelt, bevor alle aufgestellt sind. Noch im Vorrat: { $whom }.
by-has-already-taken-an-action-this-turn = { $by } hat in dieser Runde schon gehandelt.
by-has-received-an-order-and-takes-no-action = { $by } hat einen Befehl erhalten und handelt in dieser Runde nicht mehr.
by-is-conditions-first-the-suppression-has-to-be = { $by } ist { $conditions }: Erst muss die Störung entfernt werden.
who-is-active-and-finishes-first-by-has-to = { $who } ist aktiv und macht erst fertig; { $by } muss warten.
who-is-active-and-finishes-first-with-an-action = { $who } ist aktiv und macht erst fertig, mit oder ohne Aktion.
to-is-taken-by-partner-Open-squares =
    { $to } ist von { $partner } besetzt. { COUNT($squares) ->
        [0] Nichts ist frei.
       *[other] Frei: { $squares }.
    }
who-is-on-the-board-already-at-square-only = { $who } steht schon auf dem Plan, in { $square }; aufgestellt wird nur aus dem Vorrat.
to-was-destroyed-with-Besotten-Jenny-Open-squares =
    { $to } wurde mit der Besotten Jenny zerstört. { COUNT($squares) ->
        [0] Nichts ist frei.
       *[other] Frei: { $squares }.
    }
by-has-no-die-to-attack-with-its-value = { $by } hat keinen Würfel zum Angreifen: Sein Wert ist 0, und niemand feuert ihn an.
by-cannot-attack-target-no-such-counter-is-there =
    { $by } kann { FORM($target, "the") } nicht angreifen: Dort ist nichts. { COUNT($targets) ->
        [0] Nichts ist in Sicht.
       *[other] In Sicht: { $targets }.
    }
by-cannot-attack-target-square-is-white-and-sees = { $by } kann { FORM($target, "the") } nicht angreifen: { $square } ist weiß und sieht nichts.
by-cannot-attack-target-square-sees-colors-target-is =
    { $by } kann { FORM($target, "the") } nicht angreifen: { $square } sieht { $colors }, { $target } ist { $color }. { COUNT($targets) ->
        [0] Nichts ist in Sicht.
       *[other] In Sicht: { $targets }.
    }
Suppression-tokens-left-number-by-places-them-all =
    Es { $number ->
        [one] ist nur ein
       *[other] sind nur { $number }
    } Niederhalte-Marker übrig: { $by } legt alle.
Suppression-tokens-that-by-places-exactly-number =
    { $by } legt genau { $number ->
        [one] einen
       *[other] { $number }
    } Niederhalte-Marker.
In-this-edition-all-tokens-go-to-one-colour = In dieser Ausgabe kommen alle Marker auf eine Farbe.
by-cannot-suppress-from-square-it-is-white = { $by } kann von { $square } nicht niederhalten: Es ist weiß.
by-cannot-suppress-from-square-yellow-has-no-suppress = { $by } kann von { $square } nicht niederhalten: Gelb hat kein Niederhalte-Feld.
by-stands-on-square-and-can-suppress-only-colors = { $by } steht in { $square } und kann nur { $colors } niederhalten.
No-Suppression-token-is-left-to-place = Kein Niederhalte-Marker ist mehr übrig.
by-has-made-the-one-free-move-of-this = { $by } hat die eine freie Bewegung dieser Aktivierung schon gemacht.
by-stands-on-to-already = { $by } steht schon in { $to }.
to-is-in-another-location-there-by-has-to = { $to } gehört zu einem anderen Ort: Dorthin kommt { $by } nur mit einer Bewegung als Aktion.
by-cannot-change-places-with-partner-who-is-conditions =
    { $by } kann nicht mit { $partner } tauschen, denn er ist { $conditions }. { COUNT($squares) ->
        [0] Keine andere freie Bewegung ist möglich.
       *[other] Freie Bewegung nach: { $squares }.
    }
by-has-made-as-many-free-moves-as-the = { $by } hat sich so oft frei bewegt, wie der Ort andere Stellungen hat.
to-is-in-by-s-own-location-there-it = { $to } gehört zum selben Ort: { $by } kommt mit einer freien Bewegung hin.
From-the-Cellar-by-reaches-only-the-Great-Hall =
    Vom Keller kommt { $by } nur in den Großen Saal. { COUNT($squares) ->
        [0] Dort ist nichts frei.
       *[other] Dort frei: { $squares }.
    }
to-was-destroyed-with-Besotten-Jenny-by-can-move =
    { $to } wurde mit der Besotten Jenny zerstört. { COUNT($squares) ->
        [0] { $by } kann nirgends hin.
       *[other] { $by } kann gehen nach: { $squares }.
    }
by-cannot-move-to-to-partner-stands-there-Open =
    { $by } kann nicht nach { $to }: Dort steht { $partner }. { COUNT($squares) ->
        [0] Sonst ist nichts frei.
       *[other] Anderswo frei: { $squares }.
    }
by-is-not-what-but-conditions = { $by } ist nicht { $what }, sondern { $conditions }.
by-has-no-Disrupted-token-to-remove = { $by } hat keinen Störungsmarker.
by-is-fresh-and-has-nothing-to-recover-from = { $by } ist frisch und muss sich von nichts erholen.
In-this-edition-by-takes-a-Disrupted-token-off = In dieser Ausgabe wird { $by } den Störungsmarker mit „Störung entfernen“ los.
by-has-to-remove-the-Disrupted-token-first = { $by } muss erst den Störungsmarker entfernen.
Remove-Suppression-belongs-to-the-player-aid-s-edition = „Störung entfernen“ gehört zur Ausgabe der Spielhilfe; hier erholt sich { $by }.
Nobody-in-by-s-location-could-use-an-order = Niemand am Ort von { $by } könnte einen Befehl gebrauchen.
who-is-not-what-but-conditions = { $who } ist nicht { $what }, sondern { $conditions }.
who-is-not-in-by-s-location-Orders-can =
    { $who } ist nicht am Ort von { $by }. { COUNT($whom) ->
        [0] Niemand kann einen Befehl erhalten.
       *[other] Befehle sind möglich für: { $whom }.
    }
by-has-no-C-and-cannot-command-With-C =
    { $by } hat kein [C] und kann nicht befehlen. { COUNT($whom) ->
        [0] Niemand auf dem Plan hat [C].
       *[other] Mit [C] auf dem Plan: { $whom }.
    }
who-has-C-and-takes-no-orders-Orders-can =
    { $who } hat [C] und nimmt keine Befehle an. { COUNT($whom) ->
        [0] Niemand kann einen Befehl erhalten.
       *[other] Befehle sind möglich für: { $whom }.
    }
who-has-already-taken-an-action-this-turn-Orders =
    { $who } hat in dieser Runde schon gehandelt. { COUNT($whom) ->
        [0] Niemand kann einen Befehl erhalten.
       *[other] Befehle sind möglich für: { $whom }.
    }
who-has-to-lose-the-Disrupted-token-first = { $who } muss erst den Störungsmarker verlieren.
who-is-fresh-and-needs-no-order-Orders-can =
    { $who } ist frisch und braucht keinen Befehl. { COUNT($whom) ->
        [0] Niemand kann einen Befehl erhalten.
       *[other] Befehle sind möglich für: { $whom }.
    }
square-is-white-no-colour-is-clear-of-the = { $square } ist weiß: Es hat keine Farbe, die frei von Feinden sein könnte.
by-cannot-escape-from-square-SS-counters-are-still = { $by } kann aus { $square } nicht fliehen: Auf { $colors } sind noch SS-Marker. Im Weg: { $targets }.
by-must-begin-his-action-where-he-escapes-not = { $by } muss seine Aktion dort beginnen, von wo er flieht: nicht nach einer freien Bewegung oder Aufstellung.
Only-Borotra-can-escape = Nur Borotra kann fliehen.
by-cannot-escape-from-the-location-Locations-to-escape = { $by } kann von hier nicht fliehen: { $location }. Orte zum Fliehen: { $locations }.
The-weapon-is-not-loaded = { FORM($weapon, "the") } ist nicht geladen.
The-cannon-is-loaded-already = Die Kanone ist schon geladen.
by-stands-on-square-where-there-is-no-weapon =
    { $by } steht in { $square }, dort ist { FORM($weapon, "no") }. { COUNT($squares) ->
        [0] Die Waffe ist nirgends.
       *[other] Die Waffe ist in: { $squares }.
    }
by-is-not-tank-crew-and-cannot-use-the =
    { $by } hat kein [T] und kann { FORM($weapon, "the") } nicht bedienen. { COUNT($whom) ->
        [0] Niemand auf dem Plan hat [T].
       *[other] Mit [T] auf dem Plan: { $whom }.
    }
by-is-not-tank-crew-and-cannot-load-the = { $by } hat kein [T] und kann die Kanone nicht laden.
by-has-to-stand-on-square-to-load-the = { $by } muss in { $square } stehen, um die Kanone zu laden.
Suppression-tokens-on-color-the-colour-of-area-area =
    Auf { $color }, der Farbe von Gebiet { $area }, { $number ->
        [0] liegt kein Niederhalte-Marker
        [one] liegt nur ein Niederhalte-Marker
       *[other] liegen nur { $number } Niederhalte-Marker
    }.
card-has-to-wait-the-remaining-orders-are-needed = { $card } muss warten: Die übrigen Befehle werden gebraucht für { $cards }.
tactic-is-not-in-the-SS-player-s-hand =
    { $tactic } ist nicht auf der Hand der SS. { COUNT($tactics) ->
        [0] Die Hand ist leer.
       *[other] Auf der Hand: { $tactics }.
    }
card-is-not-in-the-SS-player-s-hand =
    { $card } ist nicht auf der Hand der SS. { COUNT($cards) ->
        [0] Die Hand ist leer.
       *[other] Auf der Hand: { $cards }.
    }
options-edition-the-player-aid-knows-no-competitive-game = options.edition: Die Spielhilfe kennt kein Duell; wähle die Standardausgabe oder eine andere Variante
