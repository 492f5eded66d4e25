### Pages: accounts, friends, ratings, challenges.


## You

Before-you-signed-in-a-guest-played-num-matches =
    { $num ->
        [one] Avant ta connexion, un invité a joué une partie dans ce navigateur. Était-ce toi ?
       *[other] Avant ta connexion, un invité a joué { $num } parties dans ce navigateur. Était-ce toi ?
    }
Yes-they-are-mine = Oui, c’était moi
Otherwise-they-wait-here-until-you-sign-out = Sinon elles attendent ici jusqu’à ta déconnexion.
Name = Nom
Name-language-and-settings-are-the-same-on-all = Nom, langue et réglages sont les mêmes sur tous tes appareils.
Passkeys = Clés d’accès
A-passkey = Une clé d’accès
last-used = dernière utilisation
Remove = Retirer
None-yet-you-sign-in-by-e-mail = Aucune encore : tu te connectes par e-mail.
This-browser-knows-no-passkeys = Ce navigateur ne gère pas les clés d’accès.
Nothing-was-changed = Rien n’a changé.
Add-a-passkey = Ajouter une clé d’accès
Passkeys-work-at-another-address-of-this-server = Les clés d’accès fonctionnent à une autre adresse de ce serveur :
Devices = Appareils
signed-in = connecté
Sign-out = Déconnecter
Sign-out-everywhere-else = Déconnecter tous les autres appareils
E-mail-address = Adresse e-mail
Use-another-address = Utiliser une autre adresse
Use-this-address = Utiliser cette adresse
We-send-a-link-there-first-Others-never-see = Nous y envoyons d’abord un lien. Les autres ne voient jamais l’adresse.
This-server-sends-no-mail = Ce serveur n’envoie pas d’e-mails.
When-it-is-my-turn = Quand c’est à moi
This-browser-does-not-allow-notices-from-here-Its = Ce navigateur n’autorise pas les avis de ce site. Tu peux le changer dans ses réglages.
This-browser-cannot-be-told-anything-while-no-page = Ce navigateur ne peut pas recevoir d’avis quand aucune page n’est ouverte.
Tell-me-in-this-browser = Me prévenir dans ce navigateur
No-longer-in-this-browser = Ne plus me prévenir dans ce navigateur
Tell-me-in-these-browsers = Me prévenir dans ces navigateurs
Write-to-address = Écrire à { $address }
Quiet-hours = Heures calmes
from = de
to = à
Time-zone = Fuseau horaire
What-comes-in-quiet-hours-waits-until-they-are = Ce qui arrive pendant les heures calmes attend leur fin. Il n’y a pas d’avis sur une partie que tu regardes.
My-data = Mes données
Take-all-of-it-along = Télécharger toutes mes données
Delete-account = Supprimer mon compte…
This-account-has-been-deleted = Ce compte a été supprimé.
This-passkey-is-known-already-sign-in-with-it = Cette clé d’accès est déjà connue : connecte-toi avec elle.
Somebody-else-uses-this-address-here = Quelqu’un d’autre utilise cette adresse ici.
That-is-your-only-way-to-sign-in-Add = C’est ta seule façon de te connecter. Ajoute d’abord une autre clé d’accès ou une adresse.
You-have-too-many-of-these-remove-some-first = Tu en as trop : retires-en d’abord.
That-is-not-yours-or-has-been-removed-already = Ce n’est pas à toi, ou c’est déjà retiré.
This-link-is-not-known-here-Was-it-copied = Ce lien est inconnu ici. A-t-il été copié en entier ?
A-new-link = Un nouveau lien
This-has-been-used-already-and-works-once = Cela a déjà servi, et ne sert qu’une fois.
This-is-too-old-and-no-longer-good = C’est trop ancien et n’est plus valable.
This-was-begun-in-another-browser-begin-again-in = Cela a commencé dans un autre navigateur : recommence dans celui-ci.
That-was-asked-for-too-often-from-here-or = Cela a été demandé trop souvent d’ici ou pour cette adresse. Attends une heure.
Signing-in-needs-cookies-allow-them-and-reload = Se connecter nécessite des cookies : autorise-les et recharge la page.
Passkeys-do-not-work-at-this-address-they-belong = Les clés d’accès ne fonctionnent pas à cette adresse : elles appartiennent à un nom, pas à un nombre.
This-passkey-belongs-to-nobody-here-the-account-may = Cette clé d’accès n’est à personne ici : le compte a peut-être été supprimé.
Sign-in-in-another-way-or-make-a-new = Connecte-toi autrement, ou crée une nouvelle clé d’accès.
Only-somebody-who-is-signed-in-can-do-that = Il faut être connecté pour cela.
Sign-in-then-try-again = Connecte-toi, puis réessaie.
Begin-again-nothing-was-changed = Recommence ; rien n’a changé.
words-is-no-time-of-day-one-is-written = « { $words } » n’est pas une heure ; une heure s’écrit 22:30.
Quiet-hours-have-a-beginning-and-an-end-or = Les heures calmes ont un début et une fin, ou ni l’un ni l’autre.
words-is-no-time-zone-one-is-called-Europe = « { $words } » n’est pas un fuseau horaire ; un fuseau s’écrit par exemple Europe/Rome.
The-passkey-could-not-be-checked-reason = La clé d’accès n’a pas pu être vérifiée : { $reason }.
This-passkey-was-shown-to-other-and-this-server = Cette clé d’accès a été présentée à { $other }, alors que ce serveur est { $origin }.
Open-the-right-address-and-sign-in-there = Passe par la bonne adresse pour te connecter.
This-server-may-not-call-host-its-operator-can = Ce serveur ne peut pas appeler { $host } ; son exploitant peut l’autoriser.
These-keys-are-none-that-a-browser-would-send = Ces clés ne sont pas de celles qu’un navigateur enverrait.
Tick-the-box-if-you-are-sure-nothing-was = Coche la case si tu le veux vraiment : rien n’a été supprimé.
There-is-nothing-at-this-address = Il n’y a rien à cette adresse.


## Signing in

The-same-on-every-device = Sur tous tes appareils
You-can-play-without-this-With-an-account-your = Tu peux jouer sans cela. Avec un compte, tes parties, ton nom et tes réglages sont là, sur ton téléphone comme à ton bureau, et un avis te prévient quand c’est à toi. Il n’y a pas de mot de passe.
The-num-matches-that-you-play-in-this-browser =
    { $num ->
        [one] La partie que tu joues dans ce navigateur te suit.
       *[other] Les { $num } parties que tu joues dans ce navigateur te suivent.
    }
With-a-passkey = Avec une clé d’accès
Your-device-asks-for-your-finger-your-face-or = Ton appareil demande ton empreinte digitale, ton visage ou son propre code, et garde la clé.
Make-a-passkey = Créer une clé d’accès
I-have-one-already = J’en ai déjà une
Passkeys-need-scripts-which-are-switched-off = Les clés d’accès ont besoin de scripts, qui sont désactivés.
Passkeys-belong-to-the-name-of-a-site-and = Une clé d’accès appartient au nom d’un site, et cette adresse est un nombre. L’exploitant du serveur peut lui donner un nom.
With-a-link-by-e-mail = Avec un lien par e-mail
For-signing-in-and-for-notices-nothing-else-Others = Pour se connecter et pour les avis, rien d’autre. Les autres ne la voient jamais.
Send-me-a-link = M’envoyer un lien
Look-into-your-mail = Consulte ta messagerie
A-link-is-on-its-way-to-address-It = Un lien est en route vers { $address }. Il sert une seule fois, pendant une demi-heure. Si rien n’arrive, regarde parmi les indésirables, ou demande-le encore.
Is-this-your-address = Est-ce ton adresse ?
name-wants-to-use-address-here-to-sign-in = { $name } veut utiliser { $address } ici : pour se connecter et pour les avis. Si ce n’est pas toi, ferme cette page.
Welcome = Bienvenue
This-link-signs-you-in-as-address-in-this = Ce lien te connecte dans ce navigateur avec l’adresse { $address }.
Yes-it-is-mine = Oui, c’est la mienne
Thank-you = Merci
The-address-is-confirmed-You-can-sign-in-with = L’adresse est confirmée. Tu peux te connecter avec elle et y recevoir des avis.
No-more-mails = Ne plus recevoir d’e-mails
You-get-no-more-notices-by-mail-Under-You = Tu ne reçois plus d’avis par e-mail. Sous « Toi », tu peux les réactiver.
With-one-click-you-get-no-more-notices-by = D’un clic, tu ne reçois plus d’avis par e-mail. Ton compte est conservé.
Delete-my-account = Supprimer mon compte
This-cannot-be-undone-What-goes = C’est définitif. Ce qui disparaît :
your-name-settings-address-passkeys-and-devices-and-all = ton nom, tes réglages, ton adresse, tes clés d’accès et tes appareils, et tous les avis ;
matches-in-which-nobody-else-ever-sat = les parties où personne d’autre n’a jamais pris place ;
your-name-at-all-other-matches-and-what-you = ton nom dans toutes les autres parties, et ce que tu y as écrit depuis une place qui n’était qu’à toi.
What-remains = Ce qui reste :
the-moves-of-matches-with-others-they-stay-played = les coups des parties avec d’autres : ils restent, joués par « quelqu’un » ;
your-seats-in-matches-that-still-run-anybody-may = tes places dans les parties en cours : n’importe qui peut les prendre, pour que les autres continuent ;
what-you-wrote-as-a-spectator-nobody-knows-that = ce que tu as écrit comme spectateur : personne ne sait que c’était toi.
Take-all-of-it-along-first = Télécharger d’abord toutes mes données
I-am-sure = Oui, vraiment
That-is-no-e-mail-address-one-looks-like-anna = Ce n’est pas une adresse e-mail ; une adresse ressemble à anna@example.org.


## Friends

What-you-have-reported = Ce que tu as signalé
The-operator-has-not-read-it-yet = L’exploitant n’a pas encore lu ton signalement.
Read-the-line-is-gone = L’exploitant a lu ton signalement : la ligne a été retirée.
Read-the-line-stays = L’exploitant a lu ton signalement : la ligne reste.
There-is-no-place-for-more-friends-one-of = Il n’y a plus de place pour d’autres amis, chez toi ou chez l’autre : { $most } au plus.
You-have-sent-many-invitations-wait-an-hour-then = Tu as envoyé trop d’invitations : attends une heure avant de continuer.
My-personal-link = Mon lien personnel
Send-it-to-somebody-you-know-Whoever-opens-it = Envoie-le à quelqu’un que tu connais. Qui l’ouvre devient ton ami, et toi le sien : vous pouvez alors vous inviter d’un clic.
Make-a-new-link = Créer un nouveau lien
Whoever-has-the-old-one-can-then-do-nothing = L’ancien ne servira plus à personne.
You-have-no-name-yet-your-friends-see-somebody = Tu n’as pas encore de nom : tes amis voient « quelqu’un ». Tu peux en choisir un dans les réglages.
My-friends = Mes amis
since = depuis le
To-play-with-a-friend-begin-a-match-with = Pour jouer avec un ami, commence une partie avec « Un ami » à une place ; la table te propose alors de l’inviter.
Nobody-yet = Encore personne.
You-have-played-with = Tu as joué avec
Add-as-a-friend = Ajouter aux amis
Blocked = Bloqués
They-cannot-join-your-tables-invite-you-or-talk = Ces personnes ne peuvent ni rejoindre tes tables, ni t’inviter, ni parler là où tu joues.
Unblock = Débloquer
Your-personal-link = Ton lien personnel
Send-its-address-to-somebody-you-know-Whoever-opens = Envoies-en l’adresse à quelqu’un que tu connais. Qui l’ouvre devient ton ami.
name-would-like-to-play-with-you = { $name } voudrait jouer avec toi
Somebody-would-like-to-play-with-you = Quelqu’un voudrait jouer avec toi
As-friends-you-can-invite-each-other-to-matches = Entre amis, on peut s’inviter d’un clic à des parties. Tu peux mettre fin à cette amitié à tout moment.
Become-friends = Devenir amis
Only-people-with-a-browser-have-friends-and-lists = Il faut un navigateur pour avoir des amis et des listes.
You-have-not-played-with-each-other-yet = Vous n’avez pas encore joué ensemble.
Nobody-sits-there-whom-one-could-know = Il n’y a personne à cette place.
This-person-cannot-be-reached-by-you = Tu ne peux pas joindre cette personne.
There-is-nobody-like-that-in-your-list = Cette personne n’est pas dans ta liste.
This-personal-link-is-no-longer-good = Ce lien personnel n’est plus valable.
This-is-your-own-link-send-it-to-a = C’est ton propre lien : envoie-le à un ami.
You-cannot-block-yourself = Tu ne peux pas te bloquer toi-même.
There-is-no-such-invitation-to-you = Cette invitation n’existe pas, ou n’est pas pour toi.
This-invitation-was-withdrawn = Cette invitation a été retirée.
Somebody-at-this-table-does-not-want-to-play = Quelqu’un à cette table ne veut ni jouer ni parler avec toi.
Not-at-this-table = Pas à cette table
Look-for-another-table-in-the-lobby = Cherche une autre table dans le salon.


## Ratings

provisional = provisoire
A-rated-match-it-counts-for-the-ratings-of = Une partie classée : elle compte pour la cote de ceux qui jouent, sans bots, conseils ni positions choisies.
Whoever-plays-rated-matches-has-a-rating-for-each = Chaque joueur de parties classées a une cote par jeu : un nombre, et sa marge d’incertitude. La cote commence à 1500.
My-ratings = Mes cotes
num-rated-matches =
    { $num ->
        [one] { $num } partie classée
       *[other] { $num } parties classées
    }
You-have-not-finished-a-rated-match-yet = Tu n’as pas encore terminé de partie classée.
You-are-listed-as-name = Tu figures dans la liste sous ce nom : { $name }.
Take-me-off-the-lists = M’enlever des listes
List-me-under-this-name = Me mettre dans la liste sous ce nom
Nobody-is-listed-who-has-not-asked-for-it = Seuls ceux qui l’ont demandé figurent dans la liste. Ceux qui jouent une partie classée voient la cote les uns des autres.
Place = Rang
Rating = Cote
Nobody-who-chose-to-be-listed-has-finished-three = Parmi ceux qui figurent dans la liste, personne n’a encore terminé trois parties classées.
A-study-is-not-rated = Une étude n’est pas classée.
A-rated-match-begins-as-the-rules-say-not = Une partie classée commence comme le disent les règles, et non à partir d’une position préparée.
A-rated-match-is-played-with-the-usual-component = Une partie classée se joue avec les données habituelles du matériel.
In-a-rated-match-nobody-asks-the-coach = Dans une partie classée, personne ne consulte l’entraîneur.
Only-people-play-rated-matches-no-bots-and-no = Seules des personnes jouent des parties classées : ni bots ni programmes.
A-rated-match-needs-several-people-one-at-each = Une partie classée demande plusieurs personnes, une à chaque place.
A-name-is-needed-to-be-listed = Il faut un nom pour figurer dans la liste.


## Challenges

open-until = ouvert jusqu’au
closed = clos
no-longer-to-be-begun = ne peut plus être commencé
The-same-cards-for-all-and-for-whoever-does = Les mêmes cartes pour tous et, pour qui fait la même chose, les mêmes dés. Le premier essai compte.
Today = Aujourd’hui
Today-s-challenges-are-being-made-ready-come-back = Les défis du jour se préparent : reviens dans une minute.
Mine = Les miens
A-challenge-for-your-club = Un défi pour ton club
Make-one-and-send-its-address-whoever-has-it = Crées-en un et envoie son adresse : tous ceux qui l’ont peuvent l’essayer.
Name-of-the-challenge = Nom du défi
Days = Jours
Make-the-challenge = Créer le défi
A-challenge-is-for-a-game-that-one-plays = Pour un défi, il faut un jeu qui se joue seul, y compris avec ces options.
A-challenge-lasts-1-to-most-days =
    Un défi dure de 1 à { $most ->
        [one] { $most } jour
       *[other] { $most } jours
    }.
You-have-made-many-challenges-today = Tu as créé trop de défis aujourd’hui.
There-is-no-challenge-at-this-address = Il n’y a pas de défi à cette adresse.
This-challenge-is-over-it-can-be-looked-at = Ce défi est terminé : on peut le regarder, mais plus l’essayer.
Challenges-are-for-people-in-a-browser = Seule une personne, dans un navigateur, peut essayer un défi.
Challenge = Défi
num-tries =
    { $num ->
        [one] { $num } essai
       *[other] { $num } essais
    }
finished-count = terminés : { $count }
It-stands-in-the-table-of-results-You-may = Ce nom figure dans le tableau des résultats. Tu peux laisser le champ vide.
Try-it = Essayer
The-first-try-counts-Nobody-sees-it-and-there = Le premier essai compte. Personne ne le voit, et il n’y a pas d’entraîneur, avant la clôture du défi.
Results = Résultats
You-see-the-table-when-your-own-try-is = Tu vois le tableau quand ton propre essai est terminé, ou le défi clos.
Nobody-has-finished-it = Personne ne l’a terminé.
Score = Score
Luck = Chance
Score-without-luck = Score sans la chance
Compare = Comparer
left = gauche
right = droite
Results-of-the-challenge = Résultats du défi
All-tries-can-be-replayed-and-compared-side-by = Tous les essais pourront être revus et comparés côte à côte à partir du
Compare-side-by-side = Comparer côte à côte
Luck-is-what-the-dice-added-to-the-score = La chance est ce que les dés ont ajouté au score, moins ce qu’on pouvait attendre ; les cartes sont les mêmes pour tous et ne comptent pas.
All-dice-follow-from-one-key-It-was-promised = Tous les dés découlent d’une clé. Elle a été promise à la création du défi et sera publiée à sa clôture.
Commitment = Engagement
published = publiée
There-is-no-such-try-of-this-challenge-to = Ce défi n’a pas d’essai correspondant à comparer.
Only-tries-that-are-over-can-be-compared = Seuls des essais terminés peuvent être comparés.


## Letters and notices

Your-way-into-Holdfast = Ton lien de connexion à Holdfast
Confirm-the-address = Confirmer l’adresse
With-this-link-you-sign-in-to-Holdfast-It =
    Avec ce lien, tu te connectes à Holdfast. Il sert une seule fois, pendant une demi-heure :

    { $link }

    Si tu ne l’as pas demandé, ne fais rien : sans lui, personne n’entre.
Somebody-who-plays-as-who-wants-to-use-this =
    Quelqu’un qui joue sous le nom « { $who } » veut utiliser cette adresse sur Holdfast. Si c’est toi, ouvre ce lien dans la demi-heure :

    { $link }

    Sinon, ne fais rien.
You-get-this-because-you-play-at-Holdfast-With =
    Tu reçois ceci parce que tu joues sur Holdfast. Pour ne plus recevoir d’e-mails de ce genre, un clic suffit :
    { $unsubscribe }
Your-turn-in-match = À toi de jouer : { $match }
It-is-your-turn-in-match = C’est à toi de jouer dans { $match }.
match-waits-for-you = { $match } t’attend
It-is-still-your-turn-in-match-and-the = C’est toujours à toi de jouer dans { $match }, et les autres attendent.
match-is-over = { $match } : la partie est finie
match-has-ended-Look-how-it-went = { $match } : la partie est finie. Regarde comment elle s’est passée.
You-are-invited-to-match = Une invitation pour { $match }
who-invites-you-to-match = { $who } t’invite à jouer : { $match }.
match-once-more = { $match }, encore une fois
who-would-like-to-play-match-with-you-once = { $who } aimerait rejouer avec toi : { $match }.
Your-time-in-match-runs-out = { $match } : ton temps s’écoule
It-is-your-turn-in-match-and-not-much = C’est à toi de jouer dans { $match }, et il te reste peu de temps.
Your-time-in-match-is-over = { $match } : ton temps est écoulé
Your-time-in-match-ran-out-what-was-agreed = Ton temps dans { $match } est écoulé : ce qui était convenu pour ce cas s’applique.
Your-time-in-match-ran-out-a-bot-plays = Ton temps dans { $match } est écoulé : un bot joue à ta place.
Your-time-in-match-ran-out-anybody-may-take = Ton temps dans { $match } est écoulé. N’importe qui peut prendre ta place maintenant, toi y compris.
Your-time-in-match-ran-out-you-have-lost = Ton temps dans { $match } est écoulé : tu as perdu la partie.
A-proposal-in-match = Une proposition dans { $match }
who-proposes-something-to-you-in-match = { $who } te propose quelque chose dans { $match }.
who-proposes-a-draw-in-match = { $who } propose une partie nulle dans { $match }.
who-proposes-to-end-match-without-a-result = { $who } propose de terminer { $match } sans résultat.
who-proposes-a-pause-in-match = { $who } propose une pause dans { $match }.
who-proposes-to-end-the-pause-in-match = { $who } propose de mettre fin à la pause dans { $match }.
