### Castle Itter: what happened.

event-turn = Comincia il turno { $turn }, ore { $hour }.
event-planned = Le SS pianificano l’ordine { $order }: { $card }.
event-planned-hidden = Le SS pianificano l’ordine { $order }.
event-planned_tactic = Le SS scelgono una Carta Tattica: { $card }.
event-planned_tactic-hidden = Le SS scelgono una Carta Tattica.
event-drew =
    { COUNT($cards) ->
        [0] Le SS non pescano Carte SS.
       *[other] Le SS pescano { $cards }.
    } Carte Tattiche: { $tactics }.
event-drew-hidden =
    Le SS pescano { $number ->
        [one] una Carta SS
       *[other] { $number } Carte SS
    } e { $tactics_number ->
        [one] una Carta Tattica
       *[other] { $tactics_number } Carte Tattiche
    }.
event-deployed = { $who } prende posizione in { $to }.
event-attacked = { $by } attacca { FORM($target, "the") }. Dadi: { $dice }; serve almeno { $needed }.
event-suppressed = { $by } sopprime: { $tokens }.
event-shifted = { $by } muove da { $from } a { $to } (Azione Libera).
event-swapped = { $by } e { $partner } si scambiano di posto: { $from } e { $to }.
event-moved = { $by } muove da { $from } a { $to }.
event-held = { $by } tiene la posizione.
event-loaded = { $by } carica il 76mm Cannon.
event-recovered = { $by } recupera e non è più { $what }.
event-commanded = { $by } esegue Comando.
event-ordered = Su ordine di { $by }, { $who } recupera e non è più { $what }.
event-escaped =
    { $by } fugge da { $from }. Il 142° viene mischiato con { $number ->
        [one] l’ultima carta
       *[other] le ultime { $number } carte
    } del mazzo.
event-escaped_aid =
    { $by } fugge da { $from }. { $number ->
        [one] Una carta lascia
       *[other] { $number } carte lasciano
    } il mazzo.
event-ended =
    La Fase Difensore termina{ $left ->
        [0] .
        [one] , con un’azione non usata.
       *[other] , con { $left } azioni non usate.
    }
event-ss_phase = Fase SS del turno { $turn }.
event-tactics =
    { COUNT($tactics) ->
        [0] Nessuna Carta Tattica è attiva.
        [one] Carta Tattica attiva: { $tactics }.
       *[other] Carte Tattiche attive: { $tactics }.
    }
event-revealed = Carta SS: { $card }.
event-none_left = Non restano Segnalini SS da piazzare: { $counter }.
event-aimed = { FORM($counter, "a") } arriva nell’area { $area } (dadi: { $dice }).
event-approached = { FORM($counter, "a") } si avvicina all’area { $area } (dadi: { $dice }).
event-spent =
    { $tokens ->
        [0] Nessun Segnalino Soppressione speso
        [one] Un Segnalino Soppressione speso
       *[other] { $tokens } Segnalini Soppressione spesi
    } sull’area { $area }. Dadi: { $dice }; serve almeno { $needed }.
event-placed = { FORM($counter, "a") } occupa l’area { $area }.
event-pushed = { FORM($counter, "a") } avanza { FORM($from, "from") } { FORM($to, "to") }.
event-entered = { FORM($counter, "a") } entra nel castello { FORM($from, "from") }.
event-no_target = { FORM($counter, "the") } nell’area { $area } non trova nessuno sulle postazioni di colore { $color }.
event-fired = { FORM($counter, "the") } nell’area { $area } spara a { $who } ({ $color } { $die }). Dadi: { $dice }; serve almeno { $needed }.
event-disrupted = { $who } è disturbato.
event-casualty = { $who } viene ucciso in { $from }.
event-low_morale = Morale Basso: { $who } viene ucciso in { $from }, senza un ufficiale presente.
event-sacrificed = { $who } si sacrifica per { $saved }.
event-declined = { $who } non si sacrifica per { $saved }.
event-sniper_idle = Il cecchino non trova nessuno sulle postazioni di colore { $color }.
event-sniped = Il cecchino mira a { $who } ({ $color } { $die }). Dadi: { $dice }; serve almeno { $needed }.
event-no_effect =
    { FORM($location, "the") } è già { FORM($location, "gender") ->
        [f] distrutta
       *[m] distrutto
    }: nessun effetto.
event-shelled = { FORM($location, "the") } è sotto il fuoco. Dadi: { $dice }; serve almeno { $needed }.
event-weakened = Il Valore Difesa { FORM($location, "of") } scende a { $defense }.
event-destroyed =
    { FORM($location, "the") } è { FORM($location, "gender") ->
        [f] distrutta
       *[m] distrutto
    }.
event-flak30 = La Flak 30 spazza le postazioni di colore { $color }.
event-flak30_fired = La Flak 30 spara a { $who } ({ $color } { $number }). Dadi: { $dice }; serve almeno { $needed }.
event-reinforced = Si possono schierare i Rinforzi: { $whom }.
event-over = La partita è finita.
told-chosen = Il dado sceglie il bersaglio: { $die }.
told-hit = Colpito.
told-missed = Mancato.
told-stopped = È soppresso e non viene piazzato.
told-came-through = Riesce a passare.

## Results

result-win =
    Vittoria: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }. { $award }, { $level }.
result-draw =
    Parità: { $score ->
        [one] { $score } punto
       *[other] { $score } punti
    }.
result-loss = Le SS entrano nel castello: la partita è persa.
reason-deck_exhausted = Le SS non hanno più carte.
reason-142nd = Arriva il 142° Reggimento di Fanteria.
reason-breakthrough = Le SS irrompono nel castello.

## Titles over what begins, and sums of what happened

chapter-turn = Turno { $turn }, ore { $hour }
chapter-ss_phase = Turno { $turn }: Fase SS
sum-placed = Segnalini piazzati: { $count }
sum-pushed = spinti avanti: { $count }
sum-weakened = Valore Difesa ridotto: { $location }
sum-destroyed = distruzione: { $location }
sum-disrupted =
    { COUNT($who) ->
        [one] disturbato
       *[other] disturbati
    }: { $who }
sum-casualty =
    { COUNT($who) ->
        [one] ucciso
       *[other] uccisi
    }: { $who }
sum-low_morale = Morale Basso: { $who }
sum-reinforced = Rinforzi: { $whom }
