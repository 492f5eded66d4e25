### Pages: the table where a match is played.


## The page of a match

estimated-in-tries-tries =
    estimé sur { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    }
Pass-the-screen-to = Passe l’écran à
The-table-is-covered-until-you-are-ready = La table reste couverte jusqu’à ton signal.
I-am-ready = C’est bon
A-note-on-this-move = Une note sur ce coup
Note = Note
Only-for-me-until-the-match-is-over = Visible de moi uniquement jusqu’à la fin de la partie
Cancel = Annuler
This-looks-better = Ceci paraît meilleur :
Think-again = Réfléchir encore
Play-it-all-the-same = Jouer quand même
Keys = Raccourcis clavier
to-the-board-arrows-go-from-one-lit-thing = au plateau : les flèches vont d’un élément en évidence à l’autre
choose-once-more-to-confirm-what-is-offered = choisir ; encore une fois pour confirmer ce qui est proposé
one-step-back-skip-what-is-still-moving = un pas en arrière ; passer ce qui bouge encore
where-pieces-travel-the-next-stack-one-of-it = quand des pions se déplacent : la pile suivante ; un seul de ses pions
space-bar = barre d’espace
while-something-is-shown-back-on-pause = pendant qu’on te montre quelque chose : arrière, avant, pause
show-it-again = le montrer de nouveau
with-a-click-or-Enter-pass-through-there-or = avec un clic ou Entrée : passer par là, ou emmener un pion de plus
search-the-actions = chercher une action
take-back = annuler
look-at-it-what-it-is-what-it-is = regarder : ce que c’est, ce que ça vaut, sa règle ; un clic droit ou un appui long font de même
why-not-Then-click-anything = pourquoi est-ce impossible ? Puis clique n’importe où
to-the-next-match-that-waits-for-me = à la prochaine partie qui m’attend
log-chat-the-board-as-text = chronique, discussion, le plateau en texte
zoom-in-out-whole-board-wheel-drag-and-pinch = agrandir, réduire, tout le plateau ; aussi à la molette, en glissant, en pinçant
Parts-of-the-board = Parties du plateau
count-to-choose-from = { $count } au choix
muted = (masqué)
Mute = Masquer
Read-again = Lire à nouveau
Report-to-the-operator = Signaler à l’exploitant
Block = Bloquer
The-operator-will-read-it = L’exploitant la lira.
Blocked-they-cannot-join-your-tables-invite-you-or = Bloqué : cette personne ne peut ni rejoindre tes tables, ni t’inviter, ni parler là où tu joues.
About-this-line = À propos de cette ligne
spectator = spectateur
The-only-choice-what = Le seul choix : { $what }
As-you-asked-what = Comme tu l’as demandé : { $what }
Ahead-of-your-turn = Avant ton tour
Everything-has-its-place-Are-you-ready = Tout est en place. C’est bon ?
You-are-ready-It-counts-as-soon-as-your = C’est noté. Cela comptera dès que viendra ton tour.
Other-cards-stand-there-only-because-of-this-one = D’autres cartes ne tiennent que par celle-ci : reprends-les d’abord.
Click-who-goes-then-where-to-A-stack-goes = Clique sur ce qui part, puis sur sa destination. Une pile part d’un bloc ; un second clic prend un pion seul.
Click-where-to-go-dark-is-the-cost-light = Clique sur la destination : en foncé le coût, en clair ce qui reste. Avec Maj, tu ne fais qu’y passer.
Tap-where-to-go-dark-is-the-cost-light = Touche la destination : en foncé le coût, en clair ce qui reste. Touche-la encore pour y aller.
There-is-nowhere-to-go-like-this = Aucune destination n’est possible ainsi.
Places-in-reach-count = Lieux à portée : { $count }.
costs-cost-left-left = coûte { $cost }, il en reste { $left }.
By-way-of-way = En passant par { $way }.
There-dice-fall-or-something-comes-to-light-Click = Là, on lance des dés ou quelque chose se révèle. Clique encore pour y aller.
Thinking = Je réfléchis…
chance-to-win = chances de gagner
The-coach-thinks-that-this-loses-about-win-of = L’entraîneur pense que cela coûte environ { $win } de chances de gagner.
Verifying = Vérification en cours…
All-count-numbers-of-this-match-follow-from-the = Tous les nombres de cette partie ({ $count }) découlent de la clé, et la clé est bien celle qui était promise.
This-browser-first-noted-the-promise-on-when = Ce navigateur a noté la promesse pour la première fois le { $when }.
The-key-is-published-when-the-challenge-is-closed = La clé sera publiée à la clôture du défi : d’autres l’essaient encore.
The-key-is-the-one-that-was-promised-These = La clé est celle qui a été promise. Ces dés dépendent de ce pour quoi ils ont été lancés : télécharge le journal et vérifie-les avec « holdfast replay --verify ».
This-browser-saw-the-match-only-when-it-was = Ce navigateur n’a vu la partie qu’une fois finie : compare l’engagement avec celui qu’un joueur a noté avant.
Something-is-wrong-this-browser-had-noted-the-commitment = Quelque chose ne va pas : ce navigateur avait noté l’engagement { $noted }, alors que c’est maintenant { $now }.
Something-is-wrong-the-key-is-not-the-one = Quelque chose ne va pas : la clé n’est pas celle qui était promise ; son engagement serait { $found }.
Something-is-wrong-number-place-of-action-at-should = Quelque chose ne va pas : le nombre { $place } de l’action { $at } devrait être { $right }, le journal dit { $said }.
Something-is-wrong-number-place-of-the-set-up-should = Quelque chose ne va pas : le nombre { $place } de la mise en place devrait être { $right }, le journal dit { $said }.
Your-browser-can-compute-this-only-over-https-or = Ton navigateur ne peut le calculer qu’en https ou sur cette machine. Télécharge le journal et utilise : holdfast replay --verify
Step-by-step = Pas à pas
What-is-happening = Ce qui se passe
One-step-back = Étape précédente
Pause = Pause
Next-step = Étape suivante
Show-me = Montre-moi
Show-me-again = Montre-moi encore
Who-goes = Qui part
Go-there = Y aller
Pass-through-here = Passer par ici
The-whole-stack = Toute la pile
One-alone = Un seul pion
Arrange-it-as-you-like-by-clicks-or-by = Dispose tes cartes comme tu veux, en cliquant ou en les faisant glisser, et reprends ce que tu as posé. Personne ne le voit avant que tu aies fini.
Ready = C’est prêt
Change-it = Modifier
Start-over = Recommencer


## Beside the board

Review = Analyse
Verify-every-die = Vérifier chaque dé
What-is-asked = Ce qui est demandé
From-now-on-by-itself = Désormais, automatiquement
Tap-whatever-glows-The-first-tap-shows-the-second = Touche ce qui est en évidence. Une fois pour voir, une seconde fois pour confirmer. Touche autre chose pour savoir pourquoi ce n’est pas possible.
Whatever-glows-can-be-clicked-Each-click-narrows-what = Clique sur ce qui est en évidence. Chaque clic réduit le choix ; Échap revient en arrière. Clique ailleurs pour savoir pourquoi ce n’est pas possible.
Good = Compris
About-this-game = À propos de ce jeu
Take-back-the-last-action = Annuler la dernière action
Why-not = Impossible ?
Hint = Conseil
To-the-next-match-that-waits-for-me = À la prochaine partie qui m’attend
The-best-actions-found-and-the-chance-to-win = Les meilleures actions trouvées, et les chances de gagner avec chacune
Ask-me-once-before-a-grave-mistake = Me demander une fois avant une erreur grave
Beside-the-board = À côté du plateau
Log = Chronique
Chat = Discussion
The-match-is-over-players-and-spectators-read-each = La partie est finie : joueurs et spectateurs voient maintenant les messages les uns des autres.
Only-those-who-play-read-this = Seuls ceux qui jouent lisent ceci.
Only-those-who-watch-read-this-until-the-match = Seuls ceux qui regardent lisent ceci, jusqu’à la fin de la partie.
Say-something = Dis quelque chose
Send = Envoyer
Tell-another-program = Prévenir un autre programme
Address-of-a-webhook = Adresse d’un webhook
Fair-dice = Des dés honnêtes
Every-die-draw-and-shuffle-comes-from-a-secret = Chaque dé, chaque pioche et chaque mélange viennent d’une clé secrète, tirée avant le début de la partie. Cet engagement fixe la clé sans la révéler : le serveur ne peut plus changer les dés et aucun joueur ne peut les prévoir.
Commitment-to-the-key = Engagement sur la clé
When-the-match-is-over-the-key-is-published = À la fin de la partie, la clé est publiée et chacun peut vérifier chaque nombre.
The-match-is-over-and-the-key-is-public = La partie est finie et la clé est publique : elle figure dans le journal. Ton navigateur peut en recalculer chaque nombre et comparer.
Key = Clé
Address-of-this-match = Adresse de cette partie
Download-the-journal = Télécharger le journal
Who-sits-here-seat = Qui est assis ici : { $seat }
A-program = Un programme
A-browser = Un navigateur
this-one = celui-ci
here-now = présent en ce moment
last-seen = dernière visite
Put-out = Faire sortir
A-link-for-another-device = Un lien pour un autre appareil
made = créé
Withdraw = Retirer
Keep-a-way-back = Garder un lien de retour
Put-everybody-else-out = Faire sortir tous les autres
Let-a-program-play = Laisser jouer un programme
Name-of-the-program = Nom du programme
Make-a-token = Créer un jeton
You-were-let-in-you-play-here-and-whoever = Ta demande est acceptée : tu joues ici, et la personne qui occupe la place décide qui s’assoit.
Somebody-asks-to-sit-here = Quelqu’un demande à s’asseoir ici
Somebody-without-a-name = Quelqu’un sans nom
asks-to-sit-with-you-seat = demande à s’asseoir avec toi ({ $seat })
Careful-in-this-match-the-same-person-plays-seats = Attention : dans cette partie, la même personne joue { $seats }.
Whoever-you-let-in-sees-what-you-see-and = La personne que tu acceptes voit ce que tu vois et joue pour toi. Tu peux la faire sortir à tout moment.
Refuse = Refuser
Let-in = Accepter
Send-this-invitation-to-your-friend-seat = Envoie cette invitation à ton ami ({ $seat })
It-was-handed-to-your-friend-who-can-join = Elle a été remise à ton ami, qui peut s’asseoir d’un clic.
It-works-once-for-whoever-opens-it-first = Elle sert une seule fois, à la première personne qui l’utilise.
An-invitation-is-out-seat-and-cannot-be-shown = Une invitation est partie ({ $seat }) et ne peut plus être montrée. Une nouvelle la remplace.
Nobody-is-invited-seat = Personne n’est invité à cette place ({ $seat })
Only-watching = Tu regardes
A-seat-is-free = Une place est libre.
Sit-down-seat = S’asseoir : { $seat }
You-are-watching = Tu regardes.
seat-you-were-not-let-in = { $seat } : ta demande a été refusée.
seat-you-have-asked-to-sit-down-As-soon = { $seat } : tu as demandé à t’asseoir. Dès qu’on t’accepte, tu joues.
Is-one-of-these-seats-yours = L’une de ces places est à toi ?
Ask-to-sit-down-on-this-device-too-Whoever = Demande à t’asseoir aussi sur cet appareil. La personne qui occupe la place, peut-être toi sur un autre écran, devra t’accepter.
Ask-seat = Demander : { $seat }
Rematch = Revanche
There-is-a-rematch-the-same-people-the-same = Il y a une revanche : les mêmes personnes, les mêmes options.
Join-the-rematch = Rejoindre la revanche
To-the-rematch = À la revanche
A-proposal = Une proposition
who-proposes-a-draw = Proposition de partie nulle ({ $who }).
who-proposes-to-end-the-match-without-a-result = Proposition de terminer la partie sans résultat ({ $who }).
who-proposes-a-pause-Days-days = Proposition de pause ({ $who }). Durée en jours : { $days }.
who-proposes-to-end-the-pause = Proposition de mettre fin à la pause ({ $who }).
Waiting-for-the-word-of = On attend la réponse de :
No = Non
Agree = D’accord
A-pause-no-clock-runs-until = Pause : aucune pendule ne tourne jusqu’au
Whoever-wants-to-may-play-on = Qui veut peut continuer à jouer.
End-or-pause-the-match = Terminer ou suspendre la partie
Propose-a-draw = Proposer une partie nulle
Propose-to-end-without-a-result = Proposer de terminer sans résultat
Days-of-pause = Durée de la pause en jours
Propose-a-pause = Proposer une pause
Propose-to-go-on = Proposer de continuer
It-is-done-when-everybody-who-plays-agrees = C’est fait quand tous ceux qui jouent sont d’accord.
Resign = Abandonner
The-match-is-over-then-and-you-have-lost = Cela met fin à la partie, et tu perds.
You-have-lost-then-and-a-bot-plays-on = Tu perds, et un bot continue pour toi.
You-have-lost-then-and-your-seat-is-free = Tu perds, et ta place est libre pour quelqu’un d’autre.
The-match-is-over-then-for-all-and-you = Cela met fin à la partie pour tous, et tu perds.
Resign-for-good = Abandonner pour de bon
For-others-nothing-changes-You-find-it-again-under = Pour les autres rien ne change. Tu la retrouves sous « Mes parties ».


## What happens beside the moves

This-match-began-from-a-position-that-may-hide = Cette partie a commencé à partir d’une position qui peut cacher quelque chose : on peut la rejouer quand elle est finie.
who-resigns = Abandon : { $who }.
The-time-of-who-has-run-out = Temps écoulé : { $who }.
The-players-agree-on-a-draw = Les joueurs conviennent d’une partie nulle.
The-players-agree-to-end-the-match-without-a = Les joueurs conviennent de terminer la partie sans résultat.
The-players-agree-on-a-pause-until-until = Les joueurs conviennent d’une pause jusqu’au { $until }.
The-players-agree-to-go-on = Les joueurs conviennent de continuer.
who-resigns-bot-plays-on = Abandon ({ $who }) : { $bot } continue.
who-resigns-the-seat-is-free = Abandon ({ $who }) : la place est libre.
The-time-of-who-has-run-out-bot-plays = Temps écoulé ({ $who }) : { $bot } continue.
The-time-of-who-has-run-out-the-seat = Temps écoulé ({ $who }) : la place est libre.
who-resigns-winner-wins = Abandon ({ $who }). Victoire : { $winner }.
who-resigns-the-match-is-lost = Abandon ({ $who }) : la partie est perdue.
who-resigns-the-others-share-the-match = Abandon ({ $who }) : les autres se partagent la victoire.
The-time-of-who-has-run-out-winner-wins = Temps écoulé ({ $who }). Victoire : { $winner }.
The-time-of-who-has-run-out-the-match = Temps écoulé ({ $who }) : la partie est perdue.
The-time-of-who-has-run-out-the-others = Temps écoulé ({ $who }) : les autres se partagent la victoire.
A-draw-as-the-players-agreed = Partie nulle, d’un commun accord.
It-ended-without-a-result-as-the-players-agreed = Partie terminée sans résultat, d’un commun accord.
Only-those-who-played-can-play-the-same-once = Seuls ceux qui ont joué peuvent rejouer la même partie.
Something-happened-that-cannot-be-put-into-words-here = Il s’est passé quelque chose que cette page ne sait pas raconter.
Choose-what-to-do = Choisis ce que tu veux faire.
The-board-cannot-be-drawn-just-now-The-match = Le plateau ne peut pas être dessiné pour l’instant. La partie continue malgré tout.
The-board-cannot-be-described-just-now = Le plateau ne peut pas être décrit pour l’instant.
That-is-not-allowed-now = Ce n’est pas permis maintenant.


## A match that cannot be played on

The-rules-have-been-corrected = Les règles ont été corrigées
Action-at = Action { $at }
To-the-match-in-which-it-goes-on = Vers la partie où elle continue
Go-on-from-here-as-a-new-match = Continuer à partir d’ici dans une nouvelle partie
Everybody-keeps-their-seat-and-their-name-and-invitations = Chacun garde sa place et son nom, et les invitations déjà envoyées mènent à la nouvelle partie. La partie actuelle reste comme elle est.
A-finished-match-that-holds-up-to-action-kept = Depuis, les règles de ce jeu ont été corrigées, et ce qui a été joué ici n’est valable que jusqu’à l’action { $kept }. Le plateau montre cette position ; le résultat et l’histoire sont conservés.
This-match-was-played-under-version-version-of-the = Cette partie a été jouée avec la version { $version } des règles ; les règles actuelles, version { $present }, en diffèrent. Elle s’arrête à la dernière position dont on sait qu’elle est encore valable, après { $kept } actions, et ne peut pas continuer ici.
A-match-that-stands-before-action-at = Depuis, les règles de ce jeu ont été corrigées : l’action { $at } n’est plus valable. La partie en est restée à ce qu’elle était avant, et ne peut pas continuer ici.
A-match-that-went-differently-somewhere-up-to-action = Depuis, les règles de ce jeu ont été corrigées : à partir de l’action { $at } au plus tard, la partie se déroulerait maintenant autrement. Elle s’arrête à la dernière position dont on sait qu’elle est encore valable, et ne peut pas continuer ici.
The-rules-have-been-corrected-since-this-match-cannot = Depuis, les règles ont été corrigées : cette partie ne peut pas continuer ici.
Go-on-from-its-last-position-as-a-new = Continue à partir de sa dernière position dans une nouvelle partie.


## Playing

You-are-waiting-for-several-answers-of-the-coach = Tu attends déjà plusieurs réponses de l’entraîneur : attends d’abord l’une d’elles.
You-are-playing-this-game-without-a-coach-just = En ce moment, tu joues à ce jeu sans entraîneur : jusqu’à la fin de cette partie, il ne dit rien des positions de ce jeu.
The-move-could-not-be-saved = Le coup n’a pas pu être enregistré.
You-hold-no-seat-in-this-match-you-are = Tu n’as pas de place dans cette partie : tu regardes.
It-is-not-your-turn = Ce n’est pas ton tour.
The-undo-could-not-be-saved = L’annulation n’a pas pu être enregistrée.
The-match-has-moved-on-since-you-looked = La partie a avancé depuis que tu as regardé.
A-finished-match-stays-as-it-is = Une partie finie reste comme elle est.
Only-a-study-match-goes-back-further = Seule une étude permet de remonter plus loin.
There-are-fewer-actions-than-that = Il y a moins d’actions que cela.
There-is-nothing-to-say = Écris d’abord quelque chose.
Whoever-said-this-cannot-be-muted = L’auteur de cette ligne ne peut pas être masqué.
Only-people-with-a-browser-can-report-a-line = Il faut un navigateur pour signaler une ligne.
There-is-no-such-line-in-this-chat = Cette ligne n’existe pas dans cette discussion.
Only-those-who-play-write-notes = Seuls ceux qui jouent peuvent écrire des notes.
There-is-nothing-to-note = Écris d’abord la note.
A-seat-may-write-most-notes-in-a-match =
    On peut écrire au plus { $most ->
        [one] une note
       *[other] { $most } notes
    } par place et par partie.
Only-those-who-play-set-a-webhook = Seuls ceux qui jouent peuvent enregistrer un webhook.
Something-is-proposed-already-answer-that-first = Il y a déjà une proposition : réponds d’abord à celle-là.
This-was-answered-or-withdrawn-meanwhile-nothing-is-proposed = Entre-temps on y a répondu ou on l’a retirée : rien n’est proposé maintenant.
Only-those-who-play-can-resign = Seuls ceux qui jouent peuvent abandonner.
You-hold-several-seats-say-which-one-resigns = Tu occupes plusieurs places : dis laquelle abandonne.
A-bot-plays-this-seat-already = Un bot joue déjà à cette place.
The-server-has-much-to-do-just-now = Le serveur a beaucoup à faire en ce moment.
Only-those-who-play-can-propose-that = Seuls ceux qui jouent peuvent le proposer.
Nobody-else-plays-here-with-whom-this-could-be = Personne d’autre ne joue ici : il n’y a personne avec qui en convenir.
You-can-resign-or-delete-the-match-from-your = Tu peux abandonner, ou supprimer la partie de ta liste.
This-match-has-no-time-limit-there-is-nothing = Cette partie n’a pas de limite de temps : il n’y a rien à suspendre.
A-pause-lasts-from-1-to-most-days =
    Une pause dure de 1 à { $most ->
        [one] { $most } jour
       *[other] { $most } jours
    }.
There-is-a-pause-already = Il y a déjà une pause.
There-is-no-pause-that-could-end = Il n’y a aucune pause en cours.
Only-those-who-play-can-answer-that = Seuls ceux qui jouent peuvent y répondre.
A-study-has-no-winner-go-back-or-delete = Une étude n’a pas de vainqueur : reviens en arrière, ou supprime-la de ta liste.
bot-could-not-decide-other-moves-in-its-place = { $bot } n’a pas su décider ; { $other } joue à sa place.
The-coach-advises-those-who-play = L’entraîneur conseille ceux qui jouent.
In-this-match-people-play-each-other-without-a = Dans cette partie, des personnes jouent entre elles sans entraîneur : cela a été dit au début.
Other-component-data-are-being-looked-at-just-now = D’autres données du matériel sont examinées en ce moment.
this-component-data-cannot-be-shown-reason = ces données du matériel ne peuvent pas être montrées : { $reason }
There-is-no-match-at-this-address = Il n’y a pas de partie à cette adresse.
What-was-played-in-this-match-under-version-version = Ce qui a été joué dans cette partie, avec la version { $version } des règles, ne vaut plus avec les règles actuelles. Elle reste enregistrée, mais ne peut pas continuer.
