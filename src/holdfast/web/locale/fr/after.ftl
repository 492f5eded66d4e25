### Pages: what can be read and seen when something has been played.


## Replay

To-the-match = Aller à la partie
To-the-beginning = Au début
One-back = Précédent
Play-on-by-itself = Lecture automatique
One-on = Suivant
To-the-end = À la fin
To-the-turn-before = Au tour précédent
Turn = Tour
Set-up = Mise en place
To-the-next-turn = Au tour suivant
Moment-of-the-match = Moment de la partie
Go = Aller
Through-the-eyes-of = Vu par
everybody = tous
Look = Regarder
Play-on-from-here = Jouer à partir d’ici
Study-from-here = Étudier à partir d’ici
With-the-same-dice = Avec les mêmes dés
Share = Partager
A-new-match-of-your-own-begins-at-this = Tu commences une nouvelle partie à partir de ce moment, avec de nouveaux dés ou les mêmes ; la partie que tu revois reste telle quelle.
Address-of-this-moment = Adresse de ce moment
Moves = Coups


## Story

The-story-of-match = Histoire de la partie : { $match }
The-match-is-still-running-this-is-its-story = La partie est encore en cours ; voici son histoire jusqu’ici.
To-the-table = Aller à la table
The-table-now = La table en ce moment
Contents = Sommaire
At-the-table = À la table
Notes = Notes
There-are-moments-0-to-last-in-this-match = Les moments de cette partie vont de 0 à { $last } ; il n’y a pas de moment { $at }.
From-a-position-on = À partir d’une position
Actions-first-to-last = Actions { $first } à { $last }


## Report

Report-on-match = Compte rendu : { $match }
Print = Imprimer
Address-of-this-report = Adresse de ce compte rendu
Score-sheet = Feuille de score
Key-moments = Moments clés
Turning-points = Tournants
The-coach-can-look-at-every-decision-and-every = L’entraîneur peut regarder chaque décision et chaque jet : comment les chances de gagner ont monté et baissé, et pourquoi.
How-far-the-review-is = Où en est l’analyse
Stop = Arrêter
Find-the-turning-points = Trouver les tournants
Who-did-what = Qui a fait quoi
Dice-against-expectation = Les dés face aux probabilités
done-of-tried-expected-expected = { $done } sur { $tried } (valeur attendue : { $expected })
So-many-or-more-come-in-share-of-such = Un résultat au moins aussi élevé arrive dans { $share } des parties de ce genre.
So-few-or-fewer-come-in-share-of-such = Un résultat aussi bas ou plus bas arrive dans { $share } des parties de ce genre.
Dice-with-sides-sides-count = Dés à { $sides } faces : { $count }
Mean-mean-expected-expected = Moyenne : { $mean } (attendue : { $expected }).
The-line-even-of-each-as-expected = La ligne : { $even } de chaque valeur, comme attendu.
The-story-of-this-match = L’histoire de cette partie
The-table-at-the-end = La table à la fin
Looking-at-every-decision-and-every-roll-share = J’examine chaque décision et chaque jet : { $share }
The-review-was-stopped = L’analyse a été arrêtée.
The-review-is-done = L’analyse est prête.
The-report-is-written-when-the-match-is-over = Le compte rendu s’écrit quand la partie est finie.
This-game-has-no-picture = Ce jeu n’a pas d’image.


## Review

Review-of-match = Analyse : { $match }
Review-it = Analyser
This-page-needs-JavaScript-The-same-report-without-it = Cette page a besoin de JavaScript. Pour lire l’analyse sans lui, télécharge le journal et utilise holdfast review.


## Side by side

Side-by-side = Côte à côte
Dice = Dés
Both-did-the-same-from-the-first-action-to = Les deux ont fait la même chose de la première action à la dernière.
Both-did-the-same-up-to-action-count = Les deux ont fait la même chose jusqu’à l’action { $count }.
The-board-at-the-end = Le plateau à la fin
Before-the-first-turn = Avant le premier tour
