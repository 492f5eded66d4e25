### Pages: the first page, the lobby, the games and their rules.


## The first page

num-games-one-table =
    { $num ->
        [1] Un gioco, un tavolo.
        [2] Due giochi, un tavolo.
        [3] Tre giochi, un tavolo.
        [4] Quattro giochi, un tavolo.
        [5] Cinque giochi, un tavolo.
        [6] Sei giochi, un tavolo.
       *[other] { $num } giochi, un tavolo.
    }
games-played-by-their-full-rules-Alone-with-friends = { $games }, con le regole complete. Da soli, con gli amici, in una sera o in più giorni. Il tavolo conosce le regole: tu pensa al gioco.
Play-game = Gioca a { $game }
Learn-it-in-ten-minutes = Imparalo in dieci minuti
No-account-nothing-to-install-A-game-for-one = Nessun account, niente da installare. Un gioco in solitario: comincia subito.
Today-s-challenge-the-same-dice-for-all = La sfida di oggi: gli stessi dadi per tutti
The-board-of-game = Il tabellone di { $game }
It-is-your-turn-in-num-matches =
    { $num ->
        [one] Tocca a te in una partita.
       *[other] Tocca a te in { $num } partite.
    }
No-match-of-yours-is-running = Nessuna tua partita è in corso.
Others-wait-for-you = Altri ti aspettano
Go-on-whenever-you-like = Da riprendere quando vuoi
Others-are-to-move = Tocca agli altri
Over = Finite
Go-on = Continua
My-turn-next = Il mio prossimo turno
All-my-games = Tutte le mie partite
Look-back = Rivedi
Free-seats = C’è un posto libero
To-the-lobby = Vai alla sala
The-games = I giochi
More-about-it = Per saperne di più
New-match-of-game = Nuova partita di { $game }
New-match = Nuova partita
Learn-game = Impara { $game }
Rules-of-game = Regole di { $game }
Nothing-waits-for-you-just-now = In questo momento non ti aspetta nulla.
You-are-invited = Hai un invito
host-invites-you = { $host } ti invita
A-seat-is-kept-for-you = C’è un posto per te
Your-seat-seat = Il tuo posto: { $seat }
Decline = Rifiuta


## The lobby

no-limit = senza limite
in-one-sitting = in una sola seduta
over-days = su più giorni
Nothing-is-lost-choose-another-table = Nulla è perduto: scegli un altro tavolo.
Filter-the-tables = Filtra i tavoli
Game = Gioco
all = qualsiasi
Options = Opzioni
as-usual = opzioni predefinite
Speed = Velocità
Show = Mostra
Watch = Guarda
No-table-like-that-has-a-free-seat-Open = Nessun tavolo di questo tipo ha un posto libero. Aprine uno: scegli «Chiunque» per un posto.
To-watch = Partite da guardare
Nobody-plays-before-an-audience-just-now = In questo momento non c’è nessuna partita da guardare.


## My games

The-first-try-counts-it-can-be-deleted-when = Conta il primo tentativo: si può eliminare quando la sfida è chiusa.
You-can-hide-it-from-your-list = Puoi nasconderla dal tuo elenco.
option-value = { $option }: { $value }.
Put-it-away = Metti via
List-it-again = Rimetti nell’elenco
Archive = Archivia
Hide-from-my-list = Nascondi dal mio elenco
Delete-for-good = Elimina per sempre
Matches = Partite
Filter-the-matches = Filtra le partite
State = Stato
running = in corso
finished = finite
studies = studi
archived = archiviate
hidden = nascoste
Result = Risultato
Report = Relazione
Replay = Rivedi
Pages = Pagine
Newer = Più recenti
first-to-last-of-all = Da { $first } a { $last } di { $all }
Older = Più vecchie
Play-at-once = Gioca subito
Alone-or-against-a-bot-it-begins-with-a = Da soli o contro un bot: senza account, senza attese.
Open-a-table = Apri un tavolo
Leave-a-seat-to-anybody-your-table-stands-in = Lascia un posto a chiunque: il tuo tavolo resta nella sala finché qualcuno non si siede. Oppure manda un link a un amico.
Nobody-looks-for-players-just-now = In questo momento nessuno cerca giocatori.
What-you-play-stands-here-whose-turn-it-is = Qui trovi le tue partite: a chi tocca, come sono finite e la via per tornare a ogni momento.
Your-matches-stay-with-this-browser = Restano in questo browser finché non accedi.
No-match-of-yours-is-like-that = Nessuna delle tue partite corrisponde.
Show-all = Mostra tutte
In-numbers = In numeri
Played = Giocate
On-average = In media
best = migliore
This-match-is-not-in-your-list = Questa partita non è nel tuo elenco.
Others-play-or-have-played-in-this-match-it = In questa partita giocano o hanno giocato altri: è anche la loro.
You-can-hide-it-from-your-list-A-match = Puoi nasconderla dal tuo elenco. In una partita in corso puoi prima arrenderti.


## About the games

About-game = Informazioni su { $game }
Who-made-them-what-they-tell-of-and-what = Chi li ha fatti, che cosa raccontano e che cosa abbiamo dovuto ricostruire.
Read = Leggi
Unofficial = Non ufficiale
Holdfast-is-an-unofficial-implementation-and-contains-no-text = Holdfast è una versione non ufficiale e non contiene testi, illustrazioni né grafica degli autori o degli editori dei giochi: le regole sono riscritte con parole nostre e ogni immagine è disegnata qui. Per giocare con i componenti veri, e per ringraziare chi li ha fatti, compra i giochi.


## Learning

Learn-by-playing = Impara giocando
A-first-game-on-the-real-board-You-play = Una prima partita sul vero tabellone. Tu giochi, e il tavolo ti spiega tutto strada facendo.
Continue-where-you-were = Riprendi da dove eri
Begin = Comincia
I-know-it-new-match = Lo conosco: nuova partita
There-is-no-guided-game-yet-A-study-is = Non c’è ancora una partita guidata. Per ora il modo migliore è uno studio: vai avanti e indietro, prova tutto, chiedi «Perché non si può?».
Begin-a-study = Comincia uno studio
Read-the-rules = Leggi le regole
number-of-count = { $number } di { $count }
Start-again = Ricomincia
Leave = Lascia
Show-me-where = Mostrami dove
Chosen-so-far = Scelto finora
Next = Avanti
Play-against-a-bot = Gioca contro un bot
Choose-a-match-yourself = Scegli tu la partita
What-happened = Che cosa è successo
Steps = Passi
Step-back = Indietro di un passo
This-step-again = Ripeti questo passo
Skip = Salta
Cards-and-dice-of-this-lesson-are-fixed-The = Carte e dadi di questa lezione sono fissi. Le probabilità che vedi sono vere.
Search-the-actions = Cerca fra le azioni
Actions = Azioni
That-is-allowed-but-it-is-not-the-idea = È permesso, ma non è ciò che questo passo vuole mostrarti.
There-is-no-such-lesson = Questa lezione non esiste.


## The rules

Every-rule-in-our-own-words-with-a-number = Ogni regola con parole nostre e con un numero. La cronaca cita questi numeri.
Search-the-rules = Cerca nelle regole
Search = Cerca
Chapters = Capitoli
num-rules-found =
    { $num ->
        [one] { $num } regola trovata.
       *[other] { $num } regole trovate.
    }
No-rule-says-that-Try-fewer-or-other-words = Nessuna regola ne parla. Prova con meno parole o con altre.
There-is-no-rule-of-that-number = Non c’è una regola con questo numero.
