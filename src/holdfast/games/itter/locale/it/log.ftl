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
        [0] nessuna Carta SS
        [one] una Carta SS
       *[other] { $number } Carte SS
    } e { $tactics_number ->
        [0] nessuna Carta Tattica
        [one] una Carta Tattica
       *[other] { $tactics_number } Carte Tattiche
    }.
event-deployed = { FORM($who, "the") } prende posizione in { $to }.
event-attacked = { FORM($by, "the") } attacca { FORM($target, "the") }. Dadi: { $dice }; serve almeno { $needed }.
event-suppressed = { FORM($by, "the") } sopprime: { $tokens }.
event-shifted = { FORM($by, "the") } muove da { $from } a { $to } (Azione Libera).
event-swapped = { FORM($by, "the") } e { FORM($partner, "the") } si scambiano di posto: { $from } e { $to }.
event-moved = { FORM($by, "the") } muove da { $from } a { $to }.
event-held = { FORM($by, "the") } tiene la posizione.
event-loaded = { FORM($by, "the") } carica il 76mm Cannon.
event-recovered = { FORM($by, "the") } esegue il Recupero e non è più { $what }.
event-commanded = { FORM($by, "the") } esegue l’azione Comando.
event-ordered = { FORM($by, "the") } dà un ordine: { FORM($who, "the") } esegue il Recupero e non è più { $what }.
event-escaped =
    { FORM($by, "the") } fugge da { $from }. { $number ->
        [0] Il 142° viene messo nel mazzo
        [one] Il 142° viene mischiato con l’ultima carta del mazzo
       *[other] Il 142° viene mischiato con le ultime { $number } carte del mazzo
    }.
event-escaped_aid =
    { FORM($by, "the") } fugge da { $from }. { $number ->
        [0] Nessuna carta lascia
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
event-none_left = Non restano Segnalini { $counter } da piazzare.
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
event-fired = { FORM($counter, "the") } nell’area { $area } spara contro { FORM($who, "the") } ({ $color } { $die }). Dadi: { $dice }; serve almeno { $needed }.
event-disrupted = { FORM($who, "the") } viene disturbato.
event-casualty = { FORM($who, "the") } viene ucciso in { $from }.
event-low_morale = Morale Basso: { FORM($who, "the") } viene ucciso in { $from }, perché non c’è un ufficiale con lui.
event-sacrificed = { FORM($who, "the") } si sacrifica per { FORM($saved, "the") }.
event-declined = { FORM($who, "the") } non si sacrifica per { FORM($saved, "the") }.
event-sniper_idle = Il cecchino non trova nessuno sulle postazioni di colore { $color }.
event-sniped = Il cecchino prende di mira { FORM($who, "the") } ({ $color } { $die }). Dadi: { $dice }; serve almeno { $needed }.
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
event-flak30_fired = La Flak 30 spara contro { FORM($who, "the") } ({ $color } { $number }). Dadi: { $dice }; serve almeno { $needed }.
event-reinforced = Si possono schierare i Rinforzi: { FORM($whom, "the") }.
event-over = La partita è finita.
told-chosen = Il bersaglio è scelto da un { $die } del dado.
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
    }: { FORM($who, "the") }
sum-casualty =
    { COUNT($who) ->
        [one] ucciso
       *[other] uccisi
    }: { FORM($who, "the") }
sum-low_morale = Morale Basso: { FORM($who, "the") }
sum-reinforced = Rinforzi: { $whom }
