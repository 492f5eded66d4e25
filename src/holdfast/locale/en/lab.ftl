### Reports of the lab: headings, axes, tables and the sentences between them.

Everything-here-follows-from-the-experiments-seeds-and-can = Everything here follows from the experiments’ seeds and can be reproduced, number by number, with the commands at the head of each part. Intervals are 95% intervals. All arms of an experiment play the same deals, and differences are taken deal by deal.
Results = Results
matches-that-were-lost = lost
matches-that-were-not-lost = not lost
games-of-an-arm = games
deals-of-an-arm = deals
arm-of-an-experiment = arm
points-of-a-match = points
drawn-in-a-match = drawn
place-on-the-board = place
rule-of-a-game = rule
worth-of-a-draw = worth
spread-of-deals = spread
alike-over-deals = alike
turn-of-a-match = turn
reports-are-drawn-with-matplotlib-get-it-with-command = reports are drawn with matplotlib; get it with: { $command }
What-comes-in-nearly-every-game-anyway-can-only = Some come in nearly every game, only earlier or later: for these, the figure shows what it is worth to come in the earlier half of their pile.
Every-deal-was-played-from-all-seats-and-what = Every deal was played from every seat and the results were combined: what is left is luck, since neither cards nor seats favoured anybody.
How-far-what-was-changed-carries-against-the-dice = How much the change matters compared with the dice.
The-difference-is-what-the-arm-adds-to-it = The difference is what the arm adds. Where both arms rise and fall together (alike near 1), the dice decide most of a match, and playing with the same dice saves games. “Deals to tell” is how many deals it takes before the interval rules out that both are equal: a high number means that luck hides the difference.
What-a-rule-made-happen-and-the-dice-and = The events that a rule caused and the dice and draws it asked for, per game, over all arms. A rule that only says what is allowed, or changes a figure, causes none: it stands in the list at the end, with those that were never met.
The-numbers = The numbers
in-100-games = in 100 games
Games-of-arm = Games of “{ $arm }”.
worth-1-to-1 = worth (−1 to 1)
better-on = better on
games-saved = games saved
deals-to-tell = deals to tell
Blue-is-clearly-more-than-the-first-arm-red = Blue is clearly more than the first arm, red clearly less, grey could be either.
Of-compared-that-were-all-alike-about-count-would = If all { $compared } were alike, about { $count } would still seem to differ.
The-shown-that-differ-most-of-count = The { $shown } of { $count } that differ most.
measure-gained-on-one-deal-same-dice = { $measure }: gained on one deal, same dice
What-each-arm-made-of-a-deal-less-what = Each arm’s result on a deal, less the result of “{ $arm }” on it.
measure-difference-to-another-draw = { $measure }: difference from another draw
deals-deals-games-games-seed-seed-holdfast-version =
    { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }, holdfast { $version }.
Enough-was-known-then = Enough was known by then.
The-experiment-file = The experiment: { $file }
value-low-to-high = { $value } ({ $low } to { $high })
measure-difference-to-arm = { $measure }: difference from “{ $arm }”
decisions-in-a-match = decisions in a match
The-first-count-arms = The first { $count } arms.
Deals-of-arm-spread-by-spread-standard-deviation-that = Deals of “{ $arm }” spread by { $spread } (standard deviation): that is luck.
turn-on-which-matches-of-arm-end = turn on which matches of “{ $arm }” end
From-the-view-of-bot = From { $bot }’s point of view.
How-often-in-100-games-of-arm = How often in 100 games of “{ $arm }”.
difference-in-the-share-of-wins = difference in the share of wins
worth-when-it-comes-early = worth when it comes early
events-a-game = events a game
draws-a-game = draws a game
fires-in = fires in
count-rules-that-never-fired =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    } that no event or draw cites
Compared-with-arm = Compared with “{ $arm }”
How-matches-end = How matches end
arm-the-share-of-wins-by-seat-share-would = { $arm }: the share of wins by seat; { $share } would be even
What-the-first-seat-is-worth = What the first seat is worth
Against-luck-the-same-dice = Against luck: the same dice
share-of-deals = { $share } of deals
When-matches-are-lost = When matches are lost
events-and-draws-per-game = events and draws per game
How-often-each-rule-fires = How often each rule fires
share-of-games = { $share } of games
All-count-arms = All { $count } arms
How-the-score-is-spread = How the score is spread
How-long-matches-are = How long matches are
All-count-rules =
    { $count ->
        [one] The only rule
       *[other] All { $count } rules
    }
games-by-name = games by { $name }
