### Castle: what can be done, and what is asked.


## Actions: short, as on a button

action-arrange = Arrange the castle
action-court = Arrange the court as { $order }
action-place = Place it { $place }
action-place-card = Place { $card } { $place }
action-insert = Insert { $card } before column { $col }
action-draw = Draw a card
action-close = Close all gaps
action-rally = Rally it to the flag
action-attack = Attack { $seat } { $place }
action-spy = Turn over { $seat }’s card { $place }
action-volley = Begin a volley
action-barricade = Barricade { $seat } { $place }, from { $side }
action-discard = Discard it
action-lead = Lead with the card { $place }
action-berserk = Attack a group of { $seat }’s cards, starting with the card { $place }
action-halt = Stop here
action-press = Press on to the card { $place }
action-add = Add the card { $place } to the group
action-done = That is all
action-pass = Do nothing
action-commit = Commit { $card }
action-remove = Remove { $seat }’s card { $place }
action-use = Use { $card }
action-shoot = Shoot at { $seat }’s card { $place }
action-shoot-card = Shoot at { $seat }’s reinforcement { $card }
action-ram = Ram { $seat }’s court from { $side }
action-expose = Turn { $seat }’s card { $place } face up
action-assassinate = Assassinate { $seat }’s card { $place }
action-assassinate-card = Assassinate { $seat }’s reinforcement { $card }
action-assassinate-joker = Assassinate { $seat }’s { $joker }
action-strike = Strike { $seat }’s card { $place }

## Questions

prompt-court_order = In which order do your royals stand, from left to right?
prompt-setup_card = Add one of your cards to the castle.
prompt-turn = Draw a card, or close your gaps.
prompt-card = What do you do with { $drawn }?
prompt-lead = The deck is empty: which of your cards leads a sortie?
prompt-attack = What does { $lead } attack?
prompt-press = Press on with { $lead }, or stop?
prompt-berserk = Which cards does the berserk attack include?
prompt-spy = Your Eight is under attack: it may turn one card over.
prompt-commit = Commit reinforcements to this combat?
prompt-commit-against = { $lead } attacks { $foe }: commit reinforcements?
prompt-snake_eyes = Snake eyes: remove a card from the other castle?
prompt-volley = Which card of the volley do you use next?
prompt-shoot = What do the archers shoot at?
prompt-ram = Which court does the ram hit, and from which side?
prompt-assassin = Choose the assassin’s target.
prompt-counter = Which card does the counter-strike hit?
prompt-joker_bid = Commit reinforcements to win { $joker }?

## Answers given once for all

habit-commit = Never commit reinforcements
habit-spy = Never turn a card with the Eight

## Odds

headline-attack = You win { $win }
headline-attack-or-called_off = You win { $win }, called off { $called_off }
headline-defence = You hold { $hold }
outcome-win = won
outcome-lose = lost
outcome-called_off = called off
consequence-fell-self = one of your cards falls
consequence-fell-other = a card of another castle falls
consequence-removed-self = one of your cards is removed
consequence-removed-other = a card of another castle is removed
consequence-eliminated-self = your King falls
consequence-eliminated-other = another King falls
consequence-extra-self = a double brings you a card
consequence-joker_won-self = you win the joker
