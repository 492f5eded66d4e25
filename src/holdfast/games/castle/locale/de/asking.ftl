### Castle: what can be done, and what is asked.
### Not proofread by a native speaker.


## Actions: short, as on a button

action-arrange = Die Burg aufstellen
action-court = Den Hof so aufstellen: { $order }
action-place = Hier anbauen: { $place }
action-place-card = { $card } anbauen: { $place }
action-insert = { $card } vor Spalte { $col } einschieben
action-draw = Eine Karte ziehen
action-close = Alle Lücken schließen
action-rally = Zur Fahne rufen
action-attack = { $seat } angreifen: { $place }
action-spy = Die Karte von { $seat } umdrehen: { $place }
action-volley = Eine Salve beginnen
action-barricade = Barrikade gegen { $seat }: { $place }, { $side }
action-discard = Abwerfen
action-lead = Mit dieser Karte anführen: { $place }
action-berserk = Eine Gruppe von { $seat } angreifen, zuerst die Karte { $place }
action-halt = Hier aufhören
action-press = Nachsetzen gegen die Karte { $place }
action-add = Die Karte { $place } zur Gruppe nehmen
action-done = Das ist alles
action-pass = Nichts tun
action-commit = { $card } einsetzen
action-remove = Die Karte von { $seat } entfernen: { $place }
action-use = { $card } verwenden
action-shoot = Auf die Karte von { $seat } schießen: { $place }
action-shoot-card = Auf die Verstärkung { $card } von { $seat } schießen
action-ram = Den Hof von { $seat } rammen, von { $side }
action-expose = Die Karte von { $seat } aufdecken: { $place }
action-assassinate = Die Karte von { $seat } ermorden: { $place }
action-assassinate-card = Die Verstärkung { $card } von { $seat } ermorden
action-assassinate-joker = { $joker } von { $seat } ermorden
action-strike = Die Karte von { $seat } schlagen: { $place }

## Questions

prompt-court_order = In welcher Reihenfolge stehen deine Hofkarten, von links nach rechts?
prompt-setup_card = Baue eine deiner Karten an die Burg an.
prompt-turn = Zieh eine Karte oder schließ deine Lücken.
prompt-card = Was machst du mit { $drawn }?
prompt-lead = Der Stapel ist leer: Welche deiner Karten führt einen Ausfall an?
prompt-attack = Was greift { $lead } an?
prompt-press = Mit { $lead } nachsetzen oder aufhören?
prompt-berserk = Welche Karten umfasst der Berserkerangriff?
prompt-spy = Deine Acht wird angegriffen: Sie darf eine Karte umdrehen.
prompt-commit = Setzt du Verstärkungen in diesem Kampf ein?
prompt-commit-against = { $lead } greift { $foe } an: Setzt du Verstärkungen ein?
prompt-snake_eyes = Schlangenaugen: Entfernst du eine Karte der anderen Burg?
prompt-volley = Welche Karte der Salve verwendest du als Nächstes?
prompt-shoot = Worauf schießen die Bogenschützen?
prompt-ram = Welchen Hof trifft der Rammbock, und von welcher Seite?
prompt-assassin = Wähle das Ziel des Meuchlers.
prompt-counter = Welche Karte trifft der Gegenschlag?
prompt-joker_bid = Setzt du Verstärkungen ein, um { $joker } zu gewinnen?

## Answers given once for all

habit-commit = Nie Verstärkungen einsetzen
habit-spy = Mit der Acht nie eine Karte umdrehen

## Odds

headline-attack = Du gewinnst: { $win }
headline-attack-or-called_off = Du gewinnst: { $win }, abgebrochen: { $called_off }
headline-defence = Du hältst: { $hold }
outcome-win = gewonnen
outcome-lose = verloren
outcome-called_off = abgebrochen
consequence-fell-self = eine deiner Karten fällt
consequence-fell-other = eine Karte einer anderen Burg fällt
consequence-removed-self = eine deiner Karten wird entfernt
consequence-removed-other = eine Karte einer anderen Burg wird entfernt
consequence-eliminated-self = dein König fällt
consequence-eliminated-other = ein anderer König fällt
consequence-extra-self = ein Pasch bringt dir eine Karte
consequence-joker_won-self = du gewinnst den Joker
