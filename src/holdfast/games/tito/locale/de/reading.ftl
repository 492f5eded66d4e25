### Capture Tito!: what is wrong with a position or with component data.
### Not proofread by a native speaker.

must-be-small-letters-digits-and-hyphens-at-most = muss aus höchstens 40 Kleinbuchstaben, Ziffern und Bindestrichen bestehen, etwa { $sample }
a-map-has-1-to-most-zones = eine Karte hat 1 bis { $most } Zonen
no-way-leads-to-zone-number = kein Weg führt zu Zone { $number }
there-is-no-VII = es gibt keine VII
at-most-most-counters-can-be-played = höchstens { $most } Spielsteine sind möglich
the-officers-are-rybka-and-obermaier = die Offiziere sind rybka und obermaier
a-drop-zone-must-hold-all-count-platoons-least = eine Absprungzone muss alle { $count } Züge fassen: { $least } oder mehr
A-B-and-C-each-have-their-slots = A, B und C haben je ihre Plätze
a-trigger-is-missing = ein Auslöser fehlt
must-be-dice-such-as-1d6-or-2d10 = müssen Würfel sein wie „1d6“ oder „2d10“
each-of-0-to-9-is-one-event = jede Zahl von 0 bis 9 ist ein Ereignis
each-of-first-to-last-is-there-once = jede Zahl von { $first } bis { $last } kommt einmal vor
a-D6-has-six-results = ein W6 hat sechs Ergebnisse
they-are-complete-semi-and-failure = die Stufen heißen complete, semi und failure
there-must-be-one-key-zone-not-count = es muss eine Zone { $key } geben, nicht { $count }
joins-a-zone-to-itself-or-repeats-another-link = verbindet eine Zone mit sich selbst oder wiederholt eine andere Verbindung
must-be-a-numeral-such-as-IV = muss eine römische Zahl wie „IV“ sein
a-drop-zone-is-six-zones = eine Absprungzone besteht aus sechs Zonen
the-German-units-come-first-in-the-roster = die deutschen Einheiten stehen in der Liste zuerst
a-group-has-counters = eine Gruppe hat Spielsteine
unit-is-in-no-group = { $unit } ist in keiner Gruppe
shows-nothing = zeigt nichts
an-A-marker-shows-one-thing = ein A-Marker zeigt nur eines
found-slots-for-count-letter-markers =
    { $found ->
        [one] { $found } Platz
       *[other] { $found } Plätze
    } für { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    } { $letter }
must-be-a-number = muss eine Zahl sein
R-number-of-colour-is-missing = R{ $number } von { $colour } fehlt
belongs-to-another-group-or-wave = gehört zu einer anderen Gruppe oder Welle
is-not-a-turn = ist keine Runde
is-not-that-of-this-match = ist nicht das dieser Partie
is-0-before-the-game-is-over = muss vor dem Ende der Partie 0 sein
is-after-the-last-turn-last = kommt nach der letzten Runde, { $last }
there-is-no-air-support-yet-in-step = in { $step } gibt es noch keine Luftunterstützung
a-unit-of-this-camp-is-never-state = eine Einheit dieser Seite ist nie „{ $state }“
only-reinforcements-are-delayed = nur Verstärkungen werden aufgehalten
a-unit-has-at-most-two-marks = eine Einheit hat höchstens zwei Markierungen
only-a-unit-on-the-map-has-marks = nur eine Einheit auf der Karte hat Markierungen
only-a-delayed-counter-has-a-blocked-entry = nur ein aufgehaltener Spielstein hat einen versperrten Eingang
is-no-entry-of-the-counter-s-colour = ist kein Eingang in der Farbe des Spielsteins
zone-number-holds-Yugoslav-units-so-its-markers-are = in Zone { $number } stehen jugoslawische Einheiten, also sind ihre Marker umgedreht
nobody-is-still-to-land-in-step = in { $step } landet niemand mehr
no-front-has-been-chosen-in-step = in { $step } ist keine Front gewählt
the-missions-are-listed-once-each-ascending = die Missionen stehen je einmal da, aufsteigend
only-platoons-have-it-in-the-movement-step = kann nur bei einem Zug true sein, im Bewegungsschritt
only-a-German-unit-on-the-map-can-be = kann nur bei einer deutschen Einheit auf der Karte true sein
only-a-German-unit-on-the-map-has-a = nur eine deutsche Einheit auf der Karte hat einen Rückweg
the-two-actions-of-a-unit-are-different = die zwei Aktionen einer Einheit sind verschieden
a-delayed-counter-needs-its-entry-in-blocked = ein aufgehaltener Spielstein braucht seinen Eingang in „blocked“
only-A-markers-are-set-aside = nur A-Marker werden beiseitegelegt
is-not-in-its-plane = ist nicht in seinem Flugzeug
is-not-a-zone = ist keine Zone
is-not-in-zone-number = ist nicht in Zone { $number }
an-officer-is-in-front-only-while-no-platoon = ein Offizier steht nur vorn, wenn kein Zug da ist
the-zones-are-listed-once-each-ascending = die Zonen stehen je einmal da, aufsteigend
is-no-zone-with-two-or-more-platoons-and = ist keine Zone mit zwei oder mehr Zügen und ohne jugoslawische Einheit
comes-only-for-a-prisoner-in-number = kommt nur für einen Gefangenen in Zone { $number }
the-marker-has-not-been-turned-over-yet = der Marker ist noch nicht umgedreht
is-no-platoon-in-the-prisoner-s-zone = ist kein Zug in der Zone des Gefangenen
only-a-prisoner-is-moved = nur ein Gefangener wird bewegt
zone-number-holds-too-many-German-SP = in Zone { $number } sind zu viele deutsche SP
zone-number-holds-too-many-Yugoslav-SP = in Zone { $number } sind zu viele jugoslawische SP
both-camps-are-in-zone-number = in Zone { $number } stehen beide Seiten
is-null-until-the-game-is-over = muss bis zum Ende der Partie null sein
nobody-is-moving-in-step = in { $step } bewegt sich niemand
is-not-on-the-map = ist nicht auf der Karte
there-is-none-in-step = in { $step } gibt es keine
holds-no-German-to-assault = enthält keine Deutschen für einen Sturmangriff
holds-no-Yugoslav-unit = enthält keine jugoslawische Einheit
is-needed-in-step = wird in { $step } gebraucht
this-assault-has-only-count-lines =
    dieser Sturmangriff hat nur { $count ->
        [one] { $count } Reihe
       *[other] { $count } Reihen
    }
a-line-has-a-platoon-in-contact = eine Reihe hat einen Zug im Kontakt
must-be-empty-between-rounds = muss zwischen den Kampfrunden leer sein
is-no-officer-who-landed-this-turn = ist kein Offizier, der in dieser Runde gelandet ist
is-no-platoon-of-this-assault-without-a-place = ist kein Zug dieses Sturmangriffs, der noch keinen Platz hat
leaves-no-contact-place-to-choose = lässt keinen Platz im Kontakt zur Wahl
leaves-no-support-to-choose = lässt keine Unterstützung zur Wahl
holds-fewer-than-two-platoons = enthält weniger als zwei Züge
nothing-is-pending-in-step = in { $step } steht nichts aus
supports-are-placed-in-roster-order = Unterstützungen werden in der Reihenfolge der Liste gesetzt
the-units-could-not-retreat-so-nothing-is-asked = die Einheiten könnten nicht zurückweichen, also wird nichts gefragt
nothing-could-be-done-in-step = in { $step } ließe sich nichts tun
