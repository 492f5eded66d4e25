### The command line: what an operator reads.


## holdfast admin

There-are-no-such-matches = Aucune partie ne correspond.
running = en cours
finished = finie
study = étude
open = ouverte
listed = visible dans la liste
hidden = masquée
count-entries =
    { $count } { $count ->
        [one] entrée
       *[other] entrées
    }
never = jamais
begun-moment-by-visitor-from-network = commencée le { $moment } par { $visitor } depuis { $network }
begun-moment-by-visitor-the-network-was-not-kept = commencée le { $moment } par { $visitor } ; le réseau n’a pas été conservé
options-options = options : { $options }
its-result-result = résultat : { $result }
seat-number-seat-kind-who = place { $number } ({ $seat }, { $kind }) : { $who }
no-name-given = sans nom
a-program = un programme
last-seen-moment = vu pour la dernière fois le { $moment }
chat-number-moment-name-text = message { $number }, { $moment }, { $name } : { $text }
match-is-back-in-sight = { $match } est de nouveau visible.
match-is-out-of-sight-its-players-can-go = { $match } est masquée ; ses joueurs peuvent continuer.
count-matches-deleted =
    { $count } { $count ->
        [one] partie supprimée
       *[other] parties supprimées
    }.
This-visitor-is-kept-out-for-good = Ce visiteur est tenu à l’écart pour toujours.
This-visitor-is-kept-out-until-moment = Ce visiteur est tenu à l’écart jusqu’au { $moment }.
This-visitor-may-come-again = Ce visiteur peut revenir.
This-network-is-kept-out-for-good = Ce réseau est tenu à l’écart pour toujours.
This-network-is-kept-out-until-moment = Ce réseau est tenu à l’écart jusqu’au { $moment }.
This-network-may-come-again = Ce réseau peut revenir.
who-since-since-for-good = { $who } depuis le { $since }, pour toujours
who-since-since-until-until = { $who } depuis le { $since }, jusqu’au { $until }
Nobody-is-kept-out = Personne n’est tenu à l’écart.
count-lines-deleted =
    { $count } { $count ->
        [one] ligne supprimée
       *[other] lignes supprimées
    }.
The-open-seats-of-count-matches-are-closed =
    Les places libres de { $count } { $count ->
        [one] partie
       *[other] parties
    } sont fermées.
in-a-day-count = { $count } en un jour
in-a-week-count = { $count } en une semaine
in-a-month-count = { $count } en un mois
matches-begun = parties commencées
moves = coups
visitors = visiteurs
matches-with-an-open-seat-count = parties avec une place libre : { $count }
lines-of-chat-count = lignes de discussion : { $count }
reports-that-wait-count = signalements en attente : { $count }
kept-out-count = tenus à l’écart : { $count }
database-size-MB-schema-schema = base de données : { $size } Mo, schéma { $schema }


## holdfast admin reports

Nothing-has-been-reported = Rien n’a été signalé.
No-report-is-waiting = Aucun signalement n’est en attente.
report-number-match-match-moment = signalement { $number }, partie { $match }, { $moment }
the-line-is-gone = ligne retirée
dismissed = classé sans suite
somebody = quelqu’un
reported-by-who = signalé par { $who }
watching = en spectateur
count-lines-removed =
    { $count } { $count ->
        [one] ligne retirée
       *[other] lignes retirées
    }.
count-lines-left-as-they-were-said =
    { $count } { $count ->
        [one] ligne laissée
       *[other] lignes laissées
    } en place.
there-is-no-report-numbers-holdfast-admin-reports---all = il n’y a pas de signalement { $numbers } ; `holdfast admin reports --all` les montre tous


## holdfast backup and restore

Backed-up-matches-matches-and-entries-entries-schema-schema =
    Sauvegarde de { $matches } { $matches ->
        [one] partie
       *[other] parties
    } et { $entries } { $entries ->
        [one] entrée
       *[other] entrées
    } (schéma { $schema }) dans { $file }.
There-is-no-key-in-file-so-the-backup = Il n’y a pas de clé secrète dans { $file }, ni donc dans la sauvegarde : les cookies ne seront plus reconnus.
Restored-matches-matches-and-entries-entries-as-of-moment =
    { $matches } { $matches ->
        [one] partie
       *[other] parties
    } et { $entries } { $entries ->
        [one] entrée
       *[other] entrées
    } restaurées, dans l’état du { $moment }.
there-is-a-file-file-already = il y a déjà un fichier { $file }
there-is-no-file-file = il n’y a pas de fichier { $file }
the-format-is-found-this-version-reads-known = le format est « { $found } » ; cette version lit « { $known } »
file-is-no-backup-or-it-is-cut-off = { $file } n’est pas une sauvegarde, ou est incomplet : { $reason }
this-is-no-backup-of-Holdfast-it-does-not = ce n’est pas une sauvegarde de Holdfast : rien n’y indique ce que c’est
file-is-damaged-its-part-is-not-what-was = { $file } est endommagé : { $part } n’est pas ce qui a été sauvegardé
the-backup-has-schema-schema-of-version-version-which = la sauvegarde a le schéma { $schema } de la version { $version }, plus récente que celle-ci : restaure-la avec cette version-là
the-database-in-the-backup-is-damaged-state = la base de données de la sauvegarde est endommagée : { $state }
a-server-is-using-this-database-stop-it-first = un serveur utilise cette base de données : arrête-le d’abord
a-server-is-using-file-stop-it-first = un serveur utilise { $file } : arrête-le d’abord
there-is-another-key-in-file---overwrite-replaces-it = { $file } contient une autre clé ; --overwrite la remplace
there-is-a-database-file-already---overwrite-replaces-it = il y a déjà une base de données { $file } ; --overwrite la remplace
the-database-has-matches-already---overwrite-replaces-them = la base de données a déjà des parties ; --overwrite les remplace


## holdfast store verify

Replaying = Vérification
Checking = Vérification des cas
it-does-not-hold-from-the-beginning = incorrecte dès le début
it-holds-for-count-actions =
    correcte pendant { $count } { $count ->
        [one] action
       *[other] actions
    }
rules-version = règles { $version }
matches-that-hold-held-of-count = parties sans défaut : { $held } sur { $count }
There-are-no-matches = Il n’y a pas de parties.
at-this-address = à cette adresse
it-has-no-matches-it-is-no-database-of = elle n’a pas de parties : ce n’est pas une base de données de Holdfast
it-has-the-shape-of-another-version-start-the = elle a la forme d’une autre version : démarre une fois le serveur, qui la met à jour, ou utilise la version qui lui correspond


## holdfast serve

Holdfast-is-served-on-address-stop-with-Ctrl-C = Holdfast est servi sur { $address } (arrêt : Ctrl-C)
port-port-of-host-is-in-use-choose-another = sur { $host }, le port { $port } est occupé ; choisis-en un autre avec --port


## holdfast words

there-of-count-messages =
    { $there ->
        [one] { $there } message
       *[other] { $there } messages
    } sur { $count }
there-of-count-messages-not-proofread-by-a-native =
    { $there ->
        [one] { $there } message
       *[other] { $there } messages
    } sur { $count }, sans relecture par une personne dont c’est la langue
missing-in-language-count = messages manquants ({ $language }) : { $count }
nothing-that-speaks-is-called-name-there-are-known = il n’y a pas de section « { $name } » ; il y a { $known }
