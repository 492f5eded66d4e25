### Castle Itter: the game and its options.
### Not proofread by a native speaker.

May-1945-American-German-and-French-defenders-hold-an = Mai 1945: Amerikaner, Deutsche und Franzosen halten eine Burg in den Alpen gegen die SS. Spiel allein oder gegen jemanden, der den Angriff führt.
Variant = Variante
How-hard-it-is-or-a-game-for-two = Wie schwer es ist, oder ein Duell zu zweit.
Eleven-Riflemen-surround-the-castle-and-there-are-no = Elf Schützen umstellen die Burg, und es gibt keine Taktikkarten.
Scouts-are-among-the-first-SS-and-a-Tactics = Späher sind unter den Ersten der SS, und eine Taktikkarte verändert jede SS-Phase.
Scouts-and-Sturm-come-first-and-two-Tactics-cards = Späher und Sturm kommen zuerst, und jede Runde gelten zwei Taktikkarten.
A-second-player-leads-the-SS-three-cards-and = Eine zweite Person führt die SS: drei Karten und eine Taktikkarte, geheim geplant.
Edition = Ausgabe
The-rulebook-or-the-player-aid-of-an-earlier = Das Regelheft oder die Spielhilfe einer früheren Ausgabe.
The-rules-as-printed = Die Regeln wie gedruckt.
Command-gives-two-orders-and-an-escape-takes-seven = Befehl gibt zwei Befehle, und eine Flucht nimmt sieben Karten aus dem Stapel.
Inspirers-add-up = Anfeuern summiert sich
Each-inspirer-in-the-location-adds-a-die-or = Jeder Verteidiger mit Anfeuern am Ort gibt einen Würfel, oder alle zusammen einen (CI-3.1.2).
Each-inspirer-in-the-location-adds-a-die = Jeder Verteidiger mit Anfeuern am Ort gibt einen Würfel.
All-inspirers-in-the-location-together-add-one-die = Alle Verteidiger mit Anfeuern am Ort geben zusammen einen Würfel.
Holding-exhausts = Halten erschöpft
Whether-a-Defender-who-is-deployed-and-does-nothing = Ob ein Verteidiger erschöpft ist, der aufgestellt wird und sonst nichts tut (CI-2.1.6).
Deployed-and-nothing-more-a-Defender-stays-fresh = Ein Verteidiger, der aufgestellt wird und sonst nichts tut, bleibt frisch.
Deployed-and-nothing-more-a-Defender-is-exhausted = Ein Verteidiger, der aufgestellt wird und sonst nichts tut, ist erschöpft.
Free-moves = Freie Bewegungen
How-many-moves-within-the-location-an-activation-allows = Wie viele Bewegungen am selben Ort eine Aktivierung erlaubt (CI-2.4.4).
One-move-within-the-location-before-the-action = Eine Bewegung am selben Ort, vor der Aktion.
Moves-within-the-location-as-many-as-it-has = Bewegungen am selben Ort, so viele, wie er andere Stellungen hat.
Escape-from-the-loader-s-place = Flucht vom Platz des Ladeschützen
Borotra-can-escape-from-a-square-without-colour-CI-2 = Ob Borotra aus einer Stellung ohne Farbe fliehen kann (CI-2.8.5).
Borotra-cannot-escape-from-the-loader-s-place-in = Borotra kann vom Platz des Ladeschützen im Panzer nicht fliehen.
Borotra-can-escape-from-the-loader-s-place-in = Borotra kann vom Platz des Ladeschützen im Panzer fliehen.
