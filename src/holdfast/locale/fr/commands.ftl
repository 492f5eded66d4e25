### The command line: help.


## holdfast

Play-tabletop-games-completely-and-correctly = Jouer à des jeux de société, en entier et selon les règles.
Begin-with = Pour commencer :
which-games-are-there = les jeux disponibles
play-one-here = jouer ici
what-a-command-can-do-with-examples = ce que fait une commande, avec des exemples
Show-the-version-and-whether-the-rules-run-compiled = Montrer la version, et si les règles sont compilées.
The-language-of-help-and-errors-that-of-the = La langue de l’aide et des erreurs ; par défaut, celle du terminal (LANG).


## holdfast games

List-the-installed-games-with-their-seats-and-options = Lister les jeux installés avec leurs places et leurs options ; pour GAME, aussi l’histoire et les auteurs.
Examples = Exemples :
The-language-of-the-sentences-that-of-the-terminal = La langue des phrases ; par défaut, celle du terminal (LANG).
Print-JSON-for-other-programs = Écrire du JSON pour d’autres programmes.
Print-JSON-Schemas-of-what-GAME-writes-position-view = Écrire les schémas JSON de GAME : position, vue, résultat, événements.


## holdfast bots

List-the-bots-or-those-that-play-GAME-from = Lister les bots, ou ceux qui jouent à GAME, du plus faible au plus fort.
One-name-works-everywhere-in-play-simulate-arena-engine = Le même nom vaut partout : dans play, simulate, arena, engine et le navigateur. Après un @ vient ce que le bot peut dépenser pour une décision : strong@0.5 réfléchit une demi-seconde, strong@200x fait 200 essais.


## holdfast play

Play-GAME-here-numbered-actions-or-words-that-narrow = Jouer ici à GAME : des actions numérotées, ou des mots qui réduisent le choix. Tape ? pour l’aide.
Seats-without-a-bot-are-played-by-people-at = Les places sans bot sont occupées par des personnes, qui jouent à tour de rôle sur ce terminal ; holdfast bots donne la liste des bots. Sans --seed, les dés viennent d’une clé nouvelle, que contient la partie enregistrée : qui lit le fichier pourrait les prévoir. Avec --save, le fichier est écrit après chaque coup ; sans cela, une partie interrompue est conservée, et la suivante indique où.
The-seed-for-the-dice-the-same-number-gives = Calculer les dés à partir de ce nombre, pour qu’ils soient chaque fois les mêmes.
An-option-of-the-game-may-be-repeated-See = Une option du jeu ; peut être répétée. Voir holdfast games.
A-bot-plays-SEAT-strong-unless-another-is-named = Un bot occupe la place SEAT ; strong, si aucun autre n’est nommé.
Bots-for-the-seats-from-the-second-on = Des bots pour les places à partir de la deuxième.
Ask-who-sits-where-the-default-on-a-terminal = Demander qui joue où ; par défaut, sur un terminal, si aucun bot n’est nommé.
The-seed-for-the-bots-the-same-choices-every = Les bots choisissent selon ce nombre ; leurs choix sont toujours les mêmes s’ils comptent les essais (strong@200x) et ne regardent pas l’heure.
Component-data-to-play-with-instead-of-ours = Données du matériel avec lesquelles jouer au lieu des nôtres.
Undo-goes-back-as-far-as-you-like-even = On peut tout annuler, même les dés.
Go-on-with-a-saved-match = Continuer une partie enregistrée.
Save-the-match-there-when-you-stop = Y enregistrer la partie quand tu t’arrêtes.
With-the-game-s-historical-notes-default-or-without = Avec les notes historiques du jeu (par défaut), ou sans.
Allow-hints-even-though-several-people-play-all-agree = Permettre les conseils même si plusieurs personnes jouent : toutes sont d’accord.
Show-a-long-board-when-asked-or-always-default = Montrer un grand plateau sur demande, ou toujours ; par défaut : au début des tours.
Ask-before-typed-words-play-what-cannot-be-taken = Demander confirmation quand les mots tapés joueraient ce qui ne s’annule pas (par défaut), ou non.


## holdfast serve

Serve-the-games-to-browsers = Servir les jeux aux navigateurs.
on-http-127-0-0-1-8000-for-this = sur http://127.0.0.1:8000, pour cette machine
for-everybody-who-can-reach-it = pour tous ceux qui peuvent joindre cette machine
The-address-to-listen-on = L’adresse d’écoute.
The-address-sqlite-FILE-or-postgresql-USER-HOST-NAME = L’adresse : sqlite:///FILE ou postgresql://USER@HOST/NAME.
Where-the-database-and-the-secret-key-are-kept = Où se trouvent la base de données et la clé secrète.
How-many-processes-serve-the-matches-together = Combien de processus servent ensemble les parties.
Trust-this-proxy-to-say-who-its-callers-are = Se fier à ce proxy pour l’identité de ceux qui appellent.
The-public-address-for-passkeys-and-for-links-in = L’adresse publique, pour les clés d’accès et les liens dans les e-mails.
The-mail-server-as-smtp-USER-PASSWORD-HOST-587 = Le serveur d’envoi, sous la forme smtp://USER:PASSWORD@HOST:587, pour les avis et les liens de connexion.
The-sender-of-e-mails = L’expéditeur des e-mails.
With-info-each-request-is-shown = Avec info, chaque requête est montrée.
With-json-a-line-of-JSON-for-each-record = Avec json : une ligne de JSON par entrée.
Serve-metrics-for-Prometheus-at-this-address-such-as = Publier des métriques pour Prometheus à cette adresse, par exemple 127.0.0.1:9108 ; par défaut, aucune.


## holdfast admin

Look-after-a-server-its-matches-its-visitors-its = Pour qui gère un serveur : les parties, qui peut venir, ce qui a été dit.
Every-command-works-on-the-database-whether-or-not = Chaque commande agit sur la base de données, qu’un serveur tourne ou non, et les serveurs qui tournent s’en aperçoivent aussitôt.


## holdfast admin list

List-matches-the-most-recently-played-first = Lister les parties, en commençant par celles où l’on a joué en dernier.
Example = Exemple :
Only-this-game = Seulement de ce jeu.
Only-matches-in-this-state-open-with-a-seat = Seulement celles dans cet état ; open : avec une place que tout le monde peut prendre.
Only-matches-that-this-visitor-began-or-sits-in = Seulement celles qu’un visiteur a commencées ou où il joue.
Where-the-database-is-as-for-serve = Où se trouve la base de données, comme pour serve.


## holdfast admin show

Show-a-match-who-sits-where-from-which-browsers = Montrer une partie : qui joue où, depuis quels navigateurs, et ce qui a été dit.
Its-key-and-its-cards-stay-hidden-so-that = Ni la clé ni les cartes ne sont montrées : qui gère un serveur peut donc y jouer aussi.


## holdfast admin hide

Hide-a-match-from-everybody-who-does-not-play = Retirer une partie de la vue de ceux qui n’y jouent pas.
Show-it-again = La remettre en vue.


## holdfast admin delete

Delete-matches-for-good-with-all-that-was-played = Supprimer définitivement des parties, avec tout ce qui y a été joué et dit.
Do-not-ask-first = Ne pas demander de confirmation.


## holdfast admin block

Keep-a-visitor-or-a-network-out = Tenir à l’écart un visiteur ou un réseau.
holdfast-admin-show-has-the-names-of-visitors-and = holdfast admin show donne les noms des visiteurs et des réseaux. Un réseau peut aussi être donné par une adresse ; seule son empreinte est conservée.
For-this-many-days-for-good-by-default = Pour ce nombre de jours ; par défaut, pour toujours.
A-note-for-yourself = Une note pour toi.


## holdfast admin unblock

Let-a-visitor-or-a-network-in-again = Laisser revenir un visiteur ou un réseau.


## holdfast admin blocks

List-who-is-kept-out = Lister qui est tenu à l’écart.


## holdfast admin clean-chat

Delete-what-was-said-in-a-match-pages-that = Supprimer ce qui a été dit dans une partie ; les pages qui le montrent sont rechargées.
Only-the-line-with-this-number-admin-show-lists = Seulement la ligne de ce numéro ; admin show les montre.
Only-what-somebody-with-this-name-said = Seulement ce qu’a dit quelqu’un de ce nom.
Only-lines-that-contain-this-in-upper-or-lower = Seulement ce qui contient ces mots, en majuscules ou en minuscules.


## holdfast admin reports

List-the-chat-lines-that-people-have-reported-with = Lister ce qui a été signalé dans les discussions, avec ce qui se disait autour.
A-report-keeps-the-line-as-it-was-said = Un signalement garde la ligne telle qu’elle a été dite. La ligne elle-même est marquée par >.
Include-reports-that-were-dealt-with = Montrer aussi les signalements traités.


## holdfast admin clean-report

Remove-the-reported-lines-whoever-reported-them-is-told = Retirer les lignes signalées ; ceux qui les ont signalées en sont informés.
Pages-that-are-open-reload-This-settles-all-reports = Les pages qui les montrent sont rechargées. Tous les signalements de ces lignes sont traités.


## holdfast admin dismiss-report

Leave-the-reported-lines-in-place-whoever-reported-them = Laisser les lignes signalées ; ceux qui les ont signalées apprennent que tu les as vues.


## holdfast admin expire-seats

Close-open-seats-that-nobody-has-taken-whoever-set = Fermer les places libres que personne n’a prises ; la personne qui a préparé la partie peut encore inviter.
In-matches-where-nothing-has-happened-for-this-many = Dans les parties où il ne s’est rien passé depuis ce nombre de jours.


## holdfast admin statistics

How-much-is-played-on-this-server-in-numbers = Combien on joue sur ce serveur, en chiffres.


## holdfast backup

Back-up-the-database-and-the-keys-of-the = Sauvegarder la base de données et les clés du serveur dans un nouveau fichier. Les serveurs continuent pendant ce temps.
Without-a-name-the-file-is-named-after-the = Sans nom donné, le fichier porte la date et l’heure. Qui le lit peut voir les cartes cachées et se faire passer pour n’importe quel visiteur : garde-le comme tu gardes le serveur.


## holdfast restore

Restore-a-backup-to-SQLite-or-to-PostgreSQL-Stop = Restaurer une sauvegarde, vers SQLite ou PostgreSQL. Arrête d’abord tous les serveurs qui utilisent la base de données.
The-backup-is-checked-first-Nothing-is-replaced-unless = La sauvegarde est d’abord vérifiée. Rien n’est remplacé si tu ne le dis pas, et même alors les anciens fichiers sont gardés sous un autre nom.
Replace-what-is-there-old-files-are-kept-under = Remplacer ce qui est là ; les anciens fichiers sont gardés sous un autre nom.


## holdfast store

Look-after-a-database-of-matches = Entretenir une base de données de parties.
is-everything-that-was-played-still-valid = tout ce qui a été joué est-il encore valable ?


## holdfast store verify

Replay-every-match-of-a-database-under-the-current = Rejouer chaque partie d’une base de données avec les règles d’aujourd’hui.
Each-action-must-still-be-allowed-its-dice-must = Chaque action doit encore être permise, les dés doivent tomber comme alors, et les positions doivent être les mêmes là où elles ont été notées. Les parties qui ne sont plus valables sont listées avec la règle et l’action, et le code de sortie est 1. Rien n’est écrit ; un serveur peut tourner.
Where-the-database-is-kept-as-for-serve = Où se trouve la base de données, comme pour serve.


## holdfast check

Run-the-test-cases-in-JSON-files-a-folder = Exécuter les cas de test de fichiers JSON ; pour un dossier, tous ses fichiers .json.
Prints-what-differed-in-each-case-that-failed-then = Écrit les différences de chaque cas qui a échoué, puis combien ont réussi et combien ont échoué. Le code de sortie est 1 si un cas a échoué.
A-case-with-its-position-abridged = Un cas (la position est abrégée ici) :


## holdfast engine

Speak-JSON-RPC-2-0-one-object-per-line-so = Parler JSON-RPC 2.0, un objet par ligne, pour qu’un programme dans n’importe quel langage puisse jouer.
Methods-games-new-load-status-play-why-look-odds = Méthodes : games, new, load, status, play, why, look, odds, advise, position, journal, undo, close, bots, choose, sit.
Print-the-methods-as-JSON-Schemas-OpenRPC-instead = Écrire plutôt les méthodes sous forme de schémas JSON (OpenRPC).


## holdfast replay

Tell-the-match-of-a-journal-as-numbered-sentences = Raconter la partie d’un journal en phrases numérotées, chacune avec la règle sur laquelle elle repose.
A-replay-is-always-compared-with-what-the-journal = La partie rejouée est toujours comparée à ce que le journal a noté. Là où quelque chose diffère, le récit s’arrête et l’erreur dit à quelle action, et pourquoi. --verify dit ce qui a pu être comparé ; si ce n’est rien, ou si une clé promise manque, le code de sortie est 1.
Only-say-whether-the-replay-is-what-was-recorded = Dire seulement si tout se rejoue comme noté.
With---verify-the-commitment-you-were-shown-at-the = Avec --verify : l’engagement qui t’a été montré au début.
Tell-it-as-this-seat-saw-it-or-as = Raconter la partie comme l’a vue cette place, ou un spectateur.


## holdfast coach

Show-the-best-few-actions-for-whoever-decides-what = Montrer les meilleures actions pour le joueur qui décide, ce qu’elles valent et pourquoi.
It-knows-what-that-seat-may-know-and-nothing = L’entraîneur sait ce que peut savoir le joueur de cette place, et rien d’autre. Avec --json, chaque réponse meilleure que la précédente est une ligne à part, la première en moins d’une seconde.
Advise-after-this-many-actions-at-the-end-by = Conseiller après ce nombre d’actions ; par défaut, à la fin.
How-long-it-thinks = Combien de temps réfléchit l’entraîneur.


## holdfast review

Judge-every-decision-of-a-match-by-what-its = Juger chaque décision d’une partie selon ce que savait son joueur, et chaque jet selon ce qu’il a valu.
It-tells-the-chance-to-win-over-the-match = Montre les chances de gagner au fil de la partie, les erreurs les plus graves avec ce qui valait mieux et pourquoi, la chance aux dés, et le résultat sans elle. Dans une partie en cours, seules les décisions d’une place sont jugées.
Review-this-seat-of-a-match-that-is-still = Analyser le jeu de cette place dans une partie encore en cours.
About-how-long-it-may-take = La durée approximative.
How-many-processes-by-default-one-for-each-core = Combien de processus ; par défaut, un par cœur, jusqu’à 8.
Tell-every-decision-and-every-roll-turn-by-turn = Détailler chaque décision et chaque jet, tour par tour.
Also-write-a-page-to-this-file = Écrire aussi une page dans ce fichier.


## holdfast simulate

Play-GAME-many-times-and-count-how-it-ends = Jouer à GAME de nombreuses fois et compter comment cela finit : au hasard, ou entre bots.
Everybody-keeps-their-seat-holdfast-arena-lets-bots-change = Chacun garde sa place ; holdfast arena fait changer les bots de place et les classe.
How-many-games = Combien de parties.
Game-n-uses-the-seed-SEED-n-counted-from = La partie n utilise la graine SEED + n, en comptant à partir de 0.
Who-plays-seat-by-seat-one-bot-plays-all = Qui joue, place par place ; un seul bot occupe toutes les places.
What-counts-as-thinking-processor-time-or-time-that = Ce qui compte comme réflexion : le temps du processeur, ou le temps qui passe.
Draw-how-the-figures-are-distributed = Dessiner comment les valeurs se répartissent.


## holdfast arena

Let-bots-play-GAME-against-each-other-and-rate = Faire jouer les bots à GAME les uns contre les autres et les classer.
Everybody-meets-everybody-else-Each-deal-is-played-from = Chacun rencontre tous les autres. Chaque donne est jouée de toutes les places avec les mêmes dés ; dans un jeu en solitaire, tous jouent les mêmes donnes. Un bot se nomme comme ailleurs : strong@0.5 réfléchit une demi-seconde, strong@200x fait 200 essais. Un bot qui donne une réponse interdite, échoue ou met bien trop de temps perd cette partie, et celui dont la réponse dépend de ce qu’il ne peut pas savoir est démasqué : le code de sortie est alors 1.
Who-plays-such-as-random-quick-strong-0-5 = Qui joue, par exemple random,quick,strong@0.5.
One-more-bot-such-as-program-mybot-or-mymodule = Un bot de plus, par exemple program:./mybot ou mymodule:MyBot.
The-others-play-this-bot-and-not-each-other = Les autres rencontrent ce bot, et non les uns les autres.
Games-of-each-pairing-rounded-up-to-whole-deals = Parties de chaque rencontre ; arrondies à des donnes entières.
How-many-games-at-once = Combien de parties à la fois.
Save-every-game-there-run-the-same-command-again = Y garder chaque partie ; la même commande reprend où elle en était.
Try-some-decisions-again-with-different-secrets-default-or = Redemander quelques décisions en changeant ce qui est secret (par défaut), ou non.
The-score-to-count-for-a-game-that-was = Le score d’une partie perdue qui n’en donne pas.


## holdfast lab

Experiments-thousands-of-games-on-the-same-dice-under = Expériences : des milliers de parties avec les mêmes dés, dans des conditions différentes.
a-first-experiment-for-you-to-change = une première expérience, à modifier
play-it-run-it-again-to-go-on = la jouer ; relancée, la même commande continue
what-came-of-it-so-far = ce que cela donne jusqu’ici
as-a-page-with-plots = sous forme de page, avec des graphiques
what-can-be-left-out = ce qu’on peut enlever


## holdfast lab run

Run-the-experiment-in-FILE-or-go-on-with = Mener l’expérience de FILE, ou la continuer, et dire ce qu’elle donne.
Every-arm-plays-the-same-deals-Results-are-the = Chaque bras joue les mêmes donnes. Les résultats sont les mêmes pour le même fichier, quels que soient le nombre de processus et les interruptions.
Where-results-go-by-default-a-folder-beside-FILE = Où vont les résultats ; par défaut, dans un dossier à côté de FILE.
How-many-deals-instead-of-the-number-in-the = Combien de donnes, au lieu du nombre indiqué dans le fichier.
How-many-processes-play = Combien de processus jouent.
Who-plays-the-cores-of-this-machine-or-a = Qui joue : les cœurs de cette machine, ou une grappe Ray.
With---on-ray-the-cluster-auto-is-the-one = Avec --on ray : la grappe ; « auto » est celle dont fait partie cette machine. Sans elle, on en démarre une ici.
Save-every-match-move-by-move = Garder toutes les parties coup par coup.


## holdfast lab show

Say-what-came-of-the-experiment-in-FOLDER-as = Dire ce que donne l’expérience de FOLDER, au point où elle en est.


## holdfast lab report

Make-a-single-page-from-the-results-in-each = Réunir les résultats de chaque FOLDER en une seule page autonome : graphiques, tableaux, commandes.
Where-the-page-goes-report-html-in-the-first = Où va la page ; par défaut, report.html dans le premier dossier.
The-title-of-the-page = Le titre de la page.


## holdfast lab draft

Write-a-first-experiment-with-GAME-for-you-to = Écrire avec GAME une première expérience entièrement expliquée, que tu pourras modifier.
Where-the-experiment-goes-it-is-printed-by-default = Où écrire l’expérience ; par défaut, elle est affichée.


## holdfast lab pieces

List-what-an-experiment-with-GAME-can-leave-out = Lister ce qu’une expérience avec GAME peut enlever.


## holdfast bench

Measure-GAME-or-every-game-on-one-core-random = Mesurer GAME, ou chaque jeu, sur un cœur : le jeu au hasard, et chaque opération à part.
Says-which-build-ran-Where-the-rules-are-compiled = Dit quelle version a été mesurée. Là où les règles sont compilées, le Python ordinaire est mesuré à côté.
How-long-each-measurement-takes = Combien dure chaque mesure.
Only-random-play-as-the-line-bench-peers-py = Seulement le jeu au hasard, sous la forme de la ligne que lit bench/peers.py.
With---line-an-ordinary-Python-loop-the-way-other = Avec --line : une boucle Python ordinaire (comme avec d’autres moteurs), la boucle du moteur lui-même, ou beaucoup de parties à la fois avec observations et masques (holdfast.envs).


## holdfast perft

Count-what-GAME-can-lead-to-depth-by-depth = Compter les suites possibles de GAME, profondeur par profondeur : actions, tirages des dés, positions différentes, et fins.
Dice-and-draws-are-enumerated-not-rolled-so-the = Les dés et les pioches sont énumérés, non tirés : les comptes sont donc exacts et les mêmes sur chaque machine, et qui récrit les règles peut comparer les siens.
How-many-actions-deep = La profondeur, en nombre d’actions.
Where-set-up-takes-its-dice-from-it-is-played = Le nombre dont découlent les dés de la mise en place : elle est jouée, non énumérée.
Begin-with-the-position-in-a-file-instead = Commencer plutôt par la position d’un fichier.
Play-this-first-may-be-repeated = Jouer d’abord ceci ; peut être répété.
Roll-the-dice-of-each-action-once-from-the = Lancer une fois les dés de chaque action, selon la graine, au lieu d’essayer tous les tirages.
Count-separately-what-begins-with-each-action = Compter à part ce qui commence par chaque action.
Give-up-after-this-many-actions = S’arrêter après ce nombre d’actions.


## holdfast pack

Show-and-check-component-data-so-that-it-can = Montrer et vérifier les données du matériel, pour les corriger d’après le jeu imprimé.


## holdfast pack check

List-everything-that-is-wrong-with-the-component-data = Dire tout ce qui ne va pas dans les données du matériel de FILE.
The-game-it-is-for-when-the-file-does = Le jeu auquel elles servent, si le fichier ne le dit pas.


## holdfast pack show

Print-the-component-data-shipped-with-GAME = Écrire les données du matériel fournies avec GAME.


## holdfast conform

Play-random-games-of-GAME-and-check-everything-that = Jouer au hasard des parties de GAME et vérifier tout ce que promet un jeu sur Holdfast.
Without-options-the-games-take-turns-at-a-sample = Sans options, les parties parcourent à tour de rôle un échantillon de combinaisons qui contient toutes les paires de valeurs. Le code de sortie est 1 si une promesse n’est pas tenue ; le rapport contient alors un journal qui le montre.
How-many-random-games = Combien de parties au hasard.
The-seed-of-the-first-game = La graine de la première partie.
A-game-longer-than-this-counts-as-one-that = Une partie plus longue compte comme une partie qui ne finit pas.


## holdfast words

Show-what-is-translated-and-what-is-missing-and = Montrer ce qui est traduit et ce qui manque ; donner des exemples en LANGUAGE.
how-complete-each-language-is = où en est la traduction de chaque langue
what-German-lacks = ce qui manque à l’allemand
the-Italian-log-with-samples = la chronique italienne, avec des exemples
for-proofreading = pour la relecture
Only-this-game-the-pages-or-the-program = Seulement ce jeu, les pages ou le programme.
Print-the-messages-whose-name-or-sentence-contains-WORDS = Montrer les messages qui ont WORDS dans leur nom ou leur phrase.
Write-every-sentence-to-FOLDER-in-one-file-for = Écrire dans FOLDER tout ce qui se dit, un fichier par langue et par jeu.


## holdfast completion

Print-a-completion-script-for-SHELL = Écrire un script de complétion pour SHELL.
for-this-shell = pour ce shell
for-good = pour de bon
