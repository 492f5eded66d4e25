### Reports of the lab: headings, axes, tables and the sentences between them.

Everything-here-follows-from-the-experiments-seeds-and-can = Tutto qui discende dai semi degli esperimenti e si può rifare, numero per numero, con i comandi in testa a ogni parte. Gli intervalli sono al 95%. Tutti i bracci di un esperimento giocano le stesse mani, e le differenze si prendono mano per mano.
Results = Risultati
matches-that-were-lost = perse
matches-that-were-not-lost = non perse
games-of-an-arm = partite
deals-of-an-arm = mani
arm-of-an-experiment = braccio
points-of-a-match = punti
drawn-in-a-match = pescata
place-on-the-board = luogo
rule-of-a-game = regola
worth-of-a-draw = valore
spread-of-deals = dispersione
alike-over-deals = concordanza
turn-of-a-match = turno
reports-are-drawn-with-matplotlib-get-it-with-command = le relazioni si disegnano con matplotlib, da installare con: { $command }
What-comes-in-nearly-every-game-anyway-can-only = Ciò che arriva comunque in quasi ogni partita può solo arrivare presto o tardi: qui si vede quanto vale che arrivi nella prima metà del suo mazzo.
Every-deal-was-played-from-all-seats-and-what = Ogni mano è stata giocata da tutti i posti, e i risultati sono stati messi insieme: la fortuna è ciò che resta, perché né le carte né i posti hanno favorito qualcuno.
How-far-what-was-changed-carries-against-the-dice = Quanto pesa il cambiamento di fronte ai dadi.
The-difference-is-what-the-arm-adds-to-it = La differenza è ciò che il braccio vi aggiunge; quando i due bracci salgono e scendono insieme (concordanza vicina a 1), i dadi decidono quasi tutto, e gli stessi dadi risparmiano partite. «Mani per decidere» dice dopo quante un intervallo escluderebbe che i due siano uguali: se sono molte, la fortuna copre la differenza.
What-a-rule-made-happen-and-the-dice-and = Ciò che una regola ha fatto succedere, e i dadi e le pescate che ha richiesto, per partita, su tutti i bracci. Una regola che dice solo che cosa è permesso, o che cambia una cifra, non ne causa: sta nell’elenco alla fine, con quelle che non si sono mai incontrate.
The-numbers = I numeri
in-100-games = in 100 partite
Games-of-arm = Partite di «{ $arm }».
worth-1-to-1 = valore (da −1 a 1)
better-on = meglio in
games-saved = partite risparmiate
deals-to-tell = mani per decidere
Blue-is-clearly-more-than-the-first-arm-red = Blu: nettamente più del primo braccio; rosso: nettamente meno; grigio: l’uno o l’altro.
Of-compared-that-were-all-alike-about-count-would =
    Se tutto fosse uguale, circa { $count ->
        [one] { $count } su { $compared } sembrerebbe differire
       *[other] { $count } su { $compared } sembrerebbero differire
    }.
The-shown-that-differ-most-of-count = Valori mostrati, i più diversi: { $shown } su { $count }.
measure-gained-on-one-deal-same-dice = { $measure }: guadagno su una mano, stessi dadi
What-each-arm-made-of-a-deal-less-what = Ciò che ogni braccio ha ricavato da una mano, meno ciò che ne ha ricavato «{ $arm }».
measure-difference-to-another-draw = { $measure }: differenza rispetto a un’altra pescata
deals-deals-games-games-seed-seed-holdfast-version =
    { $deals ->
        [one] { $deals } mano
       *[other] { $deals } mani
    }, { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, seme { $seed }, holdfast { $version }.
Enough-was-known-then = A quel punto se ne sapeva abbastanza.
The-experiment-file = L’esperimento: { $file }
value-low-to-high = { $value } (da { $low } a { $high })
measure-difference-to-arm = { $measure }: differenza rispetto a «{ $arm }»
decisions-in-a-match = decisioni in una partita
The-first-count-arms =
    { $count ->
        [0] Nessun braccio
        [one] Il primo braccio
       *[other] I primi { $count } bracci
    }.
Deals-of-arm-spread-by-spread-standard-deviation-that = La deviazione standard fra le mani di «{ $arm }» è { $spread }: è la fortuna.
turn-on-which-matches-of-arm-end = turno in cui finiscono le partite di «{ $arm }»
From-the-view-of-bot = Dal punto di vista di { $bot }.
How-often-in-100-games-of-arm = Quante volte in 100 partite di «{ $arm }».
difference-in-the-share-of-wins = differenza nella quota di vittorie
worth-when-it-comes-early = valore se arriva presto
events-a-game = eventi per partita
draws-a-game = pescate per partita
fires-in = si applica in
count-rules-that-never-fired =
    { $count ->
        [one] { $count } regola che nessun evento cita
       *[other] { $count } regole che nessun evento cita
    }
Compared-with-arm = Confronto con «{ $arm }»
How-matches-end = Come finiscono le partite
arm-the-share-of-wins-by-seat-share-would = { $arm }: quota di vittorie per posto; parità: { $share }
What-the-first-seat-is-worth = Quanto vale il primo posto
Against-luck-the-same-dice = Contro la fortuna: gli stessi dadi
share-of-deals = { $share } delle mani
When-matches-are-lost = Quando si perdono le partite
events-and-draws-per-game = eventi e pescate per partita
How-often-each-rule-fires = Quanto spesso si applica ogni regola
share-of-games = { $share } delle partite
All-count-arms =
    { $count ->
        [0] Nessun braccio
        [one] L’unico braccio
       *[other] Tutti e { $count } i bracci
    }
How-the-score-is-spread = Come si distribuisce il punteggio
How-long-matches-are = Quanto durano le partite
All-count-rules =
    { $count ->
        [0] Nessuna regola
        [one] L’unica regola
       *[other] Tutte e { $count } le regole
    }
games-by-name = partite per { $name }
