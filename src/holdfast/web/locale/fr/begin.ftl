### Pages: a new match, a position, a journal.


## A new match

You-sit-at-this-rated-match-already-one-seat = Tu as déjà une place dans cette partie classée : une seule par personne.
Me = Moi
Plays-on-this-screen = Joue sur cet écran.
Comes-by-an-invitation-that-you-send = S’assoit grâce à l’invitation que tu envoies.
Anybody = N’importe qui
Takes-the-seat-when-they-come-by = Le premier venu prend la place.
People = Personnes
Bots = Bots
Home = Accueil
How-do-you-want-to-play = Comment veux-tu jouer ?
The-match-starts-from-the-position-you-came-from = La partie commence à la position d’où tu viens.
Fine-points-of-the-rules = Points de détail des règles
This-game-has-no-options = Ce jeu n’a pas d’options.
Who-plays = Qui joue ?
Several-seats-for-you-make-a-hot-seat-pass = Plusieurs places pour toi : on se passe l’écran. Quand un jeu cache quelque chose, l’écran est couvert entre deux joueurs.
How-much-time = Combien de temps ?
Time-limit = Limite de temps
Clocks-run-while-everybody-sits-at-the-table-All = Les pendules tournent quand tout le monde est à la table. Les joueurs peuvent convenir d’une pause, s’ils sont tous d’accord.
When-somebody-is-gone = Si quelqu’un quitte la partie
What-happens-when-time-runs-out-or-when-somebody = Ce qui arrive quand le temps est écoulé, ou quand quelqu’un abandonne alors que d’autres continuent. Tout le monde le sait avant de s’asseoir.
Fair-or-study = Vraie partie ou étude ?
A-fair-match = Une vraie partie
Hidden-things-stay-hidden-and-dice-that-have-fallen = Ce qui est caché reste caché, et les jets de dés ne s’annulent pas.
A-study = Une étude
Go-back-and-forth-as-you-like-try-lines = Avance et recule à ton gré, essaie des variantes, regarde toutes les cartes cachées.
Name-language-who-may-watch = Nom, langue, qui peut regarder
Name-of-the-match = Nom de la partie
Spectators = Spectateurs
Whoever-has-the-address-may-watch = Qui a l’adresse peut regarder
Players-only = Seulement les joueurs
Everybody-who-plays-may-ask-the-coach-also-against = Tous ceux qui jouent peuvent consulter l’entraîneur, même contre des personnes ; on le dit à tous avant qu’ils s’assoient
Rated-it-counts-for-the-ratings-of-those-who = Classée : elle compte pour la cote de ceux qui jouent. Seulement entre personnes, sans conseils, depuis la position de départ habituelle
Show-it-in-the-lobby-free-seats-and-to = La montrer dans le salon : places libres et parties à regarder
Corrected-component-data-JSON = Données du matériel corrigées (JSON)
A-match-in-which-nobody-moves-for-num-days =
    { $num ->
        [one] Une partie où personne ne joue pendant { $num } jour est supprimée, sauf si elle est finie.
       *[other] Une partie où personne ne joue pendant { $num } jours est supprimée, sauf si elle est finie.
    }
Show-me-how-it-works-first = Montre-moi d’abord comment ça marche
Somebody-has-taken-this-seat = Quelqu’un a pris cette place.
Too-many-sit-or-ask-here-already = Trop de personnes sont déjà assises ici, ou demandent à s’asseoir.
You-sit-here-already = Tu as déjà ta place ici.
This-seat-is-not-yours = Cette place n’est pas à toi.
This-link-is-no-longer-good = Ce lien n’est plus valable.
The-holder-of-this-seat-has-not-let-you = La personne qui occupe cette place a refusé ta demande.
You-have-asked-already = Tu as déjà demandé.
Nobody-asks-to-sit-here-any-longer = Plus personne ne demande à s’asseoir ici.
Nobody-of-that-name-sits-here = Personne de ce nom n’est assis ici.
You-came-to-this-seat-through-somebody-who-still = Tu dois cette place à quelqu’un qui y est encore : tu ne peux pas le faire sortir.
You-are-the-only-one-who-holds-this-seat = Personne d’autre n’occupe cette place : sans toi, personne ne pourrait la jouer.
This-link-belongs-to-no-seat = Ce lien ne mène à aucune place.
Was-it-copied-whole-If-so-ask-whoever-sent = A-t-il été copié en entier ? Si oui, demandes-en un nouveau à la personne qui te l’a envoyé.
The-match-is-over = La partie est finie.
Only-a-browser-can-ask-to-sit-for-a = Seul un navigateur peut demander à s’asseoir ; pour un programme, la personne qui occupe la place crée un jeton.
Nobody-sits-there-whom-one-could-ask = Il n’y a là personne à qui demander.
Somebody-was-faster = Quelqu’un a été plus rapide
Look-for-another-seat-or-watch-the-match = Cherche une autre place, ou regarde la partie.
Only-a-study-match-can-choose-its-dice = Les dés ne se choisissent que dans une étude.
a-position-is-not-an-empty-object = une position n’est pas un objet vide
the-game-is-over-in-this-position = dans cette position, la partie est finie
You-have-many-matches-running-finish-some-first = Tu as trop de parties en cours : termines-en d’abord quelques-unes.
Many-matches-were-begun-from-your-network-today = Trop de parties ont été commencées aujourd’hui depuis ton réseau.
The-match-was-over-there-nothing-is-left-to = À ce moment, la partie était finie : il n’y a plus rien à étudier.
There-is-no-reason-to-go-on-as-a = Rien n’oblige à continuer dans une nouvelle partie.
Only-those-who-play-decide-that-a-match-goes = Seuls ceux qui jouent décident si une partie continue.
A-study-has-no-time-limit = Une étude n’a pas de limite de temps.
A-time-limit-needs-two-people-at-least-nobody = Une limite de temps demande au moins deux personnes : ici personne ne t’attend.
there-is-no-seat-seat-with-these-options-there = avec ces options, il n’y a pas de place « { $seat } » ; il y a { $known }
seats-seat-cannot-be-who-it-is-one-of = seats.{ $seat } ne peut pas être « { $who } » ; valeurs possibles : { $choices }
here-a-bot-thinks-about-a-decision-for-most =
    ici un bot réfléchit à une décision pendant { $most ->
        [one] { $most } seconde
       *[other] { $most } secondes
    } au plus
The-number-of-the-dice-is-a-whole-number = La graine des dés doit être un nombre entier.
field-is-not-valid-JSON-line-line-column-column = « { $field } » n’est pas du JSON valide (ligne { $line }, colonne { $column }).
That-must-be-a-JSON-object = Ce doit être un objet JSON.
A-time-limit-is-from-a-minute-to-60 = Une limite de temps va d’une minute à 60 jours, pour un tour ou pour la partie.
There-is-nothing-to-decide-ahead-of-your-turn = Il n’y a rien à décider avant ton tour.
Something-is-still-to-be-decided = Il reste quelque chose à décider.


## Just set up

Play-on-another-device = Jouer sur un autre appareil
Your-way-back = Ton lien de retour
A-token-for-a-program = Un jeton pour un programme
Open-this-link-on-the-other-device-within-an = Ouvre ce lien sur l’autre appareil dans l’heure. Il sert une seule fois.
Keep-this-link-where-only-you-find-it-If = Garde ce lien là où personne d’autre ne le trouve. Si ce navigateur t’oublie, il te ramène à ta place, une seule fois.
The-program-sends-it-with-each-request-as-Authorization = Le programme l’envoie avec chaque requête comme « Authorization: Bearer … ». Il joue ta place jusqu’à ce que tu le fasses sortir.
This-is-shown-only-once-Whoever-has-it-can = Ceci n’est montré qu’une fois. Quiconque l’obtient peut s’asseoir à ta place.
Back-to-the-table = Retour à la table
Whoever-is-gone-then = Si quelqu’un quitte la partie : { $then }
Everybody-who-plays-may-ask-the-coach = Tous ceux qui jouent peuvent consulter l’entraîneur


## Invitations

Join-match = Rejoindre { $match }
You-are-invited-to-match-Your-seat-seat = Une invitation pour { $match }. Ta place : { $seat }.
Whoever-invites-you-gave-no-name = La personne qui t’invite n’a pas donné de nom.
You-made-this-invitation-yourself-If-you-sit-down = Tu as fait cette invitation toi-même. Si tu t’assois, ton ami saura que tu l’as utilisée.
Play-on-this-device = Jouer sur cet appareil
This-link-brings-you-to-your-seat-in-match = Ce lien te mène à ta place dans { $match } : { $seat }.
Welcome-back = Te revoilà
Players = Joueurs
Kind-of-match = Type de partie
Fair-match = Vraie partie
Time = Temps
Coach = Entraîneur
No-hints-between-people = Pas de conseils dans une partie entre personnes
All-else-as-usual = Tout le reste : options par défaut
Others-at-the-table-see-it-You-may-leave = Les autres à la table le voient. Tu peux le laisser vide.
Sit-down = S’asseoir
Learn-the-game-first = Apprendre d’abord le jeu
The-link-works-once-in-this-browser-Afterwards-the = Le lien sert une seule fois, dans ce navigateur. Ensuite, la place est à toi.
The-link-works-once-in-this-browser = Le lien sert une seule fois, dans ce navigateur.
Good-until = Valable jusqu’au
You-no-longer-sit-here = Tu n’as plus de place ici
You-have-resigned-and-somebody-else-plays-on-at = Tu as abandonné ({ $seat }), et quelqu’un d’autre continue à ta place.
Your-time-ran-out-and-what-was-agreed-happened = Ton temps est écoulé : ce qui était convenu s’applique à ta place ({ $seat }).
Whoever-holds-this-seat-has-put-this-browser-out = La personne qui occupe cette place ({ $seat }) a fait sortir ce navigateur.
You-have-asked-to-come-back-and-were-not = Tu as demandé à revenir ; ta demande a été refusée.
You-have-asked-to-come-back-As-soon-as = Tu as demandé à revenir. Dès qu’on t’accepte, tu joues.
If-the-seat-is-yours-use-your-way-back = Si la place est à toi, utilise ton lien de retour, ou demande à revenir.
Sit-down-again = Se rasseoir
Ask-to-come-back = Demander à revenir
Dead-link = Ce lien n’est plus valable
Ask-whoever-sent-it-to-you-for-a-new = Demandes-en un nouveau à la personne qui te l’a envoyé.
If-you-sit-there-open-the-match-under-My = Si tu as une place à cette table, ouvre la partie sous « Mes parties ». Sinon, tu peux aussi y demander une place.
Make-a-new-one-where-you-still-sit = Crée-en un nouveau sur un appareil où tu as encore ta place.
If-that-was-not-you-ask-whoever-sent-it = Si ce n’était pas toi, pose la question à la personne qui t’a envoyé le lien ; une place n’appartient qu’à une seule personne.
Somebody-has-taken-the-seat-of-this-invitation = Quelqu’un a déjà pris la place prévue par cette invitation.
This-link-is-from-before-seats-belonged-to-people = Ce lien date d’une époque où les places n’appartenaient pas encore à des personnes. Sa place est prise, et le lien ne l’ouvre plus.
This-link-was-withdrawn-or-replaced-by-a-new = Ce lien a été retiré ou remplacé par un nouveau.
This-link-has-expired = Ce lien a expiré.
This-link-works-once-and-it-was-used-on = Ce lien sert une seule fois, et il a été utilisé le { $when }.
This-invitation-was-used-on-when-by-the-one = Cette invitation a été utilisée le { $when } par la personne qui a préparé la partie.
This-invitation-was-used-on-when-by-name = Cette invitation a été utilisée le { $when } par { $name }.
This-invitation-was-used-on-when-by-somebody-without = Cette invitation a été utilisée le { $when }, par quelqu’un sans nom.


## Positions and journals

A-position-of-game = Une position du jeu { $game }
A-shared-position = Une position partagée
seat-decides = Décision : { $seat }.
Point-at-anything-to-learn-what-it-is = Pointe n’importe quel élément pour savoir ce que c’est.
Study-it = L’étudier
Start-a-match-from-here = Commencer une partie à partir d’ici
Address-of-this-position = Adresse de cette position
A-short-address-for-it = Une adresse courte
As-text = En texte
A-journal-becomes-a-study-that-you-can-replay = Un journal devient une étude que tu peux revoir, analyser et prolonger par des variantes. Il est d’abord rejoué : chaque coup doit être permis, et chaque dé doit découler de la clé promise.
A-file = Un fichier
The-journal-of-a-match-as-Download-the-journal = Le journal d’une partie, comme le donne « Télécharger le journal » : jusqu’à 1 Mo.
Or-paste-it-here = Ou colle-le ici
A-journal-a-position-as-JSON-the-code-of = Un journal, une position en JSON, le code d’une position, ou une adresse de ce site.
Game-of-a-position = Jeu de la position
find-out = à détecter
Open = Ouvrir
The-journal-holds = Le journal est valide
The-match-is-not-over = La partie n’est pas finie.
num-actions-were-played-through-and-all-are-allowed =
    { $num ->
        [0] Aucune action n’y a été jouée.
        [one] { $num } action a été rejouée, et elle est permise.
       *[other] { $num } actions ont été rejouées, et toutes sont permises.
    }
Every-number-follows-from-the-key-and-the-key = Chaque nombre découle de la clé, et la clé est celle qui a été promise au début :
Every-number-follows-from-the-seed-in-the-journal = Chaque nombre découle de la graine du journal. Qui a choisi la graine pouvait les prévoir.
There-was-no-chance-in-it = Le hasard n’y était pour rien.
It-was-written-under-version-rules-of-the-rules = Il a été écrit avec la version { $rules } des règles et reste valable avec la version { $present }.
the-address-of-this-position-is-too-long = l’adresse de cette position est trop longue
the-address-of-this-position-is-damaged-was-it = l’adresse de cette position est abîmée ; a-t-elle été copiée en entier ?
Choose-a-file-or-paste-a-journal-or-a = Choisis un fichier, ou colle un journal ou une position.
This-is-neither-a-journal-nor-a-position-A = Ce n’est ni un journal ni une position. Un journal est le fichier que donne « Télécharger le journal » ; une position est du JSON, son code ou son adresse.
This-is-not-valid-JSON-line-line-column-column = Ce n’est pas du JSON valide (ligne { $line }, colonne { $column }) : a-t-il été copié en entier ?
No-game-here-reads-this-position-Choose-its-game = Aucun jeu ici ne lit cette position. Choisis son jeu pour savoir ce qui ne va pas.
There-is-no-position-here-Was-the-address-copied = Il n’y a pas de position ici. L’adresse a-t-elle été copiée en entier ? Les positions que personne n’ouvre pendant longtemps sont supprimées.
