### Castle Itter: what can be done, and what is asked.
### Not proofread by a native speaker.


## Actions: short, as on a button

action-deploy = { $who } in { $to } aufstellen
action-attack = { $by } greift { FORM($target, "the") } an
action-attack-weapon = { $by } greift { FORM($target, "the") } { FORM($weapon, "with") } an
action-suppress = { $by } hält nieder: { $tokens }
action-suppress-weapon = { $by } hält { FORM($weapon, "with") } nieder: { $tokens }
action-shift = { $by } wechselt frei nach { $to }
action-move = { $by } bewegt sich nach { $to }
action-load = { $by } lädt die Kanone
action-recover = { $by } erholt sich: nicht mehr { $what }
action-remove_suppression = { $by } entfernt den Störungsmarker
action-command = { $by } befiehlt
action-escape = { $by } flieht
action-hold = Stellung halten
action-end = Deine Phase beenden
action-order = { $who } soll sich erholen: nicht mehr { $what }
action-done = Keine Befehle mehr
action-spend =
    { $tokens ->
        [0] Keinen Niederhalte-Marker ausgeben
        [one] Einen Niederhalte-Marker ausgeben
       *[other] { $tokens } Niederhalte-Marker ausgeben
    }
action-sacrifice = Gangl opfert sich
action-decline = Gangl opfert sich nicht
action-plan = { $card } planen
action-plan-hidden = Einen Befehl planen
action-tactic = Die Taktikkarte { $card } wählen
action-tactic-hidden = Eine Taktikkarte wählen

## Questions

prompt-ss_plan = Wähle den nächsten Befehl aus deiner Hand.
prompt-ss_tactic = Wähle die Taktikkarte für diese Runde.
prompt-defender_action =
    Wähle eine Aktion für einen Verteidiger. Du hast noch { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
    }.
prompt-activation = { $who } ist aktiv: Wähle eine Aktion, oder halte die Stellung.
prompt-command_order =
    { $by } befiehlt: Wähle einen Befehl. { $left ->
        [one] Ein Befehl ist
       *[other] { $left } Befehle sind
    } übrig.
prompt-suppress_placement = { FORM($counter, "a") } kommt in Gebiet { $area }: Wie viele Niederhalte-Marker gibst du aus?
prompt-sacrifice = { $who } wird gleich fallen: Opfert sich Gangl?
prompt-sacrifice-doomed = Derselbe Treffer wird { $who } und Gangl töten: Rettet Gangl { $who }?
grave-end =
    Damit endet deine Phase. Du würdest { $left ->
        [one] eine Aktion
       *[other] { $left } Aktionen
    } verlieren.

## Answers given once for all

habit-spend-none = Nie Niederhalte-Marker ausgeben
habit-spend-all = Immer alle Niederhalte-Marker ausgeben
habit-sacrifice = Gangl opfert sich nie

## Odds

headline-removed = Treffer: { $chance }
headline-suppressed = Aufgehalten: { $chance }
outcome-removed = entfernt
outcome-missed = verfehlt
outcome-suppressed = niedergehalten
outcome-placed = platziert
consequence-casualty = ein Verteidiger fällt
consequence-low_morale = ein Verteidiger gibt auf
consequence-disrupted = ein Verteidiger wird gestört
consequence-destroyed = ein Teil der Burg wird zerstört
consequence-weakened = ein Teil der Burg wird geschwächt
consequence-entered = die SS dringt in die Burg ein
consequence-escaped = Borotra flieht
