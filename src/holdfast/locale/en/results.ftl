### The command line: what commands find, and what is wrong with what they were given.


## Several commands

count-games =
    { $count } { $count ->
        [one] game
       *[other] games
    }
decisions = decisions
return = result (−1 to 1)
score = score
games-won = won
games-drawn = drawn
games-lost = lost
file-a-pack-is-an-object = { $file }: component data must be a JSON object
compiled = compiled
plain-Python = plain Python
going-on-after-done-of-count-games =
    continuing after { $done } of { $count } { $count ->
        [one] game
       *[other] games
    }
done-of-count-games-about-time-to-go =
    { $done } of { $count } { $count ->
        [one] game
       *[other] games
    }, about { $time } to go


## holdfast games, bots, play, pack, check

seats-names = seats: { $names }
name-a-game-holdfast-games-GAME---schema = name a game: holdfast games GAME --schema
the-bot-bot-cannot-be-used-reason = the bot { $bot } cannot be used: { $reason }
file-is-a-match-of-game-not-of-other = { $file } is a match of { $game }, not { $other }
this-match-has-too-few-seats-seats-for-count =
    this match has too few seats ({ $seats }) for { $count } { $count ->
        [one] bot
       *[other] bots
    }
a-spectator-does-not-play-so-no-bot-can = a spectator does not play, so no bot can sit there
file-does-not-say-its-game-add-game-or = { $file } does not name its game; add “game”, or use --game
count-problems =
    { $count } { $count ->
        [one] problem
       *[other] problems
    }
game-can-be-played-with-it = { $game } can be played with it
passed-passed-failed-failed = { $passed } passed, { $failed } failed
FAILED-file-case = FAILED { $file }: { $case }


## holdfast replay

noted-noted-but-the-journal-has-has = you noted the commitment { $noted }; the journal has { $has }
noted-noted-but-the-journal-has-none = you noted the commitment { $noted }; the journal has none
the-commitment = the commitment
chance = chance
positions = positions
count-actions-replay-with-the-recorded-chance-positions-were =
    { $count } { $count ->
        [one] action replays
       *[other] actions replay
    } with the chance that was recorded; positions were compared.
count-actions-replay-with-the-recorded-chance-there-were =
    { $count } { $count ->
        [one] action replays
       *[other] actions replay
    } with the chance that was recorded; there are no positions to compare.
count-actions-replay-as-recorded-names-were-compared =
    { $count } { $count ->
        [one] action replays
       *[other] actions replay
    } as recorded. Compared: { $names }.
with-its-key-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] action
       *[other] actions
    } can be played with the journal’s key; it records neither chance nor positions to compare.
with-its-seed-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] action
       *[other] actions
    } can be played with the journal’s seed; it records neither chance nor positions to compare.
with-its-script-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] action
       *[other] actions
    } can be played with the journal’s script of chance; it records neither chance nor positions to compare.
count-actions-can-be-played-but-with-new-dice =
    { $count } { $count ->
        [one] action
       *[other] actions
    } can be played, but only with new dice: the journal records neither seed nor chance, so nothing could be compared.
count-actions-can-be-played-nothing-was-recorded-that =
    { $count } { $count ->
        [one] action
       *[other] actions
    } can be played; the journal records nothing that could be compared.
The-count-numbers-follow-from-the-key-but-no =
    The { $count } random { $count ->
        [one] number follows
       *[other] numbers follow
    } from the key, but no commitment says that it was promised.
The-count-numbers-follow-from-the-key-that-commitment =
    The { $count } random { $count ->
        [one] number follows
       *[other] numbers follow
    } from the key that was promised at the start by the commitment { $sum }. Check that it is the one you were shown.
The-key-is-missing-the-match-was-running-when = The key is not in the journal: the match was still running when it was written, so whether the numbers follow from the promised key could not be verified.


## holdfast arena

Stopped-after-done-of-count-games-the-same-command =
    Stopped after { $done } of { $count } { $count ->
        [one] game
       *[other] games
    }; run the same command again to go on in { $file }.
Stopped-after-done-of-count-games-with---out-FILE =
    Stopped after { $done } of { $count } { $count ->
        [one] game
       *[other] games
    }; with --out FILE it could be continued later.
deal-deal-seat-number-action-action = deal { $deal }, seat { $number }, action { $action }
Brackets-are-intervals-of-95-games-on-the-same = Brackets show 95% intervals; games on the same deal count together.
rating-bot-0 = rating, { $bot } = 0
share-of-wins = share of wins
bot-against-against-share-of-count-games =
    { $bot } against { $against }: { $share } of { $count } { $count ->
        [one] game
       *[other] games
    }
share-would-be-fair = { $share } would be even
as-seat = as { $seat }
wins = wins
over-the-count-games-that-have-it =
    { $count ->
        [one] over the { $count } game that has points
       *[other] over the { $count } games that have points
    }
bot-over-other-on-the-same-deals-gains = { $bot } compared with { $other } on the same deals: { $gains }
time-per-decision-clock = time per decision ({ $clock })
seconds-s-at-most = { $seconds } s at most
count-tries-a-second =
    { $count } { $count ->
        [one] try
       *[other] tries
    } a second
late-of-count-decisions-late =
    { $late } of { $count } { $count ->
        [one] decision
       *[other] decisions
    } late
count-decisions-were-asked-again-with-other-secrets =
    { $count } { $count ->
        [one] decision was
       *[other] decisions were
    } tried again with different secrets.
DEFECT-of-bot-kind-count-times-first-in-where =
    DEFECT of { $bot }: { $kind }, { $count } { $count ->
        [one] time
       *[other] times
    }; first in { $where }


## holdfast simulate

seat-seat = seat { $seat }
seat-seat-return = seat { $seat } result
count-games-from-seed-seed =
    { $count } { $count ->
        [one] game
       *[other] games
    } from seed { $seed }
count-random-games-from-seed-seed =
    { $count } random { $count ->
        [one] game
       *[other] games
    } from seed { $seed }
count-more-values-see---json =
    { $count } more { $count ->
        [one] value
       *[other] values
    }; see --json
the-game-of-seed-seed-did-not-end-within =
    the game from seed { $seed } did not end within { $count } { $count ->
        [one] decision
       *[other] decisions
    }
one-bot-for-each-of-the-seats-names-is = name one bot for each of the seats { $names }, or one for all
stopped-after-count-games =
    stopped after { $count } { $count ->
        [one] game
       *[other] games
    }
no-game-has-ended = no game has ended


## holdfast lab

wins-in-percent = wins in percent
done-of-count-deals-from-seed-seed =
    { $done } of { $count } { $count ->
        [one] deal
       *[other] deals
    } from seed { $seed }
done-of-count-deals-from-seed-seed-that-is =
    { $done } of { $count } { $count ->
        [one] deal
       *[other] deals
    } from seed { $seed }; that is enough
arm-deal-deal = { $arm }, deal { $deal }
difference = difference
Stopped-the-same-command-goes-on-in-file = Stopped; run the same command again to go on in { $file }.
swap-changes-nothing-in-each-arm-one-bot-has = “swap” changes nothing: in each arm one bot has all seats.
The-report-is-in-file = The report is in { $file }.
The-experiment-is-in-file-holdfast-lab-run-file = The experiment is in { $file }; holdfast lab run { $file } plays it.
game-does-not-say-what-could-be-left-out = { $game } does not say what can be left out.


## holdfast bench

random-play-decisions = random play, decisions
random-play-games = random play, games
a-Python-loop-decisions = a Python loop, decisions
a-Python-loop-games = a Python loop, games
copy-a-state = copy a state
list-the-legal-actions = list the legal actions
apply-an-action = apply an action
a-state-as-bytes-size = a state as bytes, size
a-state-to-bytes-s = a state to bytes, µs
a-state-from-bytes-s = a state from bytes, µs
per-second = per second
in-Python = in Python
ratio = ratio
median = median
worst = worst
plain-Python-could-not-be-measured-reason = plain Python could not be measured: { $reason }
HOLDFAST_PURE-1-is-set-yet-compiled-rules-ran = HOLDFAST_PURE=1 is set, yet compiled rules ran
note-the-compiled-rules-are-older-than-their-source = note: the compiled rules are older than their source; build them again
