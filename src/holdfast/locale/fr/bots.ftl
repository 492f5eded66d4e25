### Bots and the coach.


## Bots

Random = Hasard
Does-anything-that-is-allowed-without-a-thought = Joue n’importe quel coup permis, sans réfléchir.
Novice = Débutant
Knows-the-rules-of-thumb-but-now-and-then = Connaît les bons réflexes, mais fait parfois n’importe quoi.
Quick = Rapide
Plays-by-rules-of-thumb-with-tuned-weights-at = Joue aussitôt, d’après des règles empiriques soigneusement pondérées.
Steady = Posé
Tries-its-best-ideas-a-hundred-times-in-its = Essaie ses meilleures idées en pensée, cent fois en tout, puis choisit.
Strong = Fort
Thinks-for-a-second-in-many-worlds-of-which = Réfléchit une seconde, dans de nombreux mondes dont chacun pourrait être le vrai.
Master = Maître
The-same-as-Strong-with-three-seconds-for-each = Comme Fort, avec trois secondes pour chaque décision.
words-is-no-measure-of-thinking-0-5-is = « @{ $words } » n’est pas une mesure de réflexion : @0.5 donne une demi-seconde, @200x donne 200 essais
the-bot-name-is-installed-but-cannot-be-used = le bot { $name } est installé, mais inutilisable : { $reason }
the-bot-name-does-not-play-game-there-are = le bot { $name } ne joue pas à { $game } ; il y a { $known }
there-is-no-bot-name = il n’y a pas de bot « { $name } »
there-is-no-bot-name-there-are-known = il n’y a pas de bot « { $name } » ; il y a { $known }
It-wins-about-wins-of-its-games-against-against = Il gagne environ { $wins } de ses parties contre { $against }.
It-wins-about-wins-with-score-points-where-a = Il gagne environ { $wins } de ses parties, avec un score moyen de { $score }, une défaite comptant { $lost }.
It-wins-about-wins-of-its-games-with-score = Il gagne environ { $wins } de ses parties, avec un score moyen de { $score }.
It-wins-about-wins-of-its-games = Il gagne environ { $wins } de ses parties.


## The coach

Nothing-else-can-be-done = Rien d’autre n’est possible.
Why-cannot-be-said-yet-tries-tries-so-far =
    On ne peut pas encore dire pourquoi : { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    } jusqu’ici.
As-far-as-can-be-told-it-is-worth = Autant qu’on puisse en juger, elle ne vaut pas plus que « { $other } ».
It-gains-something-what-in-mine-of-the-tries = Elle apporte quelque chose : { $what } dans { $mine } des essais, contre { $theirs } pour « { $other } ».
It-prevents-something-what-in-mine-of-the-tries = Elle évite quelque chose : { $what } dans { $mine } des essais, contre { $theirs } pour « { $other } ».
It-risks-something-and-is-worth-it-what-in = Elle est risquée, mais en vaut la peine : { $what } dans { $mine } des essais, contre { $theirs } pour « { $other } ».
It-is-safer-it-ends-badly-in-mine-of = Elle est plus sûre : elle finit mal dans { $mine } des essais, contre { $theirs } pour « { $other } ».
It-ends-well-more-often-in-mine-of-the = Elle réussit plus souvent : dans { $mine } des essais, contre { $theirs } pour « { $other } ».
It-is-bold-it-ends-badly-in-mine-of = Elle est audacieuse : elle finit mal dans { $mine } des essais, contre { $theirs } pour « { $other } », mais réussit si souvent que cela paie.
It-brings-points-points-more-than-other = En points, elle rapporte { $points } de plus que « { $other } ».
It-wins-more-more-often-than-other = Elle gagne { $more } plus souvent que « { $other } ».
chance-to-win-win-low-to-high = chances de gagner : { $win } (de { $low } à { $high })
score-score-low-to-high = score { $score } (de { $low } à { $high })
low-to-high = de { $low } à { $high }
exact-odds = exact : { $odds }
estimated-in-tries-tries =
    estimé sur { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }
The-others-are-clearly-behind-thinking-longer-would-change = Les autres sont nettement derrière : réfléchir plus longtemps ne changerait rien.
Review = Analyse
Chance-to-win = Chances de gagner
Expected-score = Score attendu
actions-played = actions jouées
What-lost-most = Ce qui a coûté le plus cher
No-mistake-is-clear-enough-to-be-shown = Aucune erreur n’est assez nette pour être montrée.
After-number-actions =
    Après { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
Played-action = Joué : { $action }
Better-action = Mieux : { $action }
lost-win-of-the-chance-to-win = chances de gagner perdues : { $win }
lost-score-points = points perdus : { $score }
Skill-and-luck = Habileté et chance
Expected-at-the-start = Attendu au début
Decisions-lost = Perdu par les décisions
Luck = Chance
Result = Résultat
Result-without-the-luck = Résultat sans la chance
The-result-less-the-luck-of-every-roll-and = Le résultat moins la chance de chaque jet et de chaque tirage est ce que les décisions de tous ont mérité. Il peut descendre sous 0 % ou dépasser 100 %.
This-game-s-positions-cannot-be-judged-at-a = Les positions de ce jeu ne se jugent pas d’un coup d’œil : la part de la chance n’y est donc pas connue.
The-luckiest-rolls-and-draws = Les jets et tirages les plus chanceux
The-unluckiest-rolls-and-draws = Les jets et tirages les plus malchanceux
The-set-up = La mise en place
rolled-values = jet { $values }
drawn = tiré
Decisions = Décisions
Lost = Perdu
Points-lost = Points perdus
Grave-mistakes = Erreurs graves
Slight-mistakes = Erreurs légères
By-kind-of-decision = Par type de décision
By-turn = Par tour
All = Toutes
Every-decision-and-every-roll = Chaque décision et chaque jet
What-a-decision-lost-is-an-estimate-with-the = Ce qu’une décision a coûté est une estimation, donnée avec son intervalle à 95 %. Ce qu’un jet ou un tirage a apporté est estimé de même. Les décisions qui ne laissaient pas de choix, ou pour lesquelles le temps manquait, ne figurent pas ici.
After-the-chance-to-win-stand-the-points = Après les chances de gagner figurent les points.
title-decisions-lost-luck-luck = { $title } – décisions : { $lost } ; chance : { $luck }
title-decisions-lost = { $title } – décisions : { $lost }
Decision-or-roll = Décision ou jet
a-grave-mistake = une erreur grave
a-slight-mistake = une erreur légère
Better = Mieux
The-strong-bot-with-the-same-dice = Le bot fort avec les mêmes dés
It-thought-for-seconds-s-about-each-decision-result = Il a réfléchi { $seconds } s à chaque décision : { $result }
The-match-is-running-so-this-tells-what-seat = La partie est encore en cours : ceci ne dit que ce que { $seat } pouvait savoir, et rien de la chance.
Decisions-judged-judged-of-all-others-left-no-choice =
    Décisions jugées : { $judged } sur { $all } (les autres ne laissaient pas de choix, ou le temps manquait), d’après ce que le joueur savait alors, dans des mondes imaginés, avec { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    } en tout. Les pertes sont des estimations ; ce qui paraissait le pire a été essayé une seconde fois, avec de nouveaux dés.


## What the coach is asked in vain

a-spectator-decides-nothing-so-there-is-nothing-to = un spectateur ne décide rien : il n’y a rien à analyser
the-match-is-running-say-which-seat-s-decisions = la partie n’est pas finie : indique la place dont il faut analyser les décisions
the-coach-advises-a-seat-by-what-it-knows = l’entraîneur conseille un joueur d’après ce qu’il sait : indique sa place
a-process-that-helped-with-the-review-has-ended = un processus qui aidait à l’analyse s’est arrêté trop tôt
