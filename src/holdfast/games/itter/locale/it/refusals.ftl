### Castle Itter: why something is not allowed. The ids are the words by which the rules name a sentence.

by-is-a-casualty-and-out-of-the-game = { FORM($by, "the") } è stato ucciso ed è fuori dal gioco.
by-is-in-the-supply-and-has-to-be = { FORM($by, "the") } è nella riserva e deve prima essere schierato.
by-waits-for-the-Reinforcements-card = { FORM($by, "the") } aspetta la carta Reinforcements.
by-has-escaped-and-is-out-of-the-game = { FORM($by, "the") } è fuggito ed è fuori dal gioco.
by-is-conditions-and-can-only-recover = { FORM($by, "the") } è { $conditions } e può solo eseguire il Recupero.
by-has-to-wait-nobody-on-the-board-acts = { FORM($by, "the") } deve aspettare: nessuno sul tabellone agisce finché tutti non sono schierati. Ancora nella riserva: { FORM($whom, "the") }.
by-has-already-taken-an-action-this-turn = { FORM($by, "the") } ha già eseguito un’azione in questo turno.
by-has-received-an-order-and-takes-no-action = { FORM($by, "the") } ha ricevuto un ordine e in questo turno non esegue altre azioni.
by-is-conditions-first-the-suppression-has-to-be = { FORM($by, "the") } è { $conditions }: prima va rimossa la soppressione.
who-is-active-and-finishes-first-by-has-to = { FORM($who, "the") } è attivo e deve finire per primo; { FORM($by, "the") } deve aspettare.
who-is-active-and-finishes-first-with-an-action = { FORM($who, "the") } è attivo e deve finire per primo, con un’azione o senza.
to-is-taken-by-partner-Open-squares =
    Nella postazione { $to } c’è già { FORM($partner, "the") }. { COUNT($squares) ->
        [0] Nessuna postazione è aperta.
        [one] Aperta: { $squares }.
       *[other] Aperte: { $squares }.
    }
who-is-on-the-board-already-at-square-only = { FORM($who, "the") } è già sul tabellone, in { $square }; si schierano solo i Difensori della riserva.
to-was-destroyed-with-Besotten-Jenny-Open-squares =
    La postazione { $to } è andata distrutta con il Besotten Jenny. { COUNT($squares) ->
        [0] Nessuna postazione è aperta.
        [one] Aperta: { $squares }.
       *[other] Aperte: { $squares }.
    }
by-has-no-die-to-attack-with-its-value = { FORM($by, "the") } non ha dadi per attaccare: il suo valore è 0 e nessuno lo ispira.
by-cannot-attack-target-no-such-counter-is-there =
    { FORM($by, "the") } non può attaccare { FORM($target, "the") }: lì non c’è nulla da attaccare. { COUNT($targets) ->
        [0] Non ha nulla in vista.
       *[other] In vista: { FORM($targets, "the") }.
    }
by-cannot-attack-target-square-is-white-and-sees = { FORM($by, "the") } non può attaccare { FORM($target, "the") }: la postazione { $square } è bianca e da lì non si vede nulla.
by-cannot-attack-target-square-sees-colors-target-is =
    { FORM($by, "the") } non può attaccare { FORM($target, "the") }. Colori visti da { $square }: { $colors }; colore del bersaglio: { $color }. { COUNT($targets) ->
        [0] Non ha nulla in vista.
       *[other] In vista: { FORM($targets, "the") }.
    }
Suppression-tokens-left-number-by-places-them-all =
    { $number ->
        [0] Non restano Segnalini Soppressione per { FORM($by, "the") }.
        [one] Resta solo un Segnalino Soppressione: { FORM($by, "the") } lo mette.
       *[other] Restano solo { $number } Segnalini Soppressione: { FORM($by, "the") } li mette tutti.
    }
Suppression-tokens-that-by-places-exactly-number =
    { FORM($by, "the") } { $number ->
        [0] non deve mettere Segnalini Soppressione
        [one] deve mettere esattamente un Segnalino Soppressione
       *[other] deve mettere esattamente { $number } Segnalini Soppressione
    }.
In-this-edition-all-tokens-go-to-one-colour = In questa edizione tutti i segnalini vanno su un solo colore.
by-cannot-suppress-from-square-it-is-white = { FORM($by, "the") } non può sopprimere da { $square }: la postazione è bianca.
by-cannot-suppress-from-square-yellow-has-no-suppress = { FORM($by, "the") } non può sopprimere da { $square }: il giallo non ha una casella di soppressione.
by-stands-on-square-and-can-suppress-only-colors = { FORM($by, "the") } è in { $square }, e da lì non può sopprimere quel colore. Colori possibili: { $colors }.
No-Suppression-token-is-left-to-place = Non restano Segnalini Soppressione da mettere.
by-has-made-the-one-free-move-of-this = { FORM($by, "the") } ha già eseguito l’unica Azione Libera di questa attivazione.
by-stands-on-to-already = { FORM($by, "the") } è già in { $to }.
to-is-in-another-location-there-by-has-to = La postazione { $to } è in un’altra locazione: per andarci { FORM($by, "the") } deve eseguire l’azione Muovere in una Nuova Locazione.
by-cannot-change-places-with-partner-who-is-conditions =
    { FORM($by, "the") } non può scambiarsi di posto con { FORM($partner, "the") }, che è { $conditions }. { COUNT($squares) ->
        [0] Non ci sono altre Azioni Libere.
       *[other] Con un’Azione Libera può muovere in: { $squares }.
    }
by-has-made-as-many-free-moves-as-the = { FORM($by, "the") } ha già eseguito tante Azioni Libere quante sono le altre postazioni della locazione.
to-is-in-by-s-own-location-there-it = La postazione { $to } è nella locazione in cui si trova già { FORM($by, "the") }: basta un’Azione Libera.
From-the-Cellar-by-reaches-only-the-Great-Hall =
    Dalla Cellar { FORM($by, "the") } raggiunge solo la Great Hall. { COUNT($squares) ->
        [0] Lì nessuna postazione è aperta.
        [one] Aperta lì: { $squares }.
       *[other] Aperte lì: { $squares }.
    }
to-was-destroyed-with-Besotten-Jenny-by-can-move =
    La postazione { $to } è andata distrutta con il Besotten Jenny. Per { FORM($by, "the") } { COUNT($squares) ->
        [0] non ci sono postazioni aperte.
        [one] è aperta: { $squares }.
       *[other] sono aperte: { $squares }.
    }
by-cannot-move-to-to-partner-stands-there-Open =
    { FORM($by, "the") } non può muovere in { $to }: lì c’è { FORM($partner, "the") }. { COUNT($squares) ->
        [0] Nessun’altra postazione è aperta.
        [one] Altra postazione aperta: { $squares }.
       *[other] Altre postazioni aperte: { $squares }.
    }
by-is-not-what-but-conditions = { FORM($by, "the") } non è { $what }, ma { $conditions }.
by-has-no-Disrupted-token-to-remove = { FORM($by, "the") } non ha un Segnalino Disturbo da togliere.
by-is-fresh-and-has-nothing-to-recover-from = { FORM($by, "the") } è pronto e non ha nulla da cui recuperare.
In-this-edition-by-takes-a-Disrupted-token-off = In questa edizione { FORM($by, "the") } toglie il Segnalino Disturbo con l’azione Rimuovere la Soppressione.
by-has-to-remove-the-Disrupted-token-first = { FORM($by, "the") } deve prima togliere il Segnalino Disturbo.
Remove-Suppression-belongs-to-the-player-aid-s-edition = L’azione Rimuovere la Soppressione appartiene all’edizione della scheda riassuntiva; qui { FORM($by, "the") } esegue il Recupero.
Nobody-in-by-s-location-could-use-an-order = Nella locazione in cui si trova { FORM($by, "the") }, nessuno potrebbe usare un ordine.
who-is-not-what-but-conditions = { FORM($who, "the") } non è { $what }, ma { $conditions }.
who-is-not-in-by-s-location-Orders-can =
    { FORM($by, "the") } e { FORM($who, "the") } non sono nella stessa locazione. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { FORM($whom, "the") }.
    }
by-has-no-C-and-cannot-command-With-C =
    { FORM($by, "the") } non ha [C] e non può eseguire l’azione Comando. { COUNT($whom) ->
        [0] Nessuno sul tabellone ha [C].
       *[other] Con [C] sul tabellone: { FORM($whom, "the") }.
    }
who-has-C-and-takes-no-orders-Orders-can =
    { FORM($who, "the") } ha [C] e non riceve ordini. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { FORM($whom, "the") }.
    }
who-has-already-taken-an-action-this-turn-Orders =
    { FORM($who, "the") } ha già eseguito un’azione in questo turno. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { FORM($whom, "the") }.
    }
who-has-to-lose-the-Disrupted-token-first = { FORM($who, "the") } deve prima perdere il Segnalino Disturbo.
who-is-fresh-and-needs-no-order-Orders-can =
    { FORM($who, "the") } è pronto e non ha bisogno di ordini. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { FORM($whom, "the") }.
    }
square-is-white-no-colour-is-clear-of-the = La postazione { $square } è bianca: non ha un colore che possa essere libero dal nemico.
by-cannot-escape-from-square-SS-counters-are-still =
    { FORM($by, "the") } non può fuggire da { $square }: { COUNT($colors) ->
        [one] sul colore { $colors }
       *[other] sui colori { $colors }
    } ci sono ancora Segnalini SS. A impedirlo: { FORM($targets, "the") }.
by-must-begin-his-action-where-he-escapes-not = { FORM($by, "the") } deve iniziare l’azione nella postazione da cui fugge: non dopo un’Azione Libera o dopo essere stato schierato.
Only-Borotra-can-escape = Solo Borotra può fuggire.
by-cannot-escape-from-the-location-Locations-to-escape = { FORM($by, "the") } non può fuggire { FORM($location, "from") }. Si può fuggire da: { $locations }.
The-weapon-is-not-loaded =
    { FORM($weapon, "the") } non è { FORM($weapon, "gender") ->
        [f] carica
       *[m] carico
    }.
The-cannon-is-loaded-already = Il cannone è già carico.
by-stands-on-square-where-there-is-no-weapon =
    { FORM($by, "the") } è in { $square }, ma { FORM($weapon, "the") } non è lì. { COUNT($squares) ->
        [0] L’arma non è sul tabellone.
       *[other] L’arma si trova in: { $squares }.
    }
by-is-not-tank-crew-and-cannot-use-the =
    { FORM($by, "the") } non ha [T] e non può usare { FORM($weapon, "the") }. { COUNT($whom) ->
        [0] Nessuno sul tabellone ha [T].
       *[other] Con [T] sul tabellone: { FORM($whom, "the") }.
    }
by-is-not-tank-crew-and-cannot-load-the = { FORM($by, "the") } non ha [T] e non può caricare il cannone.
by-has-to-stand-on-square-to-load-the = { FORM($by, "the") } deve stare in { $square } per caricare il cannone.
Suppression-tokens-on-color-the-colour-of-area-area =
    Sul { $color }, il colore dell’area { $area }, { $number ->
        [0] non ci sono Segnalini Soppressione
        [one] c’è solo un Segnalino Soppressione
       *[other] ci sono solo { $number } Segnalini Soppressione
    }.
card-has-to-wait-the-remaining-orders-are-needed = La carta { $card } deve aspettare: gli ordini rimasti servono per { $cards }.
tactic-is-not-in-the-SS-player-s-hand =
    Il giocatore SS non ha in mano la Carta Tattica { $tactic }. { COUNT($tactics) ->
        [0] La mano è vuota.
       *[other] In mano: { $tactics }.
    }
card-is-not-in-the-SS-player-s-hand =
    Il giocatore SS non ha in mano la carta { $card }. { COUNT($cards) ->
        [0] La mano è vuota.
       *[other] In mano: { $cards }.
    }
options-edition-the-player-aid-knows-no-competitive-game = options.edition: la scheda riassuntiva non prevede il gioco competitivo; scegli l’edizione standard o un’altra variante
