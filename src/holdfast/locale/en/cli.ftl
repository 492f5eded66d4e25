### The command line: errors, and what click says.


## Errors

give---commitment-together-with---verify = give --commitment together with --verify
there-is-no-folder-folder = there is no folder { $folder }
a-database-needs-module-pip-install-what = a database needs { $module }: pip install { $what }
the-browser-app-needs-module-pip-install-what = the browser app needs { $module }: pip install { $what }
cannot-listen-on-host-port-port-reason = cannot listen on { $host }, port { $port }: { $reason }
cannot-write-file-reason = cannot write { $file }: { $reason }
cannot-read-file-reason = cannot read { $file }: { $reason }
file-is-not-valid-JSON-reason = { $file } is not valid JSON: { $reason }
words-is-not-NAME-VALUE = “{ $words }” is not NAME=VALUE
give-a-GAME-with---line-and--o = Name a GAME to use --line or -o
the-match-has-count-actions-not-at =
    the match has { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }, not { $at }
the-match-is-over-nothing-is-left-to-advise = the match is over: there is nothing left to advise on; see --at
there-is-no-match-match-holdfast-admin-list-has = There is no match { $match }; holdfast admin list shows the ones there are
Delete-count-for-good =
    Delete { $count ->
        [one] { $count } match
       *[other] { $count } matches
    } for good?
who-is-not-kept-out-holdfast-admin-blocks-lists = { $who } is not kept out; holdfast admin blocks lists who is
such-a-name-has-at-most-80-letters = such a name has at most 80 letters
network-is-no-address-such-as-203-0-113 = { $network } is neither an address, such as 203.0.113.7, nor a network, such as ip:5c41…
name-a-game-holdfast-games-lists-them = name a game; holdfast games lists them
there-is-no-folder-folder-to-save-the-match = there is no folder { $folder } to save the match in; make it first
a-match-that-is-loaded-has-its-own-leave = a loaded match has its own; leave out { $option }
the-database-database-cannot-be-used-reason = the database { $database } cannot be used: { $reason }


## What the frame of commands says (click)

OPTIONS = { "[" }OPTIONS]
Show-this-message-and-exit = Show this message and exit.
Usage = Usage:
Options = Options
Commands = Commands
Positional-arguments = Positional arguments
required = required
default-default = default: { $default }
env-var-var = env var: { $var }
Aborted = Aborted!
Missing-command = Missing command.
Got-unexpected-extra-arguments-args = Got unexpected extra arguments ({ $args })
Takes-nargs-values-but-len-were-given = Takes { $nargs } values but { $len } were given.
Did-you-mean-one-of-possibilities = (Did you mean one of: { $possibilities }?)
Missing-argument = Missing argument
Missing-option = Missing option
Missing-parameter = Missing parameter
Missing-parameter-param_name = Missing parameter: { $param_name }
Missing-param_type = Missing { $param_type }
unknown-error = unknown error
Invalid-value-for-param_hint-message = Invalid value for { $param_hint }: { $message }
Invalid-value-message = Invalid value: { $message }
Could-not-open-file-filename-r-message = Could not open file “{ $filename }”: { $message }
Error-message = Error: { $message }
Try-command-option-for-help = Try “{ $command } { $option }” for help.
No-such-option-name-r = No such option “{ $name }”.
No-such-command-name-r = No such command “{ $name }”.
Option-name-r-does-not-take-a-value = Option “{ $name }” does not take a value.
Option-name-r-requires-nargs-arguments = Option “{ $name }” requires an argument.
Argument-name-r-takes-nargs-values = Argument “{ $name }” takes { $nargs } values.
Repeat-for-confirmation = Repeat for confirmation
Error-The-two-entered-values-do-not-match = Error: The two entered values do not match.
Error-invalid-input = Error: invalid input
Choose-from-choices = Choose from: { $choices }
value-r-is-not-one-of-choices = “{ $value }” is not one of { $choices }.
value-is-not-in-the-range-range = { $value } is not in the range { $range }.
value-r-is-not-a-valid-boolean-Recognized-values = “{ $value }” is neither yes nor no: { $states }
value-r-is-not-a-valid-number_type = “{ $value }” is not a valid number.
file = file
directory = directory
path = path
name-filename-r-is-a-file = { $name } “{ $filename }” is a file.
name-filename-r-is-a-directory = { $name } “{ $filename }” is a directory.
name-filename-r-is-not-readable = { $name } “{ $filename }” is not readable.
name-filename-r-is-not-writable = { $name } “{ $filename }” is not writable.
name-filename-r-is-not-executable = { $name } “{ $filename }” is not executable.
name-filename-r-does-not-exist = { $name } “{ $filename }” does not exist.
Do-you-want-to-continue = Do you want to continue?
