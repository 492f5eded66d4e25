### Capture Tito!: what is wrong with a position or with component data.

must-be-small-letters-digits-and-hyphens-at-most = deve essere fatto di minuscole, cifre e trattini, al massimo 40, per esempio { $sample }
a-map-has-1-to-most-zones = il numero delle zone di una mappa va da 1 a { $most }
no-way-leads-to-zone-number = nessuna via porta alla zona { $number }
there-is-no-VII = non c’è la zona di lancio VII
at-most-most-counters-can-be-played =
    si può giocare al massimo con { $most ->
        [one] { $most } pedina
       *[other] { $most } pedine
    }
the-officers-are-rybka-and-obermaier = gli ufficiali devono essere rybka e obermaier
a-drop-zone-must-hold-all-count-platoons-least =
    una zona di lancio deve poter contenere { $count ->
        [one] { $count } plotone
       *[other] { $count } plotoni
    }: il limite deve essere almeno { $least }
A-B-and-C-each-have-their-slots = A, B e C devono avere ciascuno i propri spazi
a-trigger-is-missing = manca una delle cause
must-be-dice-such-as-1d6-or-2d10 = deve indicare dei dadi, per esempio «1d6» o «2d10»
each-of-0-to-9-is-one-event = ogni numero da 0 a 9 deve dare un solo evento
each-of-first-to-last-is-there-once = ogni numero da { $first } a { $last } deve comparire una volta sola
a-D6-has-six-results = servono sei voci, una per ogni risultato di un D6
they-are-complete-semi-and-failure = i livelli devono essere complete, semi e failure
there-must-be-one-key-zone-not-count = ci deve essere una sola zona { $key }, e non { $count }
joins-a-zone-to-itself-or-repeats-another-link = collega una zona a sé stessa o ripete un altro collegamento
must-be-a-numeral-such-as-IV = deve essere un numero romano come «IV»
a-drop-zone-is-six-zones = una zona di lancio deve essere fatta di sei zone
the-German-units-come-first-in-the-roster = le unità tedesche devono venire prima nell’elenco
a-group-has-counters = un gruppo deve avere pedine
unit-is-in-no-group = { FORM($unit, "the") } non è in nessun gruppo
shows-nothing = non mostra niente
an-A-marker-shows-one-thing = un segnalino A deve mostrare una sola cosa
found-slots-for-count-letter-markers =
    { $found ->
        [one] { $found } spazio
       *[other] { $found } spazi
    } per { $count ->
        [one] { $count } segnalino { $letter }
       *[other] { $count } segnalini { $letter }
    }
must-be-a-number = deve essere un numero
R-number-of-colour-is-missing = manca la pedina R{ $number } («{ $colour }»)
belongs-to-another-group-or-wave = appartiene a un altro gruppo o a un’altra ondata
is-not-a-turn = non è un turno
is-not-that-of-this-match = deve essere quello di questa partita
is-0-before-the-game-is-over = deve essere 0 prima della fine della partita
is-after-the-last-turn-last = viene dopo l’ultimo turno, { $last }
there-is-no-air-support-yet-in-step = in { $step } non c’è ancora supporto aereo
a-unit-of-this-camp-is-never-state = un’unità di questo schieramento non è mai «{ $state }»
only-reinforcements-are-delayed = solo i rinforzi possono essere in ritardo
a-unit-has-at-most-two-marks = un’unità ha al massimo due contrassegni
only-a-unit-on-the-map-has-marks = solo un’unità sulla mappa ha contrassegni
only-a-delayed-counter-has-a-blocked-entry = solo una pedina in ritardo ha un’entrata sbarrata
is-no-entry-of-the-counter-s-colour = non è un’entrata del colore della pedina
zone-number-holds-Yugoslav-units-so-its-markers-are = nella zona { $number } ci sono unità jugoslave, quindi i suoi segnalini sono girati
nobody-is-still-to-land-in-step = deve essere vuoto: in { $step } sono atterrati tutti
no-front-has-been-chosen-in-step = in { $step } non è stata scelta nessuna prima linea
the-missions-are-listed-once-each-ascending = le missioni vanno elencate una volta ciascuna, in ordine crescente
only-platoons-have-it-in-the-movement-step = può essere true solo per un plotone, nel passo di movimento
only-a-German-unit-on-the-map-can-be = può essere true solo per un’unità tedesca sulla mappa
only-a-German-unit-on-the-map-has-a = solo un’unità tedesca sulla mappa ha una via di ritorno
the-two-actions-of-a-unit-are-different = le due azioni di un’unità devono essere diverse
a-delayed-counter-needs-its-entry-in-blocked = una pedina in ritardo deve avere la sua entrata in «blocked»
only-A-markers-are-set-aside = si mettono da parte solo i segnalini A
is-not-in-its-plane = non è sul suo aereo
is-not-a-zone = non è una zona
is-not-in-zone-number = non è nella zona { $number }
an-officer-is-in-front-only-while-no-platoon = un ufficiale è in prima linea solo se non c’è nessun plotone
the-zones-are-listed-once-each-ascending = le zone vanno elencate una volta ciascuna, in ordine crescente
is-no-zone-with-two-or-more-platoons-and = non è una zona con almeno due plotoni e senza unità jugoslave
comes-only-for-a-prisoner-in-number = arriva solo per un prigioniero nella zona { $number }
the-marker-has-not-been-turned-over-yet = il segnalino non è ancora stato girato
is-no-platoon-in-the-prisoner-s-zone = non è un plotone nella zona del prigioniero
only-a-prisoner-is-moved = si sposta solo un prigioniero
zone-number-holds-too-many-German-SP = nella zona { $number } ci sono troppi PF tedeschi
zone-number-holds-too-many-Yugoslav-SP = nella zona { $number } ci sono troppi PF jugoslavi
both-camps-are-in-zone-number = nella zona { $number } ci sono entrambi gli schieramenti
is-null-until-the-game-is-over = deve essere null fino alla fine della partita
nobody-is-moving-in-step = in { $step } nessuno è in movimento
is-not-on-the-map = non è sulla mappa
there-is-none-in-step = deve essere null in { $step }
holds-no-German-to-assault = non ha Tedeschi da assaltare
holds-no-Yugoslav-unit = non ha unità jugoslave
is-needed-in-step = serve in { $step }
this-assault-has-only-count-lines =
    questo assalto ha solo { $count ->
        [one] { $count } linea
       *[other] { $count } linee
    }
a-line-has-a-platoon-in-contact = una linea deve avere un plotone in contatto
must-be-empty-between-rounds = deve essere vuoto fra un round e l’altro
is-no-officer-who-landed-this-turn = non è un ufficiale atterrato in questo turno
is-no-platoon-of-this-assault-without-a-place = non è un plotone di questo assalto ancora senza posto
leaves-no-contact-place-to-choose = non lascia posti in contatto da scegliere
leaves-no-support-to-choose = non lascia nessun supporto da scegliere
holds-fewer-than-two-platoons = ha meno di due plotoni
nothing-is-pending-in-step = in { $step } non c’è niente in sospeso
supports-are-placed-in-roster-order = i supporti si piazzano nell’ordine dell’elenco
the-units-could-not-retreat-so-nothing-is-asked = le unità non potrebbero ripiegare, quindi non si chiede niente
nothing-could-be-done-in-step = in { $step } non si potrebbe fare niente
