### Pages: a new match, a position, a journal.


## A new match

You-sit-at-this-rated-match-already-one-seat = Hai già un posto in questa partita valida: uno solo per persona.
Me = Io
Plays-on-this-screen = Gioca su questo schermo.
Comes-by-an-invitation-that-you-send = Arriva con un invito che mandi tu.
Anybody = Chiunque
Takes-the-seat-when-they-come-by = Il posto è di chi arriva per primo.
People = Persone
Bots = Bot
Home = Home
How-do-you-want-to-play = Come vuoi giocare?
The-match-starts-from-the-position-you-came-from = La partita comincia dalla posizione da cui arrivi.
Fine-points-of-the-rules = Dettagli delle regole
This-game-has-no-options = Questo gioco non ha opzioni.
Who-plays = Chi gioca?
Several-seats-for-you-make-a-hot-seat-pass = Se hai più posti, ci si passa lo schermo. Se un gioco nasconde qualcosa, durante il passaggio lo schermo è coperto.
How-much-time = Quanto tempo?
Time-limit = Limite di tempo
Clocks-run-while-everybody-sits-at-the-table-All = Il tempo scorre quando tutti sono seduti al tavolo. Tutti i giocatori insieme possono concordare una pausa.
When-somebody-is-gone = Se qualcuno se ne va
What-happens-when-time-runs-out-or-when-somebody = Che cosa accade quando il tempo scade, o quando qualcuno si arrende e gli altri continuano. Tutti lo sanno prima di sedersi.
Fair-or-study = Partita vera o studio?
A-fair-match = Una partita vera
Hidden-things-stay-hidden-and-dice-that-have-fallen = Ciò che è nascosto resta nascosto, e i tiri di dado non si annullano.
A-study = Uno studio
Go-back-and-forth-as-you-like-try-lines = Vai avanti e indietro a piacere, prova varianti, guarda dietro ogni carta.
Name-language-who-may-watch = Nome, lingua, chi può guardare
Name-of-the-match = Nome della partita
Spectators = Spettatori
Whoever-has-the-address-may-watch = Chi ha l’indirizzo può guardare
Players-only = Solo i giocatori
Everybody-who-plays-may-ask-the-coach-also-against = Chi gioca può chiedere consiglio all’allenatore, anche contro altre persone; tutti lo sanno prima di sedersi
Rated-it-counts-for-the-ratings-of-those-who = Valida: conta per il punteggio di chi gioca. Solo tra persone, senza consigli e dalla normale posizione iniziale
Show-it-in-the-lobby-free-seats-and-to = Mostrala nella sala, per i posti liberi e per chi vuole guardare
Corrected-component-data-JSON = Dati dei componenti corretti (JSON)
A-match-in-which-nobody-moves-for-num-days =
    { $num ->
        [one] Una partita in cui nessuno muove per { $num } giorno viene tolta, se non è finita.
       *[other] Una partita in cui nessuno muove per { $num } giorni viene tolta, se non è finita.
    }
Show-me-how-it-works-first = Prima mostrami come funziona
Somebody-has-taken-this-seat = Qualcuno ha preso questo posto.
Too-many-sit-or-ask-here-already = Qui ci sono già troppe persone, sedute o in attesa.
You-sit-here-already = Siedi già qui.
This-seat-is-not-yours = Questo posto non è tuo.
This-link-is-no-longer-good = Questo link non vale più.
The-holder-of-this-seat-has-not-let-you = Chi ha questo posto non ti ha fatto entrare.
You-have-asked-already = Hai già chiesto.
Nobody-asks-to-sit-here-any-longer = Nessuno chiede più di sedersi qui.
Nobody-of-that-name-sits-here = Nessuno con quel nome siede qui.
You-came-to-this-seat-through-somebody-who-still = Hai questo posto grazie a qualcuno che vi siede ancora: non puoi farlo uscire.
You-are-the-only-one-who-holds-this-seat = Solo tu hai questo posto: senza di te nessuno potrebbe giocare da lì.
This-link-belongs-to-no-seat = Questo link non appartiene a nessun posto.
Was-it-copied-whole-If-so-ask-whoever-sent = È stato copiato per intero? Se sì, chiedine uno nuovo a chi te l’ha mandato.
The-match-is-over = La partita è finita.
Only-a-browser-can-ask-to-sit-for-a = Solo un browser può chiedere di sedersi; per un programma chi ha il posto crea un token.
Nobody-sits-there-whom-one-could-ask = Lì non c’è nessuno a cui chiedere.
Somebody-was-faster = Qualcuno è stato più svelto
Look-for-another-seat-or-watch-the-match = Cerca un altro posto, o guarda la partita.
Only-a-study-match-can-choose-its-dice = Solo in uno studio si possono scegliere i dadi.
a-position-is-not-an-empty-object = una posizione non può essere un oggetto vuoto
the-game-is-over-in-this-position = in questa posizione la partita è finita
You-have-many-matches-running-finish-some-first = Hai troppe partite in corso: prima finiscine qualcuna.
Many-matches-were-begun-from-your-network-today = Oggi dalla tua rete sono state iniziate molte partite.
The-match-was-over-there-nothing-is-left-to = Lì la partita era finita: non resta nulla da studiare.
There-is-no-reason-to-go-on-as-a = Non c’è motivo di proseguire con una nuova partita.
Only-those-who-play-decide-that-a-match-goes = Solo chi gioca può far proseguire una partita.
A-study-has-no-time-limit = Uno studio non ha limiti di tempo.
A-time-limit-needs-two-people-at-least-nobody = Un limite di tempo richiede almeno due persone: qui nessuno ti aspetta.
there-is-no-seat-seat-with-these-options-there = con queste opzioni non c’è il posto «{ $seat }»; puoi scegliere fra { $known }
seats-seat-cannot-be-who-it-is-one-of = seats.{ $seat } non può essere «{ $who }»; può essere { $choices }
here-a-bot-thinks-about-a-decision-for-most =
    qui un bot pensa a una decisione al massimo per { $most ->
        [one] { $most } secondo
       *[other] { $most } secondi
    }
The-number-of-the-dice-is-a-whole-number = Il seme dei dadi dev’essere un numero intero.
field-is-not-valid-JSON-line-line-column-column = «{ $field }» non è JSON valido (riga { $line }, colonna { $column }).
That-must-be-a-JSON-object = Dev’essere un oggetto JSON.
A-time-limit-is-from-a-minute-to-60 = Un limite di tempo va da un minuto a 60 giorni, per un turno o per la partita.
There-is-nothing-to-decide-ahead-of-your-turn = Non c’è nulla da decidere prima del tuo turno.
Something-is-still-to-be-decided = C’è ancora qualcosa da decidere.


## Just set up

Play-on-another-device = Gioca su un altro dispositivo
Your-way-back = Il tuo link di ritorno
A-token-for-a-program = Un token per un programma
Open-this-link-on-the-other-device-within-an = Apri questo link sull’altro dispositivo entro un’ora. Vale una volta sola.
Keep-this-link-where-only-you-find-it-If = Conserva questo link dove lo trovi solo tu. Se il browser ti dimentica, il link ti riporta al tuo posto, una volta sola.
The-program-sends-it-with-each-request-as-Authorization = Il programma lo manda con ogni richiesta come «Authorization: Bearer …», e gioca al tuo posto finché non lo fai uscire.
This-is-shown-only-once-Whoever-has-it-can = Viene mostrato una volta sola. Chi ce l’ha può sedersi al tuo posto.
Back-to-the-table = Torna al tavolo
Whoever-is-gone-then = Se qualcuno se ne va: { $then }
Everybody-who-plays-may-ask-the-coach = Chi gioca può chiedere consiglio all’allenatore


## Invitations

Join-match = Partecipa a { $match }
You-are-invited-to-match-Your-seat-seat = Hai un invito per { $match }. Il tuo posto: { $seat }.
Whoever-invites-you-gave-no-name = Chi ti invita non ha detto il suo nome.
You-made-this-invitation-yourself-If-you-sit-down = Questo invito l’hai fatto tu. Se ti siedi, al tuo amico verrà detto che l’hai usato tu.
Play-on-this-device = Gioca su questo dispositivo
This-link-brings-you-to-your-seat-in-match = Questo link ti porta al tuo posto in { $match }: { $seat }.
Welcome-back = Rieccoti
Players = Giocatori
Kind-of-match = Tipo di partita
Fair-match = Partita vera
Time = Tempo
Coach = Allenatore
No-hints-between-people = Nessun suggerimento tra persone
All-else-as-usual = Tutto il resto: opzioni predefinite
Others-at-the-table-see-it-You-may-leave = Gli altri al tavolo lo vedono. Puoi lasciarlo vuoto.
Sit-down = Siediti
Learn-the-game-first = Prima impara il gioco
The-link-works-once-in-this-browser-Afterwards-the = Il link vale una volta sola, in questo browser. Poi il posto è tuo.
The-link-works-once-in-this-browser = Il link vale una volta sola, in questo browser.
Good-until = Scade:
You-no-longer-sit-here = Non siedi più qui
You-have-resigned-and-somebody-else-plays-on-at = Dopo la tua resa, al tuo posto continua qualcun altro: { $seat }.
Your-time-ran-out-and-what-was-agreed-happened = Il tuo tempo è scaduto, ed è accaduto quanto era stato concordato: { $seat }.
Whoever-holds-this-seat-has-put-this-browser-out = Chi ha questo posto ha fatto uscire questo browser: { $seat }.
You-have-asked-to-come-back-and-were-not = Hai chiesto di tornare e non ti hanno fatto entrare.
You-have-asked-to-come-back-As-soon-as = Hai chiesto di tornare. Appena ti fanno entrare, giochi.
If-the-seat-is-yours-use-your-way-back = Se il posto è tuo, usa il tuo link di ritorno, o chiedi di rientrare.
Sit-down-again = Siediti di nuovo
Ask-to-come-back = Chiedi di tornare
Dead-link = Questo link non vale più
Ask-whoever-sent-it-to-you-for-a-new = Chiedine uno nuovo a chi te l’ha mandato.
If-you-sit-there-open-the-match-under-My = Se hai già il posto, apri la partita in «Le mie partite». Altrimenti puoi chiedere al tavolo di sederti anche tu.
Make-a-new-one-where-you-still-sit = Creane uno nuovo da un dispositivo su cui hai ancora il posto.
If-that-was-not-you-ask-whoever-sent-it = Se non eri tu, chiedi a chi te l’ha mandato; un posto è di una persona sola.
Somebody-has-taken-the-seat-of-this-invitation = Qualcuno ha già preso il posto di questo invito.
This-link-is-from-before-seats-belonged-to-people = Questo link risale a quando i posti non appartenevano ancora alle persone. Il posto è occupato e il link non lo apre più.
This-link-was-withdrawn-or-replaced-by-a-new = Questo link è stato ritirato o sostituito da uno nuovo.
This-link-has-expired = Questo link è scaduto.
This-link-works-once-and-it-was-used-on = Questo link vale una volta sola ed è stato usato il giorno { $when }.
This-invitation-was-used-on-when-by-the-one = Questo invito è stato usato il giorno { $when } da chi ha preparato la partita.
This-invitation-was-used-on-when-by-name = Questo invito è stato usato il giorno { $when } da { $name }.
This-invitation-was-used-on-when-by-somebody-without = Questo invito è stato usato il giorno { $when }, da qualcuno senza nome.


## Positions and journals

A-position-of-game = Una posizione di { $game }
A-shared-position = Una posizione condivisa
seat-decides = Decide: { $seat }.
Point-at-anything-to-learn-what-it-is = Indica un elemento qualsiasi per sapere che cos’è.
Study-it = Studiala
Start-a-match-from-here = Comincia una partita da qui
Address-of-this-position = Indirizzo di questa posizione
A-short-address-for-it = Un indirizzo breve
As-text = Come testo
A-journal-becomes-a-study-that-you-can-replay = Un diario diventa uno studio che puoi rivedere, ramificare e analizzare. Prima viene rigiocato: ogni mossa deve essere permessa e ogni dado deve derivare dalla chiave promessa.
A-file = Un file
The-journal-of-a-match-as-Download-the-journal = Il diario di una partita, come si ottiene con «Scarica il diario»: fino a 1 MB.
Or-paste-it-here = Oppure incollalo qui
A-journal-a-position-as-JSON-the-code-of = Un diario, una posizione in JSON, il codice di una posizione, o un indirizzo di questo sito.
Game-of-a-position = Gioco di una posizione
find-out = riconoscimento automatico
Open = Apri
The-journal-holds = Il diario è valido
The-match-is-not-over = La partita non è finita.
num-actions-were-played-through-and-all-are-allowed =
    { $num ->
        [one] { $num } azione è stata rigiocata, ed è permessa.
       *[other] { $num } azioni sono state rigiocate, e tutte sono permesse.
    }
Every-number-follows-from-the-key-and-the-key = Ogni numero deriva dalla chiave, e la chiave è quella promessa all’inizio:
Every-number-follows-from-the-seed-in-the-journal = Ogni numero deriva dal seme nel diario. Chi ha scelto il seme poteva prevederli tutti.
There-was-no-chance-in-it = Il caso non ha avuto alcun ruolo: né dadi, né pescate, né mescolate.
It-was-written-under-version-rules-of-the-rules = È stato scritto con la versione { $rules } delle regole ed è valido anche con la versione { $present }.
the-address-of-this-position-is-too-long = l’indirizzo di questa posizione è troppo lungo
the-address-of-this-position-is-damaged-was-it = l’indirizzo di questa posizione è rovinato; è stato copiato per intero?
Choose-a-file-or-paste-a-journal-or-a = Scegli un file, o incolla un diario o una posizione.
This-is-neither-a-journal-nor-a-position-A = Non è né un diario né una posizione. Un diario è il file che si ottiene con «Scarica il diario»; una posizione è JSON, il suo codice o il suo indirizzo.
This-is-not-valid-JSON-line-line-column-column = Non è JSON valido (riga { $line }, colonna { $column }): è stato copiato per intero?
No-game-here-reads-this-position-Choose-its-game = Nessun gioco qui legge questa posizione. Scegli il suo gioco per sapere che cosa non va.
There-is-no-position-here-Was-the-address-copied = Qui non c’è nessuna posizione. L’indirizzo è stato copiato per intero? Le posizioni che nessuno apre per molto tempo vengono rimosse.
