### Castle: the table, its parts, how things stand, what a report counts.
### Not proofread by a native speaker.


## The board in words

board-out = { $seat }: ausgeschieden
board-reinforcements = Verstärkungen: { $cards }
board-jokers = Joker: { $cards }
board-barricade = Barrikade { $card } { $place } ({ $side }), gelegt von { $by }
board-sprung = ausgelöste Fallen: { $cells }
board-hand = aufzustellen: { $cards }
board-piles = Stapel { $deck }, Abwurf { $discard }, Schachtel { $box }
board-dead = tote Hofkarten: { $cards }
board-drawn = gezogen: { $card }
board-battle =
    Schlacht: { $lead }{ COUNT($extra) ->
        [0] { "" }
       *[other] , Zusatzkarten { $extra }
    }{ COUNT($aside) ->
        [0] { "" }
       *[other] , beiseite { $aside }
    }
board-volley = Salve: { $card } mit { $cards }
board-sortie = Ausfälle, die noch kommen: { $order }
is-arranging-its-castle = stellt die Burg auf
has-still-to-arrange-its-castle = muss die Burg noch aufstellen

## Drawings

seat-place = { $seat }, { $place }
under-attack = angegriffen
sprung-trap = ausgelöste Falle
barricade-laid-by-seat = Barrikade, gelegt von { $seat }
left-flank = linke Flanke
right-flank = rechte Flanke
battlements = Zinnen
walls = Mauern
reinforcements = Verstärkungen
to-move = am Zug
on-turn = an der Reihe
decides = entscheidet
fallen = gefallen
your-castle = deine Burg
to-arrange-count = aufzustellen: { $count }
Deck = Stapel
Discards = Abwurf
Dead = Tote
Box = Schachtel
Drawn-card = Gezogene Karte
Attack = Angriff
Defence = Verteidigung
Committed = Eingesetzt
Aside = Beiseite
Field-battle = Feldschlacht
Archers = Bogenschützen
Battering-ram = Rammbock
Assassin = Meuchler
Volley = Salve
Joker-contest = Kampf um den Joker
Sortie-round = Ausfallrunde
Set-up = Aufbau
Turn = Zug
Game-over = Spielende
seat-wins = { $seat } gewinnt
Draw = Unentschieden
Stop = Aufhören
Done = Fertig
Pass = Passen
Close-gaps = Schließen
Berserker = Berserker
Your-cards = Deine Karten
Where-the-attack-stands = Wo der Angriff steht
insert-before-column-col = vor Spalte { $col } einschieben
Last-roll = Letzter Wurf
Castle = Castle
Castle-column = Burg

## Looking at something

That-is-all = Das ist alles
Do-nothing = Nichts tun
Close-all-gaps = Alle Lücken schließen
Value = Wert
Stands = Steht noch
Face-up = Offen
The-castle-of-seat = Die Burg von { $seat }
Cards = Karten
Together-worth = Gesamtwert
Reinforcements-of-seat = Verstärkungen von { $seat }
Left-flank-of-seat = Linke Flanke von { $seat }
Right-flank-of-seat = Rechte Flanke von { $seat }
Battlements-of-seat = Zinnen von { $seat }
Seen-from-the-front = Von vorn gesehen
Laid-by = Gelegt von
beside-the-castle = neben der Burg
in-the-left-tower = im linken Turm
in-the-right-tower = im rechten Turm
inside-the-castle = in der Burg
top-of-the-left-tower = Spitze des linken Turms
top-of-the-right-tower = Spitze des rechten Turms
top-of-its-column = oben in seiner Spalte
Lies = Liegt
Card = Karte
An-attack = Ein Angriff
can-reach-it = kann sie erreichen
cannot-reach-it = kann sie nicht erreichen
Discarded-the-newest-first = Abgeworfen, die neueste zuerst
Dead-royals = Tote Hofkarten
The-field-between-the-castles = Das Feld zwischen den Burgen
Between-two-cards-of-the-court = Zwischen zwei Karten des Hofs
Your-royals-from-left-to-right-order = Deine Hofkarten von links nach rechts: { $order }

## How things stand

out = ausgeschieden
is-being-built = im Bau
court-count-cards =
    { $court } · { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
Face-up-count = Offen: { $count }.
Reinforcements-cards-sum-in-all = Verstärkungen: { $cards }, zusammen { $sum }.
Jokers-count = Joker: { $count }.
Whether-the-Queen-stands-is-not-known = Niemand weiß, ob die Dame noch steht.
Discarded-count = Abgeworfen: { $count }.
Cards-left = Karten übrig
Battle = Schlacht
seat-leads-with-lead = { $seat } führt mit { $lead }.
Double = Pasch!
cards-sum = { $cards } (+{ $sum })
cards-to-come-owed = Karten kommen noch: { $owed }
Extra-cards-count-in-every-attack-until-the-battle = Zusatzkarten zählen in jedem Angriff, bis die Schlacht endet.
Still-to-come-if-anything-can-be-attacked-owed = Es kommen noch, wenn sich etwas angreifen lässt: { $owed }.
Fallen-so-far-cards = Bisher gefallen: { $cards }.
Under-attack-cards = Angegriffen: { $cards }.
Committed-cards = Eingesetzt: { $cards }.
The-attack-must-reach-more = Der Angriff muss die Verteidigung übertreffen.
attack-against-defence = { $attack } gegen { $defence }
dice-dice-sign-bonus = { $dice } Würfel { $sign } { $bonus }

## A report

Attacks-of-seat-that-won = Gelungene Angriffe von { $seat }
Attacks = Angriffe
Won = Gelungen
Expected = Erwartet
Cards-taken = Genommene Karten
Cards-lost = Verlorene Karten
The-castles = Die Burgen
Cards-that-led-attacks = Karten, die Angriffe führten
