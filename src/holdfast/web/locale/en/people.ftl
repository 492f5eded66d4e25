### Pages: accounts, friends, ratings, challenges.


## You

Before-you-signed-in-a-guest-played-num-matches =
    { $num ->
        [one] Before you signed in, a guest played a match in this browser. Was that you?
       *[other] Before you signed in, a guest played { $num } matches in this browser. Was that you?
    }
Yes-they-are-mine = Yes, they are mine
Otherwise-they-wait-here-until-you-sign-out = Otherwise they wait here until you sign out.
Name = Name
Name-language-and-settings-are-the-same-on-all = Name, language and settings are the same on all your devices.
Passkeys = Passkeys
A-passkey = A passkey
last-used = last used
Remove = Remove
None-yet-you-sign-in-by-e-mail = None yet: you sign in by e-mail.
This-browser-knows-no-passkeys = This browser does not support passkeys.
Nothing-was-changed = Nothing was changed.
Add-a-passkey = Add a passkey
Passkeys-work-at-another-address-of-this-server = Passkeys work at another address of this server:
Devices = Devices
signed-in = signed in
Sign-out = Sign out
Sign-out-everywhere-else = Sign out everywhere else
E-mail-address = E-mail address
Use-another-address = Use another address
Use-this-address = Use this address
We-send-a-link-there-first-Others-never-see = We send a link there first. Others never see the address.
This-server-sends-no-mail = This server sends no mail.
When-it-is-my-turn = When it is my turn
This-browser-does-not-allow-notices-from-here-Its = This browser does not allow notices from here. You can change that in its settings for this site.
This-browser-cannot-be-told-anything-while-no-page = This browser cannot receive notices while no page is open.
Tell-me-in-this-browser = Tell me in this browser
No-longer-in-this-browser = Stop telling me in this browser
Tell-me-in-these-browsers = Tell me in these browsers
Write-to-address = Write to { $address }
Quiet-hours = Quiet hours
from = from
to = to
Time-zone = Time zone
What-comes-in-quiet-hours-waits-until-they-are = Notices are held back during quiet hours. You get none about a match you have open.
My-data = My data
Take-all-of-it-along = Download all my data
Delete-account = Delete my account …
This-account-has-been-deleted = This account has been deleted.
This-passkey-is-known-already-sign-in-with-it = This passkey is already registered: sign in with it.
Somebody-else-uses-this-address-here = Somebody else uses this address here.
That-is-your-only-way-to-sign-in-Add = That is your only way to sign in. Add another passkey or an address first.
You-have-too-many-of-these-remove-some-first = You have too many of these: remove some first.
That-is-not-yours-or-has-been-removed-already = That is not yours, or has already been removed.
This-link-is-not-known-here-Was-it-copied = This link is not known here. Was it copied whole?
A-new-link = A new link
This-has-been-used-already-and-works-once = This works only once, and has already been used.
This-is-too-old-and-no-longer-good = This is too old, and no longer valid.
This-was-begun-in-another-browser-begin-again-in = This was begun in another browser: begin again in this one.
That-was-asked-for-too-often-from-here-or = That was asked for too often from here or for this address. Wait an hour.
Signing-in-needs-cookies-allow-them-and-reload = Signing in needs cookies: allow them and reload.
Passkeys-do-not-work-at-this-address-they-belong = Passkeys do not work at this address: they belong to a name, not a number.
This-passkey-belongs-to-nobody-here-the-account-may = This passkey belongs to nobody here: the account may have been deleted.
Sign-in-in-another-way-or-make-a-new = Sign in another way, or make a new passkey.
Only-somebody-who-is-signed-in-can-do-that = Only somebody who is signed in can do that.
Sign-in-then-try-again = Sign in, then try again.
Begin-again-nothing-was-changed = Begin again; nothing was changed.
words-is-no-time-of-day-one-is-written = “{ $words }” is not a time of day; write it as 22:30.
Quiet-hours-have-a-beginning-and-an-end-or = Quiet hours have a beginning and an end, or neither.
words-is-no-time-zone-one-is-called-Europe = “{ $words }” is not a time zone; write it like Europe/Rome.
The-passkey-could-not-be-checked-reason = The passkey could not be checked: { $reason }.
This-passkey-was-shown-to-other-and-this-server = This passkey was shown to { $other }, but this server is { $origin }.
Open-the-right-address-and-sign-in-there = Open the right address and sign in there.
This-server-may-not-call-host-its-operator-can = This server may not call { $host }; its operator can allow that host.
These-keys-are-none-that-a-browser-would-send = These are not keys that a browser would send.
Tick-the-box-if-you-are-sure-nothing-was = Tick the box if you are sure: nothing was deleted.
There-is-nothing-at-this-address = There is nothing at this address.


## Signing in

The-same-on-every-device = The same on every device
You-can-play-without-this-With-an-account-your = You can play without this. With an account your matches, your name and your settings are there on your phone and your computer, and you are told when it is your turn. There is no password.
The-num-matches-that-you-play-in-this-browser =
    { $num ->
        [one] The match you are playing in this browser will come with you.
       *[other] The { $num } matches you are playing in this browser will come with you.
    }
With-a-passkey = With a passkey
Your-device-asks-for-your-finger-your-face-or = Your device asks for your fingerprint, your face or its own code, and keeps the key.
Make-a-passkey = Make a passkey
I-have-one-already = I already have one
Passkeys-need-scripts-which-are-switched-off = Passkeys need scripts, which are switched off.
Passkeys-belong-to-the-name-of-a-site-and = Passkeys belong to the name of a site, and this address is a number. Whoever runs this server can give it a name.
With-a-link-by-e-mail = With a link by e-mail
For-signing-in-and-for-notices-nothing-else-Others = For signing in and for notices, nothing else. Others never see it.
Send-me-a-link = Send me a link
Look-into-your-mail = Check your mail
A-link-is-on-its-way-to-address-It = A link is on its way to { $address }. It works once, within half an hour. If nothing comes, look in your spam folder, or ask again.
Is-this-your-address = Is this your address?
name-wants-to-use-address-here-to-sign-in = { $name } wants to use { $address } here: to sign in, and for notices. If that is not you, close this page.
Welcome = Welcome
This-link-signs-you-in-as-address-in-this = This link signs you in as { $address }, in this browser.
Yes-it-is-mine = Yes, it is mine
Thank-you = Thank you
The-address-is-confirmed-You-can-sign-in-with = The address is confirmed. You can sign in with it, and get notices there.
No-more-mails = No more e-mails
You-get-no-more-notices-by-mail-Under-You = You will get no more notices by e-mail. You can turn them on again under “You”.
With-one-click-you-get-no-more-notices-by = With one click you will get no more notices by e-mail. Your account stays.
Delete-my-account = Delete my account
This-cannot-be-undone-What-goes = This cannot be undone. What goes:
your-name-settings-address-passkeys-and-devices-and-all = your name, settings, address, passkeys and devices, and all notices;
matches-in-which-nobody-else-ever-sat = matches in which nobody else ever sat;
your-name-at-all-other-matches-and-what-you = your name in all other matches, and what you wrote there from a seat that was yours alone
What-remains = What remains:
the-moves-of-matches-with-others-they-stay-played = the moves of matches with others: they stay, played by “somebody”;
your-seats-in-matches-that-still-run-anybody-may = your seats in matches that are still running: anybody may take them, so that the others can go on;
what-you-wrote-as-a-spectator-nobody-knows-that = what you wrote as a spectator: nobody knows that it was you
Take-all-of-it-along-first = Download all my data first
I-am-sure = I am sure
That-is-no-e-mail-address-one-looks-like-anna = That is not an e-mail address; one looks like anna@example.org.


## Friends

What-you-have-reported = What you have reported
The-operator-has-not-read-it-yet = The operator has not read it yet.
Read-the-line-is-gone = Read by the operator: the line has been removed.
Read-the-line-stays = Read by the operator: the line stays.
There-is-no-place-for-more-friends-one-of = There is no room for more friends: one of you already has { $most }.
You-have-sent-many-invitations-wait-an-hour-then = You have sent too many invitations: wait an hour, then go on.
My-personal-link = My personal link
Send-it-to-somebody-you-know-Whoever-opens-it = Send it to somebody you know. Whoever opens it becomes your friend, and you become theirs: then you can invite each other with one click.
Make-a-new-link = Make a new link
Whoever-has-the-old-one-can-then-do-nothing = Whoever has the old one can no longer use it.
You-have-no-name-yet-your-friends-see-somebody = You have no name yet: your friends see “somebody”. You can choose one under Settings.
My-friends = My friends
since = since
To-play-with-a-friend-begin-a-match-with = To play with a friend, begin a match with “A friend” at a seat; the table then offers to invite them.
Nobody-yet = Nobody yet.
You-have-played-with = You have played with
Add-as-a-friend = Add as a friend
Blocked = Blocked
They-cannot-join-your-tables-invite-you-or-talk = They cannot join your tables, invite you, or talk where you play.
Unblock = Unblock
Your-personal-link = Your personal link
Send-its-address-to-somebody-you-know-Whoever-opens = Send its address to somebody you know. Whoever opens it becomes your friend.
name-would-like-to-play-with-you = { $name } would like to play with you
Somebody-would-like-to-play-with-you = Somebody would like to play with you
As-friends-you-can-invite-each-other-to-matches = As friends you can invite each other to matches with one click. You can end that at any time.
Become-friends = Become friends
Only-people-with-a-browser-have-friends-and-lists = Friends and lists are only for people playing in a browser.
You-have-not-played-with-each-other-yet = You have not played with each other yet.
Nobody-sits-there-whom-one-could-know = There is no person at that seat.
This-person-cannot-be-reached-by-you = You cannot reach this person.
There-is-nobody-like-that-in-your-list = There is nobody like that in your list.
This-personal-link-is-no-longer-good = This personal link is no longer valid.
This-is-your-own-link-send-it-to-a = This is your own link: send it to a friend.
You-cannot-block-yourself = You cannot block yourself.
There-is-no-such-invitation-to-you = There is no such invitation for you.
This-invitation-was-withdrawn = This invitation was withdrawn.
Somebody-at-this-table-does-not-want-to-play = Somebody at this table does not want to play or talk with you.
Not-at-this-table = Not at this table
Look-for-another-table-in-the-lobby = Look for another table in the lobby.


## Ratings

provisional = provisional
A-rated-match-it-counts-for-the-ratings-of = A rated match: it counts for the ratings of those who play, without bots, hints or custom positions.
Whoever-plays-rated-matches-has-a-rating-for-each = Whoever plays rated matches has a rating for each game: the number, and how far off it may be. It begins at 1500.
My-ratings = My ratings
num-rated-matches =
    { $num ->
        [one] { $num } rated match
       *[other] { $num } rated matches
    }
You-have-not-finished-a-rated-match-yet = You have not finished a rated match yet.
You-are-listed-as-name = You are listed as { $name }.
Take-me-off-the-lists = Take me off the lists
List-me-under-this-name = List me under this name
Nobody-is-listed-who-has-not-asked-for-it = Only those who asked for it are listed. Those who sit at a rated match see each other’s ratings.
Place = Place
Rating = Rating
Nobody-who-chose-to-be-listed-has-finished-three = Nobody who chose to be listed has finished three rated matches yet.
A-study-is-not-rated = A study is not rated.
A-rated-match-begins-as-the-rules-say-not = A rated match begins as the rules say, not from a position of your own.
A-rated-match-is-played-with-the-usual-component = A rated match is played with the usual component data.
In-a-rated-match-nobody-asks-the-coach = In a rated match nobody asks the coach.
Only-people-play-rated-matches-no-bots-and-no = Only people play rated matches: no bots and no programs.
A-rated-match-needs-several-people-one-at-each = A rated match needs several people, one at each seat.
A-name-is-needed-to-be-listed = A name is needed to be listed.


## Challenges

open-until = open until
closed = closed
no-longer-to-be-begun = no longer open to new tries
The-same-cards-for-all-and-for-whoever-does = The same cards for all and, for whoever does the same thing, the same dice. The first try counts.
Today = Today
Today-s-challenges-are-being-made-ready-come-back = Today’s challenges are being prepared: come back in a minute.
Mine = Mine
A-challenge-for-your-club = A challenge for your club
Make-one-and-send-its-address-whoever-has-it = Make one and send its address: whoever has it may try.
Name-of-the-challenge = Name of the challenge
Days = Days
Make-the-challenge = Make the challenge
A-challenge-is-for-a-game-that-one-plays = A challenge needs a solo game; with these options, this game is not solo.
A-challenge-lasts-1-to-most-days =
    A challenge lasts 1 to { $most ->
        [one] { $most } day
       *[other] { $most } days
    }.
You-have-made-many-challenges-today = You have made too many challenges today.
There-is-no-challenge-at-this-address = There is no challenge at this address.
This-challenge-is-over-it-can-be-looked-at = This challenge is over: it can be looked at, but not tried.
Challenges-are-for-people-in-a-browser = Only people playing in a browser can try challenges.
Challenge = Challenge
num-tries =
    { $num ->
        [one] { $num } try
       *[other] { $num } tries
    }
finished-count = finished: { $count }
It-stands-in-the-table-of-results-You-may = It appears in the table of results. You may leave it empty.
Try-it = Try it
The-first-try-counts-Nobody-sees-it-and-there = The first try counts. Nobody sees it, and there is no coach, until the challenge is closed.
Results = Results
You-see-the-table-when-your-own-try-is = You see the table when your own try is over, or the challenge is closed.
Nobody-has-finished-it = Nobody has finished it.
Score = Score
Luck = Luck
Score-without-luck = Score without luck
Compare = Compare
left = left
right = right
Results-of-the-challenge = Results of the challenge
All-tries-can-be-replayed-and-compared-side-by = All tries can be replayed and compared side by side from
Compare-side-by-side = Compare side by side
Luck-is-what-the-dice-added-to-the-score = Luck is what the dice added to the score, less what was to be expected; cards are the same for all and count for nothing.
All-dice-follow-from-one-key-It-was-promised = All dice follow from one key. It was promised when the challenge was made, and is published when it is closed.
Commitment = Commitment
published = published
There-is-no-such-try-of-this-challenge-to = There is no such try of this challenge to compare.
Only-tries-that-are-over-can-be-compared = Only tries that are over can be compared.


## Letters and notices

Your-way-into-Holdfast = Your sign-in link for Holdfast
Confirm-the-address = Confirm the address
With-this-link-you-sign-in-to-Holdfast-It =
    With this link you sign in to Holdfast. It works once, within half an hour:

    { $link }

    If you did not ask for it, do nothing: nobody can sign in without it.
Somebody-who-plays-as-who-wants-to-use-this =
    Somebody who plays as “{ $who }” wants to use this address at Holdfast. If that is you, open this link within half an hour:

    { $link }

    If it is not, do nothing.
You-get-this-because-you-play-at-Holdfast-With =
    You get this because you play at Holdfast. To stop these e-mails, open this link:
    { $unsubscribe }
Your-turn-in-match = Your turn in { $match }
It-is-your-turn-in-match = It is your turn in { $match }.
match-waits-for-you = { $match } is waiting for you
It-is-still-your-turn-in-match-and-the = It is still your turn in { $match }, and the others are waiting.
match-is-over = { $match } is over
match-has-ended-Look-how-it-went = { $match } has ended. See how it went.
You-are-invited-to-match = You are invited to { $match }
who-invites-you-to-match = { $who } invites you to { $match }.
match-once-more = { $match }, once more
who-would-like-to-play-match-with-you-once = { $who } would like to play { $match } with you once more.
Your-time-in-match-runs-out = Your time in { $match } is running out
It-is-your-turn-in-match-and-not-much = It is your turn in { $match }, and you have little time left.
Your-time-in-match-is-over = Your time in { $match } is over
Your-time-in-match-ran-out-what-was-agreed = Your time in { $match } ran out: what was agreed for that case now applies.
Your-time-in-match-ran-out-a-bot-plays = Your time in { $match } ran out: a bot plays on in your place.
Your-time-in-match-ran-out-anybody-may-take = Your time in { $match } ran out. Anybody may take your seat now, you included.
Your-time-in-match-ran-out-you-have-lost = Your time in { $match } ran out, and so you have lost the match.
A-proposal-in-match = A proposal in { $match }
who-proposes-something-to-you-in-match = { $who } proposes something to you in { $match }.
who-proposes-a-draw-in-match = { $who } proposes a draw in { $match }.
who-proposes-to-end-match-without-a-result = { $who } proposes to end { $match } without a result.
who-proposes-a-pause-in-match = { $who } proposes a pause in { $match }.
who-proposes-to-end-the-pause-in-match = { $who } proposes to end the pause in { $match }.
