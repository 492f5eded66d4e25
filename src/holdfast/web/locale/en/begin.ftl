### Pages: a new match, a position, a journal.


## A new match

You-sit-at-this-rated-match-already-one-seat = You already have a seat in this rated match: one seat each.
Me = Me
Plays-on-this-screen = Plays on this screen.
Comes-by-an-invitation-that-you-send = Joins with an invitation that you send.
Anybody = Anybody
Takes-the-seat-when-they-come-by = Anyone who comes by may take this seat.
People = People
Bots = Bots
Home = Home
How-do-you-want-to-play = How do you want to play?
The-match-starts-from-the-position-you-came-from = The match starts from the position you came from.
Fine-points-of-the-rules = Fine points of the rules
This-game-has-no-options = This game has no options.
Who-plays = Who plays?
Several-seats-for-you-make-a-hot-seat-pass = Several seats for you make a hot seat: pass the screen round. Where a game hides something, the screen is covered in between.
How-much-time = How much time?
Time-limit = Time limit
Clocks-run-while-everybody-sits-at-the-table-All = Clocks run while everybody sits at the table. All players together can agree on a pause.
When-somebody-is-gone = When somebody leaves
What-happens-when-time-runs-out-or-when-somebody = What happens when time runs out, or when somebody resigns and the others play on. Everybody is told before they sit down.
Fair-or-study = Real match or study?
A-fair-match = A real match
Hidden-things-stay-hidden-and-dice-that-have-fallen = Hidden things stay hidden, and there is no taking back dice rolls.
A-study = A study
Go-back-and-forth-as-you-like-try-lines = Go back and forth as you like, try lines, and look at every hidden card.
Name-language-who-may-watch = Name, language, who may watch
Name-of-the-match = Name of the match
Spectators = Spectators
Whoever-has-the-address-may-watch = Whoever has the address may watch
Players-only = Players only
Everybody-who-plays-may-ask-the-coach-also-against = Any player may ask the coach, even when playing against people; everyone is told before they sit down
Rated-it-counts-for-the-ratings-of-those-who = Rated: it counts for the ratings of those who play. Only between people, without hints and from the usual start.
Show-it-in-the-lobby-free-seats-and-to = Show it in the lobby, for its free seats and for spectators
Corrected-component-data-JSON = Corrected component data (JSON)
A-match-in-which-nobody-moves-for-num-days =
    { $num ->
        [one] A match in which nobody moves for { $num } day is removed unless it is finished.
       *[other] A match in which nobody moves for { $num } days is removed unless it is finished.
    }
Show-me-how-it-works-first = Show me how it works first
Somebody-has-taken-this-seat = Somebody has taken this seat.
Too-many-sit-or-ask-here-already = Too many people already sit here or have asked to.
You-sit-here-already = You already sit here.
This-seat-is-not-yours = This seat is not yours.
This-link-is-no-longer-good = This link is no longer valid.
The-holder-of-this-seat-has-not-let-you = The holder of this seat has not let you in.
You-have-asked-already = You have already asked.
Nobody-asks-to-sit-here-any-longer = Nobody is asking to sit here any longer.
Nobody-of-that-name-sits-here = Nobody of that name sits here.
You-came-to-this-seat-through-somebody-who-still = You came to this seat through somebody who still sits here: you cannot remove them.
You-are-the-only-one-who-holds-this-seat = You are the only one who holds this seat: without you nobody could play it.
This-link-belongs-to-no-seat = This link belongs to no seat.
Was-it-copied-whole-If-so-ask-whoever-sent = Was it copied whole? If so, ask whoever sent it to you for a new one.
The-match-is-over = The match is over.
Only-a-browser-can-ask-to-sit-for-a = Only a browser can ask to sit; for a program the holder makes a token.
Nobody-sits-there-whom-one-could-ask = There is nobody there to ask.
Somebody-was-faster = Somebody was faster
Look-for-another-seat-or-watch-the-match = Look for another seat, or watch the match.
Only-a-study-match-can-choose-its-dice = Only a study match can choose its dice.
a-position-is-not-an-empty-object = a position is not an empty object
the-game-is-over-in-this-position = the game is over in this position
You-have-many-matches-running-finish-some-first = You have too many matches running: finish some first.
Many-matches-were-begun-from-your-network-today = Too many matches were begun from your network today.
The-match-was-over-there-nothing-is-left-to = The match was over at that point: nothing is left to study.
There-is-no-reason-to-go-on-as-a = This match does not need to go on as a new one.
Only-those-who-play-decide-that-a-match-goes = Only the players decide whether a match goes on.
A-study-has-no-time-limit = A study has no time limit.
A-time-limit-needs-two-people-at-least-nobody = A time limit needs at least two people: nobody is waiting for you here.
there-is-no-seat-seat-with-these-options-there = there is no seat “{ $seat }” with these options; choose from { $known }
seats-seat-cannot-be-who-it-is-one-of = seats.{ $seat } cannot be “{ $who }”; it must be one of { $choices }
here-a-bot-thinks-about-a-decision-for-most =
    here a bot thinks about a decision for { $most ->
        [one] { $most } second
       *[other] { $most } seconds
    } at most
The-number-of-the-dice-is-a-whole-number = The seed for the dice must be a whole number.
field-is-not-valid-JSON-line-line-column-column = “{ $field }” is not valid JSON (line { $line }, column { $column }).
That-must-be-a-JSON-object = That must be a JSON object.
A-time-limit-is-from-a-minute-to-60 = A time limit can be anything from a minute to 60 days, for each turn or for the whole match.
There-is-nothing-to-decide-ahead-of-your-turn = There is nothing to decide ahead of your turn.
Something-is-still-to-be-decided = Something is still to be decided.


## Just set up

Play-on-another-device = Play on another device
Your-way-back = Your way back
A-token-for-a-program = A token for a program
Open-this-link-on-the-other-device-within-an = Open this link on the other device within an hour. It works once.
Keep-this-link-where-only-you-find-it-If = Keep this link where only you can find it. If this browser forgets you, it brings you back to your seat, once.
The-program-sends-it-with-each-request-as-Authorization = The program sends it with each request as “Authorization: Bearer …”. It plays your seat until you remove it.
This-is-shown-only-once-Whoever-has-it-can = This is shown only once. Whoever has it can take your seat.
Back-to-the-table = Back to the table
Whoever-is-gone-then = If somebody leaves: { $then }
Everybody-who-plays-may-ask-the-coach = Any player may ask the coach


## Invitations

Join-match = Join { $match }
You-are-invited-to-match-Your-seat-seat = You are invited to { $match }. Your seat: { $seat }.
Whoever-invites-you-gave-no-name = The person who invited you gave no name.
You-made-this-invitation-yourself-If-you-sit-down = You made this invitation yourself. If you sit down, your friend will be told that you used it.
Play-on-this-device = Play on this device
This-link-brings-you-to-your-seat-in-match = This link brings you to your seat in { $match }: { $seat }.
Welcome-back = Welcome back
Players = Players
Kind-of-match = Kind of match
Fair-match = Real match
Time = Time
Coach = Coach
No-hints-between-people = No hints between people
All-else-as-usual = All other options are at their defaults
Others-at-the-table-see-it-You-may-leave = Others at the table see it. You may leave it empty.
Sit-down = Sit down
Learn-the-game-first = Learn the game first
The-link-works-once-in-this-browser-Afterwards-the = The link works once, in this browser. Afterwards the seat is yours.
The-link-works-once-in-this-browser = The link works once, in this browser.
Good-until = Good until
You-no-longer-sit-here = You no longer sit here
You-have-resigned-and-somebody-else-plays-on-at = You have resigned, and somebody else plays on at your seat: { $seat }.
Your-time-ran-out-and-what-was-agreed-happened = Your time ran out, and your seat was dealt with as agreed: { $seat }.
Whoever-holds-this-seat-has-put-this-browser-out = Whoever holds this seat has removed this browser from it: { $seat }.
You-have-asked-to-come-back-and-were-not = You have asked to come back and were not let in.
You-have-asked-to-come-back-As-soon-as = You have asked to come back. You can play as soon as you are let in.
If-the-seat-is-yours-use-your-way-back = If the seat is yours, open the link you kept as your way back, or ask to be let in again.
Sit-down-again = Sit down again
Ask-to-come-back = Ask to come back
Dead-link = This link is no longer valid
Ask-whoever-sent-it-to-you-for-a-new = Ask whoever sent it to you for a new one.
If-you-sit-there-open-the-match-under-My = If you sit there, open the match under “My games”. If not, you can ask at the table to sit down too.
Make-a-new-one-where-you-still-sit = Make a new one on a device where you still sit.
If-that-was-not-you-ask-whoever-sent-it = If that was not you, ask whoever sent it to you; a seat has one holder.
Somebody-has-taken-the-seat-of-this-invitation = Somebody has already taken the seat this invitation was for.
This-link-is-from-before-seats-belonged-to-people = This link is from before seats belonged to people. Its seat is taken, and the link no longer opens it.
This-link-was-withdrawn-or-replaced-by-a-new = This link was withdrawn or replaced by a new one.
This-link-has-expired = This link has expired.
This-link-works-once-and-it-was-used-on = This link works once, and it was used on { $when }.
This-invitation-was-used-on-when-by-the-one = This invitation was used on { $when } by the one who set up the match.
This-invitation-was-used-on-when-by-name = This invitation was used on { $when } by { $name }.
This-invitation-was-used-on-when-by-somebody-without = This invitation was used on { $when }, by somebody without a name.


## Positions and journals

A-position-of-game = A position of { $game }
A-shared-position = A shared position
seat-decides = To decide: { $seat }.
Point-at-anything-to-learn-what-it-is = Point at anything to learn what it is.
Study-it = Study it
Start-a-match-from-here = Start a match from here
Address-of-this-position = Address of this position
A-short-address-for-it = A short address for it
As-text = As text
A-journal-becomes-a-study-that-you-can-replay = A journal becomes a study that you can replay, branch and review. It is played through first: every move must be allowed, and every die must follow from the key that was promised.
A-file = A file
The-journal-of-a-match-as-Download-the-journal = The journal of a match, as “Download the journal” gives it: up to 1 MB.
Or-paste-it-here = Or paste it here
A-journal-a-position-as-JSON-the-code-of = A journal, a position as JSON, the code of a position, or an address of this site.
Game-of-a-position = Game of a position
find-out = detect it
Open = Open
The-journal-holds = The journal is valid
The-match-is-not-over = The match is not over.
num-actions-were-played-through-and-all-are-allowed =
    { $num ->
        [one] { $num } action was played through, and it is allowed.
       *[other] { $num } actions were played through, and all are allowed.
    }
Every-number-follows-from-the-key-and-the-key = Every number follows from the key, and the key is the one that was promised at the start:
Every-number-follows-from-the-seed-in-the-journal = Every number follows from the seed in the journal. Whoever chose the seed could foresee all of them.
There-was-no-chance-in-it = Chance played no part: no die, draw or shuffle.
It-was-written-under-version-rules-of-the-rules = It was written under version { $rules } of the rules and is valid under version { $present } too.
the-address-of-this-position-is-too-long = the address of this position is too long
the-address-of-this-position-is-damaged-was-it = the address of this position is damaged; was it copied whole?
Choose-a-file-or-paste-a-journal-or-a = Choose a file, or paste a journal or a position.
This-is-neither-a-journal-nor-a-position-A = This is neither a journal nor a position. A journal is the file that “Download the journal” gives; a position is JSON, its code or its address.
This-is-not-valid-JSON-line-line-column-column = This is not valid JSON (line { $line }, column { $column }): was it copied whole?
No-game-here-reads-this-position-Choose-its-game = No game here can read this position. Choose its game to see what is wrong with it.
There-is-no-position-here-Was-the-address-copied = There is no position here. Was the address copied whole? Positions that nobody opens for a long time are removed.
