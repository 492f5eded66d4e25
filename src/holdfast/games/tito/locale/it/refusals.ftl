### Capture Tito!: why something is not allowed. The ids are the words by which the rules name a sentence.

unit-is-not-on-the-map = { FORM($unit, "the") } non è sulla mappa.
unit-has-already-performed-two-actions-this-turn = { FORM($unit, "the") } ha già eseguito due azioni in questo turno.
unit-shares-zone-with-Yugoslav-units-the-assault-must = { FORM($unit, "the") } è { FORM($zone, "in") } con unità jugoslave: l’assalto va risolto.
moving-is-in-the-middle-of-its-move-it = { FORM($moving, "the") } sta muovendo: prima deve proseguire o fermarsi.
The-officer-to-attach-now-is-wanted-not-officer = L’ufficiale da aggregare ora è { $wanted }, non { $officer }.
officer-joins-a-platoon-of-his-group-that-landed = { $officer } si unisce a un plotone del suo gruppo atterrato in questo turno; { FORM($unit, "the") } non è tra questi. Plotoni possibili: { FORM($others, "the") }.
unit-has-not-begun-to-move-so-there-is = { FORM($unit, "the") } non ha cominciato a muovere: non c’è nulla da fermare.
unit-cannot-stop-in-zone-the-stack-would-have =
    { FORM($unit, "the") } non può fermarsi { FORM($zone, "in") }: la pila avrebbe { $sp ->
        [one] { $sp } punto forza
       *[other] { $sp } punti forza
    }, oltre il limite di { $limit }. Può proseguire verso { FORM($others, "the") }.
unit-has-already-moved-this-turn = { FORM($unit, "the") } ha già mosso in questo turno.
unit-landed-in-a-hostile-zone-and-is-fixed = { FORM($unit, "the") } è atterrato in una zona ostile e non può lasciarla fino alla fine del turno.
unit-shares-zone-with-Yugoslav-units-and-must-assault = { FORM($unit, "the") } è { FORM($zone, "in") } con unità jugoslave e deve assaltarle.
No-link-joins-zone-and-to-From-zone-links = Nessun collegamento unisce { FORM($zone, "the") } e { FORM($to, "the") }. I collegamenti { FORM($zone, "from") } portano { FORM($others, "in") }.
The-link-from-zone-to-to-costs-cost-MP = Il collegamento { FORM($zone, "from") } { FORM($to, "to") } costa { $cost } PM, e { FORM($unit, "the") } ne ha { $mp }.
to-is-hostile-and-unit-would-have-no-action = { FORM($to, "the") } è ostile e { FORM($unit, "the") } non avrebbe più un’azione per l’assalto: vi può entrare solo come prima azione del turno.
to-is-hostile-unit-may-enter-it-only-where = { FORM($to, "the") } è ostile: { FORM($unit, "the") } può entrarvi solo se c’è già un plotone.
to-is-hostile-and-full-with-unit-the-stack =
    { FORM($to, "the") } è ostile e piena: con { FORM($unit, "the") } la pila avrebbe { $sp ->
        [one] { $sp } punto forza
       *[other] { $sp } punti forza
    }, oltre il limite di { $limit }.
to-is-full-with-unit-the-stack-would-have =
    { FORM($to, "the") } è piena: con { FORM($unit, "the") } la pila avrebbe { $sp ->
        [one] { $sp } punto forza
       *[other] { $sp } punti forza
    }, oltre il limite di { $limit }, e { FORM($unit, "the") } non potrebbe proseguire.
The-combats-cannot-be-ended-before-the-assaults-are =
    Prima di terminare la fase { COUNT($zones) ->
        [one] va risolto l’assalto
       *[other] vanno risolti gli assalti
    } { FORM($zones, "in") }.
A-unit-of-zone-has-fired-this-turn-and = Un’unità { FORM($zone, "of") } ha fatto fuoco in questo turno, e una pila fa fuoco una volta sola.
unit-is-not-alone-a-platoon-of-the-stack = { FORM($unit, "the") } è in una pila con dei plotoni: deve fare fuoco uno di loro. Plotoni { FORM($zone, "in") }: { FORM($others, "the") }.
front-is-the-front-officer-of-zone-and-the = L’ufficiale in prima linea { FORM($zone, "in") } è { FORM($front, "the") }: deve fare fuoco lui.
at-is-not-adjacent-to-zone-Adjacent-others = { FORM($at, "the") } non è adiacente { FORM($zone, "to") }. Zone adiacenti: { $others }.
at-holds-German-units-nobody-fires-at-his-own = { FORM($at, "in") } ci sono unità tedesche: non si fa fuoco sulle proprie.
at-holds-no-Yugoslav-unit-Possible-targets-from-zone =
    { FORM($at, "in") } non ci sono unità jugoslave. { COUNT($others) ->
        [0] Non c’è nessun bersaglio possibile.
       *[other] Bersagli possibili: { $others }.
    }
at-holds-only-markers-that-have-not-been-turned = { FORM($at, "in") } ci sono solo segnalini coperti; non si può fare fuoco su di essi.
unit-is-not-in-zone-Platoons-there-others =
    { FORM($unit, "the") } non è { FORM($zone, "in") }. { COUNT($others) ->
        [0] Lì non ci sono plotoni.
       *[other] Plotoni presenti: { FORM($others, "the") }.
    }
There-is-no-assault-in-zone-German-and-Yugoslav =
    Nessun assalto { FORM($zone, "in") }: non vi sono insieme unità tedesche e jugoslave. { COUNT($others) ->
        [0] Non c’è nessun assalto in corso.
       *[other] Assalti in corso: { $others }.
    }
unit-is-not-in-the-assault-of-zone-Not =
    { FORM($unit, "the") } non partecipa all’assalto { FORM($zone, "in") }. { COUNT($others) ->
        [0] Tutti i plotoni sono schierati.
       *[other] Ancora da schierare: { FORM($others, "the") }.
    }
unit-already-has-its-place-in-this-round-Not =
    { FORM($unit, "the") } ha già il suo posto in questo round. { COUNT($others) ->
        [0] Tutti i plotoni sono schierati.
       *[other] Ancora da schierare: { FORM($others, "the") }.
    }
Line-next-is-the-one-to-fill-now-not = La linea da occupare ora è la { $next }, non la { $line }.
This-round-has-lines-lines-there-is-no-line =
    Questo round { $lines ->
        [0] non ha linee
        [one] ha una linea
       *[other] ha { $lines } linee
    }: non c’è una linea { $line }.
next-is-the-platoon-to-place-in-support-now = Ora va messo in supporto { FORM($next, "the") }, non { FORM($unit, "the") }.
to-is-not-one-of-the-nearest-zones-where = { FORM($to, "the") } non è tra le zone più vicine con posto per le unità che ripiegano. Le più vicine: { $others }.
prisoner-is-not-a-prisoner = { $prisoner } non è prigioniero.
prisoner-has-already-been-moved-this-turn-and-cannot = { $prisoner } è già stato spostato in questo turno e non può essere consegnato a un’altra unità.
unit-already-guards-prisoner = { FORM($unit, "the") } fa già la guardia { FORM($prisoner, "to") }.
prisoner-is-held-in-zone-unit-is-not-there =
    { $prisoner } è prigioniero { FORM($zone, "in") }, dove { FORM($unit, "the") } non c’è. { COUNT($others) ->
        [0] Lì non ci sono plotoni.
       *[other] Plotoni presenti: { FORM($others, "the") }.
    }
unit-is-already-the-front-of-its-stack = { FORM($unit, "the") } è già in prima linea nella sua pila.
The-front-of-zone-has-just-been-chosen-do = La prima linea { FORM($zone, "of") } è appena stata scelta; fai un’altra azione prima di sceglierla di nuovo.
unit-is-the-only-platoon-of-zone-there-is = Nessun ordine da scegliere: { FORM($zone, "in") } c’è un solo plotone, { FORM($unit, "the") }.
group-has-no-platoon-that-can-lose-a-strength = Nessun plotone può perdere un punto forza in questo gruppo ({ $group }). Gruppi possibili: { $others }.
