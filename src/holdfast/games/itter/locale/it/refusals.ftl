### Castle Itter: why something is not allowed. The ids are the words by which the rules name a sentence.

by-is-a-casualty-and-out-of-the-game = { $by } è stato ucciso ed è fuori dal gioco.
by-is-in-the-supply-and-has-to-be = { $by } è nella riserva e deve prima essere schierato.
by-waits-for-the-Reinforcements-card = { $by } aspetta la carta Reinforcements.
by-has-escaped-and-is-out-of-the-game = { $by } è fuggito ed è fuori dal gioco.
by-is-conditions-and-can-only-recover = { $by } è { $conditions } e può solo eseguire il Recupero.
by-has-to-wait-nobody-on-the-board-acts = { $by } deve aspettare: nessuno sul tabellone agisce finché tutti non sono schierati. Ancora nella riserva: { $whom }.
by-has-already-taken-an-action-this-turn = { $by } ha già eseguito un’azione in questo turno.
by-has-received-an-order-and-takes-no-action = { $by } ha ricevuto un ordine e in questo turno non esegue altre azioni.
by-is-conditions-first-the-suppression-has-to-be = { $by } è { $conditions }: prima va rimossa la soppressione.
who-is-active-and-finishes-first-by-has-to = { $who } è attivo e conclude per primo; { $by } deve aspettare.
who-is-active-and-finishes-first-with-an-action = { $who } è attivo e conclude per primo, con un’azione o senza.
to-is-taken-by-partner-Open-squares =
    { $to } è occupata da { $partner }. { COUNT($squares) ->
        [0] Nessuna postazione è aperta.
        [one] Aperta: { $squares }.
       *[other] Aperte: { $squares }.
    }
who-is-on-the-board-already-at-square-only = { $who } è già sul tabellone, in { $square }; si schierano solo i Difensori della riserva.
to-was-destroyed-with-Besotten-Jenny-Open-squares =
    { $to } è andata distrutta con il Besotten Jenny. { COUNT($squares) ->
        [0] Nessuna postazione è aperta.
        [one] Aperta: { $squares }.
       *[other] Aperte: { $squares }.
    }
by-has-no-die-to-attack-with-its-value = { $by } non ha dadi per attaccare: il suo valore è 0 e nessuno lo ispira.
by-cannot-attack-target-no-such-counter-is-there =
    { $by } non può attaccare { FORM($target, "the") }: lì non c’è nulla da attaccare. { COUNT($targets) ->
        [0] Non ha nulla in vista.
       *[other] In vista: { $targets }.
    }
by-cannot-attack-target-square-is-white-and-sees = { $by } non può attaccare { FORM($target, "the") }: { $square } è bianca e non vede nulla.
by-cannot-attack-target-square-sees-colors-target-is =
    { $by } non può attaccare { FORM($target, "the") }. Colori visti da { $square }: { $colors }; colore del bersaglio: { $color }. { COUNT($targets) ->
        [0] Non ha nulla in vista.
       *[other] In vista: { $targets }.
    }
Suppression-tokens-left-number-by-places-them-all =
    { $number ->
        [one] Resta solo un Segnalino Soppressione: { $by } lo mette.
       *[other] Restano solo { $number } Segnalini Soppressione: { $by } li mette tutti.
    }
Suppression-tokens-that-by-places-exactly-number =
    { $by } deve mettere esattamente { $number ->
        [one] un Segnalino Soppressione
       *[other] { $number } Segnalini Soppressione
    }.
In-this-edition-all-tokens-go-to-one-colour = In questa edizione tutti i segnalini vanno su un solo colore.
by-cannot-suppress-from-square-it-is-white = { $by } non può sopprimere da { $square }: è bianca.
by-cannot-suppress-from-square-yellow-has-no-suppress = { $by } non può sopprimere da { $square }: il giallo non ha una casella di soppressione.
by-stands-on-square-and-can-suppress-only-colors = { $by } è in { $square }, e da lì non può sopprimere quel colore. Possibile: { $colors }.
No-Suppression-token-is-left-to-place = Non restano Segnalini Soppressione da mettere.
by-has-made-the-one-free-move-of-this = { $by } ha già fatto l’unica Azione Libera di questa attivazione.
by-stands-on-to-already = { $by } è già in { $to }.
to-is-in-another-location-there-by-has-to = { $to } è in un’altra locazione: per andarci { $by } deve usare l’azione Muovere.
by-cannot-change-places-with-partner-who-is-conditions =
    { $by } non può scambiarsi di posto con { $partner }, che è { $conditions }. { COUNT($squares) ->
        [0] Non ci sono altre Azioni Libere.
       *[other] Può muovere liberamente in: { $squares }.
    }
by-has-made-as-many-free-moves-as-the = { $by } ha già fatto tante Azioni Libere quante sono le altre postazioni della locazione.
to-is-in-by-s-own-location-there-it = { $to } è nella stessa locazione di { $by }: basta un’Azione Libera.
From-the-Cellar-by-reaches-only-the-Great-Hall =
    Dalla Cellar { $by } raggiunge solo la Great Hall. { COUNT($squares) ->
        [0] Lì nessuna postazione è aperta.
        [one] Aperta lì: { $squares }.
       *[other] Aperte lì: { $squares }.
    }
to-was-destroyed-with-Besotten-Jenny-by-can-move =
    { $to } è andata distrutta con il Besotten Jenny. { COUNT($squares) ->
        [0] { $by } non può muovere da nessuna parte.
       *[other] { $by } può muovere in: { $squares }.
    }
by-cannot-move-to-to-partner-stands-there-Open =
    { $by } non può muovere in { $to }: lì c’è { $partner }. { COUNT($squares) ->
        [0] Nessun’altra è aperta.
        [one] Aperta altrove: { $squares }.
       *[other] Aperte altrove: { $squares }.
    }
by-is-not-what-but-conditions = { $by } non è { $what } ma { $conditions }.
by-has-no-Disrupted-token-to-remove = { $by } non ha un Segnalino Disturbo da togliere.
by-is-fresh-and-has-nothing-to-recover-from = { $by } è pronto e non ha nulla da cui recuperare.
In-this-edition-by-takes-a-Disrupted-token-off = In questa edizione { $by } toglie il Segnalino Disturbo con Rimuovere la Soppressione.
by-has-to-remove-the-Disrupted-token-first = { $by } deve prima togliere il Segnalino Disturbo.
Remove-Suppression-belongs-to-the-player-aid-s-edition = Rimuovere la Soppressione appartiene all’edizione della scheda riassuntiva; qui { $by } esegue il Recupero.
Nobody-in-by-s-location-could-use-an-order = Nessuno nella locazione di { $by } potrebbe usare un ordine.
who-is-not-what-but-conditions = { $who } non è { $what } ma { $conditions }.
who-is-not-in-by-s-location-Orders-can =
    { $who } non è nella locazione di { $by }. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { $whom }.
    }
by-has-no-C-and-cannot-command-With-C =
    { $by } non ha [C] e non può eseguire Comando. { COUNT($whom) ->
        [0] Nessuno sul tabellone ha [C].
       *[other] Con [C] sul tabellone: { $whom }.
    }
who-has-C-and-takes-no-orders-Orders-can =
    { $who } ha [C] e non riceve ordini. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { $whom }.
    }
who-has-already-taken-an-action-this-turn-Orders =
    { $who } ha già eseguito un’azione in questo turno. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { $whom }.
    }
who-has-to-lose-the-Disrupted-token-first = { $who } deve prima perdere il Segnalino Disturbo.
who-is-fresh-and-needs-no-order-Orders-can =
    { $who } è pronto e non ha bisogno di ordini. { COUNT($whom) ->
        [0] Nessuno può ricevere ordini.
       *[other] Ordini possibili per: { $whom }.
    }
square-is-white-no-colour-is-clear-of-the = { $square } è bianca: non ha un colore che possa essere libero dal nemico.
by-cannot-escape-from-square-SS-counters-are-still = { $by } non può fuggire da { $square }: ci sono ancora Segnalini SS sul { $colors }. A impedirlo: { $targets }.
by-must-begin-his-action-where-he-escapes-not = { $by } deve iniziare l’azione nel punto da cui fugge: non dopo un’Azione Libera o uno schieramento.
Only-Borotra-can-escape = Solo Borotra può fuggire.
by-cannot-escape-from-the-location-Locations-to-escape = { $by } non può fuggire { FORM($location, "from") }. Locazioni da cui si fugge: { $locations }.
The-weapon-is-not-loaded =
    { FORM($weapon, "the") } non è { FORM($weapon, "gender") ->
        [f] carica
       *[m] carico
    }.
The-cannon-is-loaded-already = Il cannone è già carico.
by-stands-on-square-where-there-is-no-weapon =
    { $by } è in { $square }, ma lì non c’è { FORM($weapon, "gender") ->
        [f] nessuna
       *[m] nessun
    } { $weapon }. { COUNT($squares) ->
        [0] L’arma non è sul tabellone.
       *[other] L’arma si trova in: { $squares }.
    }
by-is-not-tank-crew-and-cannot-use-the =
    { $by } non ha [T] e non può usare { FORM($weapon, "the") }. { COUNT($whom) ->
        [0] Nessuno sul tabellone ha [T].
       *[other] Con [T] sul tabellone: { $whom }.
    }
by-is-not-tank-crew-and-cannot-load-the = { $by } non ha [T] e non può caricare il cannone.
by-has-to-stand-on-square-to-load-the = { $by } deve stare in { $square } per caricare il cannone.
Suppression-tokens-on-color-the-colour-of-area-area =
    Sul { $color }, il colore dell’area { $area }, { $number ->
        [0] non ci sono Segnalini Soppressione
        [one] c’è solo un Segnalino Soppressione
       *[other] ci sono solo { $number } Segnalini Soppressione
    }.
card-has-to-wait-the-remaining-orders-are-needed = { $card } deve aspettare: gli ordini rimasti servono per { $cards }.
tactic-is-not-in-the-SS-player-s-hand =
    { $tactic } non è nella mano del giocatore SS. { COUNT($tactics) ->
        [0] La mano è vuota.
       *[other] In mano: { $tactics }.
    }
card-is-not-in-the-SS-player-s-hand =
    { $card } non è nella mano del giocatore SS. { COUNT($cards) ->
        [0] La mano è vuota.
       *[other] In mano: { $cards }.
    }
options-edition-the-player-aid-knows-no-competitive-game = options.edition: la scheda riassuntiva non prevede il gioco competitivo; scegli l’edizione standard o un’altra variante
