### Castle Itter: what can be done, and what is asked.


## Actions: short, as on a button

action-deploy = Schiera { FORM($who, "the") } in { $to }
action-attack = { FORM($by, "the") } attacca { FORM($target, "the") }
action-attack-weapon = { FORM($by, "the") } attacca { FORM($target, "the") } { FORM($weapon, "with") }
action-suppress = { FORM($by, "the") } sopprime: { $tokens }
action-suppress-weapon = { FORM($by, "the") } sopprime { FORM($weapon, "with") }: { $tokens }
action-shift = { FORM($by, "the") } muove in { $to } (Azione Libera)
action-move = { FORM($by, "the") } muove in { $to }
action-load = { FORM($by, "the") } carica il cannone
action-recover = { FORM($by, "the") } esegue il Recupero: non è più { $what }
action-remove_suppression = { FORM($by, "the") } toglie il Segnalino Disturbo
action-command = { FORM($by, "the") } esegue l’azione Comando
action-escape = { FORM($by, "the") } fugge
action-hold = Tieni la posizione
action-end = Termina la tua fase
action-order = Ordina il Recupero: { FORM($who, "the") } non è più { $what }
action-done = Nessun altro ordine
action-spend =
    { $tokens ->
        [0] Non spendere Segnalini Soppressione
        [one] Spendi un Segnalino Soppressione
       *[other] Spendi { $tokens } Segnalini Soppressione
    }
action-sacrifice = Gangl si sacrifica
action-decline = Gangl non si sacrifica
action-plan = Pianifica { $card }
action-plan-hidden = Pianifica un ordine
action-tactic = Scegli la Carta Tattica { $card }
action-tactic-hidden = Scegli una Carta Tattica

## Questions

prompt-ss_plan = Scegli dalla mano il prossimo ordine.
prompt-ss_tactic = Scegli la Carta Tattica di questo turno.
prompt-defender_action =
    Scegli un’azione per un Difensore. { $left ->
        [0] Non ti restano azioni
        [one] Ti resta un’azione
       *[other] Ti restano { $left } azioni
    }.
prompt-activation = { FORM($who, "the") } è attivo: scegli la sua azione, o tieni la posizione.
prompt-command_order =
    { FORM($by, "the") } comanda: scegli un ordine. { $left ->
        [0] Non restano ordini
        [one] Resta un ordine
       *[other] Restano { $left } ordini
    }.
prompt-suppress_placement = { FORM($counter, "a") } sta per arrivare nell’area { $area }: quanti Segnalini Soppressione spendi?
prompt-sacrifice = { FORM($who, "the") } sta per essere ucciso: Gangl si sacrifica?
prompt-sacrifice-doomed = Lo stesso colpo sta per uccidere { FORM($who, "the") } e Gangl: Gangl salva { FORM($who, "the") }?
grave-end =
    Così finisce la tua fase. { $left ->
        [0] Non perderesti azioni
        [one] Perderesti un’azione
       *[other] Perderesti { $left } azioni
    }.

## Answers given once for all

habit-spend-none = Non spendere mai Segnalini Soppressione
habit-spend-all = Spendi sempre tutti i Segnalini Soppressione
habit-sacrifice = Gangl non si sacrifica mai

## Odds

headline-removed = Colpito: { $chance }
headline-suppressed = Fermato: { $chance }
outcome-removed = eliminato
outcome-missed = mancato
outcome-suppressed = soppresso
outcome-placed = piazzato
consequence-casualty = un Difensore viene ucciso
consequence-low_morale = un Difensore cede per Morale Basso
consequence-disrupted = un Difensore viene disturbato
consequence-destroyed = una parte del castello viene distrutta
consequence-weakened = una parte del castello viene indebolita
consequence-entered = le SS entrano nel castello
consequence-escaped = Borotra fugge
