### Castle Itter: what can be done, and what is asked.


## Actions: short, as on a button

action-deploy = Déployer { $who } en { $to }
action-attack = { $by } attaque { FORM($target, "the") }
action-attack-weapon = { $by } attaque { FORM($target, "the") } { FORM($weapon, "with") }
action-suppress = { $by } effectue une Suppression : { $tokens }
action-suppress-weapon = { $by } effectue une Suppression { FORM($weapon, "with") } : { $tokens }
action-shift = { $by } passe en { $to } (déplacement libre)
action-move = { $by } se déplace en { $to }
action-load = { $by } charge le canon
action-recover = { $by } récupère et n’est plus { $what }
action-remove_suppression = { $by } retire le marqueur Désorganisé
action-command = { $by } effectue un Commandement
action-escape = { $by } s’évade
action-hold = Tenir la position
action-end = Mettre fin à ta phase
action-order = Ordonner à { $who } de récupérer (ne plus être { $what })
action-done = Ne pas donner d’autre ordre
action-spend =
    { $tokens ->
        [0] Ne dépenser aucun marqueur Suppression
        [one] Dépenser un marqueur Suppression
       *[other] Dépenser { $tokens } marqueurs Suppression
    }
action-sacrifice = Gangl se sacrifie
action-decline = Gangl ne se sacrifie pas
action-plan = Planifier { $card }
action-plan-hidden = Planifier un ordre
action-tactic = Choisir la carte Tactique { $card }
action-tactic-hidden = Choisir une carte Tactique

## Questions

prompt-ss_plan = Choisis le prochain ordre dans ta main.
prompt-ss_tactic = Choisis la carte Tactique de ce tour.
prompt-defender_action =
    Choisis une action pour un Défenseur. Il te reste { $left ->
        [one] une action
       *[other] { $left } actions
    }.
prompt-activation = { $who } est actif : choisis son action, ou tiens la position.
prompt-command_order =
    { $by } commande : choisis un ordre. Il reste { $left ->
        [one] un ordre
       *[other] { $left } ordres
    }.
prompt-suppress_placement = { FORM($counter, "a") } arrive dans la zone { $area } : combien de marqueurs Suppression dépenses-tu ?
prompt-sacrifice = { $who } va être éliminé : Gangl se sacrifie-t-il ?
prompt-sacrifice-doomed = Le même coup va éliminer { $who } et Gangl : Gangl sauve-t-il { $who } ?
grave-end =
    Ta phase s’arrête là. Tu perdrais { $left ->
        [one] une action
       *[other] { $left } actions
    }.

## Answers given once for all

habit-spend-none = Ne jamais dépenser de marqueurs Suppression
habit-spend-all = Toujours dépenser tous les marqueurs Suppression
habit-sacrifice = Gangl ne se sacrifie jamais

## Odds

headline-removed = Touché : { $chance }
headline-suppressed = Arrêté : { $chance }
outcome-removed = retiré
outcome-missed = manqué
outcome-suppressed = neutralisé
outcome-placed = placé
consequence-casualty = un Défenseur est éliminé
consequence-low_morale = un Défenseur cède, moral brisé
consequence-disrupted = un Défenseur est désorganisé
consequence-destroyed = une partie du château est détruite
consequence-weakened = une partie du château est affaiblie
consequence-entered = les SS entrent dans le château
consequence-escaped = Borotra s’évade
