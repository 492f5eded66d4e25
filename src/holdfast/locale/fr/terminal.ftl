### The terminal.


## Commands and sentences

play-again-what-was-taken-back = rejoue ce qui a été annulé
what-has-happened-so-far-with-a-number-the = ce qui s’est passé ; avec un nombre, les dernières lignes seulement
the-words-of-a-rule-by-its-number-or = le texte d’une règle, par son numéro ou par des mots
what-the-letters-and-signs-on-the-board-mean = ce que signifient les lettres et les signes du plateau
leave-the-board-out-from-now-on-or-show = ne montre plus le plateau, ou le montre avant chaque décision
action-Type-y-to-play-it = « { $action } » ? Tape o pour jouer :{ " " }
action-It-cannot-be-taken-back-Type-y-to = « { $action } » ? Cela ne pourra pas être annulé. Tape o pour jouer :{ " " }
Not-played = Action non jouée.
yes = oui
There-is-nothing-to-play-again = Il n’y a rien à rejouer.
How-many-lines-Type-log-and-a-number-such = Combien de lignes ? Tape log et un nombre, par exemple log 10.
This-game-has-no-legend-look-THING-explains-what = Ce jeu n’a pas de légende ; look THING explique ce qui se trouve sur le plateau.
Brief-type-board-to-see-the-board-full-to = Affichage bref : tape board pour voir le plateau, full pour le voir avant chaque décision.
The-board-is-shown-before-every-decision-brief-leaves = Le plateau est montré avant chaque décision ; brief l’omet.
And-count-more-ids = Et { $count } de plus : { $ids }
A-match-that-was-cut-off-lies-in-file = Il y a une partie interrompue dans { $file } : holdfast play --load la reprend.
The-match-is-kept-in-file = La partie est conservée dans { $file }.
this-help = cette aide
why-an-action-is-allowed-or-not = pourquoi une action est permise ou non
the-exact-chances-of-what-it-can-lead-to = les chances exactes de ses effets immédiats
the-best-actions-what-they-are-worth-and-why = les meilleures actions, ce qu’elles valent et pourquoi
take-back-the-last-action-where-that-is-fair = annule la dernière action, quand c’est permis
what-a-thing-on-the-board-is-and-what = ce qu’est un élément du plateau, et ce qui s’y trouve
what-it-sees-adjoins-or-leads-to = ce qu’on voit d’un endroit, ce qui le touche, où il mène
how-things-stand-the-score-the-nearest-danger = où l’on en est : le score, le danger le plus proche
the-board-and-what-is-asked-once-more = le plateau et la question, encore une fois
keep-the-match-in-a-file = enregistre la partie dans un fichier
stop-the-match-can-be-saved = arrête ; la partie peut être enregistrée
Type-the-number-of-a-line-or-words-that = Tape le numéro d’une ligne, ou des mots qui réduisent la liste : quand il ne reste qu’une action, elle est jouée. Une action entière comme « { $example } » est jouée aussitôt. Une ligne vide montre de nouveau toute la liste.
prompt-rule = { $prompt } ({ $rule })
seat-prompt-rule = { $seat } : { $prompt } ({ $rule })
left-of-all-actions-are-left-An-empty-line =
    Il reste { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } sur { $all }. Une ligne vide les montre toutes de nouveau.
what-count-actions =
    { $what } ({ $count ->
        [one] { $count } action
       *[other] { $count } actions
    })
No-action-on-offer-fits-words-Type-for-help = Aucune action possible ne correspond à « { $words } ». Tape ? pour l’aide.
No-action-on-offer-fits-words-Did-you-mean = Aucune action possible ne correspond à « { $words } ». Voulais-tu dire « { $command } » ?
No-action-on-offer-fits-words-A-line-is = Aucune action possible ne correspond à « { $words } ». Pour choisir une ligne, tape seulement son numéro, de 1 à { $last }.
There-is-no-line-number-the-last-one-is = Il n’y a pas de ligne { $number } ; la dernière est la { $last }.
seat-plays-action = { $seat }, action jouée : { $action }
The-bot-bot-failed-reason-so-another-one-plays = Le bot { $bot } a échoué ({ $reason }) ; { $other } joue à sa place.
Who-plays-A-number-or-a-name-strong-0 = Qui joue ? Un numéro ou un nom ; strong@0.5 réfléchit une demi-seconde.
somebody-at-this-terminal = quelqu’un à ce terminal
seat-Enter-usual = { $seat } (Entrée : { $usual }) ?{ " " }
action-is-allowed-now-rule = L’action « { $action } » est permise maintenant ({ $rule }).
Which-action-example = Quelle action ? { $example }
words-fits-count-actions-add-a-word =
    « { $words } » correspond à { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } ; ajoute un mot.
Nothing-about-that-is-left-to-chance-or-you = Rien n’y dépend du hasard, ou bien cela t’est caché.
Thinking = Je réfléchis…
At-first-sight-action = À première vue : { $action }
Several-people-play-here-so-there-are-hints-only = Plusieurs personnes jouent ici : il n’y a de conseils que si toutes sont d’accord (voir --coach).
Taken-back-action = Annulé : { $action }
That-cannot-be-taken-back-reason = Impossible d’annuler : { $reason }.
Nothing-has-happened-yet = Il ne s’est encore rien passé.
There-is-more-type-log = Il y en a d’autres : tape log.
There-is-no-rule-id-There-are-ids = Il n’y a pas de règle « { $id } ». Il y a { $ids }
Nothing-on-the-board-is-called-words = Rien sur le plateau ne s’appelle « { $words } ».
Which-thing-Type-command-and-a-name-such-as = Quel élément ? Tape { $command } et un nom, par exemple { $command } { $example }.
There-is-nothing-on-this-board-to-look-at = Il n’y a rien à regarder sur ce plateau.
words-may-be-several-things-things = « { $words } » peut désigner plusieurs choses : { $things }.
This-game-has-no-rules-reference = Ce jeu n’a pas de règles à consulter.
Saved-in-file = Partie enregistrée dans { $file }.
Not-saved-reason = La partie n’a pas été enregistrée : { $reason }.
Save-where-Type-save-and-the-name-of-a = Où l’enregistrer ? Tape save et le nom d’un fichier.
To-save-the-match-type-the-name-of-a = Pour enregistrer la partie, tape le nom d’un fichier ; Entrée quitte sans enregistrer :{ " " }
Goodbye = Au revoir.
The-match-is-over = La partie est terminée.
seat-is-next-Press-Enter-when-you-have-read = Place suivante : { $seat }. Appuie sur Entrée quand tu auras lu : l’écran sera effacé.{ " " }
seat-press-Enter-when-only-you-can-see-the = { $seat }, appuie sur Entrée quand personne d’autre ne voit l’écran.{ " " }
