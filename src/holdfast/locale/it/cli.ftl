### The command line: errors, and what click says.


## Errors

give---commitment-together-with---verify = indica --commitment insieme a --verify
there-is-no-folder-folder = la cartella { $folder } non esiste
a-database-needs-module-pip-install-what = per un database serve { $module }: pip install { $what }
the-browser-app-needs-module-pip-install-what = per l’app nel browser serve { $module }: pip install { $what }
cannot-listen-on-host-port-port-reason = non si può ascoltare su { $host }, porta { $port }: { $reason }
cannot-write-file-reason = non si può scrivere { $file }: { $reason }
cannot-read-file-reason = non si può leggere { $file }: { $reason }
file-is-not-valid-JSON-reason = { $file } non è JSON valido: { $reason }
words-is-not-NAME-VALUE = «{ $words }» non ha la forma NAME=VALUE
give-a-GAME-with---line-and--o = per --line o -o indica un GAME
the-match-has-count-actions-not-at =
    la partita ha { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }, non { $at }
the-match-is-over-nothing-is-left-to-advise = la partita è finita: non c’è più niente da consigliare; vedi --at
there-is-no-match-match-holdfast-admin-list-has = la partita { $match } non esiste; holdfast admin list mostra quelle che ci sono
Delete-count-for-good =
    Eliminare per sempre { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }?
who-is-not-kept-out-holdfast-admin-blocks-lists = { $who }: non è fra gli esclusi; holdfast admin blocks li elenca
such-a-name-has-at-most-80-letters = un nome può avere al massimo 80 lettere
network-is-no-address-such-as-203-0-113 = { $network } non è un indirizzo come 203.0.113.7, né una rete come ip:5c41…
name-a-game-holdfast-games-lists-them = indica un gioco; holdfast games li elenca
there-is-no-folder-folder-to-save-the-match = non c’è nessuna cartella { $folder } in cui salvare la partita; creala prima
a-match-that-is-loaded-has-its-own-leave = una partita caricata ha già ciò che indica { $option }: toglila
the-database-database-cannot-be-used-reason = il database { $database } non si può usare: { $reason }


## What the frame of commands says (click)

OPTIONS = { "[" }OPZIONI]
Show-this-message-and-exit = Mostra questo aiuto ed esce.
Usage = Uso:
Options = Opzioni
Commands = Comandi
Positional-arguments = Argomenti
required = richiesto
default-default = predefinito: { $default }
env-var-var = variabile: { $var }
Aborted = Interrotto.
Missing-command = Manca il comando.
Got-unexpected-extra-arguments-args = Argomenti di troppo: { $args }
Takes-nargs-values-but-len-were-given = Servono { $nargs } valori, ne sono stati dati { $len }.
Did-you-mean-one-of-possibilities = (Forse intendevi: { $possibilities }?)
Missing-argument = Manca l’argomento
Missing-option = Manca l’opzione
Missing-parameter = Manca il parametro
Missing-parameter-param_name = Manca il parametro: { $param_name }
Missing-param_type = Manca { $param_type }
unknown-error = errore sconosciuto
Invalid-value-for-param_hint-message = Valore non valido per { $param_hint }: { $message }
Invalid-value-message = Valore non valido: { $message }
Could-not-open-file-filename-r-message = Non si può aprire il file «{ $filename }»: { $message }
Error-message = Errore: { $message }
Try-command-option-for-help = Per l’aiuto: «{ $command } { $option }».
No-such-option-name-r = L’opzione «{ $name }» non esiste.
No-such-command-name-r = Il comando «{ $name }» non esiste.
Option-name-r-does-not-take-a-value = L’opzione «{ $name }» non prende un valore.
Option-name-r-requires-nargs-arguments = All’opzione «{ $name }» manca il valore.
Argument-name-r-takes-nargs-values = L’argomento «{ $name }» prende { $nargs } valori.
Repeat-for-confirmation = Ripeti per conferma
Error-The-two-entered-values-do-not-match = Errore: i due valori non coincidono.
Error-invalid-input = Errore: risposta non valida
Choose-from-choices = Scegli fra: { $choices }
value-r-is-not-one-of-choices = «{ $value }» non è fra { $choices }.
value-is-not-in-the-range-range = { $value } non è nell’intervallo { $range }.
value-r-is-not-a-valid-boolean-Recognized-values = «{ $value }» non è né sì né no: { $states }
value-r-is-not-a-valid-number_type = «{ $value }» non è un numero valido.
file = file
directory = cartella
path = percorso
name-filename-r-is-a-file = «{ $filename }» è un file.
name-filename-r-is-a-directory = «{ $filename }» è una cartella.
name-filename-r-is-not-readable = «{ $filename }» non si può leggere.
name-filename-r-is-not-writable = «{ $filename }» non si può scrivere.
name-filename-r-is-not-executable = «{ $filename }» non si può eseguire.
name-filename-r-does-not-exist = «{ $filename }» non esiste.
Do-you-want-to-continue = Continuare?
