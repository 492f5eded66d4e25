### The command line: help.


## holdfast

Play-tabletop-games-completely-and-correctly = Gioca a giochi da tavolo, per intero e secondo le regole.
Begin-with = Per cominciare:
which-games-are-there = quali giochi ci sono
play-one-here = giocarne uno qui
what-a-command-can-do-with-examples = che cosa sa fare un comando, con esempi
Show-the-version-and-whether-the-rules-run-compiled = Mostra la versione, e se le regole sono compilate.
The-language-of-help-and-errors-that-of-the = La lingua dell’aiuto e degli errori; di solito quella del terminale (LANG).


## holdfast games

List-the-installed-games-with-their-seats-and-options = Elenca i giochi installati con i posti e le opzioni; di GAME anche la storia e gli autori.
Examples = Esempi:
The-language-of-the-sentences-that-of-the-terminal = La lingua delle frasi; di solito quella del terminale (LANG).
Print-JSON-for-other-programs = Scrive JSON per altri programmi.
Print-JSON-Schemas-of-what-GAME-writes-position-view = Stampa gli schemi JSON di GAME: posizione, vista, risultato, eventi.


## holdfast bots

List-the-bots-or-those-that-play-GAME-from = Elenca i bot, o quelli che giocano a GAME, dal più debole al più forte.
One-name-works-everywhere-in-play-simulate-arena-engine = Lo stesso nome vale dappertutto: in play, simulate, arena, engine e nel browser. Dopo una @ c’è quanto può spendere per una decisione: strong@0.5 pensa per mezzo secondo, strong@200x fa 200 prove.


## holdfast play

Play-GAME-here-numbered-actions-or-words-that-narrow = Gioca qui a GAME: azioni numerate, o parole che le restringono. Scrivi ? per l’aiuto.
Seats-without-a-bot-are-played-by-people-at = Ai posti senza bot giocano persone a questo terminale, una dopo l’altra; holdfast bots elenca i bot. Senza --seed i dadi vengono da una chiave nuova, che sta nella partita salvata: chi legge il file potrebbe prevederli. Con --save il file viene scritto dopo ogni mossa; senza, una partita interrotta viene conservata, e la successiva dice dove.
The-seed-for-the-dice-the-same-number-gives = Il seme dei dadi: lo stesso numero dà ogni volta gli stessi dadi.
An-option-of-the-game-may-be-repeated-See = Un’opzione del gioco; si può ripetere. Vedi holdfast games.
A-bot-plays-SEAT-strong-unless-another-is-named = Al posto SEAT gioca un bot; strong, se non se ne indica un altro.
Bots-for-the-seats-from-the-second-on = Bot per i posti dal secondo in poi.
Ask-who-sits-where-the-default-on-a-terminal = Chiede chi siede dove; su un terminale avviene da sé, se non è indicato nessun bot.
The-seed-for-the-bots-the-same-choices-every = Il seme dei bot: ogni volta le stesse scelte, purché contino le prove (strong@200x) e non guardino l’orologio.
Component-data-to-play-with-instead-of-ours = Dati dei componenti con cui giocare al posto dei nostri.
Undo-goes-back-as-far-as-you-like-even = Si può annullare tutto, anche i tiri di dado.
Go-on-with-a-saved-match = Continua una partita salvata.
Save-the-match-there-when-you-stop = Quando smetti, salva lì la partita.
With-the-game-s-historical-notes-default-or-without = Con le note storiche del gioco (predefinito) o senza.
Allow-hints-even-though-several-people-play-all-agree = Permette i consigli anche se giocano più persone: tutte sono d’accordo.
Show-a-long-board-when-asked-or-always-default = Mostra un tabellone lungo a richiesta, o sempre; predefinito: all’inizio dei turni.
Ask-before-typed-words-play-what-cannot-be-taken = Se un’azione scritta a parole non si può annullare, prima di giocarla chiede conferma (predefinito), oppure no.


## holdfast serve

Serve-the-games-to-browsers = Mette i giochi a disposizione dei browser.
on-http-127-0-0-1-8000-for-this = su http://127.0.0.1:8000, per questa macchina
for-everybody-who-can-reach-it = per chiunque possa raggiungerlo
The-address-to-listen-on = L’indirizzo su cui ascoltare.
The-address-sqlite-FILE-or-postgresql-USER-HOST-NAME = L’indirizzo: sqlite:///FILE o postgresql://USER@HOST/NAME.
Where-the-database-and-the-secret-key-are-kept = Dove stanno il database e la chiave segreta.
How-many-processes-serve-the-matches-together = Quanti processi servono insieme le partite.
Trust-this-proxy-to-say-who-its-callers-are = Si fida di ciò che questo proxy dice di chi fa le richieste.
The-public-address-for-passkeys-and-for-links-in = L’indirizzo pubblico, per le passkey e per i link nelle e-mail.
The-mail-server-as-smtp-USER-PASSWORD-HOST-587 = Il server di posta, come smtp://USER:PASSWORD@HOST:587, per gli avvisi e i link di accesso.
The-sender-of-e-mails = Il mittente delle e-mail.
With-info-each-request-is-shown = Con info si vede ogni richiesta.
With-json-a-line-of-JSON-for-each-record = Con json: una riga di JSON per ogni voce.
Serve-metrics-for-Prometheus-at-this-address-such-as = Espone le metriche per Prometheus a questo indirizzo, per esempio 127.0.0.1:9108; se manca, non le espone.


## holdfast admin

Look-after-a-server-its-matches-its-visitors-its = Gestisce un server: le partite, chi può entrare, che cosa si è detto.
Every-command-works-on-the-database-whether-or-not = Ogni comando lavora sul database, che un server sia in funzione o no, e i server in funzione se ne accorgono subito.


## holdfast admin list

List-matches-the-most-recently-played-first = Elenca le partite, prima quelle giocate più di recente.
Example = Esempio:
Only-this-game = Solo di questo gioco.
Only-matches-in-this-state-open-with-a-seat = Solo quelle in questo stato; open: con un posto che chiunque può prendere.
Only-matches-that-this-visitor-began-or-sits-in = Solo quelle che questo visitatore ha iniziato o in cui siede.
Where-the-database-is-as-for-serve = Dove sta il database, come per serve.


## holdfast admin show

Show-a-match-who-sits-where-from-which-browsers = Mostra una partita: chi siede dove, da quali browser, e che cosa si è detto.
Its-key-and-its-cards-stay-hidden-so-that = Non mostra né la chiave né le carte, così anche chi gestisce un server può giocarci.


## holdfast admin hide

Hide-a-match-from-everybody-who-does-not-play = Nasconde una partita a chi non vi gioca.
Show-it-again = La rende di nuovo visibile.


## holdfast admin delete

Delete-matches-for-good-with-all-that-was-played = Elimina partite per sempre, con tutto ciò che vi è stato giocato e detto.
Do-not-ask-first = Non chiede conferma.


## holdfast admin block

Keep-a-visitor-or-a-network-out = Tiene fuori un visitatore o una rete.
holdfast-admin-show-has-the-names-of-visitors-and = I nomi di visitatori e reti li dà holdfast admin show. Una rete si può dare anche come indirizzo; se ne conserva solo l’hash.
For-this-many-days-for-good-by-default = Per questo numero di giorni; se manca, per sempre.
A-note-for-yourself = Una nota per te.


## holdfast admin unblock

Let-a-visitor-or-a-network-in-again = Lascia di nuovo entrare un visitatore o una rete.


## holdfast admin blocks

List-who-is-kept-out = Elenca chi è tenuto fuori.


## holdfast admin clean-chat

Delete-what-was-said-in-a-match-pages-that = Elimina ciò che si è detto in una partita; le pagine che lo mostrano si ricaricano.
Only-the-line-with-this-number-admin-show-lists = Solo la riga con questo numero; i numeri si vedono con admin show.
Only-what-somebody-with-this-name-said = Solo ciò che ha detto qualcuno con questo nome.
Only-lines-that-contain-this-in-upper-or-lower = Solo ciò che contiene queste parole, maiuscole o minuscole.


## holdfast admin reports

List-the-chat-lines-that-people-have-reported-with = Elenca ciò che è stato segnalato nelle chat, con quel che si diceva intorno.
A-report-keeps-the-line-as-it-was-said = Una segnalazione conserva la riga così com’era stata scritta. La riga stessa è segnata con >.
Include-reports-that-were-dealt-with = Anche quelle già trattate.


## holdfast admin clean-report

Remove-the-reported-lines-whoever-reported-them-is-told = Toglie le righe segnalate; chi le ha segnalate ne riceve notizia.
Pages-that-are-open-reload-This-settles-all-reports = Le pagine che le mostrano vengono ricaricate. Tutte le segnalazioni su queste righe risultano gestite.


## holdfast admin dismiss-report

Leave-the-reported-lines-in-place-whoever-reported-them = Lascia le righe segnalate; chi le ha segnalate riceve notizia che le hai viste.


## holdfast admin expire-seats

Close-open-seats-that-nobody-has-taken-whoever-set = Chiude i posti liberi che nessuno ha preso; chi ha preparato la partita può ancora invitare.
In-matches-where-nothing-has-happened-for-this-many = Nelle partite in cui non succede nulla da questo numero di giorni.


## holdfast admin statistics

How-much-is-played-on-this-server-in-numbers = Quanto si gioca su questo server, in numeri.


## holdfast backup

Back-up-the-database-and-the-keys-of-the = Salva il database e le chiavi del server in un nuovo file. I server intanto continuano.
Without-a-name-the-file-is-named-after-the = Se non indichi un nome, il file si chiama con la data e l’ora. Chi lo legge può vedere le carte nascoste e farsi passare per qualsiasi visitatore: custodiscilo come il server.


## holdfast restore

Restore-a-backup-to-SQLite-or-to-PostgreSQL-Stop = Ripristina un backup, su SQLite o su PostgreSQL. Prima ferma ogni server che usa il database.
The-backup-is-checked-first-Nothing-is-replaced-unless = Il backup viene prima controllato. Nulla viene sostituito se non lo dici, e anche allora i file di prima restano sotto un altro nome.
Replace-what-is-there-old-files-are-kept-under = Sostituisce ciò che c’è; i file di prima restano da parte.


## holdfast store

Look-after-a-database-of-matches = Gestisce un database di partite.
is-everything-that-was-played-still-valid = tutto ciò che è stato giocato vale ancora?


## holdfast store verify

Replay-every-match-of-a-database-under-the-current = Rigioca ogni partita di un database con le regole di oggi.
Each-action-must-still-be-allowed-its-dice-must = Ogni azione deve essere ancora permessa, i dadi devono dare gli stessi risultati, e le posizioni devono essere le stesse dove sono state registrate. Le partite che non valgono più sono elencate con la regola e l’azione, e lo stato di uscita è 1. Non viene scritto nulla; un server può essere in funzione.
Where-the-database-is-kept-as-for-serve = Dove sta il database, come per serve.


## holdfast check

Run-the-test-cases-in-JSON-files-a-folder = Esegue i casi di prova di file JSON; una cartella significa tutti i suoi file .json.
Prints-what-differed-in-each-case-that-failed-then = Scrive che cosa è andato diversamente in ogni caso non riuscito, poi quanti sono riusciti e quanti no. Lo stato di uscita è 1 se qualcuno non è riuscito.
A-case-with-its-position-abridged = Un caso (qui la posizione è abbreviata):


## holdfast engine

Speak-JSON-RPC-2-0-one-object-per-line-so = Parla JSON-RPC 2.0, un oggetto per riga, così che possa giocare un programma in qualsiasi linguaggio.
Methods-games-new-load-status-play-why-look-odds = Metodi: games, new, load, status, play, why, look, odds, advise, position, journal, undo, close, bots, choose, sit.
Print-the-methods-as-JSON-Schemas-OpenRPC-instead = Stampa invece i metodi come schemi JSON (OpenRPC).


## holdfast replay

Tell-the-match-of-a-journal-as-numbered-sentences = Racconta la partita di un diario in frasi numerate, ognuna con la regola su cui poggia.
A-replay-is-always-compared-with-what-the-journal = Ogni volta si confronta con ciò che il diario ha registrato. Dove qualcosa non torna, il racconto finisce e l’errore dice a quale azione, e perché. --verify dice che cosa si è potuto confrontare; se è nulla, o se manca una chiave promessa, lo stato di uscita è 1.
Only-say-whether-the-replay-is-what-was-recorded = Dice soltanto se tutto è come è stato registrato.
With---verify-the-commitment-you-were-shown-at-the = Con --verify: l’impegno che ti è stato mostrato all’inizio.
Tell-it-as-this-seat-saw-it-or-as = Racconta la partita come l’ha vista questo posto, o uno spettatore.


## holdfast coach

Show-the-best-few-actions-for-whoever-decides-what = Mostra le azioni migliori per chi decide, quanto valgono e perché.
It-knows-what-that-seat-may-know-and-nothing = Sa ciò che quel posto può sapere e nient’altro. Con --json ogni risposta migliore è una riga a sé, la prima entro un secondo.
Advise-after-this-many-actions-at-the-end-by = Consiglia dopo questo numero di azioni; se manca, alla fine.
How-long-it-thinks = Per quanto tempo pensa.


## holdfast review

Judge-every-decision-of-a-match-by-what-its = Giudica ogni decisione di una partita in base a ciò che sapeva chi decideva, e ogni tiro in base a quanto è valso.
It-tells-the-chance-to-win-over-the-match = Dice la probabilità di vittoria nel corso della partita, gli errori più gravi, che cosa sarebbe stato meglio e perché, la fortuna e il risultato senza di essa. Di una partita in corso si giudicano solo le decisioni di un posto.
Review-this-seat-of-a-match-that-is-still = Analizza questo posto di una partita ancora in corso.
About-how-long-it-may-take = Quanto può durare, all’incirca.
How-many-processes-by-default-one-for-each-core = Quanti processi; se manca, uno per ogni core, fino a 8.
Tell-every-decision-and-every-roll-turn-by-turn = Racconta ogni decisione e ogni tiro, turno per turno.
Also-write-a-page-to-this-file = Scrive anche una pagina in questo file.


## holdfast simulate

Play-GAME-many-times-and-count-how-it-ends = Gioca molte volte a GAME e conta come finisce: a caso, o tra bot.
Everybody-keeps-their-seat-holdfast-arena-lets-bots-change = Ognuno tiene il suo posto; holdfast arena fa cambiare posto ai bot e li valuta.
How-many-games = Quante partite.
Game-n-uses-the-seed-SEED-n-counted-from = La partita n usa il seme SEED + n, contando da 0.
Who-plays-seat-by-seat-one-bot-plays-all = Chi gioca, posto per posto; un solo bot gioca a tutti i posti.
What-counts-as-thinking-processor-time-or-time-that = Che cosa conta come tempo per pensare: quello del processore o quello che passa.
Draw-how-the-figures-are-distributed = Disegna come si distribuiscono i valori.


## holdfast arena

Let-bots-play-GAME-against-each-other-and-rate = Fa giocare i bot a GAME tra loro e li valuta.
Everybody-meets-everybody-else-Each-deal-is-played-from = Tutti incontrano tutti. Ogni mano si gioca da tutti i posti con gli stessi dadi; in un gioco in solitario tutti giocano le stesse mani. I bot si indicano come altrove: strong@0.5 pensa per mezzo secondo, strong@200x fa 200 prove. Se un bot dà una risposta non permessa, si blocca o impiega troppo tempo, perde quella partita; se risponde in base a ciò che non può sapere, viene scoperto: in quel caso lo stato di uscita è 1.
Who-plays-such-as-random-quick-strong-0-5 = Chi gioca, per esempio random,quick,strong@0.5.
One-more-bot-such-as-program-mybot-or-mymodule = Un altro bot, per esempio program:./mybot o mymodule:MyBot.
The-others-play-this-bot-and-not-each-other = Gli altri incontrano questo bot, e non si incontrano fra loro.
Games-of-each-pairing-rounded-up-to-whole-deals = Partite per ogni incontro; arrotondate a mani intere.
How-many-games-at-once = Quante partite alla volta.
Save-every-game-there-run-the-same-command-again = Conserva lì ogni partita; lo stesso comando riprende dove si era fermato.
Try-some-decisions-again-with-different-secrets-default-or = Ripete alcune domande con altri segreti (predefinito) oppure no.
The-score-to-count-for-a-game-that-was = Quanto conta una partita persa senza punteggio.


## holdfast lab

Experiments-thousands-of-games-on-the-same-dice-under = Esperimenti: migliaia di partite con gli stessi dadi, in condizioni diverse.
a-first-experiment-for-you-to-change = un primo esperimento, da modificare
play-it-run-it-again-to-go-on = lo gioca; lo stesso comando continua
what-came-of-it-so-far = che cosa ne è risultato finora
as-a-page-with-plots = come pagina con grafici
what-can-be-left-out = che cosa si può togliere


## holdfast lab run

Run-the-experiment-in-FILE-or-go-on-with = Esegue l’esperimento in FILE, o lo continua, e dice che cosa ne è risultato.
Every-arm-plays-the-same-deals-Results-are-the = Ogni braccio dell’esperimento gioca le stesse mani. A parità di file i risultati sono gli stessi, qualunque sia il numero dei processi e delle interruzioni.
Where-results-go-by-default-a-folder-beside-FILE = Dove vanno i risultati; di solito in una cartella accanto a FILE.
How-many-deals-instead-of-the-number-in-the = Quante mani, al posto del numero nel file.
How-many-processes-play = Quanti processi giocano.
Who-plays-the-cores-of-this-machine-or-a = Chi gioca: i core di questa macchina o un cluster Ray.
With---on-ray-the-cluster-auto-is-the-one = Con --on ray: il cluster; «auto» è quello di cui fa parte questa macchina. Se manca, se ne avvia uno qui.
Save-every-match-move-by-move = Conserva tutte le partite mossa per mossa.


## holdfast lab show

Say-what-came-of-the-experiment-in-FOLDER-as = Dice che cosa è risultato dall’esperimento in FOLDER, fin dove è stato giocato.


## holdfast lab report

Make-a-single-page-from-the-results-in-each = Crea un’unica pagina con i risultati di ogni FOLDER: grafici, tabelle, comandi.
Where-the-page-goes-report-html-in-the-first = Dove va la pagina; di solito report.html nella prima cartella.
The-title-of-the-page = Il titolo della pagina.


## holdfast lab draft

Write-a-first-experiment-with-GAME-for-you-to = Scrive un primo esperimento con GAME, spiegato in ogni parte, da modificare.
Where-the-experiment-goes-it-is-printed-by-default = Dove scrivere l’esperimento; di solito viene mostrato.


## holdfast lab pieces

List-what-an-experiment-with-GAME-can-leave-out = Elenca ciò che un esperimento con GAME può togliere.


## holdfast bench

Measure-GAME-or-every-game-on-one-core-random = Misura GAME, o ogni gioco, su un core: il gioco a caso, e ogni operazione da sola.
Says-which-build-ran-Where-the-rules-are-compiled = Dice quale versione è stata eseguita. Dove le regole sono compilate, accanto si misura anche Python puro.
How-long-each-measurement-takes = Quanto dura ogni misura.
Only-random-play-as-the-line-bench-peers-py = Solo il gioco a caso, in una riga come la legge bench/peers.py.
With---line-an-ordinary-Python-loop-the-way-other = Con --line: un normale ciclo di Python (come per altri motori), quello del motore stesso, o molte partite insieme con osservazioni e maschere (holdfast.envs).


## holdfast perft

Count-what-GAME-can-lead-to-depth-by-depth = Conta a che cosa può portare GAME, profondità per profondità: azioni, esiti dei dadi, posizioni diverse, partite finite.
Dice-and-draws-are-enumerated-not-rolled-so-the = Dadi e pescate sono enumerati, non tirati, perciò i conti sono esatti e uguali su ogni macchina: chi riscrive le regole può confrontare i suoi.
How-many-actions-deep = Quante azioni in profondità.
Where-set-up-takes-its-dice-from-it-is-played = Da dove la preparazione prende i dadi: viene giocata, non enumerata.
Begin-with-the-position-in-a-file-instead = Comincia invece dalla posizione in un file.
Play-this-first-may-be-repeated = Prima gioca questo; si può ripetere.
Roll-the-dice-of-each-action-once-from-the = Tira una volta i dadi di ogni azione, dal seme, invece di provare tutti gli esiti.
Count-separately-what-begins-with-each-action = Conta a parte ciò che comincia con ogni azione.
Give-up-after-this-many-actions = Rinuncia dopo questo numero di azioni con i loro dadi.


## holdfast pack

Show-and-check-component-data-so-that-it-can = Mostra e controlla i dati dei componenti, per poterli correggere confrontandoli con il gioco stampato.


## holdfast pack check

List-everything-that-is-wrong-with-the-component-data = Dice tutto ciò che non va nei dati dei componenti in FILE.
The-game-it-is-for-when-the-file-does = Il gioco a cui servono, se il file non lo dice.


## holdfast pack show

Print-the-component-data-shipped-with-GAME = Scrive i dati dei componenti inclusi in GAME.


## holdfast conform

Play-random-games-of-GAME-and-check-everything-that = Gioca partite casuali di GAME e controlla tutto ciò che un gioco di Holdfast deve garantire.
Without-options-the-games-take-turns-at-a-sample = Senza opzioni i giochi si alternano su un campione di combinazioni in cui compare ogni coppia di valori. Lo stato di uscita è 1 se una promessa non è mantenuta; la relazione contiene allora un diario che lo mostra.
How-many-random-games = Quante partite casuali.
The-seed-of-the-first-game = Il seme della prima partita.
A-game-longer-than-this-counts-as-one-that = Una partita più lunga conta come una che non finisce.


## holdfast words

Show-what-is-translated-and-what-is-missing-and = Mostra che cosa è tradotto e che cosa manca; di LANGUAGE dà frasi d’esempio.
how-complete-each-language-is = quanto è completa ogni lingua
what-German-lacks = che cosa manca al tedesco
the-Italian-log-with-samples = la cronaca italiana, con esempi
for-proofreading = per la correzione
Only-this-game-the-pages-or-the-program = Solo questo gioco, le pagine o il programma.
Print-the-messages-whose-name-or-sentence-contains-WORDS = Mostra i messaggi che hanno WORDS nel nome o nella frase.
Write-every-sentence-to-FOLDER-in-one-file-for = Scrive in FOLDER tutto ciò che si dice, un file per ogni lingua e gioco.


## holdfast completion

Print-a-completion-script-for-SHELL = Scrive per SHELL uno script di completamento.
for-this-shell = per questa shell
for-good = per sempre
