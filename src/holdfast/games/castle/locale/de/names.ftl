### Castle: what things are called. A seat in Italian has its article in .the, .of, .to, .by and .on.
### Not proofread by a native speaker.


## Seats, by the colours that their castles fly

Red = Rot
Blue = Blau
Green = Grün
Purple = Lila

## Cards

card-named = { $name }
Joker-number = Joker { $number }
a-face-down-card = eine verdeckte Karte
Ace = Ass
Jack = Bube
Queen = Dame
King = König
face-up = offen
face-down = verdeckt

## Sides

side-left = links
side-right = rechts
side-top = oben

## Places

in-the-court = im Hof
on-the-first-storey = im ersten Stock
on-the-second-storey = im zweiten Stock
on-the-top-storey = im obersten Stock
storey-column-number = { $storey }, Spalte { $number }
storey-of-tower-number = { $storey } von Turm { $number }
storey-left-of-column-1 = { $storey }, eine Spalte links von Spalte 1
storey-number-left-of-column-1 = { $storey }, { $number } Spalten links von Spalte 1
storey-left-of-tower-1 = { $storey } des Turms links von Turm 1
storey-number-left-of-tower-1 = { $storey }, { $number } Türme links von Turm 1
target = { $seat }, { $place }
under-attack-of = { $cards } ({ $seat })
court = Hof
storey-1 = Stock 1
storey-2 = Stock 2
storey-3 = Stock 3
chapter-rounds =
    { COUNT($rounds) ->
        [one] Runde { $first }
       *[other] Runden { $first } bis { $last }
    }

## Verbs, over actions that are many

verb-add = zur Gruppe nehmen
verb-arrange = die Burg ordnen
verb-assassinate = ermorden
verb-attack = angreifen
verb-barricade = eine Barrikade legen
verb-berserk = eine Gruppe angreifen
verb-close = die Lücken schließen
verb-commit = einsetzen
verb-court = den Hof ordnen
verb-discard = ablegen
verb-done = nichts weiter
verb-draw = ziehen
verb-expose = aufdecken
verb-halt = anhalten
verb-insert = in den Hof einfügen
verb-lead = einen Ausfall führen
verb-pass = nichts tun
verb-place = anlegen
verb-press = nachsetzen
verb-rally = zur Fahne rufen
verb-ram = den Rammbock führen
verb-remove = entfernen
verb-shoot = schießen
verb-spy = spionieren
verb-strike = zurückschlagen
verb-use = benutzen
verb-volley = eine Salve beginnen
