### Castle: why something is not allowed. The ids are the words by which the rules name a sentence.
### Not proofread by a native speaker.

seat-is-out-of-the-game = { $seat } ist ausgeschieden.
No-card-of-seat-stands-place = { $seat } hat dort keine Karte: { $place }.
lead-cannot-attack-card-a-royal-of-the-same = { $lead } kann { $card } nicht angreifen, eine Hofkarte derselben Farbe. Ziele: { $targets }.
An-attack-goes-at-an-opponent-never-at-the = Angegriffen werden Gegner, nie die eigene Burg.
seat-has-no-reinforcement-card-There-cards =
    { $card } gehört nicht zu den Verstärkungen von { $seat }. { COUNT($cards) ->
        [0] Es gibt keine.
       *[other] Dort: { $cards }.
    }
seat-does-not-own-card = { $seat } besitzt { $card } nicht.
The-court-holds-nine-cards-and-nine-is-the = Der Hof ist voll: Er hat neun Karten.
card-is-no-Ace-only-an-Ace-begins-a = { $card } ist kein Ass; nur ein Ass beginnt eine Salve.
No-card-can-be-drawn-so-the-Ace-cannot = Es kann keine Karte gezogen werden, also kann das Ass keine Salve beginnen.
card-is-not-one-of-the-cards-drawn-for =
    { $card } gehört nicht zu den für die Salve gezogenen Karten. { COUNT($cards) ->
        [0] Keine ist übrig.
       *[other] Gezogen: { $cards }.
    }
card-has-no-target-nothing-that-its-attack-may = { $card } hat nichts, was sie angreifen darf.
Archers-cannot-shoot-into-a-court = Bogenschützen können nicht in einen Hof schießen.
The-card-of-seat-place-lies-face-down-archers = Die Karte von { $seat } ist verdeckt ({ $place }); Bogenschützen brauchen eine offene.
The-assassin-has-exposed-a-card-already-and-must = Der Meuchler hat schon eine Karte aufgedeckt und muss jetzt zuschlagen.
card-lies-face-up-already = { $card } liegt schon offen.
card-is-no-Six-only-a-Six-becomes-a = { $card } ist keine Sechs; nur eine Sechs wird zur Barrikade.
This-match-is-played-without-barricades = In dieser Partie gibt es keine Barrikaden.
A-barricade-is-laid-on-an-opponent-s-castle = Eine Barrikade legt man an die Burg eines Gegners.
A-barricade-lies-place-already = Dort liegt schon eine Barrikade: { $place }.
A-barricade-place-does-not-lie-directly-beyond-the =
    Eine Barrikade läge dort nicht direkt neben den Karten von { $seat } ({ $place }). { COUNT($cells) ->
        [0] Auf dieser Seite ist kein Platz.
       *[other] Möglich: { $cells }.
    }
Only-right-after-a-double-six-can-a-group = Eine Gruppe kann nur direkt nach einem Sechserpasch angegriffen werden.
No-card-below-left-or-right-of-the-one = Die Karte { $place } hat unten, links oder rechts keine Nachbarin für eine Gruppe.
A-group-has-at-least-two-cards-add-another = Eine Gruppe hat mindestens zwei Karten: Nimm noch eine dazu.
The-card-place-is-in-the-group-already = Die Karte { $place } gehört schon zur Gruppe.
The-card-place-is-not-below-left-or-right =
    Die Karte { $place } liegt nicht unter, links oder rechts von einer Karte der Gruppe. { COUNT($cells) ->
        [0] Die Gruppe kann nicht wachsen.
       *[other] Möglich: { $cells }.
    }
The-counter-strike-hits-the-castle-of-roller-not-that =
    Der Gegenschlag trifft die Burg von { $roller }, nicht die von { $seat }. { COUNT($cells) ->
        [0] Dort hat er kein Ziel.
       *[other] Ziele: { $cells }.
    }
A-counter-strike-spares-the-court-Outside-it-cells =
    Ein Gegenschlag verschont den Hof. { COUNT($cells) ->
        [0] Außerhalb liegt keine Karte.
       *[other] Außerhalb: { $cells }.
    }
The-King-never-leads-an-attack-Possible-cells =
    Der König führt nie einen Angriff. { COUNT($cells) ->
        [0] Keine andere Karte kann es.
       *[other] Karten, die es können: { $cells }.
    }
card-has-nothing-to-attack-Possible-cells =
    { $card } hat nichts anzugreifen. { COUNT($cells) ->
        [0] Keine Karte hat ein Ziel.
       *[other] Mögliche Karten: { $cells }.
    }
There-is-no-gap-to-close-no-empty-column = Es gibt keine Lücke zu schließen: keine leere Spalte zwischen Karten, keine leere Reihe unter Karten.
Say-which-card-to-place-To-arrange-cards = Sag, welche Karte du anbaust. Noch aufzustellen: { $cards }.
A-card-stands-place-already-Free-cells =
    Dort steht schon eine Karte: { $place }. { COUNT($cells) ->
        [0] Kein Platz ist frei.
       *[other] Frei: { $cells }.
    }
A-barricade-keeps-seat-from-building-place = Eine Barrikade hindert { $seat }, hier zu bauen: { $place }.
In-the-court-a-card-stands-between-others-or = Im Hof steht eine Karte zwischen anderen oder neben einer äußeren: Spalten { $from_col } bis { $to_col }.
Nothing-carries-a-card-place-upper-rows-are-built =
    Nichts trägt dort eine Karte ({ $place }): Obere Reihen stehen auf Karten. { COUNT($cells) ->
        [0] Kein Platz ist frei.
       *[other] Frei: { $cells }.
    }
Five-cards-never-get-to-stand-place = Mit fünf Karten kommt man nie so weit: { $place }.
In-a-sortie-the-card-that-leads-must-attack = Bei einem Ausfall muss die führende Karte angreifen; aufgeben geht nicht.
The-battle-goes-on-in-the-castle-of-seat =
    Die Schlacht geht in der Burg von { $seat } weiter. { COUNT($cells) ->
        [0] Dort gibt es kein Ziel.
       *[other] Ziele: { $cells }.
    }
The-card-place-is-not-directly-below-left-or =
    Die Karte { $place } liegt nicht direkt unter, links oder rechts von dem, was gefallen ist. { COUNT($cells) ->
        [0] Es gibt kein anderes Ziel.
       *[other] Ziele: { $cells }.
    }
card-is-not-among-the-reinforcements-of-seat-that =
    { $card } gehört nicht zu den Verstärkungen, die { $seat } einsetzen kann. { COUNT($cards) ->
        [0] Es gibt keine.
       *[other] Möglich: { $cards }.
    }
card-is-itself-under-attack-and-cannot-be-committed = { $card } wird selbst angegriffen und kann nicht eingesetzt werden.
seat-has-no-Jack-any-more-so-nobody-rallies = { $seat } hat keinen Buben mehr, also folgt niemand der Fahne.
card-has-not-the-suit-of-the-Jack-of = { $card } passt nicht zum Buben von { $seat }.
card-a-royal-of-the-ram-s-own-suits = { $card }, eine Hofkarte in einer Farbe des Rammbocks, steht an diesem Ende des Hofs.
Own-cards-are-never-attacked-and-no-barricade-lies =
    Eigene Karten greift man nie an, und dort liegt keine Barrikade: { $place }. { COUNT($targets) ->
        [0] Es gibt kein Ziel.
       *[other] Ziele: { $targets }.
    }
The-card-of-seat-place-is-covered-above-left =
    Die Karte von { $seat } ist oben, links und rechts gedeckt ({ $place }). { COUNT($targets) ->
        [0] Es gibt kein Ziel.
       *[other] Ziele: { $targets }.
    }
A-barricade-cannot-be-part-of-a-group = Eine Barrikade kann nicht zu einer Gruppe gehören.
An-Ace-attacks-with-a-volley-it-leads-only = Ein Ass greift mit einer Salve an; es führt nur, wenn keine Karte gezogen werden kann.
card-is-not-among-the-cards-of-seat-to =
    { $card } gehört nicht zu den Karten, die { $seat } aufstellen muss. { COUNT($cards) ->
        [0] Es gibt keine.
       *[other] Aufzustellen: { $cards }.
    }
A-card-is-inserted-between-court-cards-before-column = Eine Karte wird zwischen Hofkarten eingeschoben: vor einer der Spalten { $from_col } bis { $to_col }.
The-drawn-card-is-placed-only-its-row-and = Angebaut wird die gezogene Karte: Nenne nur Reihe und Spalte.
seat-did-not-roll-snake-eyes-The-card-removed =
    { $seat } hat keine Schlangenaugen geworfen. Entfernt wird eine Karte von { $roller }{ COUNT($cells) ->
        [0] .
       *[other] : { $cells }.
    }
Snake-eyes-spare-the-court-Removable-cells =
    Schlangenaugen verschonen den Hof. { COUNT($cells) ->
        [0] Außerhalb liegt keine Karte.
       *[other] Entfernbar: { $cells }.
    }
card-lies-face-up-face-down-cards-outside-the-court = { $card } liegt offen; zuerst gehen verdeckte Karten außerhalb des Hofs: { $cells }.
card-is-a-Jack-and-Jacks-always-lie-face = { $card } ist ein Bube, und Buben liegen immer offen.
card-is-under-attack-a-spy-turns-another-card = { $card } wird angegriffen; ein Spion dreht eine andere Karte um.
card-does-not-spy-only-an-Eight-does = { $card } spioniert nicht; das tut nur eine Acht.
An-Eight-spies-once-before-its-first-attack = Eine Acht spioniert einmal, vor ihrem ersten Angriff.
card-can-still-be-used-so-it-cannot-be = { $card } ist noch zu gebrauchen, also darfst du sie nicht abwerfen.
