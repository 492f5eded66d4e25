### Pages: the first page, the lobby, the games and their rules.


## The first page

num-games-one-table =
    { $num ->
        [1] One game, one table.
        [2] Two games, one table.
        [3] Three games, one table.
        [4] Four games, one table.
        [5] Five games, one table.
        [6] Six games, one table.
       *[other] { $num } games, one table.
    }
games-played-by-their-full-rules-Alone-with-friends = { $games }, played by their full rules. Alone, with friends, over an evening or over days. The table knows the rules, so you can think about the game.
Play-game = Play { $game }
Learn-it-in-ten-minutes = Learn it in ten minutes
No-account-nothing-to-install-A-game-for-one = No account, nothing to install. A solo game starts at once.
Today-s-challenge-the-same-dice-for-all = Today’s challenge: the same dice for all
The-board-of-game = The board of { $game }
It-is-your-turn-in-num-matches =
    { $num ->
        [one] It is your turn in one match.
       *[other] It is your turn in { $num } matches.
    }
No-match-of-yours-is-running = You have no match under way.
Others-wait-for-you = Others are waiting for you
Go-on-whenever-you-like = Go on whenever you like
Others-are-to-move = Waiting for others
Over = Finished
Go-on = Go on
My-turn-next = My turn next
All-my-games = All my games
Look-back = Look back
Free-seats = A seat is free
To-the-lobby = Go to the lobby
The-games = The games
More-about-it = More about it
New-match-of-game = New match of { $game }
New-match = New match
Learn-game = Learn { $game }
Rules-of-game = Rules of { $game }
Nothing-waits-for-you-just-now = Nothing is waiting for you just now.
You-are-invited = You are invited
host-invites-you = { $host } invites you
A-seat-is-kept-for-you = A seat is kept for you
Your-seat-seat = Your seat: { $seat }
Decline = Decline


## The lobby

no-limit = no limit
in-one-sitting = in one sitting
over-days = over days
Nothing-is-lost-choose-another-table = Nothing is lost: choose another table.
Filter-the-tables = Filter the tables
Game = Game
all = all
Options = Options
as-usual = default options
Speed = Speed
Show = Show
Watch = Watch
No-table-like-that-has-a-free-seat-Open = No table like that has a free seat. Open one: choose “Anybody” for a seat.
To-watch = Matches to watch
Nobody-plays-before-an-audience-just-now = There is no match to watch right now.


## My games

The-first-try-counts-it-can-be-deleted-when = The first try counts: it can be deleted when the challenge is closed.
You-can-hide-it-from-your-list = You can hide it from your list.
option-value = { $option }: { $value }.
Put-it-away = Put it away
List-it-again = List it again
Archive = Archive
Hide-from-my-list = Hide from my list
Delete-for-good = Delete for good
Matches = Matches
Filter-the-matches = Filter the matches
State = State
running = running
finished = finished
studies = studies
archived = archived
hidden = hidden
Result = Result
Report = Report
Replay = Replay
Pages = Pages
Newer = Newer
first-to-last-of-all = { $first } to { $last } of { $all }
Older = Older
Play-at-once = Play right away
Alone-or-against-a-bot-it-begins-with-a = Alone or against a bot: no account, no waiting.
Open-a-table = Open a table
Leave-a-seat-to-anybody-your-table-stands-in = Leave a seat to anybody: your table is listed in the lobby until somebody sits down. Or send a friend a link.
Nobody-looks-for-players-just-now = Nobody is looking for players right now.
What-you-play-stands-here-whose-turn-it-is = Your matches are listed here: whose turn it is, how they ended, and a way back to every moment.
Your-matches-stay-with-this-browser = They stay in this browser unless you sign in.
No-match-of-yours-is-like-that = None of your matches fits.
Show-all = Show all
In-numbers = In numbers
Played = Played
On-average = On average
best = best
This-match-is-not-in-your-list = This match is not in your list.
Others-play-or-have-played-in-this-match-it = Others play or have played in this match: it is theirs too.
You-can-hide-it-from-your-list-A-match = You can hide it from your list. You can resign a running match first.


## About the games

About-game = About { $game }
Who-made-them-what-they-tell-of-and-what = Who made them, what they are about, and what we had to reconstruct.
Read = Read
Unofficial = Unofficial
Holdfast-is-an-unofficial-implementation-and-contains-no-text = Holdfast is an unofficial implementation and contains no text, art or graphic design of the games’ authors or publishers: rules are restated in our own words, and every picture is drawn here. To play with the real components, and to thank their makers, buy the games.


## Learning

Learn-by-playing = Learn by playing
A-first-game-on-the-real-board-You-play = A first game on the real board. You play; it explains as it goes.
Continue-where-you-were = Continue where you were
Begin = Begin
I-know-it-new-match = I know it: new match
There-is-no-guided-game-yet-A-study-is = There is no guided game yet. A study is the next best thing: go back and forth, try everything, ask “Why not?”.
Begin-a-study = Begin a study
Read-the-rules = Read the rules
number-of-count = { $number } of { $count }
Start-again = Start again
Leave = Leave
Show-me-where = Show me where
Chosen-so-far = Chosen so far
Next = Next
Play-against-a-bot = Play against a bot
Choose-a-match-yourself = Choose a match yourself
What-happened = What happened
Steps = Steps
Step-back = Step back
This-step-again = This step again
Skip = Skip
Cards-and-dice-of-this-lesson-are-fixed-The = The cards and dice in this lesson are fixed. The odds you see are real.
Search-the-actions = Search the actions
Actions = Actions
That-is-allowed-but-it-is-not-the-idea = That is allowed, but it is not the idea here.
There-is-no-such-lesson = There is no such lesson.


## The rules

Every-rule-in-our-own-words-with-a-number = Every rule in our own words, with a number. The log cites these numbers.
Search-the-rules = Search the rules
Search = Search
Chapters = Chapters
num-rules-found =
    { $num ->
        [one] { $num } rule found.
       *[other] { $num } rules found.
    }
No-rule-says-that-Try-fewer-or-other-words = No rule found. Try fewer or different words.
There-is-no-rule-of-that-number = There is no rule with that number.
