### Pages: accounts, friends, ratings, challenges.


## You

Before-you-signed-in-a-guest-played-num-matches =
    { $num ->
        [0] Prima che accedessi, un ospite ha usato questo browser. Eri tu?
        [one] Prima che accedessi, un ospite ha giocato una partita in questo browser. Eri tu?
       *[other] Prima che accedessi, un ospite ha giocato { $num } partite in questo browser. Eri tu?
    }
Yes-they-are-mine = Sì, sono mie
Otherwise-they-wait-here-until-you-sign-out = Altrimenti aspettano qui finché non esci.
Name = Nome
Name-language-and-settings-are-the-same-on-all = Nome, lingua e impostazioni sono gli stessi su tutti i tuoi dispositivi.
Passkeys = Passkey
A-passkey = Una passkey
last-used = ultimo uso
Remove = Togli
None-yet-you-sign-in-by-e-mail = Ancora nessuna: accedi via e-mail.
This-browser-knows-no-passkeys = Questo browser non supporta le passkey.
Nothing-was-changed = Non è cambiato nulla.
Add-a-passkey = Aggiungi una passkey
Passkeys-work-at-another-address-of-this-server = Le passkey funzionano a un altro indirizzo di questo server:
Devices = Dispositivi
signed-in = accesso
Sign-out = Disconnetti
Sign-out-everywhere-else = Disconnetti ovunque tranne qui
E-mail-address = Indirizzo e-mail
Use-another-address = Usa un altro indirizzo
Use-this-address = Usa questo indirizzo
We-send-a-link-there-first-Others-never-see = Prima mandiamo un link a quell’indirizzo. Gli altri non vedono mai l’indirizzo.
This-server-sends-no-mail = Questo server non manda e-mail.
When-it-is-my-turn = Quando tocca a me
This-browser-does-not-allow-notices-from-here-Its = Questo browser non permette avvisi da questo sito. Puoi cambiarlo nelle sue impostazioni.
This-browser-cannot-be-told-anything-while-no-page = Questo browser non può ricevere avvisi quando nessuna pagina è aperta.
Tell-me-in-this-browser = Avvisami in questo browser
No-longer-in-this-browser = Non avvisarmi più in questo browser
Tell-me-in-these-browsers = Avvisami in questi browser
Write-to-address = Scrivi a { $address }
Quiet-hours = Ore di silenzio
from = dalle
to = alle
Time-zone = Fuso orario
What-comes-in-quiet-hours-waits-until-they-are = Gli avvisi delle ore di silenzio arrivano quando queste finiscono. Della partita che stai guardando non arrivano avvisi.
My-data = I miei dati
Take-all-of-it-along = Scarica tutti i miei dati
Delete-account = Elimina il mio account…
This-account-has-been-deleted = Questo account è stato eliminato.
This-passkey-is-known-already-sign-in-with-it = Questa passkey è già registrata: usala per accedere.
Somebody-else-uses-this-address-here = Qualcun altro usa qui questo indirizzo.
That-is-your-only-way-to-sign-in-Add = È il tuo unico modo di accedere. Prima aggiungi un’altra passkey o un indirizzo.
You-have-too-many-of-these-remove-some-first = Hai raggiunto il limite: prima togli qualcosa.
That-is-not-yours-or-has-been-removed-already = Non è tuo, o è già stato tolto.
This-link-is-not-known-here-Was-it-copied = Questo server non conosce questo link. È stato copiato per intero?
A-new-link = Un nuovo link
This-has-been-used-already-and-works-once = È già stato usato, e vale una volta sola.
This-is-too-old-and-no-longer-good = È troppo vecchio e non vale più.
This-was-begun-in-another-browser-begin-again-in = L’operazione è cominciata in un altro browser: ricomincia in questo.
That-was-asked-for-too-often-from-here-or = Da qui, o per questo indirizzo, sono già stati chiesti troppi link. Aspetta un’ora.
Signing-in-needs-cookies-allow-them-and-reload = Per accedere servono i cookie: abilitali e ricarica la pagina.
Passkeys-do-not-work-at-this-address-they-belong = Le passkey non funzionano a questo indirizzo: appartengono a un nome, non a un numero.
This-passkey-belongs-to-nobody-here-the-account-may = Questa passkey non appartiene a nessuno qui: forse l’account è stato eliminato.
Sign-in-in-another-way-or-make-a-new = Accedi in un altro modo, o crea una nuova passkey.
Only-somebody-who-is-signed-in-can-do-that = Lo può fare solo chi ha effettuato l’accesso.
Sign-in-then-try-again = Accedi, poi riprova.
Begin-again-nothing-was-changed = Ricomincia; non è cambiato nulla.
words-is-no-time-of-day-one-is-written = «{ $words }» non è un’ora valida: si scrive così, 22:30.
Quiet-hours-have-a-beginning-and-an-end-or = Le ore di silenzio hanno un inizio e una fine, o nessuno dei due.
words-is-no-time-zone-one-is-called-Europe = «{ $words }» non è un fuso orario: serve un nome come Europe/Rome.
The-passkey-could-not-be-checked-reason = Non è stato possibile verificare la passkey: { $reason }.
This-passkey-was-shown-to-other-and-this-server = Questa passkey è stata mostrata a { $other }, e questo server è { $origin }.
Open-the-right-address-and-sign-in-there = Apri l’indirizzo giusto e accedi lì.
This-server-may-not-call-host-its-operator-can = Questo server non può chiamare { $host }; chi lo gestisce può permetterlo.
These-keys-are-none-that-a-browser-would-send = Queste chiavi non sono di quelle che un browser manderebbe.
Tick-the-box-if-you-are-sure-nothing-was = Per confermare spunta la casella: non è stato eliminato nulla.
There-is-nothing-at-this-address = Non c’è niente a questo indirizzo.


## Signing in

The-same-on-every-device = Lo stesso su ogni dispositivo
You-can-play-without-this-With-an-account-your = Puoi giocare anche senza. Con un account le tue partite, il nome e le impostazioni ti seguono dal telefono alla scrivania, e ricevi un avviso quando tocca a te. Non c’è nessuna password.
The-num-matches-that-you-play-in-this-browser =
    { $num ->
        [0] Le partite che giochi in questo browser vengono con te.
        [one] La partita che giochi in questo browser viene con te.
       *[other] Le { $num } partite che giochi in questo browser vengono con te.
    }
With-a-passkey = Con una passkey
Your-device-asks-for-your-finger-your-face-or = Il dispositivo chiede l’impronta, il volto o il suo codice, e custodisce la chiave.
Make-a-passkey = Crea una passkey
I-have-one-already = Ne ho già una
Passkeys-need-scripts-which-are-switched-off = Le passkey hanno bisogno di script, che sono disattivati.
Passkeys-belong-to-the-name-of-a-site-and = Una passkey appartiene al nome di un sito, e questo indirizzo è un numero. Chi gestisce il server può dargli un nome.
With-a-link-by-e-mail = Con un link via e-mail
For-signing-in-and-for-notices-nothing-else-Others = Per accedere e per gli avvisi, nient’altro. Gli altri non lo vedono mai.
Send-me-a-link = Mandami un link
Look-into-your-mail = Controlla la posta
A-link-is-on-its-way-to-address-It = Un link è in viaggio verso { $address }. Vale una volta sola, per mezz’ora. Se non arriva nulla, guarda nella posta indesiderata, o chiedine un altro.
Is-this-your-address = È il tuo indirizzo?
name-wants-to-use-address-here-to-sign-in = { $name } vuole usare { $address } qui: per accedere e per gli avvisi. Se non sei tu, chiudi questa pagina.
Welcome = Ti diamo il benvenuto
This-link-signs-you-in-as-address-in-this = Questo link ti fa accedere come { $address }, in questo browser.
Yes-it-is-mine = Sì, è il mio
Thank-you = Grazie
The-address-is-confirmed-You-can-sign-in-with = L’indirizzo è confermato. Puoi usarlo per accedere e per ricevere gli avvisi.
No-more-mails = Niente più e-mail
You-get-no-more-notices-by-mail-Under-You = Non ricevi più avvisi via e-mail. Puoi riattivarli in «Tu».
With-one-click-you-get-no-more-notices-by = Con un clic non ricevi più avvisi via e-mail. Il tuo account resta.
Delete-my-account = Elimina il mio account
This-cannot-be-undone-What-goes = Non si può tornare indietro. Che cosa sparisce:
your-name-settings-address-passkeys-and-devices-and-all = il tuo nome, le impostazioni, l’indirizzo, le passkey e i dispositivi, e tutti gli avvisi;
matches-in-which-nobody-else-ever-sat = le partite in cui nessun altro si è mai seduto;
your-name-at-all-other-matches-and-what-you = il tuo nome in tutte le altre partite, e ciò che vi hai scritto da un posto che era solo tuo.
What-remains = Che cosa resta:
the-moves-of-matches-with-others-they-stay-played = le mosse delle partite con altri: restano, giocate da «qualcuno»;
your-seats-in-matches-that-still-run-anybody-may = i tuoi posti nelle partite in corso: chiunque può prenderli, perché gli altri possano continuare;
what-you-wrote-as-a-spectator-nobody-knows-that = ciò che hai scritto come spettatore: nessuno sa che eri tu.
Take-all-of-it-along-first = Prima scarica tutti i miei dati
I-am-sure = Confermo
That-is-no-e-mail-address-one-looks-like-anna = Non è un indirizzo e-mail: ne serve uno come anna@example.org.


## Friends

What-you-have-reported = Ciò che hai segnalato
The-operator-has-not-read-it-yet = Il gestore non l’ha ancora letta.
Read-the-line-is-gone = Letta: la riga è stata tolta.
Read-the-line-stays = Letta: la riga resta.
There-is-no-place-for-more-friends-one-of = Non c’è posto per altri amici: uno di voi ha già raggiunto il limite di { $most }.
You-have-sent-many-invitations-wait-an-hour-then = Hai mandato molti inviti: aspetta un’ora, poi continua.
My-personal-link = Il mio link personale
Send-it-to-somebody-you-know-Whoever-opens-it = Mandalo a qualcuno che conosci. Chi lo apre diventa tuo amico, e tu suo: poi potete invitarvi con un clic.
Make-a-new-link = Crea un nuovo link
Whoever-has-the-old-one-can-then-do-nothing = Quello vecchio non servirà più a nessuno.
You-have-no-name-yet-your-friends-see-somebody = Non hai ancora un nome: i tuoi amici vedono «qualcuno». Puoi sceglierlo nelle impostazioni.
My-friends = I miei amici
since = dal
To-play-with-a-friend-begin-a-match-with = Per giocare con un amico, comincia una partita con «Un amico» a un posto; il tavolo ti offre poi di invitarlo.
Nobody-yet = Ancora nessuno.
You-have-played-with = Hai giocato con
Add-as-a-friend = Aggiungi agli amici
Blocked = Bloccati
They-cannot-join-your-tables-invite-you-or-talk = Non possono unirsi ai tuoi tavoli, invitarti né parlare dove giochi.
Unblock = Sblocca
Your-personal-link = Il tuo link personale
Send-its-address-to-somebody-you-know-Whoever-opens = Manda il suo indirizzo a qualcuno che conosci. Chi lo apre diventa tuo amico.
name-would-like-to-play-with-you = { $name } vorrebbe giocare con te
Somebody-would-like-to-play-with-you = Qualcuno vorrebbe giocare con te
As-friends-you-can-invite-each-other-to-matches = Da amici potete invitarvi alle partite con un clic. Puoi smettere in ogni momento.
Become-friends = Accetta l’amicizia
Only-people-with-a-browser-have-friends-and-lists = Solo chi usa un browser ha amici ed elenchi.
You-have-not-played-with-each-other-yet = Non avete ancora giocato insieme.
Nobody-sits-there-whom-one-could-know = A quel posto non c’è una persona.
This-person-cannot-be-reached-by-you = Non puoi raggiungere questa persona.
There-is-nobody-like-that-in-your-list = Questa persona non è nel tuo elenco.
This-personal-link-is-no-longer-good = Questo link personale non vale più.
This-is-your-own-link-send-it-to-a = Questo è il tuo link: mandalo a un amico.
You-cannot-block-yourself = Non puoi bloccare il tuo stesso account.
There-is-no-such-invitation-to-you = Questo invito non esiste, o non è per te.
This-invitation-was-withdrawn = Questo invito è stato ritirato.
Somebody-at-this-table-does-not-want-to-play = Qualcuno a questo tavolo non vuole giocare né parlare con te.
Not-at-this-table = Non a questo tavolo
Look-for-another-table-in-the-lobby = Cerca un altro tavolo nella sala.


## Ratings

provisional = provvisorio
A-rated-match-it-counts-for-the-ratings-of = Una partita valida: conta per il punteggio di chi gioca, senza bot, senza consigli e senza posizioni scelte.
Whoever-plays-rated-matches-has-a-rating-for-each = Chi gioca partite valide ha un punteggio per ogni gioco: il numero, con il suo margine di incertezza. Si parte da 1500.
My-ratings = I miei punteggi
num-rated-matches =
    { $num ->
        [one] { $num } partita valida
       *[other] { $num } partite valide
    }
You-have-not-finished-a-rated-match-yet = Non hai ancora finito una partita valida.
You-are-listed-as-name = Sei in elenco come { $name }.
Take-me-off-the-lists = Toglimi dagli elenchi
List-me-under-this-name = Mettimi in elenco con questo nome
Nobody-is-listed-who-has-not-asked-for-it = In elenco c’è solo chi l’ha chiesto. Chi siede a una partita valida vede i punteggi degli altri.
Place = Posizione
Rating = Punteggio
Nobody-who-chose-to-be-listed-has-finished-three = Nessuno di quelli in elenco ha ancora finito tre partite valide.
A-study-is-not-rated = Uno studio non è valido per il punteggio.
A-rated-match-begins-as-the-rules-say-not = Una partita valida comincia come dicono le regole, non da una posizione tua.
A-rated-match-is-played-with-the-usual-component = Una partita valida si gioca con i dati dei componenti abituali.
In-a-rated-match-nobody-asks-the-coach = In una partita valida nessuno può chiedere consiglio all’allenatore.
Only-people-play-rated-matches-no-bots-and-no = Solo le persone giocano partite valide: né bot né programmi.
A-rated-match-needs-several-people-one-at-each = Una partita valida richiede più persone, una a ogni posto.
A-name-is-needed-to-be-listed = Per essere in elenco serve un nome.


## Challenges

open-until = aperta; scade:
closed = chiusa
no-longer-to-be-begun = non si può più iniziare
The-same-cards-for-all-and-for-whoever-does = Le stesse carte per tutti e, per chi fa la stessa cosa, gli stessi dadi. Conta il primo tentativo.
Today = Oggi
Today-s-challenges-are-being-made-ready-come-back = Le sfide di oggi sono in preparazione: torna tra un minuto.
Mine = Le mie
A-challenge-for-your-club = Una sfida per il tuo club
Make-one-and-send-its-address-whoever-has-it = Creane una e manda l’indirizzo: chi ce l’ha può provare.
Name-of-the-challenge = Nome della sfida
Days = Giorni
Make-the-challenge = Crea la sfida
A-challenge-is-for-a-game-that-one-plays = Per una sfida serve un gioco in solitario: con queste opzioni, questo non lo è.
A-challenge-lasts-1-to-most-days =
    Una sfida dura da 1 a { $most ->
        [one] { $most } giorno
       *[other] { $most } giorni
    }.
You-have-made-many-challenges-today = Per oggi hai già creato troppe sfide.
There-is-no-challenge-at-this-address = Non c’è nessuna sfida a questo indirizzo.
This-challenge-is-over-it-can-be-looked-at = Questa sfida è finita: si può guardare, ma non provare.
Challenges-are-for-people-in-a-browser = Solo chi gioca in un browser può provare una sfida.
Challenge = Sfida
num-tries =
    { $num ->
        [one] { $num } tentativo
       *[other] { $num } tentativi
    }
finished-count = finiti: { $count }
It-stands-in-the-table-of-results-You-may = Appare nella tabella dei risultati. Puoi lasciarlo vuoto.
Try-it = Prova
The-first-try-counts-Nobody-sees-it-and-there = Conta il primo tentativo. Nessuno lo vede, e non c’è allenatore, finché la sfida non si chiude.
Results = Risultati
You-see-the-table-when-your-own-try-is = Vedi la tabella quando il tuo tentativo è finito o la sfida è chiusa.
Nobody-has-finished-it = Nessuno l’ha finita.
Score = Punti
Luck = Fortuna
Score-without-luck = Punti senza fortuna
Compare = Confronta
left = sinistra
right = destra
Results-of-the-challenge = Risultati della sfida
All-tries-can-be-replayed-and-compared-side-by = Tutti i tentativi si potranno rivedere e confrontare fianco a fianco dal giorno
Compare-side-by-side = Confronta fianco a fianco
Luck-is-what-the-dice-added-to-the-score = La fortuna è ciò che i dadi hanno aggiunto al punteggio, meno quanto c’era da aspettarsi; le carte sono uguali per tutti e non contano.
All-dice-follow-from-one-key-It-was-promised = Tutti i dadi derivano da una chiave. È stata promessa quando la sfida è stata creata e viene pubblicata quando si chiude.
Commitment = Impegno
published = pubblicata
There-is-no-such-try-of-this-challenge-to = In questa sfida non c’è questo tentativo da confrontare.
Only-tries-that-are-over-can-be-compared = Si possono confrontare solo i tentativi finiti.


## Letters and notices

Your-way-into-Holdfast = Il tuo link di accesso a Holdfast
Confirm-the-address = Conferma l’indirizzo
With-this-link-you-sign-in-to-Holdfast-It =
    Con questo link accedi a Holdfast. Vale una volta sola, per mezz’ora:

    { $link }

    Se non l’hai chiesto tu, non fare nulla: senza di esso nessuno può entrare.
Somebody-who-plays-as-who-wants-to-use-this =
    Qualcuno che gioca come «{ $who }» vuole usare questo indirizzo su Holdfast. Se sei tu, apri questo link entro mezz’ora:
    
    { $link }
    
    Altrimenti non fare nulla.
You-get-this-because-you-play-at-Holdfast-With =
    Ricevi questo messaggio perché giochi su Holdfast. Per non riceverne più, apri questo link:
    { $unsubscribe }
Your-turn-in-match = Tocca a te in { $match }
It-is-your-turn-in-match = Tocca a te in { $match }.
match-waits-for-you = { $match } ti aspetta
It-is-still-your-turn-in-match-and-the = Tocca ancora a te in { $match }, e gli altri aspettano.
match-is-over = { $match }: la partita è finita
match-has-ended-Look-how-it-went = La partita di { $match } è finita. Guarda com’è andata.
You-are-invited-to-match = Un invito per { $match }
who-invites-you-to-match = { $who } ti invita a { $match }.
match-once-more = { $match }, ancora una volta
who-would-like-to-play-match-with-you-once = { $who } vorrebbe giocare di nuovo con te: { $match }.
Your-time-in-match-runs-out = { $match }: il tuo tempo sta per scadere
It-is-your-turn-in-match-and-not-much = Tocca a te in { $match }, e ti resta poco tempo.
Your-time-in-match-is-over = { $match }: il tuo tempo è scaduto
Your-time-in-match-ran-out-what-was-agreed = Il tuo tempo in { $match } è scaduto: vale ciò che era stato concordato.
Your-time-in-match-ran-out-a-bot-plays = Il tuo tempo in { $match } è scaduto: un bot gioca al posto tuo.
Your-time-in-match-ran-out-anybody-may-take = Il tuo tempo in { $match } è scaduto. Ora chiunque può prendere il tuo posto, anche tu.
Your-time-in-match-ran-out-you-have-lost = Il tuo tempo in { $match } è scaduto: hai perso la partita.
A-proposal-in-match = Una proposta in { $match }
who-proposes-something-to-you-in-match = { $who } ti propone qualcosa in { $match }.
who-proposes-a-draw-in-match = { $who } propone un pareggio in { $match }.
who-proposes-to-end-match-without-a-result = { $who } propone di terminare { $match } senza risultato.
who-proposes-a-pause-in-match = { $who } propone una pausa in { $match }.
who-proposes-to-end-the-pause-in-match = { $who } propone di terminare la pausa in { $match }.
