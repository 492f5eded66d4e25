### What is wrong with journals, positions and component data that somebody brings.

## Objects and lists, in any JSON

where-what = { $where }: { $what }
where-what-rule = { $where }: { $what } ({ $rule })
the-top-level = at the top level
is-missing = is missing
is-there-twice = is there twice
is-named-twice = is named twice
must-be-value-in-this-position = must be { $value } in this position
there-is-no-field-name = there is no field “{ $name }”
there-is-no-what-shown = there is no { $what } { $shown }
there-is-no-what-shown-it-is-one-of = there is no { $what } { $shown }; it can be { $known }
must-be-kind-not-shown = must be { $kind }, not { $shown }
must-be-null-not-shown = must be null, not { $shown }
must-be-a-whole-number-from-lowest-to-highest = must be a whole number from { $lowest } to { $highest }, not { $shown }
must-be-a-whole-number-of-lowest-or-more = must be a whole number of { $lowest } or more, not { $shown }
one-or-other = { $one } or { $other }
a-number = a number
anything = anything
a-word = a word
a-whole-number = a whole number
a-word-or-a-whole-number = a word or a whole number
true-or-false = true or false
an-object = an object
a-list = a list
a-list-of-whole-numbers = a list of whole numbers
a-string = text
text = text
is-nested-too-deeply = is nested too deeply
is-too-large-a-number = is too large a number
must-be-a-finite-number = must be a finite number
has-a-field-whose-name-is-kind = has a field whose name is { $kind }
has-count-characters-in-one-text-longest-are-the =
    has a text of { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }; at most { $longest } are allowed
has-a-character-that-cannot-be-shown-character = has a character that cannot be shown: { $character }
a-pack-is-plain-JSON = component data are plain JSON
a-position-is-an-object = a position must be an object
a-position-is-not-an-empty-object = a position is not an empty object
game-this-is-a-position-of-other-not-of = game: this is a position of { $other }, not of { $game }

## Journals

the-journal-is-not-valid-JSON-is-it-cut = the journal is not valid JSON (is it cut off?): { $error }
line-line-column-column = line { $line }, column { $column }
a-journal-is-an-object-with-at-least-game = a journal must be an object with at least game and actions
this-journal-was-downloaded-while-the-match-was-running = this journal was downloaded while the match was running: it has only what was seen from that seat, and no key; download it again when the match is over
a-journal-has-no-field-name = a journal has no field “{ $name }”
a-journal-has-a-seed-or-a-script-of = a journal has seed or script, not both
a-journal-has-a-key-or-a-other-not = a journal has key or { $other }, not both
the-format-is-found-this-version-reads-only-known = the format is { $found }; this version reads only “{ $known }”
the-generator-is-generator-this-version-knows-known = the generator is “{ $generator }”; this version knows { $known }
a-name-belongs-to-the-generator-older-or-newer = { $name } needs the generator “{ $older }” or “{ $newer }”, and the journal names neither
the-generator-generator-takes-a-key-not-a-seed = the generator “{ $generator }” takes key, not seed
name-must-be-kind = { $name } must be { $kind }
the-journal-has-no-name-it-must-be-kind = the journal has no { $name }; it must be { $kind }
a-list-of-actions = a list of actions
action-number-must-be-an-object-such-as-example = action { $number } must be an object such as { $example }, not { $found }
a-list-of-lists-of-whole-numbers = a list of lists of whole numbers
chance-has-found-entries-but-set-up-and-actions-actions =
    chance has { $found ->
        [one] { $found } entry
       *[other] { $found } entries
    }, but set-up and { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } need { $wanted }: the journal has been cut or edited
n64-digits-of-0-to-9-and-a-to = 64 digits from 0 to 9 and a to f
asked-must-be-a-list-of-wanted-entries-set-up =
    asked must be a list of { $wanted ->
        [one] { $wanted } entry
       *[other] { $wanted } entries
    }: one for set-up and one for each action
a-list-of-words-like-d6-or-p52 = a list of words like d6 or p52
a-list-of-objects-what-happened-beside-the-actions = a list of objects: what happened besides the actions
an-object-from-action-numbers-to-digests = an object with action numbers and their digests
fingerprints-found-is-not-the-number-of-an-action = fingerprints: { $found } is not the number of an action
fingerprints-the-digest-at-at-must-be-a-word = fingerprints: the digest of { $at } must be a word
there-is-a-fingerprint-for-action-at-but-the =
    there is a fingerprint for action { $at }, but the journal has only { $last ->
        [one] { $last } action
       *[other] { $last } actions
    }: it has been cut or edited
the-key-is-not-the-one-that-was-promised = the key is not the one that was promised at the start: its commitment is { $found }, but the journal recorded { $recorded }
the-replay-diverges-when-it-used-the-chance-taken = the replay diverges { $when }: its dice and draws were { $taken }, but the journal recorded { $recorded }
the-replay-diverges-when-it-asked-for-asked-the = the replay diverges { $when }: it asked for { $asked }, but the journal recorded { $recorded }
the-replay-diverges-after-the-position-s-fingerprint-is = the replay diverges { $after }: the position’s fingerprint is { $found }, but the journal recorded { $recorded }
at-action-number = at action { $number }
after-action-number = after action { $number }
at-set-up = at set-up
after-set-up = after set-up
what-the-journal-was-written-under-rules-version-old = { $what } (the journal was written under rules version { $old }; the rules are now version { $new })
the-match-cannot-begin-error = the match cannot begin: { $error }
action-number-action-was-refused-error = action { $number }, { $action }, was refused: { $error }

## Matches, actions and chance

there-is-no-seat-seat-there-are-names-and = there is no seat { $seat }; there are { $names } and spectator
a-match-of-played-actions-cannot-go-back-to =
    a match of { $played ->
        [one] { $played } action
       *[other] { $played } actions
    } cannot go back to action { $count }
a-branch-starts-after-0-to-played-actions-not =
    a branch starts after 0 to { $played ->
        [one] { $played } action
       *[other] { $played } actions
    }, not { $count }
this-decision-is-seat-s-not-that-of-who = this decision is for { $seat }, not for { $who }
a-spectator = a spectator
the-action-is-not-valid-JSON-error = the action is not valid JSON: { $error }
an-action-is-an-object-such-as-example-not = an action is an object such as { $example }, not { $found }
the-action-is-not-plain-JSON = the action is not plain JSON
an-action-needs-a-verb-do-is-missing-or = an action needs a verb: “do” is missing or is not a word
verb-takes-no-arguments-it-has-no-name = “{ $verb }” takes no arguments; it has no “{ $name }”
verb-takes-known-it-has-no-name = “{ $verb }” takes { $known }; it has no “{ $name }”
verb-needs-name = “{ $verb }” needs “{ $name }”
verb-name-cannot-be-shown = “{ $verb }”: “{ $name }” cannot be { $shown }
verb-name-cannot-be-shown-it-must-be-wanted = “{ $verb }”: “{ $name }” cannot be { $shown }; it must be { $wanted }
words-is-no-action-of-game-with-these-options = “{ $words }” is not an action of { $game } with these options; choose a legal one
an-action-takes-known-it-has-no-name = an action takes { $known }; it has no “{ $name }”
name-cannot-be-shown = “{ $name }” cannot be { $shown }
name-cannot-be-shown-it-can-be-values = “{ $name }” cannot be { $shown }; it can be { $values }
verb-with-shown-does-not-exist-its-values-do = “{ $verb }” with { $shown } does not exist: its values do not go together
a-seed-is-a-whole-number-of-at-most = seed must be a whole number of at most { $most } bits
the-script-of-chance-has-run-out-after-its =
    the numbers for chance have run out: after { $count ->
        [one] { $count } number
       *[other] { $count } numbers
    }, one for { $what } is still needed ({ $lowest } to { $highest })
number-place-of-the-script-of-chance-is-value = number { $place } for chance is { $value }, but { $what } gives { $lowest } to { $highest }
game-without-piece-no-such-piece = { $game } without { $piece }: there is no such piece
game-without-piece-there-is-nothing-that-can-be = { $game } without { $piece }: there is nothing that can be left out
