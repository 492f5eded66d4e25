### What the engine refuses, and what all games say.


## Refusals

did-you-mean-near = { "" } ; voulais-tu dire « { $near } » ?
the-last-decision-was-made-by-another-seat = la dernière décision a été prise par un autre joueur
the-last-action-used-dice-or-a-draw-only = les dés et les tirages ne s’annulent que dans une étude
the-last-action-revealed-something-only-a-study-match = ce qui a été révélé ne s’annule que dans une étude
there-is-nothing-to-play-again = il n’y a rien à rejouer
there-is-nothing-to-take-back = il n’y a rien à annuler
That-is-not-possible-now = Ce n’est pas possible maintenant.
verb-is-not-what-is-asked-now-it-can = « { $verb } » n’est pas ce qui est demandé maintenant ; on peut répondre par { $verbs }.
words-can-mean-several-things-meant = « { $words } » peut vouloir dire plusieurs choses : { $meant }
the-match-is-over-nothing-more-can-be-played = la partie est finie : on ne peut plus rien jouer
no-game-is-called-name = aucun jeu ne s’appelle { $name }
no-game-is-called-name-there-are-known = aucun jeu ne s’appelle { $name } ; il y a { $known }
the-game-name-is-installed-but-cannot-be-used = le jeu { $name } est installé, mais inutilisable : { $reason }
options-name-cannot-be-given-it-is-one-of = options.{ $name } ne peut pas être { $given } ; valeurs possibles : { $choices }
game-has-no-component-data-to-correct = { $game } n’a pas de données du matériel à corriger
game-has-no-option-name-there-are-known = { $game } n’a pas d’option « { $name } » ; il y a { $known }
game-has-no-option-name = { $game } n’a pas d’option « { $name } »
game-has-no-option-name-there-are-none = { $game } n’a pas d’option « { $name } » ; il n’y en a aucune
there-is-no-action-words = il n’y a pas d’action « { $words } »
