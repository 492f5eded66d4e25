### Bots and the coach.


## Bots

Random = Random
Does-anything-that-is-allowed-without-a-thought = Makes any legal move, without a thought.
Novice = Novice
Knows-the-rules-of-thumb-but-now-and-then = Knows the rules of thumb, but now and then plays anything at all.
Quick = Quick
Plays-by-rules-of-thumb-with-tuned-weights-at = Plays by rules of thumb with tuned weights, at once.
Steady = Steady
Tries-its-best-ideas-a-hundred-times-in-its = Tries its best ideas out in its head, a hundred times in all, before it chooses.
Strong = Strong
Thinks-for-a-second-in-many-worlds-of-which = Thinks for a second, in many worlds, each of which could be the true one.
Master = Master
The-same-as-Strong-with-three-seconds-for-each = Like Strong, but with three seconds for each decision.
words-is-no-measure-of-thinking-0-5-is = “@{ $words }” is not a measure of thinking: @0.5 is half a second, @200x is 200 tries
the-bot-name-is-installed-but-cannot-be-used = the bot { $name } is installed, but cannot be used: { $reason }
the-bot-name-does-not-play-game-there-are = the bot { $name } does not play { $game }; choose from { $known }
there-is-no-bot-name = there is no bot “{ $name }”
there-is-no-bot-name-there-are-known = there is no bot “{ $name }”; choose from { $known }
It-wins-about-wins-of-its-games-against-against = It wins about { $wins } of its games against { $against }.
It-wins-about-wins-with-score-points-where-a = It wins about { $wins } of its games, with { $score } points on average, counting a loss as { $lost }.
It-wins-about-wins-of-its-games-with-score = It wins about { $wins } of its games, with { $score } points on average.
It-wins-about-wins-of-its-games = It wins about { $wins } of its games.


## The coach

Nothing-else-can-be-done = Nothing else can be done.
Why-cannot-be-said-yet-tries-tries-so-far =
    It is too early to say why: { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    } so far.
As-far-as-can-be-told-it-is-worth = As far as can be told, it is worth no more than “{ $other }”.
It-gains-something-what-in-mine-of-the-tries = It gains something: { $what } in { $mine } of the tries, compared with { $theirs } after “{ $other }”.
It-prevents-something-what-in-mine-of-the-tries = It prevents something: { $what } in { $mine } of the tries, compared with { $theirs } after “{ $other }”.
It-risks-something-and-is-worth-it-what-in = It risks something, but is worth it: { $what } in { $mine } of the tries, compared with { $theirs } after “{ $other }”.
It-is-safer-it-ends-badly-in-mine-of = It is safer: it ends badly in { $mine } of the tries; “{ $other }” does in { $theirs }.
It-ends-well-more-often-in-mine-of-the = It ends well more often: in { $mine } of the tries; “{ $other }” does in { $theirs }.
It-is-bold-it-ends-badly-in-mine-of = It is bold: it ends badly in { $mine } of the tries (“{ $other }” does in { $theirs }), but goes well so much more often that it pays off.
It-brings-points-points-more-than-other = It brings { $points } points more than “{ $other }”.
It-wins-more-more-often-than-other = It wins { $more } more often than “{ $other }”.
chance-to-win-win-low-to-high = chance to win { $win } ({ $low } to { $high })
score-score-low-to-high = score { $score } ({ $low } to { $high })
low-to-high = { $low } to { $high }
exact-odds = exact: { $odds }
estimated-in-tries-tries =
    estimated from { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    }
The-others-are-clearly-behind-thinking-longer-would-change = The others are clearly behind: thinking longer would change nothing.
Review = Review
Chance-to-win = Chance to win
Expected-score = Expected score
actions-played = actions played
What-lost-most = What cost the most
No-mistake-is-clear-enough-to-be-shown = No mistake is clear enough to be shown.
After-number-actions =
    After { $number ->
        [one] { $number } action
       *[other] { $number } actions
    }
Played-action = Played: { $action }
Better-action = Better: { $action }
lost-win-of-the-chance-to-win = lost { $win } of the chance to win
lost-score-points = lost { $score } points
Skill-and-luck = Skill and luck
Expected-at-the-start = Expected at the start
Decisions-lost = Decisions lost
Luck = Luck
Result = Result
Result-without-the-luck = Result without the luck
The-result-less-the-luck-of-every-roll-and = The result less the luck of every roll and draw is what the decisions of all seats deserved. It may lie below 0% or above 100%.
This-game-s-positions-cannot-be-judged-at-a = This game’s positions cannot be judged at a glance, so its luck is not known.
The-luckiest-rolls-and-draws = The luckiest rolls and draws
The-unluckiest-rolls-and-draws = The unluckiest rolls and draws
The-set-up = The set-up
rolled-values = rolled { $values }
drawn = drawn
Decisions = Decisions
Lost = Lost
Points-lost = Points lost
Grave-mistakes = Grave mistakes
Slight-mistakes = Slight mistakes
By-kind-of-decision = By kind of decision
By-turn = By turn
All = All
Every-decision-and-every-roll = Every decision and every roll
What-a-decision-lost-is-an-estimate-with-the = What a decision lost is an estimate, with its 95% interval after the ±. What a roll or a draw brought is estimated in the same way. Decisions that left no choice, or for which there was no time, are not listed.
After-the-chance-to-win-stand-the-points = The points come after the chance to win.
title-decisions-lost-luck-luck = { $title }: decisions { $lost }; luck { $luck }
title-decisions-lost = { $title }: decisions { $lost }
Decision-or-roll = Decision or roll
a-grave-mistake = a grave mistake
a-slight-mistake = a slight mistake
Better = Better
The-strong-bot-with-the-same-dice = The strong bot with the same dice
It-thought-for-seconds-s-about-each-decision-result = It thought for { $seconds } s about each decision: { $result }
The-match-is-running-so-this-tells-what-seat = The match is still running, so this shows what this seat ({ $seat }) could know, and says nothing about luck.
Decisions-judged-judged-of-all-others-left-no-choice =
    Decisions judged: { $judged } of { $all } (the others left no choice, or time ran out), by what the seat knew then, in imagined worlds, with { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    } in all. Losses are estimates; what seemed worst was tried once more with fresh dice.


## What the coach is asked in vain

a-spectator-decides-nothing-so-there-is-nothing-to = a spectator decides nothing, so there is nothing to review
the-match-is-running-say-which-seat-s-decisions = the match is still running: name the seat whose decisions to review
the-coach-advises-a-seat-by-what-it-knows = the coach advises a seat on what that seat knows: name one
a-process-that-helped-with-the-review-has-ended = a process that helped with the review ended too early
