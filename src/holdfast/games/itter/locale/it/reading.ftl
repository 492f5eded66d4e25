### Castle Itter: what is wrong with a position or with component data.

needs-a-provenance-known = deve indicare la provenienza: { $known }
missing-missing = manca: { $missing }
must-be-in-this-order-wanted = deve seguire quest’ordine: { $wanted }
names-something-twice = nomina due volte la stessa cosa
exactly-one-location-can-be-destroyed = può essere distrutta una sola locazione, né più né meno
exactly-one-location-the-Cellar-has-no-Defense-Value = una sola locazione, la Cellar, non ha Valore Difesa
the-Cellar-cannot-be-destroyed = la Cellar non può essere distrutta
a-square-without-Defense-Value-is-never-a-target = una postazione senza Valore Difesa non è mai un bersaglio (CI-4.0.9)
the-reserve-is-for-Defenders-with-R-and-for = reserve è per i Difensori con [R], e solo per loro
the-French-and-only-they-begin-on-squares = i francesi, e solo loro, cominciano su una postazione
name-is-taken-by-another-Defender = la postazione { $name } è occupata da un altro Difensore
count-cards-are-more-than-a-game-can-show =
    { $count ->
        [one] { $count } carta è più
       *[other] { $count } carte sono più
    } di quante se ne possano vedere in una partita
must-go-from-the-highest-score-down = deve andare dal punteggio più alto al più basso
there-must-be-a-row-that-begins-at-a = ci deve essere una riga che comincia dal punteggio 1 (CI-5.0.7)
is-not-JSON-error = non è JSON: { $error }
must-be-wanted = deve essere { $wanted }
at-most-two-colours = al massimo due colori
exactly-one-square-has-the-weapon = una sola postazione ha «{ $weapon }»
color-is-not-a-colour-of-this-square = il { $color } non è un colore di questa postazione
needs-six-squares-one-for-each-number-not-count = deve nominare sei postazioni, una per ogni numero, e non { $count }
an-area-cannot-lead-straight-into-the-castle = un’area non può portare dritto nel castello
M-and-I-do-not-go-together = { "[" }M] e [I] non vanno insieme
exactly-one-Defender-has-letter = un solo Difensore ha [{ $letter }]
needs-at-least-one-card = deve avere almeno una carta
there-is-no-kind-card = non c’è nessuna carta { $kind }
must-be-eleven-counters-one-for-each-area = deve elencare undici segnalini, uno per ogni area
the-rules-can-need-number = le regole possono richiederne { $number }
the-board-cannot-be-built-from-it-error = non se ne può costruire il tabellone: { $error }
name-does-not-carry-color-number-in-positions = { $name } non ha il { $color } { $number } in positions
this-track-never-reaches-the-castle-way = questo percorso non arriva mai al castello: { $way }
needs-four-numbers-one-for-each-deck = deve avere quattro numeri, uno per ogni mazzo
has-size-cards-but-variant-takes-taken-off =
    ha { $size ->
        [one] { $size } carta
       *[other] { $size } carte
    }, ma { $variant } ne toglie { $taken }
the-last-row-must-have-no-lower-limit = l’ultima riga non deve avere un limite inferiore
color-number-is-shown-in-color_tables = il { $color } { $number } è { $shown } in color_tables
this-card-has-none = va tolto: questo tipo di carta non ne ha
needs-six-entries-one-for-each-number-of-the = deve avere sei voci, una per ogni numero del dado
must-be-0-outside-the-Defender-Phase = deve essere 0 fuori dalla Fase Difensore
only-the-competitive-variant-has-a-planning-phase = solo la variante competitiva ha una pianificazione
only-Defenders-with-R-can-be-in-the-reserve = solo i Difensori con [R] possono attendere fra i Rinforzi
only-Borotra-can-have-escaped = solo Borotra può essere fuggito
the-French-are-never-in-the-supply = i francesi non sono mai nella riserva
there-are-only-limit-Suppression-tokens =
    { $limit ->
        [0] non ci sono Segnalini Soppressione
        [one] c’è solo { $limit } Segnalino Soppressione
       *[other] ci sono solo { $limit } Segnalini Soppressione
    }
a-destroyed-Jenny-cannot-be-loaded = il cannone del Besotten Jenny distrutto non può essere carico
acted-have-acted-but-only-used-actions-have-been =
    { $acted ->
        [one] { $acted } Difensore ha agito
       *[other] { $acted } Difensori hanno agito
    }, ma { $used ->
        [0] non è stata eseguita nessuna azione
        [one] è stata eseguita solo { $used } azione
       *[other] sono state eseguite solo { $used } azioni
    }
there-are-only-limit-Command-tokens =
    { $limit ->
        [0] non ci sono Segnalini Comando
        [one] c’è solo { $limit } Segnalino Comando
       *[other] ci sono solo { $limit } Segnalini Comando
    }
there-are-only-limit-Disrupted-tokens =
    { $limit ->
        [0] non ci sono Segnalini Disturbo
        [one] c’è solo { $limit } Segnalino Disturbo
       *[other] ci sono solo { $limit } Segnalini Disturbo
    }
at-most-most-cards =
    al massimo { $most ->
        [one] { $most } carta
       *[other] { $most } carte
    }
must-be-empty-before-the-SS-Phase = deve essere vuoto prima della Fase SS
at-most-most-orders =
    al massimo { $most ->
        [one] { $most } ordine
       *[other] { $most } ordini
    }
place-is-taken-by-other = nella postazione «{ $place }» c’è già { $other }
must-be-false-off-the-board = deve essere false fuori dal tabellone
there-are-only-limit-name-counters =
    { $limit ->
        [0] non ci sono segnalini
        [one] c’è solo { $limit } segnalino
       *[other] ci sono solo { $limit } segnalini
    } { $name }
nobody-stands-in-a-destroyed-Jenny = nessuno può essere nel Besotten Jenny distrutto
must-be-null-outside-the-competitive-variant = deve essere null fuori dalla variante competitiva
name-occurs-more-than-most-times =
    «{ $name }» compare più di { $most ->
        [one] { $most } volta
       *[other] { $most } volte
    }
only-in-the-Defender-Phase = può essere true solo nella Fase Difensore
never-together-with-acted = non può essere true insieme ad acted
must-be-null-while-the-game-goes-on = deve essere null finché la partita continua
must-be-empty-outside-the-competitive-variant = deve essere vuoto fuori dalla variante competitiva
must-be-empty-in-the-beginner-variant = deve essere vuoto nella variante principiante
the-142nd-comes-only-after-Borotra-s-escape-in = il 142° arriva solo dopo la Fuga di Borotra, nell’edizione standard
name-belongs-to-the-competitive-variant = «{ $name }» appartiene alla variante competitiva
needs-a-kind = deve avere kind
is-not-on-the-board = non è sul tabellone
must-be-fresh-and-without-token-to-be-active = deve essere pronto e senza segnalino per essere attivo
no-action-is-left-for-an-activation = non restano azioni per un’attivazione
an-activation-begins-by-deploying-or-by-a-shift = un’attivazione comincia schierando o con un’Azione Libera
must-be-above-0-exactly-when-shifted-is-true = deve essere maggiore di 0 quando shifted è true, e solo allora
must-be-a-Defender-with-C-on-the-board = deve essere un Difensore con [C] sul tabellone
nobody-could-use-an-order-so-the-command-is = nessuno potrebbe usare un ordine, quindi il Comando è finito
there-is-no-Suppression-token-on-color = non c’è nessun Segnalino Soppressione sul { $color }
none-is-left-in-the-supply = non ne restano nella riserva
needs-a-source = deve avere source
Gangl-could-not-save-this-Defender = Gangl non potrebbe salvare questo Difensore
is-not-disrupted-so-this-would-not-be-a = non è disturbato, quindi non verrebbe ucciso
must-be-Defenders-in-name-in-square-order = deve elencare Difensori in { $name }, nell’ordine delle postazioni
must-all-be-disrupted = devono essere tutti disturbati
must-be-one-of-the-doomed = deve essere uno di quelli in doomed
everything-is-planned-nothing-is-left-to-ask = tutto è pianificato: non resta niente da chiedere
can-be-0-only-while-a-command-gives-orders = può essere 0 solo mentre un Comando dà ordini
there-is-no-such-gun-in-the-area = nell’area non c’è un Segnalino SS di questo tipo
