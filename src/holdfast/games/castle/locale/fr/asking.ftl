### Castle: what can be done, and what is asked.


## Actions: short, as on a button

action-arrange = Disposer le château
action-court = Disposer la cour ainsi : { $order }
action-place = La placer { $place }
action-place-card = Placer { $card } { $place }
action-insert = Insérer { $card } avant la colonne { $col }
action-draw = Piocher une carte
action-close = Fermer toutes les brèches
action-rally = La rallier au drapeau
action-attack = Attaquer { $seat } { $place }
action-spy = Retourner la carte de { $seat } { $place }
action-volley = Commencer une salve
action-barricade = Barricade contre { $seat } { $place }, { FORM($side, "at") }
action-discard = La défausser
action-lead = Mener une sortie avec la carte { $place }
action-berserk = Attaquer un groupe de cartes de { $seat }, à partir de la carte { $place }
action-halt = S’arrêter là
action-press = Poursuivre vers la carte { $place }
action-add = Ajouter au groupe la carte { $place }
action-done = C’est tout
action-pass = Ne rien faire
action-commit = Engager { $card }
action-remove = Retirer la carte de { $seat } { $place }
action-use = Utiliser { $card }
action-shoot = Tirer sur la carte de { $seat } { $place }
action-shoot-card = Tirer sur le renfort { $card } de { $seat }
action-ram = Bélier contre la cour de { $seat } par la { $side }
action-expose = Dévoiler la carte de { $seat } { $place }
action-assassinate = Assassiner la carte de { $seat } { $place }
action-assassinate-card = Assassiner le renfort { $card } de { $seat }
action-assassinate-joker = Assassiner le { $joker } de { $seat }
action-strike = Frapper la carte de { $seat } { $place }

## Questions

prompt-court_order = Dans quel ordre se tiennent tes figures, de gauche à droite ?
prompt-setup_card = Ajoute une de tes cartes au château.
prompt-turn = Pioche une carte, ou ferme tes brèches.
prompt-card = Que fais-tu de { $drawn } ?
prompt-lead = La pioche est vide : laquelle de tes cartes mène une sortie ?
prompt-attack = Qu’attaques-tu avec { $lead } ?
prompt-press = Poursuivre avec { $lead }, ou s’arrêter ?
prompt-berserk = Quelles cartes vise l’attaque berserker ?
prompt-spy = Ton Huit est attaqué : il peut retourner une carte.
prompt-commit = Engages-tu des renforts dans ce combat ?
prompt-commit-against = { $lead } attaque { $foe } : engages-tu des renforts ?
prompt-snake_eyes = Yeux de serpent : retires-tu une carte de l’autre château ?
prompt-volley = Quelle carte de la salve utilises-tu maintenant ?
prompt-shoot = Sur quoi tirent les archers ?
prompt-ram = Quelle cour le bélier frappe-t-il, et de quel côté ?
prompt-assassin = Choisis la cible de l’assassin.
prompt-counter = Quelle carte la riposte frappe-t-elle ?
prompt-joker_bid = Engages-tu des renforts pour gagner { $joker } ?

## Answers given once for all

habit-commit = Ne jamais engager de renforts
habit-spy = Ne jamais retourner de carte avec le Huit

## Odds

headline-attack = Tu gagnes : { $win }
headline-attack-or-called_off = Tu gagnes : { $win }, annulé : { $called_off }
headline-defence = Tu tiens : { $hold }
outcome-win = gagné
outcome-lose = perdu
outcome-called_off = annulé
consequence-fell-self = une de tes cartes tombe
consequence-fell-other = une carte d’un autre château tombe
consequence-removed-self = une de tes cartes est retirée
consequence-removed-other = une carte d’un autre château est retirée
consequence-eliminated-self = ton Roi tombe
consequence-eliminated-other = un autre Roi tombe
consequence-extra-self = un double t’apporte une carte
consequence-joker_won-self = tu gagnes le joker
