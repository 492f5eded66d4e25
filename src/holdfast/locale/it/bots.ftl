### Bots and the coach.


## Bots

Random = Casuale
Does-anything-that-is-allowed-without-a-thought = Gioca una mossa permessa qualsiasi, senza pensarci.
Novice = Principiante
Knows-the-rules-of-thumb-but-now-and-then = Conosce le regole pratiche, ma ogni tanto gioca a caso.
Quick = Rapido
Plays-by-rules-of-thumb-with-tuned-weights-at = Gioca secondo regole pratiche con pesi messi a punto, all’istante.
Steady = Costante
Tries-its-best-ideas-a-hundred-times-in-its = Prima di scegliere prova a mente le idee migliori, cento volte in tutto.
Strong = Forte
Thinks-for-a-second-in-many-worlds-of-which = Pensa per un secondo, in molti mondi, ognuno dei quali potrebbe essere quello vero.
Master = Maestro
The-same-as-Strong-with-three-seconds-for-each = Come Forte, con tre secondi per ogni decisione.
words-is-no-measure-of-thinking-0-5-is = «@{ $words }» non è una misura del tempo per pensare: @0.5 è mezzo secondo, @200x sono 200 prove
the-bot-name-is-installed-but-cannot-be-used = il bot { $name } è installato, ma non si può usare: { $reason }
the-bot-name-does-not-play-game-there-are = il bot { $name } non gioca a { $game }; puoi scegliere fra { $known }
there-is-no-bot-name = non c’è nessun bot «{ $name }»
there-is-no-bot-name-there-are-known = non c’è nessun bot «{ $name }»; puoi scegliere fra { $known }
It-wins-about-wins-of-its-games-against-against = Partite vinte contro { $against }: circa { $wins }.
It-wins-about-wins-with-score-points-where-a = Partite vinte: circa { $wins }, con { $score } punti in media; una sconfitta conta { $lost }.
It-wins-about-wins-of-its-games-with-score = Partite vinte: circa { $wins }, con { $score } punti in media.
It-wins-about-wins-of-its-games = Partite vinte: circa { $wins }.


## The coach

Nothing-else-can-be-done = Non si può fare altro.
Why-cannot-be-said-yet-tries-tries-so-far =
    È presto per dire il perché: finora { $tries ->
        [0] nessuna prova
        [one] { $tries } prova
       *[other] { $tries } prove
    }.
As-far-as-can-be-told-it-is-worth = Per quanto se ne può dire, non vale più di «{ $other }».
It-gains-something-what-in-mine-of-the-tries = Guadagna qualcosa: { $what } ({ $mine } delle prove; dopo «{ $other }», { $theirs }).
It-prevents-something-what-in-mine-of-the-tries = Evita qualcosa: { $what } ({ $mine } delle prove; dopo «{ $other }», { $theirs }).
It-risks-something-and-is-worth-it-what-in = Rischia qualcosa e ne vale la pena: { $what } ({ $mine } delle prove; dopo «{ $other }», { $theirs }).
It-is-safer-it-ends-badly-in-mine-of = È più sicura: finisce male meno spesso ({ $mine } delle prove; «{ $other }», { $theirs }).
It-ends-well-more-often-in-mine-of-the = Finisce bene più spesso ({ $mine } delle prove; «{ $other }», { $theirs }).
It-is-bold-it-ends-badly-in-mine-of = È audace: finisce male più spesso ({ $mine } delle prove; «{ $other }», { $theirs }), ma finisce bene tanto più spesso da convenire.
It-brings-points-points-more-than-other = Porta { $points } punti in più di «{ $other }».
It-wins-more-more-often-than-other = Vince più spesso di «{ $other }»: { $more } in più.
chance-to-win-win-low-to-high = probabilità di vittoria { $win } (da { $low } a { $high })
score-score-low-to-high = punteggio { $score } (da { $low } a { $high })
low-to-high = da { $low } a { $high }
exact-odds = esatto: { $odds }
estimated-in-tries-tries =
    stimato su { $tries ->
        [one] { $tries } prova
       *[other] { $tries } prove
    }
The-others-are-clearly-behind-thinking-longer-would-change = Le altre sono nettamente dietro: pensare più a lungo non cambierebbe nulla.
Review = Analisi
Chance-to-win = Probabilità di vittoria
Expected-score = Punteggio atteso
actions-played = azioni giocate
What-lost-most = Che cosa è costato di più
No-mistake-is-clear-enough-to-be-shown = Nessun errore è abbastanza chiaro da essere mostrato.
After-number-actions =
    Dopo { $number ->
        [one] { $number } azione
       *[other] { $number } azioni
    }
Played-action = Giocato: { $action }
Better-action = Meglio: { $action }
lost-win-of-the-chance-to-win = probabilità di vittoria persa: { $win }
lost-score-points = punti persi: { $score }
Skill-and-luck = Abilità e fortuna
Expected-at-the-start = Atteso all’inizio
Decisions-lost = Perso nelle decisioni
Luck = Fortuna
Result = Risultato
Result-without-the-luck = Risultato senza la fortuna
The-result-less-the-luck-of-every-roll-and = Il risultato meno la fortuna di ogni tiro e pescata è ciò che le decisioni di tutti hanno meritato. Può stare sotto lo 0% o sopra il 100%.
This-game-s-positions-cannot-be-judged-at-a = Le posizioni di questo gioco non si possono giudicare a colpo d’occhio, quindi la sua fortuna non è nota.
The-luckiest-rolls-and-draws = I tiri e le pescate più fortunati
The-unluckiest-rolls-and-draws = I tiri e le pescate più sfortunati
The-set-up = La preparazione
rolled-values = tirato { $values }
drawn = pescato
Decisions = Decisioni
Lost = Perso
Points-lost = Punti persi
Grave-mistakes = Errori gravi
Slight-mistakes = Errori lievi
By-kind-of-decision = Per tipo di decisione
By-turn = Per turno
All = Tutte
Every-decision-and-every-roll = Ogni decisione e ogni tiro
What-a-decision-lost-is-an-estimate-with-the = Il costo di una decisione è una stima; ± indica l’intervallo al 95%. Allo stesso modo si stima quanto ha portato un tiro o una pescata. Le decisioni che non lasciavano scelta, o per le quali mancava il tempo, non sono elencate.
After-the-chance-to-win-stand-the-points = I punti seguono la probabilità di vittoria.
title-decisions-lost-luck-luck = { $title }: decisioni { $lost }; fortuna { $luck }
title-decisions-lost = { $title }: decisioni { $lost }
Decision-or-roll = Decisione o tiro
a-grave-mistake = un errore grave
a-slight-mistake = un errore lieve
Better = Meglio
The-strong-bot-with-the-same-dice = Il bot Forte con gli stessi dadi
It-thought-for-seconds-s-about-each-decision-result = Ha pensato { $seconds } s per ogni decisione: { $result }
The-match-is-running-so-this-tells-what-seat = La partita è in corso, quindi qui conta solo ciò che questo posto ({ $seat }) poteva sapere, e la fortuna non si giudica.
Decisions-judged-judged-of-all-others-left-no-choice =
    Decisioni giudicate: { $judged } su { $all } (le altre non lasciavano scelta, o mancava il tempo), in base a ciò che sapeva chi decideva, in mondi immaginati, con { $tries ->
        [one] { $tries } prova
       *[other] { $tries } prove
    } in tutto. Le perdite sono stime; ciò che sembrava peggiore è stato riprovato con dadi nuovi.


## What the coach is asked in vain

a-spectator-decides-nothing-so-there-is-nothing-to = uno spettatore non decide niente: non c’è niente da analizzare
the-match-is-running-say-which-seat-s-decisions = la partita è in corso: indica il posto di cui analizzare le decisioni
the-coach-advises-a-seat-by-what-it-knows = l’allenatore dà consigli a un posto in base a ciò che quel posto sa: indica quale
a-process-that-helped-with-the-review-has-ended = un processo che aiutava nell’analisi si è interrotto troppo presto
