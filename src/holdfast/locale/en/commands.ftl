### The command line: help. In English it stands in the code, and a test compares both.


## holdfast

Play-tabletop-games-completely-and-correctly = Play tabletop games completely and correctly.
Begin-with = Begin with:
which-games-are-there = which games are there
play-one-here = play one here
what-a-command-can-do-with-examples = what a command can do, with examples
Show-the-version-and-whether-the-rules-run-compiled = Show the version and whether the rules run compiled.
The-language-of-help-and-errors-that-of-the = The language of help and errors; that of the terminal (LANG) by default.


## holdfast games

List-the-installed-games-with-their-seats-and-options = List the installed games with their seats and options; for GAME, also its history and credits.
Examples = Examples:
The-language-of-the-sentences-that-of-the-terminal = The language of the sentences; that of the terminal (LANG) by default.
Print-JSON-for-other-programs = Print JSON for other programs.
Print-JSON-Schemas-of-what-GAME-writes-position-view = Print JSON Schemas of what GAME writes: position, view, result, events.


## holdfast bots

List-the-bots-or-those-that-play-GAME-from = List the bots, or those that play GAME, from the weakest to the strongest.
One-name-works-everywhere-in-play-simulate-arena-engine = One name works everywhere: in play, simulate, arena, engine and the browser. After an @ comes what it may spend on a decision: strong@0.5 thinks for half a second, strong@200x tries 200 times.


## holdfast play

Play-GAME-here-numbered-actions-or-words-that-narrow = Play GAME here: numbered actions, or words that narrow them. Type ? for help.
Seats-without-a-bot-are-played-by-people-at = Seats without a bot are played by people at this terminal, one after the other; `holdfast bots` lists the bots. Without --seed the dice come from a fresh key, which a saved match contains: whoever reads the file could foresee them. With --save the file is written after every move; without it an interrupted match is kept, and the next one says where.
The-seed-for-the-dice-the-same-number-gives = The seed for the dice: the same number gives the same dice every time.
An-option-of-the-game-may-be-repeated-See = An option of the game; may be repeated. See holdfast games.
A-bot-plays-SEAT-strong-unless-another-is-named = A bot plays SEAT; strong, unless another is named.
Bots-for-the-seats-from-the-second-on = Bots for the seats from the second on.
Ask-who-sits-where-the-default-on-a-terminal = Ask who sits where; the default on a terminal where no bot is named.
The-seed-for-the-bots-the-same-choices-every = The seed for the bots: the same choices every time, as long as they count tries (strong@200x) and do not look at the clock.
Component-data-to-play-with-instead-of-ours = Component data to play with instead of ours.
Undo-goes-back-as-far-as-you-like-even = Undo goes back as far as you like, even past dice.
Go-on-with-a-saved-match = Go on with a saved match.
Save-the-match-there-when-you-stop = Save the match there when you stop.
With-the-game-s-historical-notes-default-or-without = With the game’s historical notes (default), or without.
Allow-hints-even-though-several-people-play-all-agree = Allow hints even though several people play: all agree.
Show-a-long-board-when-asked-or-always-default = Show a long board when asked, or always; default: as turns begin.
Ask-before-typed-words-play-what-cannot-be-taken = Ask before typed words play what cannot be taken back (default), or not.


## holdfast serve

Serve-the-games-to-browsers = Serve the games to browsers.
on-http-127-0-0-1-8000-for-this = on http://127.0.0.1:8000, for this machine
for-everybody-who-can-reach-it = for everybody who can reach it
The-address-to-listen-on = The address to listen on.
The-address-sqlite-FILE-or-postgresql-USER-HOST-NAME = The address: sqlite:///FILE or postgresql://USER@HOST/NAME.
Where-the-database-and-the-secret-key-are-kept = Where the database and the secret key are kept.
How-many-processes-serve-the-matches-together = How many processes serve the matches together.
Trust-this-proxy-to-say-who-its-callers-are = Trust this proxy to say who its callers are.
The-public-address-for-passkeys-and-for-links-in = The public address, for passkeys and for links in e-mails.
The-mail-server-as-smtp-USER-PASSWORD-HOST-587 = The mail server, as smtp://USER:PASSWORD@HOST:587, for notices and sign-in links.
The-sender-of-e-mails = The sender of e-mails.
With-info-each-request-is-shown = With info each request is shown.
With-json-a-line-of-JSON-for-each-record = With json: a line of JSON for each record.
Serve-metrics-for-Prometheus-at-this-address-such-as = Serve metrics for Prometheus at this address, such as 127.0.0.1:9108; off by default.


## holdfast admin

Look-after-a-server-its-matches-its-visitors-its = Look after a server: its matches, its visitors, its chats.
Every-command-works-on-the-database-whether-or-not = Every command works on the database, whether or not a server is running; running servers notice at once.


## holdfast admin list

List-matches-the-most-recently-played-first = List matches, the most recently played first.
Example = Example:
Only-this-game = Only this game.
Only-matches-in-this-state-open-with-a-seat = Only matches in this state; open: with a seat that anybody may take.
Only-matches-that-this-visitor-began-or-sits-in = Only matches that this visitor began or sits in.
Where-the-database-is-as-for-serve = Where the database is, as for serve.


## holdfast admin show

Show-a-match-who-sits-where-from-which-browsers = Show a match: who sits where, from which browsers, and what was said.
Its-key-and-its-cards-stay-hidden-so-that = Its key and its cards stay hidden, so that whoever runs a server can play on it too.


## holdfast admin hide

Hide-a-match-from-everybody-who-does-not-play = Hide a match from everybody who does not play in it.
Show-it-again = Show it again.


## holdfast admin delete

Delete-matches-for-good-with-all-that-was-played = Delete matches for good, with all that was played and said in them.
Do-not-ask-first = Do not ask first.


## holdfast admin block

Keep-a-visitor-or-a-network-out = Keep a visitor or a network out.
holdfast-admin-show-has-the-names-of-visitors-and = `holdfast admin show` has the names of visitors and networks. A network may also be given as an address; only its hash is kept.
For-this-many-days-for-good-by-default = For this many days; for good by default.
A-note-for-yourself = A note for yourself.


## holdfast admin unblock

Let-a-visitor-or-a-network-in-again = Let a visitor or a network in again.


## holdfast admin blocks

List-who-is-kept-out = List who is kept out.


## holdfast admin clean-chat

Delete-what-was-said-in-a-match-pages-that = Delete what was said in a match; pages that are open reload.
Only-the-line-with-this-number-admin-show-lists = Only the line with this number; `admin show` lists them.
Only-what-somebody-with-this-name-said = Only what somebody with this name said.
Only-lines-that-contain-this-in-upper-or-lower = Only lines that contain this, in upper or lower case.


## holdfast admin reports

List-the-chat-lines-that-people-have-reported-with = List the chat lines that people have reported, with what was said around them.
A-report-keeps-the-line-as-it-was-said = A report keeps the line as it was said. The line itself is marked with >.
Include-reports-that-were-dealt-with = Include reports that were dealt with.


## holdfast admin clean-report

Remove-the-reported-lines-whoever-reported-them-is-told = Remove the reported lines; whoever reported them is told.
Pages-that-are-open-reload-This-settles-all-reports = Pages that are open reload. This settles all reports of these lines.


## holdfast admin dismiss-report

Leave-the-reported-lines-in-place-whoever-reported-them = Leave the reported lines in place; whoever reported them is told that you have seen the report.


## holdfast admin expire-seats

Close-open-seats-that-nobody-has-taken-whoever-set = Close open seats that nobody has taken; whoever set up the match can still invite.
In-matches-where-nothing-has-happened-for-this-many = In matches where nothing has happened for this many days.


## holdfast admin statistics

How-much-is-played-on-this-server-in-numbers = How much is played on this server, in numbers.


## holdfast backup

Back-up-the-database-and-the-keys-of-the = Back up the database and the keys of the server to a new file, even while servers run.
Without-a-name-the-file-is-named-after-the = Without a name the file is named after the date and time. Whoever reads it can see hidden cards and could pass for any visitor: guard it as you guard the server.


## holdfast restore

Restore-a-backup-to-SQLite-or-to-PostgreSQL-Stop = Restore a backup, to SQLite or to PostgreSQL. Stop every server that uses the database first.
The-backup-is-checked-first-Nothing-is-replaced-unless = The backup is checked first. Nothing is replaced unless you say so, and then the files that were there are kept under another name.
Replace-what-is-there-old-files-are-kept-under = Replace what is there; old files are kept under another name.


## holdfast store

Look-after-a-database-of-matches = Look after a database of matches.
is-everything-that-was-played-still-valid = is everything that was played still valid?


## holdfast store verify

Replay-every-match-of-a-database-under-the-current = Replay every match of a database under the current rules.
Each-action-must-still-be-allowed-its-dice-must = Each action must still be allowed, its dice must fall as they did, and the positions must be the same where that was recorded. Matches that are no longer valid are listed with the rule and the action, and the exit status is 1. Nothing is written; a server may be running.
Where-the-database-is-kept-as-for-serve = Where the database is kept, as for serve.


## holdfast check

Run-the-test-cases-in-JSON-files-a-folder = Run the test cases in JSON files; a folder means every .json file in it.
Prints-what-differed-in-each-case-that-failed-then = Prints what differed in each case that failed, then how many passed and failed. The exit status is 1 when any failed.
A-case-with-its-position-abridged = A case (with its position abridged):


## holdfast engine

Speak-JSON-RPC-2-0-one-object-per-line-so = Speak JSON-RPC 2.0, one object per line, so that a program in any language can play.
Methods-games-new-load-status-play-why-look-odds = Methods: games, new, load, status, play, why, look, odds, advise, position, journal, undo, close, bots, choose, sit.
Print-the-methods-as-JSON-Schemas-OpenRPC-instead = Print the methods as JSON Schemas (OpenRPC) instead.


## holdfast replay

Tell-the-match-of-a-journal-as-numbered-sentences = Tell the match of a journal as numbered sentences, each with the rule it rests on.
A-replay-is-always-compared-with-what-the-journal = A replay is always compared with what the journal recorded. Where it diverges, the story ends and the error says at which action, and why. --verify says what could be compared; if that is nothing, or if a promised key is missing, the exit status is 1.
Only-say-whether-the-replay-is-what-was-recorded = Only say whether the replay is what was recorded.
With---verify-the-commitment-you-were-shown-at-the = With --verify: the commitment you were shown at the start.
Tell-it-as-this-seat-saw-it-or-as = Tell it as this seat saw it, or as a spectator did.


## holdfast coach

Show-the-best-few-actions-for-whoever-decides-what = Show the best few actions for whoever decides, what they are worth, and why.
It-knows-what-that-seat-may-know-and-nothing = It knows what that seat may know and nothing else. With --json every better answer is a line of its own, the first within a second.
Advise-after-this-many-actions-at-the-end-by = Advise after this many actions; at the end by default.
How-long-it-thinks = How long it thinks.


## holdfast review

Judge-every-decision-of-a-match-by-what-its = Judge every decision of a match by what its seat knew, and every roll by what it was worth.
It-tells-the-chance-to-win-over-the-match = It tells the chance to win over the match, the costliest mistakes with what was better and why, the luck, and the result without it. In a running match, only one seat’s own decisions are judged.
Review-this-seat-of-a-match-that-is-still = Review this seat of a match that is still running.
About-how-long-it-may-take = About how long it may take.
How-many-processes-by-default-one-for-each-core = How many processes; by default one for each core, up to 8.
Tell-every-decision-and-every-roll-turn-by-turn = Tell every decision and every roll, turn by turn.
Also-write-a-page-to-this-file = Also write a page to this file.


## holdfast simulate

Play-GAME-many-times-and-count-how-it-ends = Play GAME many times and count how it ends: at random, or between bots.
Everybody-keeps-their-seat-holdfast-arena-lets-bots-change = Everybody keeps their seat; `holdfast arena` lets bots change seats and rates them.
How-many-games = How many games.
Game-n-uses-the-seed-SEED-n-counted-from = Game n uses the seed SEED + n, counted from 0.
Who-plays-seat-by-seat-one-bot-plays-all = Who plays, seat by seat; one bot plays all seats.
What-counts-as-thinking-processor-time-or-time-that = What counts as thinking: processor time, or time that passes.
Draw-how-the-figures-are-distributed = Draw how the figures are distributed.


## holdfast arena

Let-bots-play-GAME-against-each-other-and-rate = Let bots play GAME against each other and rate them.
Everybody-meets-everybody-else-Each-deal-is-played-from = Everybody meets everybody else. Each deal is played from all seats with the same dice; in a solo game, all play the same deals. A bot is named as elsewhere: `strong@0.5` thinks for half a second, `strong@200x` tries 200 times. A bot that gives an illegal answer, fails or takes far too long loses that game, and one whose answer depends on what it cannot know is caught: then the exit status is 1.
Who-plays-such-as-random-quick-strong-0-5 = Who plays, such as random,quick,strong@0.5.
One-more-bot-such-as-program-mybot-or-mymodule = One more bot, such as program:./mybot or mymodule:MyBot.
The-others-play-this-bot-and-not-each-other = The others play this bot, and not each other.
Games-of-each-pairing-rounded-up-to-whole-deals = Games of each pairing; rounded up to whole deals.
How-many-games-at-once = How many games at once.
Save-every-game-there-run-the-same-command-again = Save every game there; run the same command again to go on.
Try-some-decisions-again-with-different-secrets-default-or = Try some decisions again with different secrets (default), or not.
The-score-to-count-for-a-game-that-was = The score to count for a game that was lost without one.


## holdfast lab

Experiments-thousands-of-games-on-the-same-dice-under = Experiments: thousands of games on the same dice, under different conditions.
a-first-experiment-for-you-to-change = a first experiment, for you to change
play-it-run-it-again-to-go-on = play it; run it again to go on
what-came-of-it-so-far = what came of it, so far
as-a-page-with-plots = as a page with plots
what-can-be-left-out = what can be left out


## holdfast lab run

Run-the-experiment-in-FILE-or-go-on-with = Run the experiment in FILE, or go on with it, and say what came of it.
Every-arm-plays-the-same-deals-Results-are-the = Every arm plays the same deals. Results are the same for the same file, however many processes play and however often they are stopped.
Where-results-go-by-default-a-folder-beside-FILE = Where results go; by default a folder beside FILE.
How-many-deals-instead-of-the-number-in-the = How many deals, instead of the number in the file.
How-many-processes-play = How many processes play.
Who-plays-the-cores-of-this-machine-or-a = Who plays: the cores of this machine, or a Ray cluster.
With---on-ray-the-cluster-auto-is-the-one = With --on ray: the cluster; “auto” is the one this machine is in. Without it, one is started here.
Save-every-match-move-by-move = Save every match move by move.


## holdfast lab show

Say-what-came-of-the-experiment-in-FOLDER-as = Say what came of the experiment in FOLDER, as far as it has been played.


## holdfast lab report

Make-a-single-page-from-the-results-in-each = Make a single page from the results in each FOLDER, with plots, tables and commands.
Where-the-page-goes-report-html-in-the-first = Where the page goes; report.html in the first folder by default.
The-title-of-the-page = The title of the page.


## holdfast lab draft

Write-a-first-experiment-with-GAME-for-you-to = Write a first experiment with GAME for you to change, with everything explained.
Where-the-experiment-goes-it-is-printed-by-default = Where the experiment goes; it is printed by default.


## holdfast lab pieces

List-what-an-experiment-with-GAME-can-leave-out = List what an experiment with GAME can leave out.


## holdfast bench

Measure-GAME-or-every-game-on-one-core-random = Measure GAME, or every game, on one core: random play, and each operation on its own.
Says-which-build-ran-Where-the-rules-are-compiled = Says which build ran. Where the rules are compiled, plain Python is measured beside them.
How-long-each-measurement-takes = How long each measurement takes.
Only-random-play-as-the-line-bench-peers-py = Only random play, as the line bench/peers.py reads.
With---line-an-ordinary-Python-loop-the-way-other = With --line: an ordinary Python loop (the way other engines are driven), the engine’s own loop, or many games at once with observations and masks (holdfast.envs).


## holdfast perft

Count-what-GAME-can-lead-to-depth-by-depth = Count what GAME can lead to, depth by depth: actions, dice results, different positions, and endings.
Dice-and-draws-are-enumerated-not-rolled-so-the = Dice and draws are enumerated, not rolled, so the counts are exact and the same on every machine: another implementation of the rules can be compared with them.
How-many-actions-deep = How many actions deep.
Where-set-up-takes-its-dice-from-it-is-played = Where set-up takes its dice from: it is played, not enumerated.
Begin-with-the-position-in-a-file-instead = Begin with the position in a file instead.
Play-this-first-may-be-repeated = Play this first; may be repeated.
Roll-the-dice-of-each-action-once-from-the = Roll the dice of each action once, from the seed, instead of trying every result.
Count-separately-what-begins-with-each-action = Count separately what begins with each action.
Give-up-after-this-many-actions = Give up after this many actions.


## holdfast pack

Show-and-check-component-data-so-that-it-can = Show and check component data, so that it can be corrected against the printed game.


## holdfast pack check

List-everything-that-is-wrong-with-the-component-data = List everything that is wrong with the component data in FILE.
The-game-it-is-for-when-the-file-does = The game it is for, when the file does not say.


## holdfast pack show

Print-the-component-data-shipped-with-GAME = Print the component data shipped with GAME.


## holdfast conform

Play-random-games-of-GAME-and-check-everything-that = Play random games of GAME and check everything that a game on Holdfast promises.
Without-options-the-games-take-turns-at-a-sample = Without options the games take turns at a sample of combinations in which any two values meet. The exit status is 1 when a promise is broken; the report then has a journal that shows it.
How-many-random-games = How many random games.
The-seed-of-the-first-game = The seed of the first game.
A-game-longer-than-this-counts-as-one-that = A game longer than this counts as one that never ends.


## holdfast words

Show-what-is-translated-and-what-is-missing-and = Show what is translated and what is missing, and print samples of LANGUAGE.
how-complete-each-language-is = how complete each language is
what-German-lacks = what German lacks
the-Italian-log-with-samples = the Italian log, with samples
for-proofreading = for proofreading
Only-this-game-the-pages-or-the-program = Only this game, the pages or the program.
Print-the-messages-whose-name-or-sentence-contains-WORDS = Print the messages whose name or sentence contains WORDS.
Write-every-sentence-to-FOLDER-in-one-file-for = Write every sentence to FOLDER, in one file for each language and game.


## holdfast completion

Print-a-completion-script-for-SHELL = Print a completion script for SHELL.
for-this-shell = for this shell
for-good = for good
