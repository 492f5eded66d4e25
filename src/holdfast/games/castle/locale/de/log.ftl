### Castle: what happened.
### Not proofread by a native speaker.

event-dealt = { $seat } bekommt { $cards }.
event-dealt-hidden = { $seat } bekommt acht Karten.
event-court = { $seat } stellt den Hof auf: { $cards }.
event-court-hidden = { $seat } stellt die Burg auf.
event-arranged = { $seat } baut { $card } an: { $place }.
event-arranged-hidden = { $seat } stellt die Burg auf.
event-finished = { $seat } ist mit der Burg fertig; { $jack } steht in Spalte { $col }.
event-turn = { $seat } ist am Zug.
event-drew =
    { $seat } zieht { $card }; { $left ->
        [0] der Stapel ist leer
        [one] eine Karte ist übrig
       *[other] { $left } Karten sind übrig
    }.
event-placed = { $seat } baut { $card } an: { $place }.
event-rallied = { $seat } ruft { $card } zur Fahne.
event-discarded = Abgeworfen: { $cards }.
event-barricaded = { $by } legt { $card } als Barrikade gegen { $seat }: { $place }.
event-closed = { $seat } schließt alle Lücken.
event-attacks = { $seat } greift { $target } mit { $lead } an.
event-berserk = { $seat } wird mit { $lead } zum Berserker, zuerst gegen die Karte { $place }.
event-revealed = { $card } von { $seat } wird aufgedeckt: { $place }.
event-called_off = { $lead } trifft auf eine Hofkarte der eigenen Farbe: Der Angriff wird abgebrochen, der Zug ist vorbei.
event-spied = { $by } dreht { $card } von { $seat } um: jetzt { $face }.
event-exposed = Der Meuchler deckt { $card } von { $seat } auf.
event-committed = { $seat } setzt { $card } ein.
event-fought-won = { $lead } würfelt { $attack_dice } und kommt auf { $attack }; { $against } würfelt { $defence_dice } und kommt auf { $defence }: Der Angriff gelingt.
event-fought-lost = { $lead } würfelt { $attack_dice } und kommt auf { $attack }; { $against } würfelt { $defence_dice } und kommt auf { $defence }: Der Angriff scheitert.
event-reserve = Pasch der Verteidigung! Reservewürfel: { $reserve_dice }.
event-fell =
    { COUNT($cards) ->
        [0] Keine Karte von { $seat } fällt.
        [one] { $cards } von { $seat } fällt.
       *[other] { $cards } von { $seat } fallen.
    }
event-removed = { $by } entfernt { $card } von { $seat }.
event-struck-won = Der Gegenschlag vernichtet { $card } von { $seat }, { $attack } zu { $defence }.
event-struck-lost = { $card } von { $seat } hält dem Gegenschlag stand, { $attack } zu { $defence }.
event-halted = { $seat } hört auf.
event-extra = Ein Pasch bringt { $seat } die Zusatzkarte { $card }.
event-battle_over =
    Die Schlacht ist vorbei. { COUNT($cards) ->
        [0] Keine Karte ist verloren.
       *[other] Verloren: { $cards }.
    }
event-volley = { $seat } beginnt eine Salve mit { $card }.
event-volley_card = Für die Salve wird { $card } gezogen.
event-used = { $seat } greift mit { $lead } an.
event-volley_over =
    Die Salve ist vorbei. { COUNT($cards) ->
        [0] Keine Karte wird abgeworfen.
       *[other] Abgeworfen: { $cards }.
    }
event-sorties = Der Stapel ist leer. Ausfälle in dieser Reihenfolge: { $order }.
event-led = { $seat } führt mit { $card } einen Ausfall an.
event-no_sortie = { $seat } kann keinen Ausfall anführen.
event-reshuffled =
    Die abgeworfenen Karten werden gemischt: { $count ->
        [one] eine Karte ist
       *[other] { $count } Karten sind
    } im Stapel.
event-joker = { $joker } taucht auf: Alle Burgen kämpfen um ihn.
event-bid = { $seat } setzt { $card } im Kampf um den Joker ein.
event-joker_roll = { $seat } würfelt { $dice } um den Joker: { $total }.
event-joker_won = { $seat } gewinnt { $joker }.
event-joker_lost = { $seat } verliert { $cards }.
event-eliminated = Der König von { $seat } ist gefallen: { $seat } ist ausgeschieden.
event-won = { $seat } hat den letzten König und gewinnt.
event-drawn = Niemand kann mehr ziehen: unentschieden zwischen { $seats }.
event-too_long = Die Partie hat 10.000 Züge gedauert: unentschieden zwischen { $seats }.
result-draw = Unentschieden zwischen { $seats }.

## Titles over what begins, and sums of what happened

phase-turn = Zug: { $seat }
phase-sorties = Ausfälle
phase-joker = Kampf um { $joker }
sum-fought = Kämpfe: { $count }
sum-fell = gefallen: { $cards }
sum-removed = entfernt: { $card }
sum-revealed = aufgedeckt: { $card }
sum-placed = Karten angebaut: { $count }
sum-rallied = zur Fahne gerufen: { $card }
sum-barricaded = Barrikaden: { $card }
sum-joker_won = gewonnen: { $joker }
sum-eliminated = ausgeschieden: { $seat }
