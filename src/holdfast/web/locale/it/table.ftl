### Pages: the table where a match is played.


## The page of a match

estimated-in-tries-tries =
    stimato su { $tries ->
        [one] { $tries } prova
       *[other] { $tries } prove
    }
Pass-the-screen-to = Passa lo schermo a
The-table-is-covered-until-you-are-ready = Il tavolo resta coperto finché non dai il via.
I-am-ready = Eccomi
A-note-on-this-move = Una nota su questa mossa
Note = Nota
Only-for-me-until-the-match-is-over = Solo per me finché la partita non è finita
Cancel = Annulla
This-looks-better = Questo sembra meglio:
Think-again = Ci ripenso
Play-it-all-the-same = Gioca lo stesso
Keys = Scorciatoie da tastiera
to-the-board-arrows-go-from-one-lit-thing = vai al tabellone: con le frecce passi da un elemento evidenziato all’altro
choose-once-more-to-confirm-what-is-offered = scegli; un’altra volta per confermare
one-step-back-skip-what-is-still-moving = un passo indietro; salta le animazioni in corso
where-pieces-travel-the-next-stack-one-of-it = dove si spostano i pezzi: la pila successiva; un solo pezzo della pila
space-bar = barra spaziatrice
while-something-is-shown-back-on-pause = mentre si mostra qualcosa: indietro, avanti, pausa
show-it-again = mostralo ancora
with-a-click-or-Enter-pass-through-there-or = con un clic o Invio: passa di lì, o porta con te un altro pezzo
search-the-actions = cerca fra le azioni
take-back = annulla
look-at-it-what-it-is-what-it-is = guarda: che cos’è, quanto vale, la sua regola; lo stesso con il tasto destro o una pressione lunga
why-not-Then-click-anything = perché non si può? Poi clicca qualsiasi cosa
to-the-next-match-that-waits-for-me = vai alla prossima partita che mi aspetta
log-chat-the-board-as-text = cronaca, chat, il tabellone come testo
zoom-in-out-whole-board-wheel-drag-and-pinch = ingrandisci, riduci, tutto il tabellone; anche con rotella, trascinamento e pizzico
Parts-of-the-board = Parti del tabellone
count-to-choose-from = scelte possibili: { $count }
muted = (silenziato)
Mute = Silenzia
Read-again = Leggi di nuovo
Report-to-the-operator = Segnala al gestore
Block = Blocca
The-operator-will-read-it = Il gestore la leggerà.
Blocked-they-cannot-join-your-tables-invite-you-or = Blocco attivo: questa persona non può unirsi ai tuoi tavoli, invitarti né parlare dove giochi.
About-this-line = Informazioni su questa riga
spectator = spettatore
The-only-choice-what = L’unica scelta: { $what }
As-you-asked-what = Come hai chiesto: { $what }
Ahead-of-your-turn = Prima del tuo turno
Everything-has-its-place-Are-you-ready = Tutto è al suo posto. Confermi?
You-are-ready-It-counts-as-soon-as-your = È tutto a posto. Varrà appena toccherà a te.
Other-cards-stand-there-only-because-of-this-one = Altre carte stanno lì solo grazie a questa: riprendi prima quelle.
Click-who-goes-then-where-to-A-stack-goes = Clicca chi si muove, poi la destinazione. Una pila si muove tutta insieme; con un secondo clic prendi un pezzo solo.
Click-where-to-go-dark-is-the-cost-light = Clicca dove andare: in scuro il costo, in chiaro ciò che resta. Con Maiusc ci passi soltanto.
Tap-where-to-go-dark-is-the-cost-light = Tocca dove andare: in scuro il costo, in chiaro ciò che resta. Tocca di nuovo per andarci.
There-is-nowhere-to-go-like-this = Così non si può andare da nessuna parte.
Places-in-reach-count = Luoghi raggiungibili: { $count }.
costs-cost-left-left =
    costa { $cost }, { $left ->
        [0] non ne resta nessuno
        [one] ne resta { $left }
       *[other] ne restano { $left }
    }.
By-way-of-way = Passando per { $way }.
There-dice-fall-or-something-comes-to-light-Click = Lì si tirano dadi o si scopre qualcosa. Clicca di nuovo per andare.
Thinking = Sto pensando…
chance-to-win = probabilità di vittoria
The-coach-thinks-that-this-loses-about-win-of = L’allenatore pensa che così la probabilità di vittoria cali. Calo stimato: { $win }.
Verifying = Verifica in corso…
All-count-numbers-of-this-match-follow-from-the =
    { $count ->
        [0] In questa partita non c’è nessun numero da verificare, e la chiave è quella promessa.
        [one] L’unico numero di questa partita deriva dalla chiave, e la chiave è quella promessa.
       *[other] Tutti e { $count } i numeri di questa partita derivano dalla chiave, e la chiave è quella promessa.
    }
This-browser-first-noted-the-promise-on-when = Questo browser ha annotato la promessa per la prima volta: { $when }.
The-key-is-published-when-the-challenge-is-closed = La chiave viene pubblicata quando la sfida si chiude: altri la stanno ancora provando.
The-key-is-the-one-that-was-promised-These = La chiave è quella promessa. Questi dadi dipendono da ciò per cui sono stati tirati: scarica il diario e verificali con «holdfast replay --verify».
This-browser-saw-the-match-only-when-it-was = Questo browser ha visto la partita solo quando era finita: confronta l’impegno con quello annotato prima da un giocatore.
Something-is-wrong-this-browser-had-noted-the-commitment = Qualcosa non va: questo browser aveva annotato l’impegno { $noted }, ora è { $now }.
Something-is-wrong-the-key-is-not-the-one = Qualcosa non va: la chiave non è quella promessa; il suo impegno sarebbe { $found }.
Something-is-wrong-number-place-of-action-at-should = Qualcosa non va: il numero { $place } dell’azione { $at } dovrebbe essere { $right }, il diario dice { $said }.
Something-is-wrong-number-place-of-the-set-up-should = Qualcosa non va: il numero { $place } della preparazione dovrebbe essere { $right }, il diario dice { $said }.
Your-browser-can-compute-this-only-over-https-or = Il tuo browser può calcolarlo solo con https o su questa macchina. Scarica il diario e usa: holdfast replay --verify
Step-by-step = Passo per passo
What-is-happening = Che cosa succede
One-step-back = Un passo indietro
Pause = Pausa
Next-step = Passo successivo
Show-me = Mostrami
Show-me-again = Mostramelo ancora
Who-goes = Chi si muove
Go-there = Vai lì
Pass-through-here = Passa di qui
The-whole-stack = Tutta la pila
One-alone = Uno solo
Arrange-it-as-you-like-by-clicks-or-by = Disponi tutto come vuoi, con i clic o trascinando; puoi riprendere ciò che hai posato. Nessuno lo vede finché non hai finito.
Ready = Tutto a posto
Change-it = Cambia
Start-over = Ricomincia


## Beside the board

Review = Analisi
Verify-every-die = Verifica ogni dado
What-is-asked = Che cosa si chiede
From-now-on-by-itself = D’ora in poi, automaticamente
Tap-whatever-glows-The-first-tap-shows-the-second = Tocca ciò che è evidenziato. Il primo tocco mostra, il secondo conferma. Tocca qualsiasi altra cosa per sapere perché non si può.
Whatever-glows-can-be-clicked-Each-click-narrows-what = Clicca ciò che è evidenziato. Ogni clic restringe la scelta; Esc torna indietro. Clicca qualsiasi altra cosa per sapere perché non si può.
Good = Ho capito
About-this-game = Informazioni su questo gioco
Take-back-the-last-action = Annulla l’ultima azione
Why-not = Perché non si può?
Hint = Suggerimento
To-the-next-match-that-waits-for-me = Vai alla prossima partita che mi aspetta
The-best-actions-found-and-the-chance-to-win = Le migliori azioni trovate, e la probabilità di vittoria con ciascuna
Ask-me-once-before-a-grave-mistake = Chiedimi una volta prima di un errore grave
Beside-the-board = Accanto al tabellone
Log = Cronaca
Chat = Chat
The-match-is-over-players-and-spectators-read-each = La partita è finita: ora giocatori e spettatori si leggono a vicenda.
Only-those-who-play-read-this = Lo legge solo chi gioca.
Only-those-who-watch-read-this-until-the-match = Lo legge solo chi guarda, finché la partita non è finita.
Say-something = Di’ qualcosa
Send = Invia
Tell-another-program = Avvisa un altro programma
Address-of-a-webhook = Indirizzo di un webhook
Fair-dice = Dadi regolari
Every-die-draw-and-shuffle-comes-from-a-secret = Ogni dado, pesca e mescolata viene da una chiave segreta, estratta prima che la partita cominciasse. Questo impegno fissa la chiave senza svelarla: il server non può più cambiare i dadi e nessun giocatore può prevederli.
Commitment-to-the-key = Impegno sulla chiave
When-the-match-is-over-the-key-is-published = A partita finita la chiave viene pubblicata e chiunque può verificare ogni numero.
The-match-is-over-and-the-key-is-public = La partita è finita e la chiave è pubblica: si trova nel diario. Il tuo browser può ricalcolarne ogni numero e confrontarlo.
Key = Chiave
Address-of-this-match = Indirizzo di questa partita
Download-the-journal = Scarica il diario
Who-sits-here-seat = Chi siede qui: { $seat }
A-program = Un programma
A-browser = Un browser
this-one = questo
here-now = qui ora
last-seen = ultimo accesso
Put-out = Fai uscire
A-link-for-another-device = Un link per un altro dispositivo
made = creazione
Withdraw = Ritira
Keep-a-way-back = Crea un link di ritorno
Put-everybody-else-out = Fai uscire tutti gli altri
Let-a-program-play = Fai giocare un programma
Name-of-the-program = Nome del programma
Make-a-token = Crea un token
You-were-let-in-you-play-here-and-whoever = Ti hanno fatto entrare: qui giochi, e chi ha il posto decide chi siede.
Somebody-asks-to-sit-here = Qualcuno chiede di sedersi qui
Somebody-without-a-name = Qualcuno senza nome
asks-to-sit-with-you-seat = chiede di sedersi con te: { $seat }
Careful-in-this-match-the-same-person-plays-seats = Attenzione: in questa partita la stessa persona ha già un posto: { $seats }.
Whoever-you-let-in-sees-what-you-see-and = Chi fai entrare vede quello che vedi tu e gioca per te. Puoi farlo uscire in ogni momento.
Refuse = Rifiuta
Let-in = Fai entrare
Send-this-invitation-to-your-friend-seat = Manda questo invito al tuo amico ({ $seat })
It-was-handed-to-your-friend-who-can-join = È stato consegnato al tuo amico, che può unirsi con un clic.
It-works-once-for-whoever-opens-it-first = Vale una volta sola, per chi lo usa per primo.
An-invitation-is-out-seat-and-cannot-be-shown = Un invito è già partito ({ $seat }) e non si può più mostrare. Uno nuovo lo sostituisce.
Nobody-is-invited-seat = Nessun invito: { $seat }
Only-watching = Stai guardando
A-seat-is-free = C’è un posto libero.
Sit-down-seat = Siediti: { $seat }
You-are-watching = Stai guardando.
seat-you-were-not-let-in = { $seat }: non ti hanno fatto entrare.
seat-you-have-asked-to-sit-down-As-soon = { $seat }: hai chiesto di sederti. Appena ti fanno entrare, giochi.
Is-one-of-these-seats-yours = Uno di questi posti è tuo?
Ask-to-sit-down-on-this-device-too-Whoever = Chiedi di sederti anche da questo dispositivo. Chi ha il posto, magari tu su un altro schermo, ti fa entrare.
Ask-seat = Chiedi: { $seat }
Rematch = Rivincita
There-is-a-rematch-the-same-people-the-same = C’è una rivincita: le stesse persone, le stesse opzioni.
Join-the-rematch = Unisciti alla rivincita
To-the-rematch = Vai alla rivincita
A-proposal = Una proposta
who-proposes-a-draw = Proposta di pareggio ({ $who }).
who-proposes-to-end-the-match-without-a-result = Proposta di finire la partita senza risultato ({ $who }).
who-proposes-a-pause-Days-days = Proposta di pausa ({ $who }). Giorni: { $days }.
who-proposes-to-end-the-pause = Proposta di terminare la pausa ({ $who }).
Waiting-for-the-word-of = Si attende la risposta di:
No = No
Agree = D’accordo
A-pause-no-clock-runs-until = Pausa: il tempo è fermo. Fine della pausa:
Whoever-wants-to-may-play-on = Chi vuole può continuare a giocare.
End-or-pause-the-match = Finire o sospendere la partita
Propose-a-draw = Proponi un pareggio
Propose-to-end-without-a-result = Proponi di finire senza risultato
Days-of-pause = Giorni di pausa
Propose-a-pause = Proponi una pausa
Propose-to-go-on = Proponi di continuare
It-is-done-when-everybody-who-plays-agrees = Vale quando tutti i giocatori sono d’accordo.
Resign = Arrenditi
The-match-is-over-then-and-you-have-lost = Così la partita finisce, e tu la perdi.
You-have-lost-then-and-a-bot-plays-on = Così perdi, e un bot continua per te.
You-have-lost-then-and-your-seat-is-free = Così perdi, e il tuo posto è libero per qualcun altro.
The-match-is-over-then-for-all-and-you = Così la partita finisce per tutti, e tu la perdi.
Resign-for-good = Arrenditi definitivamente
For-others-nothing-changes-You-find-it-again-under = Per gli altri non cambia nulla. La ritrovi in «Le mie partite».


## What happens beside the moves

This-match-began-from-a-position-that-may-hide = Questa partita è cominciata da una posizione che può nascondere qualcosa: si può rigiocare quando è finita.
who-resigns = Resa: { $who }.
The-time-of-who-has-run-out = Tempo scaduto: { $who }.
The-players-agree-on-a-draw = I giocatori concordano un pareggio.
The-players-agree-to-end-the-match-without-a = I giocatori concordano di finire la partita senza risultato.
The-players-agree-on-a-pause-until-until = I giocatori concordano una pausa fino al giorno { $until }.
The-players-agree-to-go-on = I giocatori concordano di continuare.
who-resigns-bot-plays-on = Resa: { $who }. Continua { $bot }.
who-resigns-the-seat-is-free = Resa: { $who }. Il posto è libero.
The-time-of-who-has-run-out-bot-plays = Tempo scaduto: { $who }. Continua { $bot }.
The-time-of-who-has-run-out-the-seat = Tempo scaduto: { $who }. Il posto è libero.
who-resigns-winner-wins = Resa: { $who }. Vittoria: { $winner }.
who-resigns-the-match-is-lost = Resa: { $who }. La partita è persa.
who-resigns-the-others-share-the-match = Resa: { $who }. Gli altri si dividono la vittoria.
The-time-of-who-has-run-out-winner-wins = Tempo scaduto: { $who }. Vittoria: { $winner }.
The-time-of-who-has-run-out-the-match = Tempo scaduto: { $who }. La partita è persa.
The-time-of-who-has-run-out-the-others = Tempo scaduto: { $who }. Gli altri si dividono la vittoria.
A-draw-as-the-players-agreed = Pareggio, come hanno concordato i giocatori.
It-ended-without-a-result-as-the-players-agreed = È finita senza risultato, come hanno concordato i giocatori.
Only-those-who-played-can-play-the-same-once = Solo chi ha giocato può rigiocare la stessa partita.
Something-happened-that-cannot-be-put-into-words-here = È successo qualcosa che qui non si può raccontare.
Choose-what-to-do = Scegli che cosa fare.
The-board-cannot-be-drawn-just-now-The-match = In questo momento il tabellone non si può disegnare. La partita continua lo stesso.
The-board-cannot-be-described-just-now = In questo momento il tabellone non si può descrivere.
That-is-not-allowed-now = Adesso non è permesso.


## A match that cannot be played on

The-rules-have-been-corrected = Le regole sono state corrette
Action-at = Azione { $at }
To-the-match-in-which-it-goes-on = Vai alla partita che la continua
Go-on-from-here-as-a-new-match = Prosegui da qui con una nuova partita
Everybody-keeps-their-seat-and-their-name-and-invitations = Tutti mantengono il posto e il nome, e gli inviti già mandati portano alla nuova partita. Questa resta com’è.
A-finished-match-that-holds-up-to-action-kept = Da allora le regole di questo gioco sono state corrette, e ciò che si è giocato qui vale solo fino all’azione { $kept }. Il tabellone mostra quella posizione; il risultato e la storia restano.
This-match-was-played-under-version-version-of-the = Questa partita è stata giocata con la versione { $version } delle regole; quelle attuali, la versione { $present }, sono diverse. È ferma all’ultima posizione sicuramente valida, dopo { $kept } azioni, e qui non può proseguire.
A-match-that-stands-before-action-at = Da allora le regole di questo gioco sono state corrette: l’azione { $at } non vale più. La partita è ferma a com’era prima, e qui non può proseguire.
A-match-that-went-differently-somewhere-up-to-action = Da allora le regole di questo gioco sono state corrette: da qualche parte, fino all’azione { $at }, ora la partita andrebbe diversamente. È ferma all’ultima posizione sicuramente valida, e qui non può proseguire.
The-rules-have-been-corrected-since-this-match-cannot = Da allora le regole sono state corrette: qui questa partita non può proseguire.
Go-on-from-its-last-position-as-a-new = Prosegui dalla sua ultima posizione con una nuova partita.


## Playing

You-are-waiting-for-several-answers-of-the-coach = L’allenatore sta già lavorando a più risposte per te: aspettane una.
You-are-playing-this-game-without-a-coach-just = Stai giocando a questo gioco senza allenatore: finché quella partita non è finita, l’allenatore non dice nulla sulle sue posizioni.
The-move-could-not-be-saved = Non è stato possibile salvare la mossa.
You-hold-no-seat-in-this-match-you-are = Non hai un posto in questa partita: stai guardando.
It-is-not-your-turn = Non tocca a te.
The-undo-could-not-be-saved = Non è stato possibile salvare l’annullamento.
The-match-has-moved-on-since-you-looked = La partita è andata avanti da quando hai guardato.
A-finished-match-stays-as-it-is = Una partita finita resta com’è.
Only-a-study-match-goes-back-further = Solo in uno studio si può tornare più indietro.
There-are-fewer-actions-than-that = Non sono state giocate tante azioni.
There-is-nothing-to-say = Prima scrivi qualcosa.
Whoever-said-this-cannot-be-muted = Chi l’ha detto non può essere silenziato.
Only-people-with-a-browser-can-report-a-line = Solo chi usa un browser può segnalare una riga.
There-is-no-such-line-in-this-chat = Questa riga non è in questa chat.
Only-those-who-play-write-notes = Solo chi gioca può scrivere note.
There-is-nothing-to-note = Prima scrivi la nota.
A-seat-may-write-most-notes-in-a-match =
    Ogni giocatore può scrivere al massimo { $most ->
        [one] una nota
       *[other] { $most } note
    } per partita.
Only-those-who-play-set-a-webhook = Solo chi gioca può impostare un webhook.
Something-is-proposed-already-answer-that-first = C’è già una proposta: rispondi prima a quella.
This-was-answered-or-withdrawn-meanwhile-nothing-is-proposed = Nel frattempo qualcuno ha risposto o l’ha ritirata: ora non c’è nessuna proposta.
Only-those-who-play-can-resign = Solo chi gioca può arrendersi.
You-hold-several-seats-say-which-one-resigns = Hai più posti: indica quale si arrende.
A-bot-plays-this-seat-already = A questo posto gioca già un bot.
The-server-has-much-to-do-just-now = Il server ha molto da fare in questo momento.
Only-those-who-play-can-propose-that = Solo chi gioca può proporlo.
Nobody-else-plays-here-with-whom-this-could-be = Qui non gioca nessun altro con cui concordarlo.
You-can-resign-or-delete-the-match-from-your = Puoi arrenderti, o eliminare la partita dal tuo elenco.
This-match-has-no-time-limit-there-is-nothing = Questa partita non ha limiti di tempo: non c’è nulla da sospendere.
A-pause-lasts-from-1-to-most-days =
    Una pausa dura da 1 a { $most ->
        [one] { $most } giorno
       *[other] { $most } giorni
    }.
There-is-a-pause-already = C’è già una pausa.
There-is-no-pause-that-could-end = Non c’è nessuna pausa da terminare.
Only-those-who-play-can-answer-that = Solo chi gioca può rispondere.
A-study-has-no-winner-go-back-or-delete = Uno studio non ha vincitori: torna indietro, oppure eliminalo dal tuo elenco.
bot-could-not-decide-other-moves-in-its-place = { $bot } non ha saputo decidere; al suo posto muove { $other }.
The-coach-advises-those-who-play = L’allenatore dà consigli a chi gioca.
In-this-match-people-play-each-other-without-a = In questa partita si gioca tra persone senza allenatore: così è stato detto all’inizio.
Other-component-data-are-being-looked-at-just-now = In questo momento si stanno esaminando altri dati dei componenti.
this-component-data-cannot-be-shown-reason = questi dati dei componenti non si possono mostrare: { $reason }
There-is-no-match-at-this-address = Non c’è una partita a questo indirizzo.
What-was-played-in-this-match-under-version-version = Ciò che si è giocato in questa partita, con la versione { $version } delle sue regole, non vale più con quelle attuali. La partita resta registrata, ma non può proseguire.
