### Pages: what cannot be done, and what to do then.


## What to do

Check-what-was-sent-then-try-again = Vérifie ce qui a été envoyé, puis réessaie.
Reload-the-page-and-try-again = Recharge la page et réessaie.
Check-the-address-or-start-from-the-first-page = Vérifie l’adresse, ou repars de l’accueil.
Look-at-the-fresh-position-and-decide-again = Regarde la position à jour et décide de nouveau.
Ask-for-a-new-link = Demande un nouveau lien.
Send-less = Envoie moins.
Wait-a-moment-then-go-on = Attends un instant, puis continue.
Wait-a-moment-then-try-again-nothing-was-lost = Attends un instant, puis réessaie : rien n’est perdu.
name-must-be-a-whole-number = « { $name } » doit être un nombre entier.
The-database-does-not-answer = La base de données ne répond pas.
The-body-is-not-valid-JSON = L’envoi n’est pas du JSON valide.
This-address-cannot-be-used-in-this-way = Cette adresse ne s’utilise pas ainsi.
Something-went-wrong-on-the-server = Une erreur s’est produite sur le serveur.
The-form-is-too-old-or-did-not-come = Le formulaire est trop ancien, ou ne vient pas de ce site.
This-address-takes-a-form = Cette adresse attend un formulaire.
This-form-has-too-many-fields = Ce formulaire a trop de champs.
The-holder-of-this-seat-has-put-you-out = La personne qui occupe cette place t’a fait sortir : tu ne joues plus ici.
You-have-resigned-you-no-longer-play-here = Tu as abandonné : tu ne joues plus ici.
Your-time-has-run-out-you-no-longer-play = Ton temps est écoulé : tu ne joues plus ici.
This-match-has-no-spectators = Cette partie n’a pas de spectateurs.
That-is-hidden-from-you-until-the-match-is = C’est caché pour toi jusqu’à la fin de la partie.
This-token-holds-no-seat-in-this-match-An = Ce jeton ne donne droit à aucune place dans cette partie. Une invitation n’est pas un jeton : échange-la par POST /api/join.
Only-the-one-who-decides-can-ask-that = Seul celui qui décide peut le demander.
Not-your-seat = Ce n’est pas ta place
Only-who-holds-a-seat-decides-who-sits-there = Seule la personne qui occupe une place décide qui s’y assoit.
There-is-no-seat-seat-in-this-match = Il n’y a pas de place « { $seat } » dans cette partie.
Whoever-runs-this-server-keeps-you-out-Write-to = L’exploitant de ce serveur te tient à l’écart. Écris-lui si tu penses que c’est une erreur.
Too-many-requests-in-a-short-time = Trop de requêtes en peu de temps.
The-cookies-of-this-site-take-more-than-bytes = Les cookies de ce site prennent plus de { $bytes } octets : supprime-les, puis recharge la page.
This-request-came-from-another-site = Cette requête vient d’un autre site.
This-browser-has-been-signed-out-so-nothing-was = Ce navigateur a été déconnecté : rien n’a été fait. Recharge la page et connecte-toi.
The-body-is-larger-than-limit-bytes = L’envoi dépasse { $limit } octets.


## Titles of error pages

Internal-Server-Error = Erreur du serveur
Not-Found = Il n’y a rien ici
Bad-Request = Demande incomprise
Forbidden = Interdit
Conflict = Impossible maintenant
Gone = N’existe plus
Too-Many-Requests = Trop de demandes
Service-Unavailable = Indisponible pour l’instant
Method-Not-Allowed = Méthode non admise
Unprocessable-Entity = Impossible à traiter
Unauthorized = Non autorisé
Request-Entity-Too-Large = Envoi trop grand
Content-Too-Large = Envoi trop grand
Unprocessable-Content = Impossible à exécuter
Unsupported-Media-Type = Type de données non prévu
Request-URI-Too-Long = Adresse trop longue
URI-Too-Long = Adresse trop longue


## The rest

That-was-a-lot-in-a-short-time-wait = C’était beaucoup en peu de temps : attends un peu.
Too-many-open-pages-close-some-and-reload = Trop de pages ouvertes : fermes-en et recharge.
Many-matches-with-component-data-of-their-own-are = Trop de parties avec leurs propres données du matériel sont ouvertes en ce moment.
That-is-no-address = Ce n’est pas une adresse valable.
An-address-begins-with-https = Une adresse commence par https://.
You-have-asked-for-much-work-in-a-short = Tu as demandé beaucoup de travail en peu de temps.


## What only programs meet

The-body-must-be-an-object = L’envoi doit être un objet JSON.
There-is-no-field-name-did-you-mean-near = Il n’y a pas de champ « { $name } » ; voulais-tu dire « { $near } » ?
There-is-no-field-name = Il n’y a pas de champ « { $name } ».
name-is-one-of-known = « { $name } » peut être : { $known }.
action-must-be-an-action-or-its-short-text = « action » doit être une action ou sa forme courte.
There-is-no-such-language = Cette langue n’existe pas ici.
The-address-has-too-many-parts = L’adresse compte trop d’éléments.
The-length-of-the-body-is-not-a-number = La longueur annoncée de l’envoi n’est pas un nombre.
A-board-is-wide-or-tall = Un plateau est « wide » ou « tall ».
Suits-have-4-or-2-inks = Les enseignes ont 4 ou 2 couleurs.
That-cannot-be-remembered = Cela ne peut pas être mémorisé.
There-is-no-board-at-this-address = Il n’y a pas de plateau à cette adresse.
At-place-the-request-is-not-as-it-should = La requête n’est pas correcte à « { $place } » ; en anglais : { $what }
There-is-no-field-name-there-are-known = Le champ « { $name } » n’existe pas ; il y a { $known }.


## Journals that somebody brings

the-journal-was-written-under-rules-version-old-these = Le journal a été écrit avec la version { $old } des règles ; celles d’ici ont la version { $new }. Sans empreintes, rien ne montre si ses positions sont encore les mêmes.
the-journal-promises-a-key-and-does-not-have = Le journal promet une clé, mais ne la contient pas. La clé est publiée à la fin de la partie : télécharge alors le journal de nouveau.
the-journal-has-neither-a-seed-nor-a-key = Le journal n’a ni graine ni clé : rien ne dit quels dés suivraient. La commande « holdfast replay » peut tout de même en faire le récit.
this-journal-cannot-be-played-through-reason = Ce journal ne peut pas être rejoué : { $reason }
playing-this-journal-through-ended-the-process-that-tried = Ce journal ne peut pas être rejoué : le processus qui s’en chargeait s’est arrêté.
showing-this-component-data-ended-the-process-that-tried = Ces données du matériel ne peuvent pas être montrées : le processus qui s’en chargeait s’est arrêté.
playing-this-journal-through-takes-too-much-time-or = Ce journal demande trop de temps ou de mémoire pour être rejoué.
showing-this-component-data-takes-too-much-time-or = Ces données du matériel demandent trop de temps ou de mémoire pour être montrées.
Too-many-connections-from-this-network = Trop de connexions depuis ce réseau.
