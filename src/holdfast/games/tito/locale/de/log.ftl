### Capture Tito!: what happened.
### Not proofread by a native speaker.

event-markers_placed = Die { $letter }-Marker liegen verdeckt: { $zones }.
event-ready =
    Die Deutschen haben { $ammo ->
        [one] einen Munitionspunkt
       *[other] { $ammo } Munitionspunkte
    }.
event-turn = Runde { $turn }, { $hours }.
event-random_event = Der Ereigniswürfel zeigt { $die }: { $letter }.
event-welcome = Der Würfel zeigt { $die }. Vor der Landung beschossen: { $groups }.
event-set_aside = Ein A-Marker verlässt ungesehen { $zone }.
event-birthday = Der Würfel zeigt { $die }: Ein B-Marker geht von { $from } nach { $to }.
event-went_home = { $unit } ist nach Hause gegangen.
event-astray = Der Würfel zeigt { $die }: { $unit } landet weit entfernt.
event-second_wave =
    Der Würfel zeigt { $die }. { COUNT($units) ->
        [0] In dieser Runde landet niemand.
       *[other] In dieser Runde landen: { $units }.
    }
event-supply = Nachschub ({ $dice }): Die Munition steigt von { $from } auf { $to }.
event-relief = Der Würfel zeigt { $die }: Der Entsatz kommt, Runde { $last_turn } ist die letzte.
event-alarm = { $trigger }: Der Alarm steigt von { $from } auf { $to }.
event-air_support =
    Luftunterstützung für { $zone }: { $die } { SIGNED($modifier) } = { $total }, { $bonus ->
        [0] kein Bonus
       *[other] Bonus { $bonus }
    }.
event-landed = { $unit } landet in { $to } (Absprungzone { $dz }, Würfel { $die }).
event-attached = { $officer } schließt sich in { $to } { $unit } an.
event-activation_test = Von { $zone } aus werden die Marker in { $at } geprüft: { $die } gegen { $alarm }.
event-turned_over =
    { $zone }: Der { $letter }-Marker zeigt { COUNT($back) ->
        [0] nichts
       *[other] { $back }
    }.
event-all_turned_over = Alle Marker werden umgedreht.
event-vip_found =
    { $vip } { FORM($vip, "number") ->
        [many] sind
       *[one] ist
    } in { $zone }.
event-drawn = { $unit } taucht in { $zone } auf.
event-not_drawn = Keine Marker dieser Art können mehr nach { $zone } kommen.
event-officer_bonus = Mit Offizier schneller: { $units }.
event-moved = { $unit } geht von { $from } nach { $to }.
event-stopped = { $unit } bleibt in { $zone }.
event-front = { $unit } steht in { $zone } jetzt vorn.
event-guarded = { $guard } bewacht { $vip }.
event-prisoner_moved = { $vip } wird von { $from } nach { $to } gebracht.
event-documents_taken = Die Geheimdokumente werden in { $zone } gefunden.
event-capture = { $vip } in { $zone }: Der Würfel zeigt { $die }.
event-vip_dead = { $vip } ist tot.
event-storch = Ein Storch landet in { $zone }, um Tito zu holen.
event-evacuated = Der Storch hebt mit { $vip } ab.
event-fire_declared = Feuer aus { $from } auf { $at }.
event-fire = { $attack } gegen { $defence }. Getroffen: { $hit }.
event-reduced = { $unit } wird reduziert.
event-eliminated = { $unit } wird ausgeschaltet.
event-ammo = Munition übrig: { $to }.
event-assault = Sturmangriff in { $zone }: { $germans } gegen { $yugoslavs }.
event-placed = { $unit } geht auf Linie { $line } in Stellung.
event-columns = Durchgang { $round } in { $zone }: { $german } gegen { $yugoslav }.
event-line = Linie { $line }: { $attack } gegen { $defence }. Getroffen: { $hit }.
event-assault_won = Der Sturmangriff in { $zone } ist gewonnen.
event-assault_lost = Der Sturmangriff in { $zone } ist verloren.
event-no_way_back = Aus { $zone } gibt es kein Zurück: Der Sturmangriff geht weiter.
event-broken_off = Der Sturmangriff in { $zone } wird abgebrochen.
event-retreated = { $unit } zieht sich von { $from } nach { $to } zurück.
event-reinforcements = Verstärkung: { $die } gegen Alarm { $alarm }.
event-arrival =
    { $counters ->
        [0] Kein Marker kommt
        [one] Ein Marker kommt
       *[other] { $counters } Marker kommen
    } zum Eingang { $number }.
event-reinforcement_drawn = { $unit } wird für { $zone } gezogen.
event-entered = { $unit } betritt { $to }.
event-delayed = { $unit } findet { $blocked } versperrt und wartet.
event-waits = { $unit } wartet noch vor { $blocked }.
event-fixed =
    Von benachbarten Deutschen gebunden: { COUNT($zones) ->
        [one] der Stapel
       *[other] die Stapel
    } in { $zones }.
event-stack_chosen = Als Nächstes bewegt sich der Stapel in { $zone } ({ $decided_by }).
event-target_chosen = Von { $from } zieht er in Richtung { $zone }, { $distance } BP entfernt ({ $decided_by }).
event-end_chosen = Er kommt bis { $zone } ({ $decided_by }).
event-stays = Der Stapel in { $zone } bleibt ({ $reason }).
event-stack_moved =
    { $units } { COUNT($units) ->
        [one] geht
       *[other] gehen
    } von { $from } nach { $to }.
event-joined =
    { $units } { COUNT($units) ->
        [one] schließt
       *[other] schließen
    } sich dem Stapel in { $zone } an.
event-too_many =
    In { $zone } ist nicht Platz für alle: { $units } { COUNT($units) ->
        [one] kann
       *[other] können
    } nicht bleiben.
event-went_back =
    { $units } { COUNT($units) ->
        [one] kehrt
       *[other] kehren
    } nach { $to } zurück.
event-way_round = Er weicht über { $zone } aus ({ $decided_by }).
event-escaped =
    { $vips } { COUNT($vips) ->
        [one] { FORM($vips, "number") ->
            [many] entkommen
           *[other] entkommt
        }
       *[other] entkommen
    } aus { $from } mit { $units }.
event-stack_order = { $top } liegt in { $zone } obenauf ({ $decided_by }).
event-shooters_chosen = Als Nächstes feuert der Stapel in { $zone } ({ $decided_by }).
event-fire_target_chosen = Sein Ziel ist { $zone } ({ FORM($decided_by, "target") }).
event-turn_over = Runde { $turn } ist vorbei.
event-game_over =
    Die Partie ist vorbei: { $level }, { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    } ({ $reason }).
result-over =
    { $level }: { $vp ->
        [one] { $vp } Siegpunkt
       *[other] { $vp } Siegpunkte
    } ({ $reason }).

## Titles over what begins, and sums of what happened

phase-random_event = Zufallsereignis
phase-landed = Landung
phase-activation_test = Aktivierung
phase-moved = Deutsche Bewegung
phase-reinforcements = Jugoslawische Verstärkung
phase-fixed = Jugoslawische Bewegung
phase-stack_chosen = Jugoslawische Bewegung
phase-shooters_chosen = Jugoslawisches Feuer
phase-assault = Sturmangriff in { $zone }
phase-turn_over = Ende der Runde
sum-landed = Gelandete Einheiten: { $count }
sum-turned_over = umgedrehte Marker: { $count }
sum-drawn = entdeckte Partisanen: { $count }
sum-vip_found = gefunden: { $vip }
sum-entered = Verstärkung: { $count }
sum-stack_moved = Stapelzüge: { $count }
sum-fire = Schüsse: { $count }
sum-reduced = reduziert: { $unit }
sum-eliminated = ausgeschaltet: { $unit }
sum-vip_dead = tot: { $vip }
sum-escaped = entkommen: { $vips }
sum-alarm =
    Alarm erhöht: { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
