### Settings of the server that cannot be used, as whoever starts it reads.

the-secret-key-is-too-short-delete-the-file = la chiave segreta è troppo corta: elimina il file e riavvia
name-cannot-be-given-it-is-like-example = { $name } non può essere «{ $given }»; esempio: { $example }
HOLDFAST_MAIL-is-like-smtp-user-password-mail-example-org = HOLDFAST_MAIL deve essere come smtp://user:password@mail.example.org:587, o cominciare con smtps:// (cifrato dall’inizio) o smtp+plain:// (non cifrato)
HOLDFAST_MAIL-needs-name-too-such-as-example = HOLDFAST_MAIL richiede anche { $name }, per esempio { $example }
file-is-damaged-it-holds-no-key-that-could = { $file } è danneggiato: la chiave che contiene non si può leggere
the-folder-folder-cannot-be-used-reason-name-another = la cartella { $folder } non si può usare: { $reason }; indicane un’altra con --data
name-must-be-a-number-of-0-or-more = { $name } deve essere un numero da 0 in su, non «{ $given }»
