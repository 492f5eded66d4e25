### Pages: the frame of every page, and what many pages say.


## The frame

To-the-content = Vai al contenuto
Main = Menu principale
Lobby = Sala
Learn = Impara
Rules = Regole
My-games = Le mie partite
You = Tu
Sign-in = Accedi
Settings = Impostazioni
Settings-and-language = Impostazioni e lingua
Language = Lingua
Light = Tema
Automatic = Automatico
Day = Chiaro
Night = Scuro
Movement-and-dice = Animazioni
On = Sì
Off = No
What-others-do-is-shown = Velocità delle mosse altrui
Slow = Lenta
Normal = Normale
Fast = Veloce
At-once = Subito
Sounds = Suoni
Colours-of-card-suits = Colori dei semi delle carte
Four = Quattro
Two = Due
Patterns-and-signs-stand-beside-every-colour-always = Ogni colore ha anche un motivo o un simbolo suo.
Historical-notes-in-the-log = Note storiche nella cronaca
Play-what-is-the-only-choice-by-itself = Gioca automaticamente le mosse obbligate
Tell-me-when-it-is-my-turn = Avvisami quando tocca a me
My-name = Il mio nome
Save = Salva
This-browser-has-been-signed-out-by-you-on = Questo browser è stato disconnesso: da te su un altro dispositivo, o perché l’account è stato eliminato.
About-the-games = Informazioni sui giochi
Rules-reference = Regolamento
Challenges = Sfide
Ratings = Punteggi
Friends = Amici
Open-a-journal-or-a-position = Apri un diario o una posizione
For-programs = API
Licences = Licenze
This-page-tries-again-by-itself = Questa pagina riprova da sola.
Watch-the-match = Guarda la partita
To-the-first-page = Home
API = API
Programs-can-do-what-the-pages-do = I programmi possono fare ciò che fanno le pagine.


## What many pages say

Players-players = Giocatori: { $players }
minutes-minutes =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
Ages-ages = Età: { $ages }
Your-turn = Tocca a te
Won = Vinte
Drawn = Pari
Lost = Perse
Study = Studio
Rated = Valida
own-position = posizione iniziale scelta
own-component-data = dati dei componenti modificati
seat-who = { $seat }: { $who }
num-actions =
    { $num ->
        [one] { $num } azione
       *[other] { $num } azioni
    }
Join = Partecipa
Bot = Bot
open = libero
invited = su invito
you = tu
somebody = qualcuno
Match-won = Vinta
Match-drawn = Pari
Match-lost = Persa
You-win = Hai vinto!
A-draw = Pareggio.
You-lose = Hai perso.
A-new-match-with-the-same-options-and-seats = Una nuova partita con le stesse opzioni e gli stessi posti
Play-again = Gioca ancora
days-d-hours-h = { $days } g { $hours } h
hours-h-minutes-min = { $hours } h { $minutes } min
A-bot-plays-on = Continua un bot
The-seat-is-free-for-somebody-else = Il posto è libero per qualcun altro
The-match-is-lost = La partita è persa
Copied = Copiato
Copy = Copia
New-invitation = Nuovo invito
A-friend = Un amico
Invite-this-friend = Invita questo amico
set-up-the-match = ha preparato la partita
came-by-invitation = con un invito
took-the-free-seat = ha preso il posto libero
your-link = il tuo link
your-way-back = il tuo link di ritorno
you-let-it-in = l’hai fatto entrare tu
program-with-your-token = programma con il tuo token
This-match-does-not-begin-as-the-rules-say = Questa partita non comincia come dicono le regole: la posizione l’ha scelta chi l’ha preparata.
This-match-is-played-with-changed-component-data-whoever = Questa partita si gioca con dati dei componenti modificati: li ha scelti chi l’ha preparata.
It-does-not-count-in-the-statistics = Non conta nelle statistiche.
Before-a-note = Nota:
The-board = Il tabellone
Zoom-in = Ingrandisci
Zoom-out = Riduci
Show-the-whole-board = Mostra tutto il tabellone
The-panel-beside-the-board = Il pannello accanto al tabellone
Choices = Scelte
Odds = Probabilità
Close = Chiudi
What-this-is = Che cos’è
Where-do-I-stand = A che punto sono?
Are-you-sure = Confermi?
Go-on-playing = Continua a giocare
End-it-all-the-same = Termina comunque
A-rule = Una regola
Waiting-for-who = In attesa: { $who }
who-is-thinking = { $who } sta pensando
Match-over = La partita è finita
and-count-more-type-to-narrow-the-list =
    { $count ->
        [0] Scrivi per restringere l’elenco
        [one] … e un’altra: scrivi per restringere l’elenco
       *[other] … e altre { $count }: scrivi per restringere l’elenco
    }
count-of-all = { $count } di { $all }
Why-not-text = Perché non si può: «{ $text }»?
See-this-moment = Vedi questo momento
Write-a-note = Scrivi una nota
Open-the-whole-reference = Apri tutto il regolamento
Nothing-can-be-done-here-now = Qui ora non si può fare nulla.
Back = Indietro
Taken-back = Annullata.
who-took-back-count = Azioni annullate ({ $who }): { $count }
Take-back = Annulla
here = presente
away = assente
Watching-count = Spettatori: { $count }
The-connection-is-lost-trying-again = Connessione persa; nuovo tentativo…
The-server-does-not-get-to-it-just-now = Il server è occupato. Riprovo…
You-are-offline-As-soon-as-you-are-connected = Sei offline. Appena la connessione torna, puoi continuare.
The-server-cannot-be-reached-just-now-Try-again = Il server non è raggiungibile. Riprova tra un momento.
That-did-not-work = Non ha funzionato.
Somebody = Qualcuno
at-of-all = { $at } di { $all }
After-set-up = Dopo la preparazione
What-you-cannot-know-was-dealt-anew = Ciò che non puoi sapere è stato ridistribuito.
count-new =
    { $count ->
        [one] { $count } nuova
       *[other] { $count } nuove
    }
Moves-since-your-last-visit-count =
    { $count ->
        [0] Nessuna mossa
        [one] Una mossa
       *[other] { $count } mosse
    } dalla tua ultima visita
There-is-nothing-of-that-name-on-the-board = Sul tabellone non c’è nulla con questo nome.
no = no
yes = sì


## Time limits

No-time-limit = Senza limite di tempo
count-minutes-a-turn =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    } a turno
count-h-a-turn = { $count } h a turno
count-d-a-turn = { $count } g a turno
count-minutes-each-for-the-match =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    } a testa per la partita
count-h-each-for-the-match = { $count } h a testa per la partita
count-d-each-for-the-match = { $count } g a testa per la partita
Time-left = Tempo rimasto
