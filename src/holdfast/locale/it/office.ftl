### The command line: what an operator reads.


## holdfast admin

There-are-no-such-matches = Nessuna partita corrisponde.
running = in corso
finished = finita
study = studio
open = aperta
listed = in elenco
hidden = nascosta
count-entries =
    { $count } { $count ->
        [one] voce
       *[other] voci
    }
never = mai
begun-moment-by-visitor-from-network = iniziata il { $moment } da { $visitor }, dalla rete { $network }
begun-moment-by-visitor-the-network-was-not-kept = iniziata il { $moment } da { $visitor }; la rete non è stata conservata
options-options = opzioni: { $options }
its-result-result = risultato: { $result }
seat-number-seat-kind-who = posto { $number } ({ $seat }, { $kind }): { $who }
no-name-given = senza nome
a-program = un programma
last-seen-moment = visto l’ultima volta il { $moment }
chat-number-moment-name-text = messaggio { $number }, { $moment }, { $name }: { $text }
match-is-back-in-sight = { $match } è di nuovo visibile.
match-is-out-of-sight-its-players-can-go = { $match } è nascosta; chi la gioca può continuare.
count-matches-deleted =
    { $count } { $count ->
        [one] partita eliminata
       *[other] partite eliminate
    }.
This-visitor-is-kept-out-for-good = Questo visitatore è escluso per sempre.
This-visitor-is-kept-out-until-moment = Questo visitatore è escluso fino al { $moment }.
This-visitor-may-come-again = Questo visitatore può tornare.
This-network-is-kept-out-for-good = Questa rete è esclusa per sempre.
This-network-is-kept-out-until-moment = Questa rete è esclusa fino al { $moment }.
This-network-may-come-again = Questa rete può tornare.
who-since-since-for-good = { $who } dal { $since }, per sempre
who-since-since-until-until = { $who } dal { $since }, fino al { $until }
Nobody-is-kept-out = Nessuno è escluso.
count-lines-deleted =
    { $count } { $count ->
        [one] riga eliminata
       *[other] righe eliminate
    }.
The-open-seats-of-count-matches-are-closed =
    I posti liberi di { $count } { $count ->
        [one] partita
       *[other] partite
    } sono chiusi.
in-a-day-count = { $count } in un giorno
in-a-week-count = { $count } in una settimana
in-a-month-count = { $count } in un mese
matches-begun = partite iniziate
moves = mosse
visitors = visitatori
matches-with-an-open-seat-count = partite con un posto libero: { $count }
lines-of-chat-count = righe di chat: { $count }
reports-that-wait-count = segnalazioni in attesa: { $count }
kept-out-count = esclusi: { $count }
database-size-MB-schema-schema = database: { $size } MB, schema { $schema }


## holdfast admin reports

Nothing-has-been-reported = Nessuna segnalazione.
No-report-is-waiting = Nessuna segnalazione in attesa.
report-number-match-match-moment = segnalazione { $number }, partita { $match }, { $moment }
the-line-is-gone = riga tolta
dismissed = archiviata
somebody = qualcuno
reported-by-who = segnalata da { $who }
watching = da spettatore
count-lines-removed =
    { $count } { $count ->
        [one] riga tolta
       *[other] righe tolte
    }.
count-lines-left-as-they-were-said =
    { $count } { $count ->
        [one] riga lasciata dov’era
       *[other] righe lasciate dov’erano
    }.
there-is-no-report-numbers-holdfast-admin-reports---all = segnalazioni che non esistono: { $numbers }; `holdfast admin reports --all` le elenca tutte


## holdfast backup and restore

Backed-up-matches-matches-and-entries-entries-schema-schema =
    Salvataggio in { $file }: { $matches } { $matches ->
        [one] partita
       *[other] partite
    } e { $entries } { $entries ->
        [one] voce
       *[other] voci
    } (schema { $schema }).
There-is-no-key-in-file-so-the-backup = In { $file } non c’è la chiave segreta, quindi nemmeno nel backup: i cookie non saranno più riconosciuti.
Restored-matches-matches-and-entries-entries-as-of-moment =
    Ripristino allo stato del { $moment }: { $matches } { $matches ->
        [one] partita
       *[other] partite
    } e { $entries } { $entries ->
        [one] voce
       *[other] voci
    }.
there-is-a-file-file-already = il file { $file } esiste già
there-is-no-file-file = il file { $file } non esiste
the-format-is-found-this-version-reads-known = il formato è «{ $found }»; questa versione legge «{ $known }»
file-is-no-backup-or-it-is-cut-off = { $file } non è un backup, o è incompleto: { $reason }
this-is-no-backup-of-Holdfast-it-does-not = non è un backup di Holdfast: non dice che cos’è
file-is-damaged-its-part-is-not-what-was = { $file } è danneggiato: { $part } non è ciò che era stato salvato
the-backup-has-schema-schema-of-version-version-which = il backup ha lo schema { $schema } della versione { $version }, più recente di questa: ripristinalo con quella versione
the-database-in-the-backup-is-damaged-state = il database nel backup è danneggiato: { $state }
a-server-is-using-this-database-stop-it-first = un server sta usando questo database: prima fermalo
a-server-is-using-file-stop-it-first = un server sta usando { $file }: prima fermalo
there-is-another-key-in-file---overwrite-replaces-it = in { $file } c’è un’altra chiave; --overwrite la sostituisce
there-is-a-database-file-already---overwrite-replaces-it = il database { $file } esiste già; --overwrite lo sostituisce
the-database-has-matches-already---overwrite-replaces-them = il database ha già delle partite; --overwrite le sostituisce


## holdfast store verify

Replaying = Rigioco
Checking = Controllo
it-does-not-hold-from-the-beginning = non vale fin dall’inizio
it-holds-for-count-actions =
    vale per { $count } { $count ->
        [one] azione
       *[other] azioni
    }
rules-version = regole { $version }
matches-that-hold-held-of-count = partite ancora valide: { $held } su { $count }
There-are-no-matches = Non ci sono partite.
at-this-address = a questo indirizzo
it-has-no-matches-it-is-no-database-of = non ha partite: non è un database di Holdfast
it-has-the-shape-of-another-version-start-the = ha lo schema di un’altra versione: avvia una volta il server, che l’aggiorna, o usa la versione a cui appartiene


## holdfast serve

Holdfast-is-served-on-address-stop-with-Ctrl-C = Holdfast è in funzione su { $address } (per fermarlo: Ctrl-C)
port-port-of-host-is-in-use-choose-another = la porta { $port } di { $host } è occupata; scegline un’altra con --port


## holdfast words

there-of-count-messages =
    { $there ->
        [one] { $there } messaggio
       *[other] { $there } messaggi
    } su { $count }
there-of-count-messages-not-proofread-by-a-native =
    { $there ->
        [one] { $there } messaggio
       *[other] { $there } messaggi
    } su { $count }, senza la rilettura di una persona madrelingua
missing-in-language-count = mancano in { $language }: { $count }
nothing-that-speaks-is-called-name-there-are-known = nessuna parte si chiama «{ $name }»; puoi scegliere fra { $known }
