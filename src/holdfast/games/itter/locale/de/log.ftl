### Castle Itter: what happened.
### Not proofread by a native speaker.

event-turn = Runde { $turn } beginnt um { $hour } Uhr.
event-planned = Die SS plant Befehl { $order }: { $card }.
event-planned-hidden = Die SS plant Befehl { $order }.
event-planned_tactic = Die SS wählt eine Taktikkarte: { $card }.
event-planned_tactic-hidden = Die SS wählt eine Taktikkarte.
event-drew =
    Die SS zieht { COUNT($cards) ->
        [0] keine SS-Karte
       *[other] { $cards }
    }. Taktikkarten: { $tactics }.
event-drew-hidden =
    Die SS zieht { $number ->
        [one] eine SS-Karte
       *[other] { $number } SS-Karten
    } und { $tactics_number ->
        [one] eine Taktikkarte
       *[other] { $tactics_number } Taktikkarten
    }.
event-deployed = { $who } bezieht Stellung in { $to }.
event-attacked = { $by } greift { FORM($target, "the") } an. Würfel: { $dice }; nötig: { $needed } oder mehr.
event-suppressed = { $by } hält nieder: { $tokens }.
event-shifted = { $by } wechselt von { $from } nach { $to }.
event-swapped = { $by } und { $partner } tauschen die Plätze: { $from } und { $to }.
event-moved = { $by } bewegt sich von { $from } nach { $to }.
event-held = { $by } hält die Stellung.
event-loaded = { $by } lädt die 76-mm-Kanone.
event-recovered = { $by } erholt sich und ist nicht mehr { $what }.
event-commanded = { $by } befiehlt.
event-ordered = Auf Befehl von { $by } erholt sich { $who } und ist nicht mehr { $what }.
event-escaped =
    { $by } flieht aus { $from }. Das 142. wird unter { $number ->
        [one] die letzte Karte
       *[other] die letzten { $number } Karten
    } des Stapels gemischt.
event-escaped_aid =
    { $by } flieht aus { $from }. { $number ->
        [one] Eine Karte verlässt
       *[other] { $number } Karten verlassen
    } den Stapel.
event-ended =
    Die Verteidigerphase endet{ $left ->
        [0] .
        [one] , eine Aktion blieb ungenutzt.
       *[other] , { $left } Aktionen blieben ungenutzt.
    }
event-ss_phase = SS-Phase von Runde { $turn }.
event-tactics =
    { COUNT($tactics) ->
        [0] Keine Taktikkarte gilt.
        [one] Geltende Taktikkarte: { $tactics }.
       *[other] Geltende Taktikkarten: { $tactics }.
    }
event-revealed = SS-Karte: { $card }.
event-none_left = Kein Marker ist mehr übrig: { $counter }.
event-aimed = { FORM($counter, "a") } kommt in Gebiet { $area } (Würfel: { $dice }).
event-approached = { FORM($counter, "a") } nähert sich Gebiet { $area } (Würfel: { $dice }).
event-spent =
    { $tokens ->
        [0] Kein Niederhalte-Marker
        [one] Ein Niederhalte-Marker
       *[other] { $tokens } Niederhalte-Marker
    } auf Gebiet { $area }. Würfel: { $dice }; nötig: { $needed } oder mehr.
event-placed = { FORM($counter, "a") } besetzt Gebiet { $area }.
event-pushed = { FORM($counter, "a") } rückt von { FORM($from, "the") } nach { FORM($to, "the") } vor.
event-entered = { FORM($counter, "a") } dringt von { FORM($from, "the") } in die Burg ein.
event-no_target = { FORM($counter, "the") } in Gebiet { $area } findet niemanden auf { $color }.
event-fired = { FORM($counter, "the") } in Gebiet { $area } schießt auf { $who } ({ $color } { $die }). Würfel: { $dice }; nötig: { $needed } oder mehr.
event-disrupted = { $who } ist gestört.
event-casualty = { $who } fällt in { $from }.
event-low_morale = Schwache Moral: { $who } gibt in { $from } auf, kein Offizier ist bei ihm.
event-sacrificed = { $who } opfert sich für { $saved }.
event-declined = { $who } opfert sich nicht für { $saved }.
event-sniper_idle = Der Scharfschütze findet niemanden auf { $color }.
event-sniped = Der Scharfschütze zielt auf { $who } ({ $color } { $die }). Würfel: { $dice }; nötig: { $needed } oder mehr.
event-no_effect = { FORM($location, "the") } ist schon zerstört: keine Wirkung.
event-shelled = { FORM($location, "the") } liegt unter Feuer. Würfel: { $dice }; nötig: { $needed } oder mehr.
event-weakened = Der Verteidigungswert { FORM($location, "of") } sinkt auf { $defense }.
event-destroyed = { FORM($location, "the") } ist zerstört.
event-flak30 = Die Flak 30 bestreicht { $color }.
event-flak30_fired = Die Flak 30 schießt auf { $who } ({ $color } { $number }). Würfel: { $dice }; nötig: { $needed } oder mehr.
event-reinforced = Verstärkung kann aufgestellt werden: { $whom }.
event-over = Die Partie ist vorbei.
told-chosen = Der Würfel bestimmt das Ziel: { $die }.
told-hit = Getroffen.
told-missed = Verfehlt.
told-stopped = Er wird niedergehalten und nicht platziert.
told-came-through = Er kommt durch.

## Results

result-win =
    Sieg: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }. { $award }, { $level }.
result-draw =
    Unentschieden: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }.
result-loss = Die SS dringt in die Burg ein: Die Partie ist verloren.
reason-deck_exhausted = Die SS hat keine Karten mehr.
reason-142nd = Das 142. Infanterieregiment trifft ein.
reason-breakthrough = Die SS bricht in die Burg ein.

## Titles over what begins, and sums of what happened

chapter-turn = Runde { $turn }, { $hour } Uhr
chapter-ss_phase = Runde { $turn }: SS-Phase
sum-placed = Marker platziert: { $count }
sum-pushed = vorgerückt: { $count }
sum-weakened = geschwächt: { $location }
sum-destroyed = zerstört: { $location }
sum-disrupted = gestört: { $who }
sum-casualty = gefallen: { $who }
sum-low_morale = aufgegeben: { $who }
sum-reinforced = Verstärkung: { $whom }
