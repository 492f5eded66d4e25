### Pages: the first page, the lobby, the games and their rules.


## The first page

num-games-one-table =
    { $num ->
        [1] Un jeu, une table.
        [2] Deux jeux, une table.
        [3] Trois jeux, une table.
        [4] Quatre jeux, une table.
        [5] Cinq jeux, une table.
        [6] Six jeux, une table.
       *[other] { $num } jeux, une table.
    }
games-played-by-their-full-rules-Alone-with-friends = { $games }, avec toutes leurs règles. Seul ou entre amis, en une soirée ou sur plusieurs jours. La table connaît les règles : toi, pense au jeu.
Play-game = Jouer à { $game }
Learn-it-in-ten-minutes = L’apprendre en dix minutes
No-account-nothing-to-install-A-game-for-one = Sans compte, rien à installer. Un jeu en solitaire : il commence tout de suite.
Today-s-challenge-the-same-dice-for-all = Le défi du jour : les mêmes dés pour tous
The-board-of-game = Le plateau du jeu { $game }
It-is-your-turn-in-num-matches =
    { $num ->
        [one] C’est ton tour dans une partie.
       *[other] C’est ton tour dans { $num } parties.
    }
No-match-of-yours-is-running = Aucune de tes parties n’est en cours.
Others-wait-for-you = On t’attend
Go-on-whenever-you-like = À reprendre quand tu veux
Others-are-to-move = C’est le tour des autres
Over = Terminées
Go-on = Continuer
My-turn-next = Mon prochain tour
All-my-games = Toutes mes parties
Look-back = Revoir
Free-seats = Une place est libre
To-the-lobby = Aller au salon
The-games = Les jeux
More-about-it = En savoir plus
New-match-of-game = Nouvelle partie : { $game }
New-match = Nouvelle partie
Learn-game = Apprendre { $game }
Rules-of-game = Règles du jeu { $game }
Nothing-waits-for-you-just-now = Rien ne t’attend en ce moment.
You-are-invited = On t’invite
host-invites-you = { $host } t’invite
A-seat-is-kept-for-you = Une place t’attend
Your-seat-seat = Ta place : { $seat }
Decline = Décliner


## The lobby

no-limit = sans limite
in-one-sitting = d’une traite
over-days = sur plusieurs jours
Nothing-is-lost-choose-another-table = Rien n’est perdu : choisis une autre table.
Filter-the-tables = Filtrer les tables
Game = Jeu
all = tout
Options = Options
as-usual = options par défaut
Speed = Vitesse
Show = Montrer
Watch = Regarder
No-table-like-that-has-a-free-seat-Open = Aucune table de ce genre n’a de place libre. Ouvres-en une : choisis « N’importe qui » pour une place.
To-watch = Parties à regarder
Nobody-plays-before-an-audience-just-now = Il n’y a pas de partie à regarder en ce moment.


## My games

The-first-try-counts-it-can-be-deleted-when = C’est le premier essai qui compte : il pourra être supprimé quand le défi sera clos.
You-can-hide-it-from-your-list = Tu peux la retirer de ta liste.
option-value = { $option } : { $value }.
Put-it-away = Ranger
List-it-again = Remettre dans la liste
Archive = Archiver
Hide-from-my-list = Retirer de ma liste
Delete-for-good = Supprimer pour de bon
Matches = Parties
Filter-the-matches = Filtrer les parties
State = État
running = en cours
finished = finies
studies = études
archived = archivées
hidden = cachées
Result = Résultat
Report = Compte rendu
Replay = Revoir
Pages = Pages
Newer = Plus récentes
first-to-last-of-all = { $first } à { $last } sur { $all }
Older = Plus anciennes
Play-at-once = Jouer tout de suite
Alone-or-against-a-bot-it-begins-with-a = Seul ou contre un bot : sans compte, sans attendre.
Open-a-table = Ouvrir une table
Leave-a-seat-to-anybody-your-table-stands-in = Laisse une place à n’importe qui : ta table reste affichée dans le salon jusqu’à ce que quelqu’un s’y assoie. Ou envoie un lien à un ami.
Nobody-looks-for-players-just-now = Personne ne cherche de joueurs en ce moment.
What-you-play-stands-here-whose-turn-it-is = Tes parties figurent ici : à qui est le tour, comment elles se sont terminées, et de quoi en revoir chaque moment.
Your-matches-stay-with-this-browser = Elles restent dans ce navigateur tant que tu n’as pas de compte.
No-match-of-yours-is-like-that = Aucune de tes parties ne correspond.
Show-all = Tout montrer
In-numbers = En chiffres
Played = Jouées
On-average = En moyenne
best = meilleur
This-match-is-not-in-your-list = Cette partie n’est pas dans ta liste.
Others-play-or-have-played-in-this-match-it = D’autres jouent ou ont joué dans cette partie : elle est à eux aussi.
You-can-hide-it-from-your-list-A-match = Tu peux la retirer de ta liste. Dans une partie en cours, tu peux d’abord abandonner.


## About the games

About-game = À propos du jeu { $game }
Who-made-them-what-they-tell-of-and-what = Qui les a faits, ce qu’ils racontent et ce que nous avons dû reconstituer.
Read = Lire
Unofficial = Non officiel
Holdfast-is-an-unofficial-implementation-and-contains-no-text = Holdfast est une version non officielle et ne contient ni texte, ni illustration, ni graphisme des auteurs ou des éditeurs des jeux : les règles sont réécrites avec nos mots et chaque image est dessinée ici. Pour jouer avec le vrai matériel, et pour remercier ceux qui l’ont fait, achète les jeux.


## Learning

Learn-by-playing = Apprendre en jouant
A-first-game-on-the-real-board-You-play = Une première partie sur le vrai plateau. Tu joues ; on t’explique au fur et à mesure.
Continue-where-you-were = Reprendre où tu en étais
Begin = Commencer
I-know-it-new-match = Je connais : nouvelle partie
There-is-no-guided-game-yet-A-study-is = Il n’y a pas encore de partie guidée. Une étude fait presque aussi bien l’affaire : avance, recule, essaie tout, clique sur « Impossible ? ».
Begin-a-study = Commencer une étude
Read-the-rules = Lire les règles
number-of-count = { $number } sur { $count }
Start-again = Recommencer
Leave = Quitter
Show-me-where = Montre-moi où
Chosen-so-far = Choisi jusqu’ici
Next = Suivant
Play-against-a-bot = Jouer contre un bot
Choose-a-match-yourself = Choisir la partie soi-même
What-happened = Ce qui s’est passé
Steps = Étapes
Step-back = Revenir d’une étape
This-step-again = Refaire cette étape
Skip = Passer
Cards-and-dice-of-this-lesson-are-fixed-The = Les cartes et les dés de cette leçon sont fixés. Les chances affichées sont exactes.
Search-the-actions = Chercher une action
Actions = Actions
That-is-allowed-but-it-is-not-the-idea = C’est permis, mais ce n’est pas ce que cette étape veut te montrer.
There-is-no-such-lesson = Cette leçon n’existe pas.


## The rules

Every-rule-in-our-own-words-with-a-number = Toutes les règles, dans nos propres mots et numérotées. La chronique cite ces numéros.
Search-the-rules = Chercher dans les règles
Search = Chercher
Chapters = Chapitres
num-rules-found =
    { $num ->
        [one] { $num } règle trouvée.
       *[other] { $num } règles trouvées.
    }
No-rule-says-that-Try-fewer-or-other-words = Aucune règle ne dit cela. Essaie moins de mots, ou d’autres.
There-is-no-rule-of-that-number = Aucune règle ne porte ce numéro.
