### What the engine refuses, and what all games say.


## Refusals

did-you-mean-near = ; did you mean “{ $near }”?
the-last-decision-was-made-by-another-seat = the last decision was made by another seat
the-last-action-used-dice-or-a-draw-only = dice and draws can be undone only in a study match
the-last-action-revealed-something-only-a-study-match = what was revealed can be undone only in a study match
there-is-nothing-to-play-again = there is nothing to play again
there-is-nothing-to-take-back = there is nothing to take back
That-is-not-possible-now = That is not possible now.
verb-is-not-what-is-asked-now-it-can = “{ $verb }” is not what is asked for now; answer with { $verbs }.
words-can-mean-several-things-meant = “{ $words }” can mean several things: { $meant }
the-match-is-over-nothing-more-can-be-played = the match is over: nothing more can be played
no-game-is-called-name = no game is called { $name }
no-game-is-called-name-there-are-known = no game is called { $name }; choose from { $known }
the-game-name-is-installed-but-cannot-be-used = the game { $name } is installed, but cannot be used: { $reason }
options-name-cannot-be-given-it-is-one-of = options.{ $name } cannot be { $given }; it is one of { $choices }
game-has-no-component-data-to-correct = { $game } has no component data to correct
game-has-no-option-name-there-are-known = { $game } has no option “{ $name }”; choose from { $known }
game-has-no-option-name = { $game } has no option “{ $name }”
game-has-no-option-name-there-are-none = { $game } has no option “{ $name }”; there are none
there-is-no-action-words = there is no action “{ $words }”
