### Pages: the table where a match is played.


## The page of a match

estimated-in-tries-tries =
    estimated from { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }
Pass-the-screen-to = Pass the screen to
The-table-is-covered-until-you-are-ready = The table is covered until you are ready.
I-am-ready = I am ready
A-note-on-this-move = A note on this move
Note = Note
Only-for-me-until-the-match-is-over = Only for me until the match is over
Cancel = Cancel
This-looks-better = This looks better:
Think-again = Think again
Play-it-all-the-same = Play it all the same
Keys = Keyboard shortcuts
to-the-board-arrows-go-from-one-lit-thing = go to the board: arrow keys move from one highlighted thing to the next
choose-once-more-to-confirm-what-is-offered = choose; once more to confirm what is offered
one-step-back-skip-what-is-still-moving = one step back; skip what is still moving
where-pieces-travel-the-next-stack-one-of-it = where pieces move: the next stack; one piece of it alone
space-bar = space bar
while-something-is-shown-back-on-pause = while something is shown: back, forward, pause
show-it-again = show it again
with-a-click-or-Enter-pass-through-there-or = with a click or Enter: pass through there, or take one more along
search-the-actions = search the actions
take-back = take back
look-at-it-what-it-is-what-it-is = look at it: what it is, what it is worth, its rule; a right click or a long press does the same
why-not-Then-click-anything = why not? Then click anything
to-the-next-match-that-waits-for-me = go to the next match that is waiting for me
log-chat-the-board-as-text = log, chat, the board as text
zoom-in-out-whole-board-wheel-drag-and-pinch = zoom in, out, whole board; wheel, drag and pinch work too
Parts-of-the-board = Parts of the board
count-to-choose-from = { $count } to choose from
muted = (muted)
Mute = Mute
Read-again = Read again
Report-to-the-operator = Report to the operator
Block = Block
The-operator-will-read-it = The operator will read it.
Blocked-they-cannot-join-your-tables-invite-you-or = Blocked: they cannot join your tables, invite you or talk where you play.
About-this-line = About this line
spectator = spectator
The-only-choice-what = The only choice: { $what }
As-you-asked-what = As you asked: { $what }
Ahead-of-your-turn = Ahead of your turn
Everything-has-its-place-Are-you-ready = Everything is in place. Are you ready?
You-are-ready-It-counts-as-soon-as-your = You are ready. It counts as soon as your turn comes.
Other-cards-stand-there-only-because-of-this-one = Other cards stand there only because of this one: pick those up first.
Click-who-goes-then-where-to-A-stack-goes = Click who goes, then where to. A stack goes together; a second click takes one alone.
Click-where-to-go-dark-is-the-cost-light = Click where to go: dark shows the cost, light what is left. Shift-click to pass through there.
Tap-where-to-go-dark-is-the-cost-light = Tap where to go: dark shows the cost, light what is left. Tap it again to go.
There-is-nowhere-to-go-like-this = There is nowhere to go like this.
Places-in-reach-count = Places in reach: { $count }.
costs-cost-left-left = costs { $cost }, { $left } left.
By-way-of-way = By way of { $way }.
There-dice-fall-or-something-comes-to-light-Click = Dice are rolled there, or something is revealed. Click again to go.
Thinking = Thinking …
chance-to-win = chance to win
The-coach-thinks-that-this-loses-about-win-of = The coach thinks that this loses about { $win } of the chance to win.
Verifying = Verifying …
All-count-numbers-of-this-match-follow-from-the =
    { $count ->
        [one] The one number
       *[other] All { $count } numbers
    } of this match { $count ->
        [one] follows
       *[other] follow
    } from the key, and the key is the one that was promised.
This-browser-first-noted-the-promise-on-when = This browser first noted the promise on { $when }.
The-key-is-published-when-the-challenge-is-closed = The key is published when the challenge is closed: others are still trying it.
The-key-is-the-one-that-was-promised-These = The key is the one that was promised. These dice depend on what they were rolled for: download the journal and check them with “holdfast replay --verify”.
This-browser-saw-the-match-only-when-it-was = This browser saw the match only when it was over: compare the commitment with one that a player noted before.
Something-is-wrong-this-browser-had-noted-the-commitment = Something is wrong: this browser had noted the commitment { $noted }, but now it is { $now }.
Something-is-wrong-the-key-is-not-the-one = Something is wrong: the key is not the one that was promised; its commitment would be { $found }.
Something-is-wrong-number-place-of-action-at-should = Something is wrong: number { $place } of action { $at } should be { $right }, but the journal says { $said }.
Something-is-wrong-number-place-of-the-set-up-should = Something is wrong: number { $place } of the set-up should be { $right }, but the journal says { $said }.
Your-browser-can-compute-this-only-over-https-or = Your browser can compute this only over https or on this machine. Download the journal and use: holdfast replay --verify
Step-by-step = Step by step
What-is-happening = What is happening
One-step-back = One step back
Pause = Pause
Next-step = Next step
Show-me = Show me
Show-me-again = Show me again
Who-goes = Who goes
Go-there = Go there
Pass-through-here = Pass through here
The-whole-stack = The whole stack
One-alone = One alone
Arrange-it-as-you-like-by-clicks-or-by = Arrange it as you like, by clicking or dragging; you can pick up again what you have put down. Nobody sees it until you are ready.
Ready = Ready
Change-it = Change it
Start-over = Start over


## Beside the board

Review = Review
Verify-every-die = Verify every die
What-is-asked = What is asked
From-now-on-by-itself = From now on, automatically
Tap-whatever-glows-The-first-tap-shows-the-second = Tap anything highlighted. The first tap shows, the second confirms. Tap anything else to see why you can’t.
Whatever-glows-can-be-clicked-Each-click-narrows-what = Click anything highlighted. Each click narrows what you can do; Escape steps back. Click anything else to see why you can’t.
Good = Got it
About-this-game = About this game
Take-back-the-last-action = Take back the last action
Why-not = Why not?
Hint = Hint
To-the-next-match-that-waits-for-me = Go to the next match that is waiting for me
The-best-actions-found-and-the-chance-to-win = The best actions found, and the chance to win with each
Ask-me-once-before-a-grave-mistake = Ask me once before a grave mistake
Beside-the-board = Beside the board
Log = Log
Chat = Chat
The-match-is-over-players-and-spectators-read-each = The match is over: players and spectators can now read each other’s chat.
Only-those-who-play-read-this = Only players can read this.
Only-those-who-watch-read-this-until-the-match = Only spectators can read this until the match is over.
Say-something = Say something
Send = Send
Tell-another-program = Tell another program
Address-of-a-webhook = Address of a webhook
Fair-dice = Fair dice
Every-die-draw-and-shuffle-comes-from-a-secret = Every die, draw and shuffle comes from a secret key that was drawn before the match began. This commitment fixes the key without giving it away: the server cannot change the dice any more, and no player can foresee them.
Commitment-to-the-key = Commitment to the key
When-the-match-is-over-the-key-is-published = When the match is over the key is published, and everybody can verify every number.
The-match-is-over-and-the-key-is-public = The match is over and the key is public: it is in the journal. Your browser can compute every number anew from it and compare.
Key = Key
Address-of-this-match = Address of this match
Download-the-journal = Download the journal
Who-sits-here-seat = Who sits here: { $seat }
A-program = A program
A-browser = A browser
this-one = this one
here-now = here now
last-seen = last seen
Put-out = Remove
A-link-for-another-device = A link for another device
made = made
Withdraw = Withdraw
Keep-a-way-back = Keep a way back
Put-everybody-else-out = Remove everybody else
Let-a-program-play = Let a program play
Name-of-the-program = Name of the program
Make-a-token = Make a token
You-were-let-in-you-play-here-and-whoever = You were let in: you play here, and whoever holds the seat decides who sits here.
Somebody-asks-to-sit-here = Somebody is asking to sit here
Somebody-without-a-name = Somebody without a name
asks-to-sit-with-you-seat = is asking to sit with you: { $seat }
Careful-in-this-match-the-same-person-plays-seats = Careful: in this match the same person plays { $seats }.
Whoever-you-let-in-sees-what-you-see-and = Whoever you let in sees what you see and plays for you. You can remove them again at any time.
Refuse = Refuse
Let-in = Let in
Send-this-invitation-to-your-friend-seat = Send this invitation to your friend ({ $seat })
It-was-handed-to-your-friend-who-can-join = It was handed to your friend, who can join with one click.
It-works-once-for-whoever-opens-it-first = It works once, for whoever opens it first.
An-invitation-is-out-seat-and-cannot-be-shown = An invitation is out ({ $seat }), and cannot be shown again. A new one replaces it.
Nobody-is-invited-seat = Nobody is invited: { $seat }
Only-watching = You are watching
A-seat-is-free = A seat is free.
Sit-down-seat = Sit down: { $seat }
You-are-watching = You are watching.
seat-you-were-not-let-in = { $seat }: you were not let in.
seat-you-have-asked-to-sit-down-As-soon = { $seat }: you have asked to sit down. You can play as soon as you are let in.
Is-one-of-these-seats-yours = Is one of these seats yours?
Ask-to-sit-down-on-this-device-too-Whoever = Ask to sit down on this device too. Whoever holds the seat, perhaps you on another screen, lets you in.
Ask-seat = Ask: { $seat }
Rematch = Rematch
There-is-a-rematch-the-same-people-the-same = There is a rematch: the same people, the same options.
Join-the-rematch = Join the rematch
To-the-rematch = Go to the rematch
A-proposal = A proposal
who-proposes-a-draw = { $who } proposes a draw.
who-proposes-to-end-the-match-without-a-result = { $who } proposes to end the match without a result.
who-proposes-a-pause-Days-days = { $who } proposes a pause. Days: { $days }.
who-proposes-to-end-the-pause = { $who } proposes to end the pause.
Waiting-for-the-word-of = Waiting for an answer from:
No = No
Agree = Agree
A-pause-no-clock-runs-until = A pause: no clock runs until
Whoever-wants-to-may-play-on = Whoever wants to may play on.
End-or-pause-the-match = End or pause the match
Propose-a-draw = Propose a draw
Propose-to-end-without-a-result = Propose to end without a result
Days-of-pause = Length of the pause in days
Propose-a-pause = Propose a pause
Propose-to-go-on = Propose to go on
It-is-done-when-everybody-who-plays-agrees = It takes effect when everybody who plays agrees.
Resign = Resign
The-match-is-over-then-and-you-have-lost = This ends the match, and you lose.
You-have-lost-then-and-a-bot-plays-on = You lose, and a bot plays on for you.
You-have-lost-then-and-your-seat-is-free = You lose, and your seat is free for somebody else.
The-match-is-over-then-for-all-and-you = This ends the match for everyone, and you lose.
Resign-for-good = Resign for good
For-others-nothing-changes-You-find-it-again-under = For others nothing changes. You find it again under “My games”.


## What happens beside the moves

This-match-began-from-a-position-that-may-hide = This match began from a position that may hide something: you can play the same again when it is over.
who-resigns = { $who } resigns.
The-time-of-who-has-run-out = { $who } has run out of time.
The-players-agree-on-a-draw = The players agree on a draw.
The-players-agree-to-end-the-match-without-a = The players agree to end the match without a result.
The-players-agree-on-a-pause-until-until = The players agree on a pause until { $until }.
The-players-agree-to-go-on = The players agree to go on.
who-resigns-bot-plays-on = { $who } resigns: { $bot } plays on.
who-resigns-the-seat-is-free = { $who } resigns: the seat is free.
The-time-of-who-has-run-out-bot-plays = { $who } has run out of time: { $bot } plays on.
The-time-of-who-has-run-out-the-seat = { $who } has run out of time: the seat is free.
who-resigns-winner-wins = { $who } resigns: { $winner } wins.
who-resigns-the-match-is-lost = { $who } resigns: the match is lost.
who-resigns-the-others-share-the-match = { $who } resigns: the others share the win.
The-time-of-who-has-run-out-winner-wins = { $who } has run out of time: { $winner } wins.
The-time-of-who-has-run-out-the-match = { $who } has run out of time: the match is lost.
The-time-of-who-has-run-out-the-others = { $who } has run out of time: the others share the win.
A-draw-as-the-players-agreed = A draw, as the players agreed.
It-ended-without-a-result-as-the-players-agreed = It ended without a result, as the players agreed.
Only-those-who-played-can-play-the-same-once = Only those who played can play the same again.
Something-happened-that-cannot-be-put-into-words-here = Something happened that cannot be put into words here.
Choose-what-to-do = Choose what to do.
The-board-cannot-be-drawn-just-now-The-match = The board cannot be drawn just now. The match goes on all the same.
The-board-cannot-be-described-just-now = The board cannot be described just now.
That-is-not-allowed-now = That is not allowed now.


## A match that cannot be played on

The-rules-have-been-corrected = The rules have been corrected
Action-at = Action { $at }
To-the-match-in-which-it-goes-on = Go to the match that continues this one
Go-on-from-here-as-a-new-match = Go on from here as a new match
Everybody-keeps-their-seat-and-their-name-and-invitations = Everybody keeps their seat and their name, and invitations that are out lead to the new match. This one stays as it is.
A-finished-match-that-holds-up-to-action-kept = The rules of this game have been corrected since, and what was played here is valid only up to action { $kept }. The board shows that position; the result and the story are kept.
This-match-was-played-under-version-version-of-the = This match was played under version { $version } of the rules; the present ones, version { $present }, differ from them. It stands at the last position known to be right, after { $kept } actions, and cannot be played on here.
A-match-that-stands-before-action-at = The rules of this game have been corrected since: action { $at } is no longer valid. The match stands as it was before, and cannot be played on here.
A-match-that-went-differently-somewhere-up-to-action = The rules of this game have been corrected since: somewhere up to action { $at } the match would now go differently. It stands at the last position known to be right, and cannot be played on here.
The-rules-have-been-corrected-since-this-match-cannot = The rules have been corrected since: this match cannot be played on here.
Go-on-from-its-last-position-as-a-new = Go on from its last position as a new match.


## Playing

You-are-waiting-for-several-answers-of-the-coach = The coach is still working on several answers for you: wait for one of them.
You-are-playing-this-game-without-a-coach-just = You are playing this game without a coach just now: until that match is over, the coach says nothing about its positions.
The-move-could-not-be-saved = The move could not be saved.
You-hold-no-seat-in-this-match-you-are = You hold no seat in this match: you are watching.
It-is-not-your-turn = It is not your turn.
The-undo-could-not-be-saved = The undo could not be saved.
The-match-has-moved-on-since-you-looked = The match has moved on since you looked.
A-finished-match-stays-as-it-is = A finished match stays as it is.
Only-a-study-match-goes-back-further = Only a study match goes back further.
There-are-fewer-actions-than-that = There are fewer actions than that.
There-is-nothing-to-say = Write something first.
Whoever-said-this-cannot-be-muted = Whoever said this cannot be muted.
Only-people-with-a-browser-can-report-a-line = Only people with a browser can report a line.
There-is-no-such-line-in-this-chat = There is no such line in this chat.
Only-those-who-play-write-notes = Only players can write notes.
There-is-nothing-to-note = Write the note first.
A-seat-may-write-most-notes-in-a-match =
    A seat may write at most { $most ->
        [one] one note
       *[other] { $most } notes
    } in a match.
Only-those-who-play-set-a-webhook = Only players can set a webhook.
Something-is-proposed-already-answer-that-first = There is already a proposal: answer that first.
This-was-answered-or-withdrawn-meanwhile-nothing-is-proposed = This has been answered or withdrawn in the meantime: nothing is proposed now.
Only-those-who-play-can-resign = Only those who play can resign.
You-hold-several-seats-say-which-one-resigns = You hold several seats: say which one resigns.
A-bot-plays-this-seat-already = A bot already plays this seat.
The-server-has-much-to-do-just-now = The server is very busy just now.
Only-those-who-play-can-propose-that = Only those who play can propose that.
Nobody-else-plays-here-with-whom-this-could-be = Nobody else plays here who could agree to this.
You-can-resign-or-delete-the-match-from-your = You can resign, or delete the match from your list.
This-match-has-no-time-limit-there-is-nothing = This match has no time limit: there is nothing to pause.
A-pause-lasts-from-1-to-most-days =
    A pause lasts from 1 to { $most ->
        [one] { $most } day
       *[other] { $most } days
    }.
There-is-a-pause-already = There is already a pause.
There-is-no-pause-that-could-end = There is no pause to end.
Only-those-who-play-can-answer-that = Only those who play can answer that.
A-study-has-no-winner-go-back-or-delete = A study has no winner: go back, or delete it from your list.
bot-could-not-decide-other-moves-in-its-place = { $bot } could not decide; { $other } moves in its place.
The-coach-advises-those-who-play = The coach advises only players.
In-this-match-people-play-each-other-without-a = In this match people play each other without a coach: that was announced at the start.
Other-component-data-are-being-looked-at-just-now = Other component data is being checked just now.
this-component-data-cannot-be-shown-reason = this component data cannot be shown: { $reason }
There-is-no-match-at-this-address = There is no match at this address.
What-was-played-in-this-match-under-version-version = What was played in this match, under version { $version } of its rules, is no longer valid under the present ones. Its record is kept, but it cannot go on.
