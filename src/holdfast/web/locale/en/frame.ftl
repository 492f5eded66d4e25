### Pages: the frame of every page, and what many pages say.


## The frame

To-the-content = Skip to content
Main = Main
Lobby = Lobby
Learn = Learn
Rules = Rules
My-games = My games
You = You
Sign-in = Sign in
Settings = Settings
Settings-and-language = Settings and language
Language = Language
Light = Theme
Automatic = Automatic
Day = Light
Night = Dark
Movement-and-dice = Animations
On = On
Off = Off
What-others-do-is-shown = Other players’ moves
Slow = Slow
Normal = Normal
Fast = Fast
At-once = At once
Sounds = Sounds
Colours-of-card-suits = Colours of card suits
Four = Four
Two = Two
Patterns-and-signs-stand-beside-every-colour-always = Every colour also has its own pattern or symbol.
Historical-notes-in-the-log = Historical notes in the log
Play-what-is-the-only-choice-by-itself = Play forced moves automatically
Tell-me-when-it-is-my-turn = Notify me when it’s my turn
My-name = My name
Save = Save
This-browser-has-been-signed-out-by-you-on = This browser has been signed out: by you on another device, or because the account was deleted.
About-the-games = About the games
Rules-reference = Rules reference
Challenges = Challenges
Ratings = Ratings
Friends = Friends
Open-a-journal-or-a-position = Open a journal or a position
For-programs = API
Licences = Licences
This-page-tries-again-by-itself = This page tries again by itself.
Watch-the-match = Watch the match
To-the-first-page = Home
API = API
Programs-can-do-what-the-pages-do = Programs can do what the pages do.


## What many pages say

Players-players = Players: { $players }
minutes-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
Ages-ages = Ages { $ages }
Your-turn = Your turn
Won = Won
Drawn = Drawn
Lost = Lost
Study = Study
Rated = Rated
own-position = custom position
own-component-data = custom component data
seat-who = { $seat }: { $who }
num-actions =
    { $num ->
        [one] { $num } action
       *[other] { $num } actions
    }
Join = Join
Bot = Bot
open = open
invited = invited
you = you
somebody = somebody
Match-won = Won
Match-drawn = Drawn
Match-lost = Lost
You-win = You win!
A-draw = A draw.
You-lose = You lose.
A-new-match-with-the-same-options-and-seats = A new match with the same options and seats
Play-again = Play again
days-d-hours-h = { $days } d { $hours } h
hours-h-minutes-min = { $hours } h { $minutes } min
A-bot-plays-on = A bot plays on
The-seat-is-free-for-somebody-else = The seat is free for somebody else
The-match-is-lost = The match is lost
Copied = Copied
Copy = Copy
New-invitation = New invitation
A-friend = A friend
Invite-this-friend = Invite this friend
set-up-the-match = set up the match
came-by-invitation = came by invitation
took-the-free-seat = took the free seat
your-link = your link
your-way-back = your way back
you-let-it-in = you let it in
program-with-your-token = program with your token
This-match-does-not-begin-as-the-rules-say = This match does not begin as the rules say: whoever set it up chose the position.
This-match-is-played-with-changed-component-data-whoever = This match is played with changed component data: whoever set it up chose it.
It-does-not-count-in-the-statistics = It does not count in the statistics.
Before-a-note = Note:
The-board = The board
Zoom-in = Zoom in
Zoom-out = Zoom out
Show-the-whole-board = Show the whole board
The-panel-beside-the-board = The panel beside the board
Choices = Choices
Odds = Odds
Close = Close
What-this-is = What this is
Where-do-I-stand = Where do I stand?
Are-you-sure = Are you sure?
Go-on-playing = Go on playing
End-it-all-the-same = End it all the same
A-rule = A rule
Waiting-for-who = Waiting for { $who }
who-is-thinking = { $who } is thinking
Match-over = The match is over
and-count-more-type-to-narrow-the-list = … and { $count } more: type to narrow the list
count-of-all = { $count } of { $all }
Why-not-text = Why not “{ $text }”?
See-this-moment = See this moment
Write-a-note = Write a note
Open-the-whole-reference = Open the whole reference
Nothing-can-be-done-here-now = Nothing can be done here now.
Back = Back
Taken-back = Taken back.
who-took-back-count = { $who } took back: { $count }
Take-back = Take back
here = here
away = away
Watching-count = Watching: { $count }
The-connection-is-lost-trying-again = The connection is lost; trying again …
The-server-does-not-get-to-it-just-now = The server is busy; trying again …
You-are-offline-As-soon-as-you-are-connected = You are offline. As soon as you are connected again, you can go on.
The-server-cannot-be-reached-just-now-Try-again = The server cannot be reached just now. Try again in a moment.
That-did-not-work = That did not work.
Somebody = Somebody
at-of-all = { $at } of { $all }
After-set-up = After set-up
What-you-cannot-know-was-dealt-anew = What you cannot know was dealt anew.
count-new = { $count } new
Moves-since-your-last-visit-count =
    { $count ->
        [one] One move
       *[other] { $count } moves
    } since your last visit
There-is-nothing-of-that-name-on-the-board = There is nothing of that name on the board.
no = no
yes = yes


## Time limits

No-time-limit = No time limit
count-minutes-a-turn =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } a turn
count-h-a-turn = { $count } h a turn
count-d-a-turn = { $count } d a turn
count-minutes-each-for-the-match =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    } each for the match
count-h-each-for-the-match = { $count } h each for the match
count-d-each-for-the-match = { $count } d each for the match
Time-left = Time left
