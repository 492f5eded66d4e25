### Pages: what can be read and seen when something has been played.


## Replay

To-the-match = Vai alla partita
To-the-beginning = Vai all’inizio
One-back = Precedente
Play-on-by-itself = Avanzamento automatico
One-on = Successivo
To-the-end = Vai alla fine
To-the-turn-before = Turno precedente
Turn = Turno
Set-up = Preparazione
To-the-next-turn = Turno successivo
Moment-of-the-match = Momento della partita
Go = Vai
Through-the-eyes-of = Con gli occhi di
everybody = tutti
Look = Guarda
Play-on-from-here = Continua a giocare da qui
Study-from-here = Studia da qui
With-the-same-dice = Con gli stessi dadi
Share = Condividi
A-new-match-of-your-own-begins-at-this = Da questo momento comincia una tua nuova partita, con dadi nuovi o con gli stessi; questa resta com’è.
Address-of-this-moment = Indirizzo di questo momento
Moves = Mosse


## Story

The-story-of-match = La storia di { $match }
The-match-is-still-running-this-is-its-story = La partita è ancora in corso; questa è la storia finora.
To-the-table = Vai al tavolo
The-table-now = Il tavolo ora
Contents = Indice
At-the-table = Al tavolo
Notes = Note
There-are-moments-0-to-last-in-this-match = I momenti di questa partita vanno da 0 a { $last }: il numero { $at } non c’è.
From-a-position-on = Da una posizione in poi
Actions-first-to-last = Azioni da { $first } a { $last }


## Report

Report-on-match = Relazione su { $match }
Print = Stampa
Address-of-this-report = Indirizzo di questa relazione
Score-sheet = Punteggio
Key-moments = Momenti chiave
Turning-points = Punti di svolta
The-coach-can-look-at-every-decision-and-every = L’allenatore può esaminare ogni decisione e ogni tiro: come la probabilità di vittoria è salita e scesa, e perché.
How-far-the-review-is = A che punto è l’analisi
Stop = Ferma
Find-the-turning-points = Trova i punti di svolta
Who-did-what = Chi ha fatto che cosa
Dice-against-expectation = I dadi e le attese
done-of-tried-expected-expected = { $done } su { $tried }, attesi { $expected }
So-many-or-more-come-in-share-of-such = Partite simili con un numero uguale o più alto: { $share }.
So-few-or-fewer-come-in-share-of-such = Partite simili con un numero uguale o più basso: { $share }.
Dice-with-sides-sides-count = Dadi a { $sides } facce: { $count }
Mean-mean-expected-expected = Media { $mean }, attesa { $expected }.
The-line-even-of-each-as-expected = La linea indica il valore atteso per ogni faccia: { $even }.
The-story-of-this-match = La storia di questa partita
The-table-at-the-end = Il tavolo alla fine
Looking-at-every-decision-and-every-roll-share = Analisi di ogni decisione e di ogni tiro: { $share }
The-review-was-stopped = L’analisi è stata fermata.
The-review-is-done = L’analisi è pronta.
The-report-is-written-when-the-match-is-over = La relazione viene scritta quando la partita è finita.
This-game-has-no-picture = Questo gioco non ha immagini.


## Review

Review-of-match = Analisi di { $match }
Review-it = Analizza
This-page-needs-JavaScript-The-same-report-without-it = Questa pagina ha bisogno di JavaScript. Per la stessa relazione senza JavaScript, scarica il diario e usa holdfast review.


## Side by side

Side-by-side = Fianco a fianco
Dice = Dadi
Both-did-the-same-from-the-first-action-to = Entrambi hanno giocato allo stesso modo dalla prima azione all’ultima.
Both-did-the-same-up-to-action-count = Entrambi hanno giocato allo stesso modo fino all’azione { $count }.
The-board-at-the-end = Il tabellone alla fine
Before-the-first-turn = Prima del primo turno
