### Pages: what cannot be done, and what to do then.


## What to do

Check-what-was-sent-then-try-again = Controlla ciò che hai inviato, poi riprova.
Reload-the-page-and-try-again = Ricarica la pagina e riprova.
Check-the-address-or-start-from-the-first-page = Controlla l’indirizzo, o riparti dalla home.
Look-at-the-fresh-position-and-decide-again = Guarda la posizione aggiornata e decidi di nuovo.
Ask-for-a-new-link = Chiedi un nuovo link.
Send-less = Invia di meno.
Wait-a-moment-then-go-on = Aspetta un momento, poi continua.
Wait-a-moment-then-try-again-nothing-was-lost = Aspetta un momento, poi riprova: nulla è andato perso.
name-must-be-a-whole-number = «{ $name }» dev’essere un numero intero.
The-database-does-not-answer = Il database non risponde.
The-body-is-not-valid-JSON = Il corpo della richiesta non è JSON valido.
This-address-cannot-be-used-in-this-way = Questo indirizzo non si usa così.
Something-went-wrong-on-the-server = Qualcosa è andato storto sul server.
The-form-is-too-old-or-did-not-come = Il modulo è scaduto, o non viene da questo sito.
This-address-takes-a-form = Questo indirizzo richiede un modulo.
This-form-has-too-many-fields = Questo modulo ha troppi campi.
The-holder-of-this-seat-has-put-you-out = Chi ha questo posto ti ha fatto uscire: qui non giochi più.
You-have-resigned-you-no-longer-play-here = Dopo la tua resa qui non giochi più.
Your-time-has-run-out-you-no-longer-play = Il tuo tempo è scaduto: qui non giochi più.
This-match-has-no-spectators = Questa partita non ha spettatori.
That-is-hidden-from-you-until-the-match-is = Ti resta nascosto finché la partita non è finita.
This-token-holds-no-seat-in-this-match-An = Questo token non ha nessun posto in questa partita. Un invito non è un token: scambialo con uno a POST /api/join.
Only-the-one-who-decides-can-ask-that = Può chiederlo solo chi decide.
Not-your-seat = Non è il tuo posto
Only-who-holds-a-seat-decides-who-sits-there = Solo chi ha un posto decide chi ci siede.
There-is-no-seat-seat-in-this-match = In questa partita non c’è il posto «{ $seat }».
Whoever-runs-this-server-keeps-you-out-Write-to = Chi gestisce questo server ti ha bloccato l’accesso. Scrivigli se pensi che sia un errore.
Too-many-requests-in-a-short-time = Troppe richieste in poco tempo.
The-cookies-of-this-site-take-more-than-bytes = I cookie di questo sito occupano più di { $bytes } byte: cancellali, poi ricarica la pagina.
This-request-came-from-another-site = Questa richiesta viene da un altro sito.
This-browser-has-been-signed-out-so-nothing-was = Questo browser è stato disconnesso, quindi non è stato fatto nulla. Ricarica la pagina e accedi.
The-body-is-larger-than-limit-bytes = Il corpo della richiesta supera { $limit } byte.


## Titles of error pages

Internal-Server-Error = Errore del server
Not-Found = Qui non c’è nulla
Bad-Request = Richiesta non compresa
Forbidden = Non permesso
Conflict = Ora non è possibile
Gone = Non c’è più
Too-Many-Requests = Troppe richieste
Service-Unavailable = Non disponibile al momento
Method-Not-Allowed = Metodo non ammesso
Unprocessable-Entity = Non si può eseguire
Unauthorized = Non autorizzato
Request-Entity-Too-Large = Invio troppo grande
Content-Too-Large = Invio troppo grande
Unprocessable-Content = Non si può eseguire
Unsupported-Media-Type = Tipo di dati non previsto
Request-URI-Too-Long = Indirizzo troppo lungo
URI-Too-Long = Indirizzo troppo lungo


## The rest

That-was-a-lot-in-a-short-time-wait = Troppe richieste in poco tempo: aspetta un po’.
Too-many-open-pages-close-some-and-reload = Troppe pagine aperte: chiudine qualcuna e ricarica.
Many-matches-with-component-data-of-their-own-are = In questo momento sono aperte molte partite con dati dei componenti modificati.
That-is-no-address = Non è un indirizzo valido.
An-address-begins-with-https = Un indirizzo comincia con https://.
You-have-asked-for-much-work-in-a-short = Hai chiesto troppi calcoli in poco tempo.


## What only programs meet

The-body-must-be-an-object = Il corpo della richiesta deve essere un oggetto.
There-is-no-field-name-did-you-mean-near = Il campo «{ $name }» non esiste; forse intendevi «{ $near }»?
There-is-no-field-name = Il campo «{ $name }» non esiste.
name-is-one-of-known = «{ $name }» può essere: { $known }.
action-must-be-an-action-or-its-short-text = «action» deve essere un’azione o la sua forma breve.
There-is-no-such-language = Questa lingua non è disponibile.
The-address-has-too-many-parts = L’indirizzo ha troppe parti.
The-length-of-the-body-is-not-a-number = La lunghezza del corpo della richiesta non è un numero.
A-board-is-wide-or-tall = Un tabellone può essere «wide» o «tall».
Suits-have-4-or-2-inks = I semi possono avere 4 o 2 colori.
That-cannot-be-remembered = Questa impostazione non si può salvare.
There-is-no-board-at-this-address = A questo indirizzo non c’è nessun tabellone.
At-place-the-request-is-not-as-it-should = La richiesta non è corretta in «{ $place }»; in inglese: { $what }
There-is-no-field-name-there-are-known = Il campo «{ $name }» non esiste; ci sono { $known }.


## Journals that somebody brings

the-journal-was-written-under-rules-version-old-these = Il diario è stato scritto con la versione { $old } delle regole; questa è la versione { $new }. Senza impronte niente dice se le posizioni sono ancora le stesse.
the-journal-promises-a-key-and-does-not-have = Il diario promette una chiave, ma non la contiene. La chiave viene pubblicata a partita finita: allora scarica di nuovo il diario.
the-journal-has-neither-a-seed-nor-a-key = Il diario non ha né seme né chiave: niente dice quali dadi verrebbero dopo. Il comando «holdfast replay» può comunque raccontarlo.
this-journal-cannot-be-played-through-reason = Questo diario non si può rigiocare: { $reason }
playing-this-journal-through-ended-the-process-that-tried = Questo diario non si può rigiocare: il processo che lo provava si è interrotto.
showing-this-component-data-ended-the-process-that-tried = Questi dati dei componenti non si possono mostrare: il processo che li provava si è interrotto.
playing-this-journal-through-takes-too-much-time-or = Questo diario richiede troppo tempo o troppa memoria per essere rigiocato.
showing-this-component-data-takes-too-much-time-or = Questi dati dei componenti richiedono troppo tempo o troppa memoria per essere mostrati.
Too-many-connections-from-this-network = Troppe connessioni da questa rete.
