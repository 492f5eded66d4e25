### The command line: errors, and what click says.


## Errors

give---commitment-together-with---verify = --commitment ne s’utilise qu’avec --verify
there-is-no-folder-folder = il n’y a pas de dossier { $folder }
a-database-needs-module-pip-install-what = une base de données demande { $module } : pip install { $what }
the-browser-app-needs-module-pip-install-what = l’application web demande { $module } : pip install { $what }
cannot-listen-on-host-port-port-reason = impossible d’écouter sur { $host }, port { $port } : { $reason }
cannot-write-file-reason = impossible d’écrire dans { $file } : { $reason }
cannot-read-file-reason = impossible de lire { $file } : { $reason }
file-is-not-valid-JSON-reason = { $file } n’est pas du JSON valide : { $reason }
words-is-not-NAME-VALUE = « { $words } » n’a pas la forme NAME=VALUE
give-a-GAME-with---line-and--o = indique un jeu (GAME) pour utiliser --line ou -o
the-match-has-count-actions-not-at =
    la partie compte { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, pas { $at }
the-match-is-over-nothing-is-left-to-advise = la partie est finie : il n’y a plus rien à conseiller ; voir --at
there-is-no-match-match-holdfast-admin-list-has = il n’y a pas de partie { $match } ; holdfast admin list en donne la liste
Delete-count-for-good =
    Supprimer définitivement { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    } ?
who-is-not-kept-out-holdfast-admin-blocks-lists = { $who } n’est pas tenu à l’écart ; holdfast admin blocks montre qui l’est
such-a-name-has-at-most-80-letters = un tel nom a 80 lettres au plus
network-is-no-address-such-as-203-0-113 = { $network } n’est ni une adresse comme 203.0.113.7, ni un réseau comme ip:5c41…
name-a-game-holdfast-games-lists-them = indique un jeu ; holdfast games en donne la liste
there-is-no-folder-folder-to-save-the-match = il n’y a pas de dossier { $folder } où enregistrer la partie ; crée-le d’abord
a-match-that-is-loaded-has-its-own-leave = une partie chargée apporte déjà cela ; enlève { $option }
the-database-database-cannot-be-used-reason = la base de données { $database } n’est pas utilisable : { $reason }


## What the frame of commands says (click)

OPTIONS = { "[" }OPTIONS]
Show-this-message-and-exit = Montrer cette aide et quitter.
Usage = Utilisation :
Options = Options
Commands = Commandes
Positional-arguments = Arguments
required = requis
default-default = par défaut : { $default }
env-var-var = variable : { $var }
Aborted = Interrompu.
Missing-command = Il manque la commande.
Got-unexpected-extra-arguments-args = Arguments en trop : { $args }
Takes-nargs-values-but-len-were-given = Il faut { $nargs } valeurs, { $len } ont été données.
Did-you-mean-one-of-possibilities = (Voulais-tu dire : { $possibilities } ?)
Missing-argument = Il manque l’argument
Missing-option = Il manque l’option
Missing-parameter = Il manque le paramètre
Missing-parameter-param_name = Il manque le paramètre : { $param_name }
Missing-param_type = Il manque { $param_type }
unknown-error = erreur inconnue
Invalid-value-for-param_hint-message = Valeur incorrecte pour { $param_hint } : { $message }
Invalid-value-message = Valeur incorrecte : { $message }
Could-not-open-file-filename-r-message = Impossible d’ouvrir le fichier « { $filename } » : { $message }
Error-message = Erreur : { $message }
Try-command-option-for-help = Pour l’aide : « { $command } { $option } ».
No-such-option-name-r = L’option « { $name } » n’existe pas.
No-such-command-name-r = La commande « { $name } » n’existe pas.
Option-name-r-does-not-take-a-value = L’option « { $name } » ne prend pas de valeur.
Option-name-r-requires-nargs-arguments = Il manque la valeur de l’option « { $name } ».
Argument-name-r-takes-nargs-values = L’argument « { $name } » prend { $nargs } valeurs.
Repeat-for-confirmation = Répète pour confirmer
Error-The-two-entered-values-do-not-match = Erreur : les deux valeurs diffèrent.
Error-invalid-input = Erreur : réponse incorrecte
Choose-from-choices = À choisir parmi : { $choices }
value-r-is-not-one-of-choices = « { $value } » ne convient pas ; valeurs possibles : { $choices }.
value-is-not-in-the-range-range = { $value } n’est pas dans l’intervalle { $range }.
value-r-is-not-a-valid-boolean-Recognized-values = « { $value } » n’est ni oui ni non : { $states }
value-r-is-not-a-valid-number_type = « { $value } » n’est pas un nombre valable.
file = fichier
directory = dossier
path = chemin
name-filename-r-is-a-file = « { $filename } » est un fichier.
name-filename-r-is-a-directory = « { $filename } » est un dossier.
name-filename-r-is-not-readable = « { $filename } » ne peut pas être lu.
name-filename-r-is-not-writable = « { $filename } » ne peut pas être écrit.
name-filename-r-is-not-executable = « { $filename } » ne peut pas être exécuté.
name-filename-r-does-not-exist = « { $filename } » n’existe pas.
Do-you-want-to-continue = Continuer ?
