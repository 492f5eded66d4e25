### What the engine refuses, and what all games say.


## Refusals

did-you-mean-near = ; forse intendevi «{ $near }»?
the-last-decision-was-made-by-another-seat = l’ultima decisione è stata presa da un altro giocatore
the-last-action-used-dice-or-a-draw-only = dadi e pescate si possono annullare solo in uno studio
the-last-action-revealed-something-only-a-study-match = ciò che è stato rivelato si può annullare solo in uno studio
there-is-nothing-to-play-again = non c’è nulla da rigiocare
there-is-nothing-to-take-back = non c’è niente da annullare
That-is-not-possible-now = Adesso non è possibile.
verb-is-not-what-is-asked-now-it-can = «{ $verb }» non è ciò che si chiede adesso; si può rispondere con { $verbs }.
words-can-mean-several-things-meant = «{ $words }» può voler dire più cose: { $meant }
the-match-is-over-nothing-more-can-be-played = la partita è finita: non si può giocare altro
no-game-is-called-name = nessun gioco si chiama { $name }
no-game-is-called-name-there-are-known = nessun gioco si chiama { $name }; puoi scegliere fra { $known }
the-game-name-is-installed-but-cannot-be-used = il gioco { $name } è installato, ma non si può usare: { $reason }
options-name-cannot-be-given-it-is-one-of = options.{ $name } non può essere { $given }; può essere { $choices }
game-has-no-component-data-to-correct = { $game } non ha dati dei componenti da correggere
game-has-no-option-name-there-are-known = { $game } non ha l’opzione «{ $name }»; puoi scegliere fra { $known }
game-has-no-option-name = { $game } non ha l’opzione «{ $name }»
game-has-no-option-name-there-are-none = { $game } non ha l’opzione «{ $name }»; non ne ha nessuna
there-is-no-action-words = l’azione «{ $words }» non esiste
