### The command line: what an operator reads.


## holdfast admin

There-are-no-such-matches = There are no such matches.
running = running
finished = finished
study = study
open = open
listed = listed
hidden = hidden
count-entries =
    { $count } { $count ->
        [one] entry
       *[other] entries
    }
never = never
begun-moment-by-visitor-from-network = begun { $moment } by { $visitor } from { $network }
begun-moment-by-visitor-the-network-was-not-kept = begun { $moment } by { $visitor }; the network was not kept
options-options = options: { $options }
its-result-result = result: { $result }
seat-number-seat-kind-who = seat { $number } ({ $seat }, { $kind }): { $who }
no-name-given = no name given
a-program = a program
last-seen-moment = last seen { $moment }
chat-number-moment-name-text = chat { $number }, { $moment }, { $name }: { $text }
match-is-back-in-sight = { $match } is visible again.
match-is-out-of-sight-its-players-can-go = { $match } is hidden; its players can go on.
count-matches-deleted =
    { $count } { $count ->
        [one] match
       *[other] matches
    } deleted.
This-visitor-is-kept-out-for-good = This visitor is kept out for good.
This-visitor-is-kept-out-until-moment = This visitor is kept out until { $moment }.
This-visitor-may-come-again = This visitor can come back.
This-network-is-kept-out-for-good = This network is kept out for good.
This-network-is-kept-out-until-moment = This network is kept out until { $moment }.
This-network-may-come-again = This network can come back.
who-since-since-for-good = { $who } since { $since }, for good
who-since-since-until-until = { $who } since { $since }, until { $until }
Nobody-is-kept-out = Nobody is kept out.
count-lines-deleted =
    { $count } { $count ->
        [one] line
       *[other] lines
    } deleted.
The-open-seats-of-count-matches-are-closed =
    The open seats of { $count } { $count ->
        [one] match
       *[other] matches
    } are closed.
in-a-day-count = { $count } in a day
in-a-week-count = { $count } in a week
in-a-month-count = { $count } in a month
matches-begun = matches begun
moves = moves
visitors = visitors
matches-with-an-open-seat-count = matches with an open seat: { $count }
lines-of-chat-count = lines of chat: { $count }
reports-that-wait-count = reports waiting: { $count }
kept-out-count = kept out: { $count }
database-size-MB-schema-schema = database: { $size } MB, schema { $schema }


## holdfast admin reports

Nothing-has-been-reported = Nothing has been reported.
No-report-is-waiting = No reports are waiting.
report-number-match-match-moment = report { $number }, match { $match }, { $moment }
the-line-is-gone = line removed
dismissed = dismissed
somebody = somebody
reported-by-who = reported by { $who }
watching = watching
count-lines-removed =
    { $count } { $count ->
        [one] line
       *[other] lines
    } removed.
count-lines-left-as-they-were-said =
    { $count } { $count ->
        [one] line
       *[other] lines
    } left in place.
there-is-no-report-numbers-holdfast-admin-reports---all = there is no report { $numbers }; `holdfast admin reports --all` lists them all


## holdfast backup and restore

Backed-up-matches-matches-and-entries-entries-schema-schema =
    Backed up { $matches } { $matches ->
        [one] match
       *[other] matches
    } and { $entries } { $entries ->
        [one] entry
       *[other] entries
    } (schema { $schema }) to { $file }.
There-is-no-key-in-file-so-the-backup = There is no secret key in { $file }, so the backup has none: cookies will no longer be recognised.
Restored-matches-matches-and-entries-entries-as-of-moment =
    Restored { $matches } { $matches ->
        [one] match
       *[other] matches
    } and { $entries } { $entries ->
        [one] entry
       *[other] entries
    } as of { $moment }.
there-is-a-file-file-already = there is already a file { $file }
there-is-no-file-file = there is no file { $file }
the-format-is-found-this-version-reads-known = the format is “{ $found }”; this version reads “{ $known }”
file-is-no-backup-or-it-is-cut-off = { $file } is not a backup, or is incomplete: { $reason }
this-is-no-backup-of-Holdfast-it-does-not = this is not a Holdfast backup: it does not say what it is
file-is-damaged-its-part-is-not-what-was = { $file } is damaged: its { $part } is not what was backed up
the-backup-has-schema-schema-of-version-version-which = the backup has schema { $schema } of version { $version }, which is newer than this one: restore it with that version
the-database-in-the-backup-is-damaged-state = the database in the backup is damaged: { $state }
a-server-is-using-this-database-stop-it-first = a server is using this database: stop it first
a-server-is-using-file-stop-it-first = a server is using { $file }: stop it first
there-is-another-key-in-file---overwrite-replaces-it = { $file } holds another key; --overwrite replaces it
there-is-a-database-file-already---overwrite-replaces-it = there is already a database { $file }; --overwrite replaces it
the-database-has-matches-already---overwrite-replaces-them = the database already has matches; --overwrite replaces them


## holdfast store verify

Replaying = Replaying
Checking = Checking
it-does-not-hold-from-the-beginning = not valid from the start
it-holds-for-count-actions =
    valid for { $count } { $count ->
        [one] action
       *[other] actions
    }
rules-version = rules { $version }
matches-that-hold-held-of-count = matches still valid: { $held } of { $count }
There-are-no-matches = There are no matches.
at-this-address = at this address
it-has-no-matches-it-is-no-database-of = it has no matches: it is not a Holdfast database
it-has-the-shape-of-another-version-start-the = it has the schema of another version: start the server once, which brings it up to date, or use the version it belongs to


## holdfast serve

Holdfast-is-served-on-address-stop-with-Ctrl-C = Holdfast is being served at { $address } (stop with Ctrl-C)
port-port-of-host-is-in-use-choose-another = port { $port } of { $host } is in use; choose another one with --port


## holdfast words

there-of-count-messages =
    { $there } of { $count } { $count ->
        [one] message
       *[other] messages
    }
there-of-count-messages-not-proofread-by-a-native =
    { $there } of { $count } { $count ->
        [one] message
       *[other] messages
    }, not proofread by a native speaker
missing-in-language-count = missing in { $language }: { $count }
nothing-that-speaks-is-called-name-there-are-known = no part is called “{ $name }”; choose from { $known }
