### Castle Itter: the board, its parts, how things stand, what a report counts.


## Printed on the board

Supply = Riserva
Reinforcements-tray = Rinforzi
Escaped = Fuggito
Casualties = Uccisi
Deck = Mazzo
Discard = Scarti
SS-Supply = Riserva SS
SS-Cards = Carte SS
Tactics = Tattiche
Action-Token = Segnalino Azione
Command-Token = Segnalino Comando
Disrupted = Disturbato
Suppression-Token = Segnalino Soppressione
Line-of-Sight-and-Suppression = Linea di Vista e Soppressione
sees-nothing = non vede nulla
no-suppression = senza soppressione
Turn = Turno
Tyrol-5-May-1945 = Tirolo, 5 maggio 1945
Suppression = Soppressione
reconstructed = ricostruita
Defense = Difesa
Reserve = In attesa fra i Rinforzi
Casualty = Ucciso
Defender-Phase = Fase Difensore
SS-Phase = Fase SS
SS-Planning = Pianificazione SS
Game-over = Partita finita
Destroyed = Distrutto
Actions = Azioni
loaded = carico
empty = scarico
Load-Token = Segnalino Carico
Place-SS-Counters = Piazza i Segnalini SS
Exhausted = Esausto
Defense-Value = Valore Difesa
with-crew = con l’equipaggio
abandoned = abbandonato
Revealed = Rivelate
Hand = Mano
Order = Ordine

## The board in words

planning = Pianificazione SS
over = partita finita
clock-phase-Actions-left-left = { $clock }, { $phase }. Azioni rimaste: { $left }.
SS-counters = Segnalini SS:
SS-deck-deck-discarded-discard = Mazzo SS: { $deck }, scarti: { $discard }
revealed = rivelate
hand = mano
orders = ordini
tactics-in-force = Carte Tattiche attive
Tactics-cards-in-hand = Carte Tattiche in mano
acted = ha agito
commanded = ha ricevuto un ordine
Suppression-tokens-tokens = (Segnalini Soppressione: { $tokens })
destroyed = distrutto
cannon-loaded = cannone carico

## Looking at something

name-attack-attack-dice-suppression-suppress =
    { $name }: { $attack ->
        [one] { $attack } dado
       *[other] { $attack } dadi
    } d’attacco, soppressione { $suppress }
Area-number-color = Area { $number }, { $color }
Circle-number-color = Cerchio { $number }, { $color }
Area-number = Area { $number }
SS-counters-not-on-the-board = Segnalini SS fuori dal tabellone
On-its-way-to-area-area = Diretto all’area { $area }
Where = Dove
Attack-dice = Dadi d’attacco
fresh = pronto
Sees = Vede
Who-stands-here = Chi è qui
Who-is-here = Chi è qui
Pushes-until-the-castle = Spinte fino al castello
Seen-by = Chi lo vede
Infantry-pushed-from-here-enters-the-castle-the-game = La fanteria che da qui viene spinta avanti entra nel castello: la partita è persa.
Suppression-color = Soppressione, { $color }
Now = Ora
Cards-in-the-SS-deck = Carte nel mazzo SS
Actions-left = Azioni rimaste
not-loaded = non carico
The-cannon-is = Il cannone è
Attributes = Attributi
State = Stato
In-sight = In vista
has-acted = ha agito
was-given-an-order = ha ricevuto un ordine
Hit-by-a-target-die-of = Dado bersaglio che colpisce qui
Weapon = Arma
Infantry-here = Fanteria qui
How-many = Quanti
Can-hit = Può colpire
Tokens = Segnalini
Hold-back-what-comes-to-areas = Frena chi arriva nelle aree
Undecided = In sospeso
A-card-face-down = Una carta coperta
A-Tactics-card-face-down = Una Carta Tattica coperta
Revealed-this-turn = Rivelate in questo turno
Hand-of-the-SS = Mano delle SS
Tactics-in-force = Carte Tattiche attive
Counter = Segnalino
Removed-by-a-die-of = Eliminato con un dado da
Cards = Carte
Not-seen-yet = Non ancora viste
SS-deck = Mazzo SS
Discarded-the-newest-first = Scarti, dai più recenti
Disrupt-dice = Dadi Disturbo
Places = Piazza
Dice = Dadi
Target = Bersaglio

## How things stand

SS-to-the-castle = SS al castello
counter-on-circle-node-pushed-steps-times-it-is =
    { FORM($counter, "the") } sul cerchio { $node } entra con { $steps ->
        [one] una spinta
       *[other] { $steps } spinte
    }, e la partita è persa.
counter-on-circle-node-the-next-push-carries-it = La prossima spinta porta dentro { FORM($counter, "the") } del cerchio { $node }, e la partita è persa.
No-SS-infantry-is-on-the-board = Sul tabellone non c’è fanteria SS.
Equally-near-others-more =
    { $others ->
        [0] Nessun altro è altrettanto vicino
        [one] Un altro è altrettanto vicino
       *[other] Altri { $others } sono altrettanto vicini
    }.
steps-pushes =
    { $steps ->
        [one] { $steps } spinta
       *[other] { $steps } spinte
    }
Three-come-each-turn-turns-more-SS-Phases =
    Tre per turno: { $turns ->
        [0] questa è l’ultima Fase SS
        [one] ancora una Fase SS
       *[other] ancora { $turns } Fasi SS
    }.
Score-now = Punteggio ora
all-value = tutte a { $value }
Weakest-place = Locazione più debole
SS-cards-left = Carte SS rimaste
Destroyed-nobody-can-enter-any-more = Distrutto: nessuno può più entrarvi.
No-fire-reaches-it-From-here-one-moves-to = Nessun tiro la raggiunge. Da qui si muove solo nella Great Hall.
The-next-hit-lowers-the-Defense-Value-to-value = Il prossimo colpo abbassa il Valore Difesa a { $value }.
The-next-hit-destroys-it-with-everybody-inside = Il prossimo colpo lo distrugge insieme a chi è dentro.
The-next-hit-disrupts-everybody-inside = Il prossimo colpo disturba chi è dentro.
score-jenny_lost_empty = Besotten Jenny distrutto senza nessuno all’interno
score-borotra_escaped = Borotra fuggito
score-french_outside_cellar = Francesi fuori dalla Cellar
score-french_in_cellar = Francesi nella Cellar
score-other_defender_on_board = Altri Difensori nel castello
score-ss_counter_on_board = Segnalini SS sul tabellone
score-total = Totale
figure-score = punti

## A report

fell-on-turn-turn = ucciso al turno { $turn }
gave-up-on-turn-turn = perso per Morale Basso al turno { $turn }
sacrificed-himself-on-turn-turn = si è sacrificato al turno { $turn }
escaped-on-turn-turn = fuggito al turno { $turn }
Guns-against-the-castle = Cannoni contro il castello
Attacks-of-the-Defenders-that-hit = Attacchi dei Difensori a segno
SS-counters-that-suppression-stopped = Segnalini SS fermati dalla soppressione
Shots-of-the-SS-that-hit = Tiri delle SS a segno
Defender = Difensore
Attacks = Attacchi
Hits = A segno
Expected = Attesi
Fate = Sorte
The-Defenders = I Difensori
Who-fired = Chi ha sparato
Shots = Tiri
Fire-of-the-SS = Il fuoco delle SS
