### Pages: what can be read and seen when something has been played.


## Replay

To-the-match = Go to the match
To-the-beginning = Go to the start
One-back = Previous
Play-on-by-itself = Autoplay
One-on = Next
To-the-end = Go to the end
To-the-turn-before = Previous turn
Turn = Turn
Set-up = Set-up
To-the-next-turn = Next turn
Moment-of-the-match = Moment of the match
Go = Go
Through-the-eyes-of = Through the eyes of
everybody = everybody
Look = Look
Play-on-from-here = Play on from here
Study-from-here = Study from here
With-the-same-dice = With the same dice
Share = Share
A-new-match-of-your-own-begins-at-this = A new match of your own begins at this moment, with new dice or the same; this one stays as it is.
Address-of-this-moment = Address of this moment
Moves = Moves


## Story

The-story-of-match = The story of { $match }
The-match-is-still-running-this-is-its-story = The match is still running; this is its story so far.
To-the-table = Go to the table
The-table-now = The table now
Contents = Contents
At-the-table = At the table
Notes = Notes
There-are-moments-0-to-last-in-this-match = There is no moment { $at } in this match, only 0 to { $last }.
From-a-position-on = Starting from a position
Actions-first-to-last = Actions { $first } to { $last }


## Report

Report-on-match = Report on { $match }
Print = Print
Address-of-this-report = Address of this report
Score-sheet = Score sheet
Key-moments = Key moments
Turning-points = Turning points
The-coach-can-look-at-every-decision-and-every = The coach can look at every decision and every roll: how the chance to win rose and fell, and why.
How-far-the-review-is = Progress of the review
Stop = Stop
Find-the-turning-points = Find the turning points
Who-did-what = Who did what
Dice-against-expectation = Dice against expectation
done-of-tried-expected-expected = { $done } of { $tried }, expected { $expected }
So-many-or-more-come-in-share-of-such = A result this high or higher comes up in { $share } of such matches.
So-few-or-fewer-come-in-share-of-such = A result this low or lower comes up in { $share } of such matches.
Dice-with-sides-sides-count = Dice with { $sides } sides: { $count }
Mean-mean-expected-expected = Mean { $mean }, expected { $expected }.
The-line-even-of-each-as-expected = The line: { $even } of each, as expected.
The-story-of-this-match = The story of this match
The-table-at-the-end = The table at the end
Looking-at-every-decision-and-every-roll-share = Looking at every decision and every roll: { $share }
The-review-was-stopped = The review was stopped.
The-review-is-done = The review is done.
The-report-is-written-when-the-match-is-over = The report is written when the match is over.
This-game-has-no-picture = This game has no picture.


## Review

Review-of-match = Review of { $match }
Review-it = Review it
This-page-needs-JavaScript-The-same-report-without-it = This page needs JavaScript. The same report without it: download the journal and use holdfast review.


## Side by side

Side-by-side = Side by side
Dice = Dice
Both-did-the-same-from-the-first-action-to = Both did the same from the first action to the last.
Both-did-the-same-up-to-action-count = Both did the same up to action { $count }.
The-board-at-the-end = The board at the end
Before-the-first-turn = Before the first turn
