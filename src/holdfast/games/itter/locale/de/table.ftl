### Castle Itter: the board, its parts, how things stand, what a report counts.
### Not proofread by a native speaker.


## Printed on the board

Supply = Vorrat
Reinforcements-tray = Verstärkung
Escaped = Geflohen
Casualties = Gefallen
Deck = Stapel
Discard = Ablage
SS-Supply = SS-Vorrat
SS-Cards = SS-Karten
Tactics = Taktik
Action-Token = Aktionsmarker
Command-Token = Befehlsmarker
Disrupted = Gestört
Suppression-Token = Niederhalte-Marker
Line-of-Sight-and-Suppression = Sichtlinie und Niederhalten
sees-nothing = sieht nichts
no-suppression = kein Niederhalten
Turn = Runde
Tyrol-5-May-1945 = Tirol, 5. Mai 1945
Suppression = Niederhalten
reconstructed = rekonstruiert
Defense = Verteidigung
Reserve = Wartet als Verstärkung
Casualty = Gefallen
Defender-Phase = Verteidigerphase
SS-Phase = SS-Phase
SS-Planning = SS-Planung
Game-over = Spielende
Destroyed = Zerstört
Actions = Aktionen
loaded = geladen
empty = leer
Load-Token = Lademarker
Place-SS-Counters = SS-Marker platzieren
Exhausted = Erschöpft
Defense-Value = Verteidigungswert
with-crew = mit Besatzung
abandoned = verlassen
Revealed = Aufgedeckt
Hand = Hand
Order = Befehl

## The board in words

planning = SS-Planung
over = Spielende
clock-phase-Actions-left-left = { $clock }, { $phase }. Aktionen übrig: { $left }.
SS-counters = SS-Marker:
SS-deck-deck-discarded-discard = SS-Stapel: { $deck }, abgelegt: { $discard }
revealed = aufgedeckt
hand = Hand
orders = Befehle
tactics-in-force = geltende Taktikkarten
Tactics-cards-in-hand = Taktikkarten auf der Hand
acted = hat gehandelt
commanded = hat einen Befehl
Suppression-tokens-tokens = (Niederhalte-Marker: { $tokens })
destroyed = zerstört
cannon-loaded = Kanone geladen

## Looking at something

name-attack-attack-dice-suppression-suppress = { $name }: { $attack } Angriffswürfel, Niederhalten { $suppress }
Area-number-color = Gebiet { $number }, { $color }
Circle-number-color = Kreis { $number }, { $color }
Area-number = Gebiet { $number }
SS-counters-not-on-the-board = SS-Marker neben dem Plan
On-its-way-to-area-area = Auf dem Weg in Gebiet { $area }
Where = Wo
Attack-dice = Angriffswürfel
fresh = frisch
Sees = Sieht
Who-stands-here = Wer hier steht
Who-is-here = Wer hier ist
Pushes-until-the-castle = Schübe bis zur Burg
Seen-by = Gesehen von
Infantry-pushed-from-here-enters-the-castle-the-game = Infanterie, die von hier vorrückt, dringt in die Burg ein: Die Partie ist verloren.
Suppression-color = Niederhalten, { $color }
Now = Jetzt
Cards-in-the-SS-deck = Karten im SS-Stapel
Actions-left = Aktionen übrig
not-loaded = nicht geladen
The-cannon-is = Die Kanone ist
Attributes = Eigenschaften
State = Zustand
In-sight = In Sicht
has-acted = hat gehandelt
was-given-an-order = hat einen Befehl erhalten
Hit-by-a-target-die-of = Zielwürfel, der hier trifft
Weapon = Waffe
Infantry-here = Infanterie hier
How-many = Wie viele
Can-hit = Kann treffen
Tokens = Marker
Hold-back-what-comes-to-areas = Hält auf, was in diese Gebiete kommt
Undecided = Unentschieden
A-card-face-down = Eine verdeckte Karte
A-Tactics-card-face-down = Eine verdeckte Taktikkarte
Revealed-this-turn = In dieser Runde aufgedeckt
Hand-of-the-SS = Hand der SS
Tactics-in-force = Geltende Taktikkarten
Counter = Marker
Removed-by-a-die-of = Entfernt durch einen Würfel von
Cards = Karten
Not-seen-yet = Noch nicht gesehen
SS-deck = SS-Stapel
Discarded-the-newest-first = Abgelegt, die neueste zuerst
Disrupt-dice = Störwürfel
Places = Platziert
Dice = Würfel
Target = Ziel

## How things stand

SS-to-the-castle = SS bis zur Burg
counter-on-circle-node-pushed-steps-times-it-is =
    { FORM($counter, "the") } auf Kreis { $node } ist nach { $steps ->
        [one] einem Schub
       *[other] { $steps } Schüben
    } drinnen, und die Partie ist verloren.
counter-on-circle-node-the-next-push-carries-it = Mit dem nächsten Schub ist { FORM($counter, "the") } von Kreis { $node } drinnen, und die Partie ist verloren.
No-SS-infantry-is-on-the-board = Keine SS-Infanterie ist auf dem Plan.
Equally-near-others-more =
    { $others ->
        [one] Ein weiterer ist
       *[other] { $others } weitere sind
    } ebenso nah.
steps-pushes =
    { $steps ->
        [one] { $steps } Schub
       *[other] { $steps } Schübe
    }
Three-come-each-turn-turns-more-SS-Phases =
    Drei kommen je Runde: { $turns ->
        [0] keine SS-Phase mehr
        [one] noch eine SS-Phase
       *[other] noch { $turns } SS-Phasen
    }.
Score-now = Punkte jetzt
all-value = alle { $value }
Weakest-place = Schwächster Ort
SS-cards-left = SS-Karten übrig
Destroyed-nobody-can-enter-any-more = Zerstört: Niemand kann mehr hinein.
No-fire-reaches-it-From-here-one-moves-to = Kein Feuer reicht hierher. Von hier geht es in den Großen Saal.
The-next-hit-lowers-the-Defense-Value-to-value = Der nächste Treffer senkt den Verteidigungswert auf { $value }.
The-next-hit-destroys-it-with-everybody-inside = Der nächste Treffer zerstört sie mit allen darin.
The-next-hit-disrupts-everybody-inside = Der nächste Treffer stört alle darin.
score-jenny_lost_empty = Besotten Jenny zerstört, niemand darin
score-borotra_escaped = Borotra geflohen
score-french_outside_cellar = Franzosen außerhalb des Kellers
score-french_in_cellar = Franzosen im Keller
score-other_defender_on_board = Andere Verteidiger in der Burg
score-ss_counter_on_board = SS-Marker auf dem Plan
score-total = Summe
figure-score = Punkte

## A report

fell-on-turn-turn = gefallen in Runde { $turn }
gave-up-on-turn-turn = aufgegeben in Runde { $turn }
sacrificed-himself-on-turn-turn = hat sich in Runde { $turn } geopfert
escaped-on-turn-turn = geflohen in Runde { $turn }
Guns-against-the-castle = Geschütze gegen die Burg
Attacks-of-the-Defenders-that-hit = Treffer der Verteidiger
SS-counters-that-suppression-stopped = Durch Niederhalten gestoppte SS-Marker
Shots-of-the-SS-that-hit = Treffer der SS
Defender = Verteidiger
Attacks = Angriffe
Hits = Treffer
Expected = Erwartet
Fate = Schicksal
The-Defenders = Die Verteidiger
Who-fired = Wer schoss
Shots = Schüsse
Fire-of-the-SS = Das Feuer der SS
