### Castle: why something is not allowed. The ids are the words by which the rules name a sentence.

seat-is-out-of-the-game = { FORM($seat, "the") } è fuori dal gioco.
No-card-of-seat-stands-place = { FORM($seat, "the") } non ha carte { $place }.
lead-cannot-attack-card-a-royal-of-the-same = { FORM($lead, "the") } non può attaccare { FORM($card, "the") }, una figura dello stesso seme. Bersagli: { $targets }.
An-attack-goes-at-an-opponent-never-at-the = Si attaccano gli avversari, mai il proprio castello.
seat-has-no-reinforcement-card-There-cards =
    { FORM($card, "the") } non è fra i rinforzi { FORM($seat, "of") }. { COUNT($cards) ->
        [0] Non ce ne sono.
        [one] Rinforzo: { $cards }.
       *[other] Rinforzi: { $cards }.
    }
seat-does-not-own-card = { FORM($seat, "the") } non possiede { FORM($card, "the") }.
The-court-holds-nine-cards-and-nine-is-the = La corte è piena: ha nove carte.
card-is-no-Ace-only-an-Ace-begins-a = { FORM($card, "the") } non è un Asso; solo un Asso inizia una salva.
No-card-can-be-drawn-so-the-Ace-cannot = Non si può pescare, quindi l’Asso non può iniziare una salva.
card-is-not-one-of-the-cards-drawn-for =
    { FORM($card, "the") } non è fra le carte pescate per la salva. { COUNT($cards) ->
        [0] Non ne restano.
        [one] Pescata: { $cards }.
       *[other] Pescate: { $cards }.
    }
card-has-no-target-nothing-that-its-attack-may = Non c’è nulla che { FORM($card, "the") } possa attaccare.
Archers-cannot-shoot-into-a-court = Gli arcieri non possono tirare dentro una corte.
The-card-of-seat-place-lies-face-down-archers = La carta { FORM($seat, "of") } { $place } è coperta; agli arcieri ne serve una scoperta.
The-assassin-has-exposed-a-card-already-and-must = L’assassino ha già scoperto una carta e ora deve colpire.
card-lies-face-up-already = La carta { $card } è già scoperta.
card-is-no-Six-only-a-Six-becomes-a = { FORM($card, "the") } non è un Sei; solo un Sei diventa una barricata.
This-match-is-played-without-barricades = In questa partita non si usano barricate.
A-barricade-is-laid-on-an-opponent-s-castle = Una barricata si posa sul castello di un avversario.
A-barricade-lies-place-already = C’è già una barricata { $place }.
A-barricade-place-does-not-lie-directly-beyond-the =
    Una barricata { $place } non sta subito oltre le carte { FORM($seat, "of") } da quel lato. { COUNT($cells) ->
        [0] Da quel lato non c’è posto.
       *[other] Posti possibili: { $cells }.
    }
Only-right-after-a-double-six-can-a-group = Si può attaccare un gruppo solo subito dopo un doppio sei.
No-card-below-left-or-right-of-the-one = La carta { $place } non ha vicine sotto, a sinistra o a destra che possano fare gruppo con lei.
A-group-has-at-least-two-cards-add-another = Un gruppo ha almeno due carte: aggiungine un’altra.
The-card-place-is-in-the-group-already = La carta { $place } è già nel gruppo.
The-card-place-is-not-below-left-or-right =
    La carta { $place } non è sotto, a sinistra o a destra di una del gruppo. { COUNT($cells) ->
        [0] Il gruppo non può crescere.
       *[other] Il gruppo può crescere con: { $cells }.
    }
The-counter-strike-hits-the-castle-of-roller-not-that =
    Il contraccolpo colpisce il castello { FORM($roller, "of") }, non quello { FORM($seat, "of") }. { COUNT($cells) ->
        [0] Lì non ha bersagli.
       *[other] Bersagli possibili: { $cells }.
    }
A-counter-strike-spares-the-court-Outside-it-cells =
    Un contraccolpo risparmia la corte. { COUNT($cells) ->
        [0] Fuori dalla corte non ci sono carte.
       *[other] Carte fuori dalla corte: { $cells }.
    }
The-King-never-leads-an-attack-Possible-cells =
    Il Re non guida mai un attacco. { COUNT($cells) ->
        [0] Nessun’altra carta può farlo.
       *[other] Carte che possono farlo: { $cells }.
    }
card-has-nothing-to-attack-Possible-cells =
    { FORM($card, "the") } non ha nulla da attaccare. { COUNT($cells) ->
        [0] Nessuna carta ha un bersaglio.
       *[other] Carte con un bersaglio: { $cells }.
    }
There-is-no-gap-to-close-no-empty-column = Non ci sono varchi da chiudere: nessuna colonna vuota fra le carte, nessuna fila vuota sotto le carte.
Say-which-card-to-place-To-arrange-cards = Indica quale carta piazzare. Da disporre: { $cards }.
A-card-stands-place-already-Free-cells =
    C’è già una carta { $place }. { COUNT($cells) ->
        [0] Nessun posto è libero.
       *[other] Posti liberi: { $cells }.
    }
A-barricade-keeps-seat-from-building-place = Una barricata impedisce { FORM($seat, "to") } di costruire { $place }.
In-the-court-a-card-stands-between-others-or = Nella corte una carta si mette fra altre o accanto all’ultima: colonne da { $from_col } a { $to_col }.
Nothing-carries-a-card-place-upper-rows-are-built =
    Nulla sostiene una carta { $place }: le file superiori poggiano su altre carte. { COUNT($cells) ->
        [0] Nessun posto è libero.
       *[other] Posti liberi: { $cells }.
    }
Five-cards-never-get-to-stand-place = Con cinque carte non si può arrivare a costruire { $place }.
In-a-sortie-the-card-that-leads-must-attack = In una sortita la carta che guida deve attaccare; non si può rinunciare.
The-battle-goes-on-in-the-castle-of-seat =
    La battaglia continua nel castello { FORM($seat, "of") }. { COUNT($cells) ->
        [0] Lì non ci sono bersagli.
       *[other] Bersagli: { $cells }.
    }
The-card-place-is-not-directly-below-left-or =
    La carta { $place } non è subito sotto, a sinistra o a destra di ciò che è caduto. { COUNT($cells) ->
        [0] Non ci sono altri bersagli.
       *[other] Bersagli: { $cells }.
    }
card-is-not-among-the-reinforcements-of-seat-that =
    { FORM($card, "the") } non è fra i rinforzi che { FORM($seat, "the") } può impegnare. { COUNT($cards) ->
        [0] Non ce ne sono.
        [one] Disponibile: { $cards }.
       *[other] Disponibili: { $cards }.
    }
card-is-itself-under-attack-and-cannot-be-committed = { FORM($card, "the") } è sotto attacco e non si può impegnare.
seat-has-no-Jack-any-more-so-nobody-rallies = { FORM($seat, "the") } non ha più il Fante, quindi nessuno si raduna alla bandiera.
card-has-not-the-suit-of-the-Jack-of = { FORM($card, "the") } non ha il seme del Fante { FORM($seat, "of") }.
card-a-royal-of-the-ram-s-own-suits = { FORM($card, "the") }, una figura di uno dei semi dell’ariete, sta a quell’estremità della corte.
Own-cards-are-never-attacked-and-no-barricade-lies =
    Non si attaccano mai le proprie carte, e non c’è una barricata { $place }. { COUNT($targets) ->
        [0] Non ci sono bersagli.
       *[other] Bersagli: { $targets }.
    }
The-card-of-seat-place-is-covered-above-left =
    La carta { FORM($seat, "of") } { $place } è protetta sopra, a sinistra e a destra. { COUNT($targets) ->
        [0] Non ci sono bersagli.
       *[other] Bersagli: { $targets }.
    }
A-barricade-cannot-be-part-of-a-group = Una barricata non può far parte di un gruppo.
An-Ace-attacks-with-a-volley-it-leads-only = Un Asso attacca con una salva; guida solo quando non si può pescare.
card-is-not-among-the-cards-of-seat-to =
    { FORM($card, "the") } non è fra le carte che { FORM($seat, "the") } deve disporre. { COUNT($cards) ->
        [0] Non ce ne sono.
       *[other] Da disporre: { $cards }.
    }
A-card-is-inserted-between-court-cards-before-column = Una carta si inserisce fra le carte della corte: prima di una colonna da { $from_col } a { $to_col }.
The-drawn-card-is-placed-only-its-row-and = Si piazza la carta pescata: indica solo fila e colonna.
seat-did-not-roll-snake-eyes-The-card-removed =
    { FORM($seat, "the") } non ha tirato occhi di serpente. La carta da togliere è fra quelle { FORM($roller, "of") }{ COUNT($cells) ->
        [0] .
       *[other] : { $cells }.
    }
Snake-eyes-spare-the-court-Removable-cells =
    Gli occhi di serpente risparmiano la corte. { COUNT($cells) ->
        [0] Fuori dalla corte non ci sono carte.
       *[other] Carte che si possono togliere: { $cells }.
    }
card-lies-face-up-face-down-cards-outside-the-court = La carta { $card } è scoperta; prima vanno tolte le carte coperte fuori dalla corte: { $cells }.
card-is-a-Jack-and-Jacks-always-lie-face = { FORM($card, "the") } è un Fante, e i Fanti stanno sempre scoperti.
card-is-under-attack-a-spy-turns-another-card = { FORM($card, "the") } è sotto attacco; una spia volta un’altra carta.
card-does-not-spy-only-an-Eight-does = { FORM($card, "the") } non spia; solo un Otto può farlo.
An-Eight-spies-once-before-its-first-attack = Un Otto spia una volta sola, prima del suo primo attacco.
card-can-still-be-used-so-it-cannot-be = { FORM($card, "the") } si può ancora usare, quindi non si può scartare.
