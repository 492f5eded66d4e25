### The command line: what commands find, and what is wrong with what they were given.


## Several commands

count-games =
    { $count } { $count ->
        [one] partita
       *[other] partite
    }
decisions = decisioni
return = esito (da −1 a 1)
score = punteggio
games-won = vinte
games-drawn = pari
games-lost = perse
file-a-pack-is-an-object = { $file }: i dati dei componenti devono essere un oggetto JSON
compiled = compilato
plain-Python = Python puro
going-on-after-done-of-count-games =
    si riprende dopo { $done } { $done ->
        [one] partita
       *[other] partite
    } su { $count }
done-of-count-games-about-time-to-go =
    { $done } { $done ->
        [one] partita
       *[other] partite
    } su { $count }, ancora { $time } circa


## holdfast games, bots, play, pack, check

seats-names = posti: { $names }
name-a-game-holdfast-games-GAME---schema = indica un gioco: holdfast games GAME --schema
the-bot-bot-cannot-be-used-reason = il bot { $bot } non si può usare: { $reason }
file-is-a-match-of-game-not-of-other = { $file } è una partita di { $game }, non di { $other }
this-match-has-too-few-seats-seats-for-count = questa partita ha troppo pochi posti ({ $seats }) per { $count } bot
a-spectator-does-not-play-so-no-bot-can = uno spettatore non gioca: nessun bot può sedersi lì
file-does-not-say-its-game-add-game-or = { $file } non indica il suo gioco; aggiungi «game», o usa --game
count-problems =
    { $count } { $count ->
        [one] problema
       *[other] problemi
    }
game-can-be-played-with-it = va bene per giocare a { $game }
passed-passed-failed-failed = riusciti: { $passed }, falliti: { $failed }
FAILED-file-case = FALLITO { $file }: { $case }


## holdfast replay

noted-noted-but-the-journal-has-has = l’impegno che hai annotato è { $noted }; il diario ha { $has }
noted-noted-but-the-journal-has-none = l’impegno che hai annotato è { $noted }; il diario non ne ha
the-commitment = l’impegno
chance = i numeri del caso
positions = le posizioni
count-actions-replay-with-the-recorded-chance-positions-were =
    { $count } { $count ->
        [one] azione si rigioca
       *[other] azioni si rigiocano
    } con i numeri del caso annotati; le posizioni sono state confrontate.
count-actions-replay-with-the-recorded-chance-there-were =
    { $count } { $count ->
        [one] azione si rigioca
       *[other] azioni si rigiocano
    } con i numeri del caso annotati; non ci sono posizioni da confrontare.
count-actions-replay-as-recorded-names-were-compared =
    { $count } { $count ->
        [one] azione si rigioca identica
       *[other] azioni si rigiocano identiche
    }. Confronto: { $names }.
with-its-key-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] azione si può giocare
       *[other] azioni si possono giocare
    } con la chiave del diario; non vi sono annotati né numeri del caso né posizioni da confrontare.
with-its-seed-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] azione si può giocare
       *[other] azioni si possono giocare
    } con il seme del diario; non vi sono annotati né numeri del caso né posizioni da confrontare.
with-its-script-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] azione si può giocare
       *[other] azioni si possono giocare
    } con i numeri del caso prescritti nel diario; non vi sono annotati né quelli usciti né posizioni da confrontare.
count-actions-can-be-played-but-with-new-dice =
    { $count } { $count ->
        [one] azione si può giocare
       *[other] azioni si possono giocare
    }, ma con dadi nuovi: il diario non annota né il seme né i numeri del caso, e non c’era niente da confrontare.
count-actions-can-be-played-nothing-was-recorded-that =
    { $count } { $count ->
        [one] azione si può giocare
       *[other] azioni si possono giocare
    }; il diario non annota niente che si possa confrontare.
The-count-numbers-follow-from-the-key-but-no =
    { $count ->
        [0] Non è stato estratto nessun numero, e
        [one] Il numero estratto deriva dalla chiave, ma
       *[other] I { $count } numeri estratti derivano dalla chiave, ma
    } nessun impegno dice che la chiave era stata promessa.
The-count-numbers-follow-from-the-key-that-commitment =
    { $count ->
        [0] Non è stato estratto nessun numero; la chiave è quella promessa
        [one] Il numero estratto deriva dalla chiave promessa
       *[other] I { $count } numeri estratti derivano dalla chiave promessa
    } all’inizio con l’impegno { $sum }. Controlla che sia quello che ti è stato mostrato.
The-key-is-missing-the-match-was-running-when = La chiave non è nel diario: la partita era ancora in corso quando è stato scritto, quindi non si è potuto verificare se i numeri derivano dalla chiave promessa.


## holdfast arena

Stopped-after-done-of-count-games-the-same-command =
    Interrotto dopo { $done } { $done ->
        [one] partita
       *[other] partite
    } su { $count }; lo stesso comando continua in { $file }.
Stopped-after-done-of-count-games-with---out-FILE =
    Interrotto dopo { $done } { $done ->
        [one] partita
       *[other] partite
    } su { $count }; con --out FILE si potrebbe continuare più tardi.
deal-deal-seat-number-action-action = mano { $deal }, posto { $number }, azione { $action }
Brackets-are-intervals-of-95-games-on-the-same = Fra parentesi gli intervalli al 95%; le partite della stessa mano contano insieme.
rating-bot-0 = punteggio Elo, { $bot } = 0
share-of-wins = quota di vittorie
bot-against-against-share-of-count-games =
    { $bot } contro { $against }: { $share } su { $count } { $count ->
        [one] partita
       *[other] partite
    }
share-would-be-fair = equilibrio: { $share }
as-seat = posto { $seat }
wins = vittorie
over-the-count-games-that-have-it =
    { $count ->
        [one] sull’unica partita che ha punti
       *[other] su { $count } partite che hanno punti
    }
bot-over-other-on-the-same-deals-gains = { $bot } rispetto a { $other } nelle stesse mani: { $gains }
time-per-decision-clock = tempo per decisione ({ $clock })
seconds-s-at-most = al massimo { $seconds } s
count-tries-a-second =
    { $count } { $count ->
        [one] prova
       *[other] prove
    } al secondo
late-of-count-decisions-late =
    { $late } { $late ->
        [one] decisione
       *[other] decisioni
    } su { $count } in ritardo
count-decisions-were-asked-again-with-other-secrets =
    { $count } { $count ->
        [one] decisione è stata chiesta
       *[other] decisioni sono state chieste
    } di nuovo con altri segreti.
DEFECT-of-bot-kind-count-times-first-in-where =
    DIFETTO di { $bot }: { $kind }, { $count } { $count ->
        [one] volta
       *[other] volte
    }; la prima in { $where }


## holdfast simulate

seat-seat = posto { $seat }
seat-seat-return = esito del posto { $seat }
count-games-from-seed-seed =
    { $count } { $count ->
        [one] partita
       *[other] partite
    } dal seme { $seed }
count-random-games-from-seed-seed =
    { $count } { $count ->
        [one] partita casuale
       *[other] partite casuali
    } dal seme { $seed }
count-more-values-see---json =
    { $count ->
        [0] nessun altro valore
        [one] un altro valore
       *[other] altri { $count } valori
    }; vedi --json
the-game-of-seed-seed-did-not-end-within =
    la partita dal seme { $seed } non è finita in { $count } { $count ->
        [one] decisione
       *[other] decisioni
    }
one-bot-for-each-of-the-seats-names-is = indica un bot per ciascuno dei posti { $names }, o uno per tutti
stopped-after-count-games =
    interrotto dopo { $count } { $count ->
        [one] partita
       *[other] partite
    }
no-game-has-ended = nessuna partita è finita


## holdfast lab

wins-in-percent = vittorie in percentuale
done-of-count-deals-from-seed-seed =
    { $done } { $done ->
        [one] mano
       *[other] mani
    } su { $count } dal seme { $seed }
done-of-count-deals-from-seed-seed-that-is =
    { $done } { $done ->
        [one] mano
       *[other] mani
    } su { $count } dal seme { $seed }; basta così
arm-deal-deal = { $arm }, mano { $deal }
difference = differenza
Stopped-the-same-command-goes-on-in-file = Interrotto; lo stesso comando continua in { $file }.
swap-changes-nothing-in-each-arm-one-bot-has = «swap» non cambia nulla: in ogni braccio un solo bot occupa tutti i posti.
The-report-is-in-file = La relazione è in { $file }.
The-experiment-is-in-file-holdfast-lab-run-file = L’esperimento è in { $file }; holdfast lab run { $file } lo gioca.
game-does-not-say-what-could-be-left-out = { $game } non dice che cosa si può tralasciare.


## holdfast bench

random-play-decisions = gioco casuale, decisioni
random-play-games = gioco casuale, partite
a-Python-loop-decisions = ciclo Python, decisioni
a-Python-loop-games = ciclo Python, partite
copy-a-state = copiare uno stato
list-the-legal-actions = elencare le azioni permesse
apply-an-action = applicare un’azione
a-state-as-bytes-size = uno stato in byte, dimensione
a-state-to-bytes-s = da stato a byte, µs
a-state-from-bytes-s = da byte a stato, µs
per-second = al secondo
in-Python = in Python
ratio = rapporto
median = mediana
worst = peggiore
plain-Python-could-not-be-measured-reason = non si è potuto misurare Python puro: { $reason }
HOLDFAST_PURE-1-is-set-yet-compiled-rules-ran = HOLDFAST_PURE=1 è impostato, ma sono state eseguite regole compilate
note-the-compiled-rules-are-older-than-their-source = nota: le regole compilate sono più vecchie del loro sorgente; compilale di nuovo
