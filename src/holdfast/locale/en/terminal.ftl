### The terminal.


## Commands and sentences

play-again-what-was-taken-back = play again what was taken back
what-has-happened-so-far-with-a-number-the = what has happened so far; with a number, only that many of the latest lines
the-words-of-a-rule-by-its-number-or = the words of a rule, by its number or by words in it
what-the-letters-and-signs-on-the-board-mean = what the letters and signs on the board mean
leave-the-board-out-from-now-on-or-show = leave the board out from now on, or show it before every decision
action-Type-y-to-play-it = “{ $action }”? Type y to play it:{ " " }
action-It-cannot-be-taken-back-Type-y-to = “{ $action }”? It cannot be taken back. Type y to play it:{ " " }
Not-played = Not played.
yes = yes
There-is-nothing-to-play-again = There is nothing to play again.
How-many-lines-Type-log-and-a-number-such = How many lines? Type log and a number, such as log 10.
This-game-has-no-legend-look-THING-explains-what = This game has no legend; look THING explains what lies there.
Brief-type-board-to-see-the-board-full-to = Brief: type board to see the board, full to see it before every decision.
The-board-is-shown-before-every-decision-brief-leaves = The board is shown before every decision; brief leaves it out.
And-count-more-ids = And { $count } more: { $ids }
A-match-that-was-cut-off-lies-in-file = An interrupted match was saved in { $file }; holdfast play --load continues it.
The-match-is-kept-in-file = The match is kept in { $file }.
this-help = this help
why-an-action-is-allowed-or-not = why an action is allowed or not
the-exact-chances-of-what-it-can-lead-to = the exact odds of its immediate outcomes
the-best-actions-what-they-are-worth-and-why = the best actions, what they are worth, and why
take-back-the-last-action-where-that-is-fair = take back the last action, where that is fair
what-a-thing-on-the-board-is-and-what = what a thing on the board is, and what lies there
what-it-sees-adjoins-or-leads-to = what it sees, adjoins or leads to
how-things-stand-the-score-the-nearest-danger = how things stand: the score, the nearest danger
the-board-and-what-is-asked-once-more = the board and the question once more
keep-the-match-in-a-file = keep the match in a file
stop-the-match-can-be-saved = stop; the match can be saved
Type-the-number-of-a-line-or-words-that = Type the number of a line, or words that narrow the list: when one action is left, it is played. A whole action such as “{ $example }” is played at once. An empty line shows the whole list again.
prompt-rule = { $prompt } ({ $rule })
seat-prompt-rule = { $seat }: { $prompt } ({ $rule })
left-of-all-actions-are-left-An-empty-line =
    { $left ->
        [one] { $left } of { $all } actions is
       *[other] { $left } of { $all } actions are
    } left. An empty line shows all again.
what-count-actions =
    { $what } ({ $count ->
        [one] { $count } action
       *[other] { $count } actions
    })
No-action-on-offer-fits-words-Type-for-help = No action on offer fits “{ $words }”. Type ? for help.
No-action-on-offer-fits-words-Did-you-mean = No action on offer fits “{ $words }”. Did you mean “{ $command }”?
No-action-on-offer-fits-words-A-line-is = No action on offer fits “{ $words }”. A line is chosen by its number alone, 1 to { $last }.
There-is-no-line-number-the-last-one-is = There is no line { $number }; the last one is { $last }.
seat-plays-action = { $seat }: { $action }
The-bot-bot-failed-reason-so-another-one-plays = The bot { $bot } failed ({ $reason }), so another one plays for it: { $other }.
Who-plays-A-number-or-a-name-strong-0 = Who plays? A number or a name; strong@0.5 thinks for half a second.
somebody-at-this-terminal = somebody at this terminal
seat-Enter-usual = { $seat } (Enter: { $usual })?{ " " }
action-is-allowed-now-rule = “{ $action }” is allowed now ({ $rule }).
Which-action-example = Which action? { $example }
words-fits-count-actions-add-a-word =
    “{ $words }” fits { $count } { $count ->
        [one] action
       *[other] actions
    }; add a word.
Nothing-about-that-is-left-to-chance-or-you = Nothing about that is left to chance, or you may not know it.
Thinking = Thinking …
At-first-sight-action = At first sight: { $action }
Several-people-play-here-so-there-are-hints-only = Several people play here, so there are hints only if all agree: see --coach.
Taken-back-action = Taken back: { $action }
That-cannot-be-taken-back-reason = That cannot be taken back: { $reason }.
Nothing-has-happened-yet = Nothing has happened yet.
There-is-more-type-log = There is more: type log.
There-is-no-rule-id-There-are-ids = There is no rule “{ $id }”. Choose from { $ids }
Nothing-on-the-board-is-called-words = Nothing on the board is called “{ $words }”.
Which-thing-Type-command-and-a-name-such-as = Which thing? Type { $command } and a name, such as { $command } { $example }.
There-is-nothing-on-this-board-to-look-at = There is nothing on this board to look at.
words-may-be-several-things-things = “{ $words }” can mean several things: { $things }.
This-game-has-no-rules-reference = This game has no rules reference.
Saved-in-file = Saved in { $file }.
Not-saved-reason = Not saved: { $reason }.
Save-where-Type-save-and-the-name-of-a = Save where? Type save and the name of a file.
To-save-the-match-type-the-name-of-a = To save the match type the name of a file; Enter leaves without saving:{ " " }
Goodbye = Goodbye.
The-match-is-over = The match is over.
seat-is-next-Press-Enter-when-you-have-read = Next to play: { $seat }. Press Enter when you have read this: it will be cleared.{ " " }
seat-press-Enter-when-only-you-can-see-the = { $seat }, press Enter when only you can see the screen.{ " " }
