### Capture Tito!: what can be done, and what is asked.
### Not proofread by a native speaker.


## Actions: short, as on a button

action-choose_group = { $group } verliert einen Stärkepunkt
action-no_air_support = Keine Luftunterstützung in dieser Runde
action-air_support = Luftunterstützung für { $zone }
action-attach = { $officer } schließt sich { $unit } an
action-move = { $unit } geht nach { $to }
action-stop = { $unit } bleibt hier
action-hand_over = { $prisoner } an { $unit } übergeben
action-end_phase = Deine Phase beenden
action-fire = { $unit } feuert auf { $at }
action-assault = Sturmangriff in { $zone }
action-front = { $unit } geht nach vorn
action-line_up = { $unit } in Kontakt auf Linie { $line }
action-support = { $unit } unterstützt Linie { $line }
action-continue = Noch ein Durchgang
action-break_off = Den Sturmangriff abbrechen
action-retreat = Rückzug nach { $to }

## Questions

prompt-loss_group = Die Partisanen sind bereit: Welche Gruppe treffen sie?
prompt-air_support = Wähle eine Zone für Luftunterstützung, oder verzichte.
prompt-air_support_first =
    Dein Ziel: Tito unter den A-Markern finden und fassen. Wähle zuerst eine Zone für
    Luftunterstützung, oder verzichte.
prompt-attach = { $officer } ist allein gelandet: Welchem Zug schließt er sich an?
prompt-movement = Bewege deine Einheiten nacheinander, dann beende deine Phase.
prompt-movement_first =
    Bewege deine Einheiten zu den A-Markern: Wo sie stehen, werden Marker umgedreht. Dann beende deine
    Phase.
prompt-moving = { $unit } ist unterwegs und hat noch { $mp } BP: wohin?
prompt-combat = Feuere, stürme und ordne deine Stapel, dann beende deine Phase.
prompt-combat_due =
    Feuere und ordne deine Stapel. Ehe die Phase endet, { COUNT($zones) ->
        [one] muss der Sturmangriff
       *[other] müssen die Sturmangriffe
    } ausgetragen werden: { $zones }.
prompt-line_up = Sturmangriff in { $zone }: Welcher Zug steht auf der nächsten Linie in Kontakt?
prompt-support = Sturmangriff in { $zone }: Welche Linie unterstützt der nächste Zug?
prompt-assault_round = Sturmangriff in { $zone }: noch ein Durchgang, oder abbrechen?
prompt-retreat = Rückzug aus { $zone }: wohin?
prompt-reorganise = Der Stapel in { $zone } wurde beschossen: Welcher Zug steht jetzt vorn?
grave-movement =
    Damit endet deine Bewegung. { $count ->
        [one] Eine Einheit könnte
       *[other] { $count } Einheiten könnten
    } sich noch bewegen.
grave-combat = Damit endet dein Kampf. Einheiten und Zonen, die noch kämpfen könnten: { $count }.
habit-air = Nie Luftunterstützung anfordern
habit-assault = Immer noch einen Durchgang kämpfen

## Odds, for the Germans

headline-fire = Treffer: { $hit }, eigener Verlust: { $loss }
headline-assault = Mindestens ein Treffer: { $hit }, eigener Verlust: { $loss }
headline-air = Ein Bonus: { $bonus }
headline-marker = Ein Marker wird umgedreht: { $shown }
headline-quiet = Keine Verstärkung: { $quiet }
outcome-target_hit = das Ziel ist getroffen
outcome-shooter_hit = der Schütze ist getroffen
outcome-yugoslav_hits = getroffene Jugoslawen: { $number }
outcome-bonus = Bonus { SIGNED($number) }
outcome-nothing_turned_over = kein Marker wird umgedreht
outcome-something_turned_over = ein Marker wird umgedreht
outcome-counters = eintreffende Marker: { $number }
outcome-tito_prisoner = Tito wird gefangen
outcome-tito_dead = Tito stirbt
outcome-churchill_prisoner = Churchill wird gefangen
outcome-churchill_dead = Churchill stirbt
consequence-vip_found = Tito oder Churchill wird gefunden
consequence-vip_dead = Tito oder Churchill stirbt
consequence-evacuated = Tito wird ausgeflogen
consequence-escaped = Tito oder Churchill entkommt
consequence-documents_taken = die Geheimdokumente werden gefunden
consequence-assault_won = ein Sturmangriff wird gewonnen
consequence-assault_lost = ein Sturmangriff wird verloren
consequence-no_way_back = ein Sturmangriff hat keinen Rückweg
consequence-reduced = eine Einheit wird reduziert
