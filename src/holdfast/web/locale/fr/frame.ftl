### Pages: the frame of every page, and what many pages say.


## The frame

To-the-content = Aller au contenu
Main = Principal
Lobby = Salon
Learn = Apprendre
Rules = Règles
My-games = Mes parties
You = Toi
Sign-in = Se connecter
Settings = Réglages
Settings-and-language = Réglages et langue
Language = Langue
Light = Thème
Automatic = Automatique
Day = Clair
Night = Sombre
Movement-and-dice = Animations
On = Oui
Off = Non
What-others-do-is-shown = Vitesse des coups des autres
Slow = Lente
Normal = Normale
Fast = Rapide
At-once = Tout de suite
Sounds = Sons
Colours-of-card-suits = Couleurs des enseignes
Four = Quatre
Two = Deux
Patterns-and-signs-stand-beside-every-colour-always = Chaque couleur a aussi son motif ou son symbole.
Historical-notes-in-the-log = Notes historiques dans la chronique
Play-what-is-the-only-choice-by-itself = Jouer automatiquement les coups forcés
Tell-me-when-it-is-my-turn = Me prévenir quand c’est à moi
My-name = Mon nom
Save = Enregistrer
This-browser-has-been-signed-out-by-you-on = Ce navigateur a été déconnecté : par toi sur un autre appareil, ou parce que le compte a été supprimé.
About-the-games = À propos des jeux
Rules-reference = Règlement
Challenges = Défis
Ratings = Cotes
Friends = Amis
Open-a-journal-or-a-position = Ouvrir un journal ou une position
For-programs = API
Licences = Licences
This-page-tries-again-by-itself = Cette page réessaie toute seule.
Watch-the-match = Regarder la partie
To-the-first-page = Accueil
API = API
Programs-can-do-what-the-pages-do = Les programmes peuvent faire ce que font les pages.


## What many pages say

Players-players = Joueurs : { $players }
minutes-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
Ages-ages = Âge : { $ages }
Your-turn = À toi
Won = Gagnées
Drawn = Nulles
Lost = Perdues
Study = Étude
Rated = Classée
own-position = position préparée
own-component-data = données du matériel modifiées
seat-who = { $seat } : { $who }
num-actions =
    { $num ->
        [one] { $num } action
       *[other] { $num } actions
    }
Join = Rejoindre
Bot = Bot
open = libre
invited = sur invitation
you = toi
somebody = quelqu’un
Match-won = Gagnée
Match-drawn = Nulle
Match-lost = Perdue
You-win = Tu as gagné !
A-draw = Partie nulle.
You-lose = Tu as perdu.
A-new-match-with-the-same-options-and-seats = Une nouvelle partie avec les mêmes options et les mêmes places
Play-again = Rejouer
days-d-hours-h = { $days } j { $hours } h
hours-h-minutes-min = { $hours } h { $minutes } min
A-bot-plays-on = Un bot continue
The-seat-is-free-for-somebody-else = La place est libre pour quelqu’un d’autre
The-match-is-lost = La partie est perdue
Copied = Copié
Copy = Copier
New-invitation = Nouvelle invitation
A-friend = Un ami
Invite-this-friend = Inviter cet ami
set-up-the-match = a préparé la partie
came-by-invitation = venu sur invitation
took-the-free-seat = a pris la place libre
your-link = ton lien
your-way-back = ton lien de retour
you-let-it-in = que tu as accepté
program-with-your-token = programme avec ton jeton
This-match-does-not-begin-as-the-rules-say = Cette partie ne commence pas comme le disent les règles : la personne qui l’a préparée a choisi la position.
This-match-is-played-with-changed-component-data-whoever = Cette partie se joue avec des données du matériel modifiées : la personne qui l’a préparée les a choisies.
It-does-not-count-in-the-statistics = Elle ne compte pas dans les statistiques.
Before-a-note = Note :
The-board = Le plateau
Zoom-in = Agrandir
Zoom-out = Réduire
Show-the-whole-board = Montrer tout le plateau
The-panel-beside-the-board = Le panneau à côté du plateau
Choices = Choix
Odds = Chances
Close = Fermer
What-this-is = De quoi s’agit-il ?
Where-do-I-stand = Où en suis-je ?
Are-you-sure = Tu confirmes ?
Go-on-playing = Continuer à jouer
End-it-all-the-same = Terminer quand même
A-rule = Une règle
Waiting-for-who = On attend : { $who }
who-is-thinking = { $who } réfléchit
Match-over = La partie est finie
and-count-more-type-to-narrow-the-list =
    … et { $count ->
        [one] une autre
       *[other] { $count } autres
    } : tape pour réduire la liste
count-of-all = { $count } sur { $all }
Why-not-text = « { $text } » : pourquoi est-ce impossible ?
See-this-moment = Voir ce moment
Write-a-note = Écrire une note
Open-the-whole-reference = Ouvrir tout le règlement
Nothing-can-be-done-here-now = Rien à faire ici pour l’instant.
Back = Retour
Taken-back = Annulé.
who-took-back-count = Coups annulés par { $who } : { $count }
Take-back = Annuler le coup
here = présent
away = absent
Watching-count = Spectateurs : { $count }
The-connection-is-lost-trying-again = Connexion perdue ; nouvel essai…
The-server-does-not-get-to-it-just-now = Le serveur est occupé. Nouvel essai…
You-are-offline-As-soon-as-you-are-connected = Tu es hors ligne. Dès que la connexion revient, tu peux continuer.
The-server-cannot-be-reached-just-now-Try-again = Le serveur est injoignable. Réessaie dans un instant.
That-did-not-work = Cela n’a pas marché.
Somebody = Quelqu’un
at-of-all = { $at } sur { $all }
After-set-up = Après la mise en place
What-you-cannot-know-was-dealt-anew = Ce que tu ne peux pas savoir a été redistribué.
count-new =
    { $count ->
        [one] { $count } nouvelle
       *[other] { $count } nouvelles
    }
Moves-since-your-last-visit-count =
    { $count ->
        [one] Un coup
       *[other] { $count } coups
    } depuis ta dernière visite
There-is-nothing-of-that-name-on-the-board = Il n’y a rien de ce nom sur le plateau.
no = non
yes = oui


## Time limits

No-time-limit = Sans limite de temps
count-minutes-a-turn =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } par tour
count-h-a-turn = { $count } h par tour
count-d-a-turn = { $count } j par tour
count-minutes-each-for-the-match =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } par joueur pour la partie
count-h-each-for-the-match = { $count } h par joueur pour la partie
count-d-each-for-the-match = { $count } j par joueur pour la partie
Time-left = Temps restant
