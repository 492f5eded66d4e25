### What is wrong with journals, positions and component data that somebody brings.

## Objects and lists, in any JSON

where-what = { $where }: { $what }
where-what-rule = { $where }: { $what } ({ $rule })
the-top-level = al primo livello
is-missing = manca
is-there-twice = compare due volte
is-named-twice = è nominato due volte
must-be-value-in-this-position = deve essere { $value } in questa posizione
there-is-no-field-name = non c’è nessun campo «{ $name }»
there-is-no-what-shown = qui il valore { $shown } non esiste
there-is-no-what-shown-it-is-one-of = qui il valore { $shown } non esiste; può essere { $known }
must-be-kind-not-shown = deve essere { $kind }, e non { $shown }
must-be-null-not-shown = deve essere null, e non { $shown }
must-be-a-whole-number-from-lowest-to-highest = deve essere un numero intero da { $lowest } a { $highest }, e non { $shown }
must-be-a-whole-number-of-lowest-or-more = deve essere un numero intero, { $lowest } o più, e non { $shown }
one-or-other = { $one } o { $other }
a-number = un numero
anything = qualsiasi cosa
a-word = una parola
a-whole-number = un numero intero
a-word-or-a-whole-number = una parola o un numero intero
true-or-false = true o false
an-object = un oggetto
a-list = una lista
a-list-of-whole-numbers = una lista di numeri interi
a-string = un testo
text = un testo
is-nested-too-deeply = è annidato troppo in profondità
is-too-large-a-number = è un numero troppo grande
must-be-a-finite-number = deve essere un numero finito
has-a-field-whose-name-is-kind = ha un campo il cui nome è { $kind }
has-count-characters-in-one-text-longest-are-the =
    ha un testo di { $count ->
        [one] { $count } carattere
       *[other] { $count } caratteri
    }; il massimo è { $longest }
has-a-character-that-cannot-be-shown-character = contiene un carattere che non si può mostrare: { $character }
a-pack-is-plain-JSON = i dati dei componenti devono essere JSON semplice
a-position-is-an-object = una posizione deve essere un oggetto
a-position-is-not-an-empty-object = una posizione non può essere un oggetto vuoto
game-this-is-a-position-of-other-not-of = game: questa posizione è di { $other }, non di { $game }

## Journals

the-journal-is-not-valid-JSON-is-it-cut = il diario non è JSON valido (è troncato?): { $error }
line-line-column-column = riga { $line }, colonna { $column }
a-journal-is-an-object-with-at-least-game = un diario deve essere un oggetto con almeno game e actions
this-journal-was-downloaded-while-the-match-was-running = questo diario è stato scaricato durante la partita: contiene solo quello che si vedeva da quel posto, e nessuna chiave; scaricalo di nuovo a partita finita
a-journal-has-no-field-name = un diario non ha il campo «{ $name }»
a-journal-has-a-seed-or-a-script-of = un diario può avere seed o script, non entrambi
a-journal-has-a-key-or-a-other-not = un diario può avere key o { $other }, non entrambi
the-format-is-found-this-version-reads-only-known = il formato è { $found }; questa versione legge solo «{ $known }»
the-generator-is-generator-this-version-knows-known = il generatore è «{ $generator }»; questa versione conosce { $known }
a-name-belongs-to-the-generator-older-or-newer = { $name } richiede il generatore «{ $older }» o «{ $newer }», che però non è indicato
the-generator-generator-takes-a-key-not-a-seed = il generatore «{ $generator }» richiede key, e non seed
name-must-be-kind = { $name } deve essere { $kind }
the-journal-has-no-name-it-must-be-kind = nel diario manca { $name }; deve essere { $kind }
a-list-of-actions = una lista di azioni
action-number-must-be-an-object-such-as-example = l’azione { $number } deve essere un oggetto come { $example }, e non { $found }
a-list-of-lists-of-whole-numbers = una lista di liste di numeri interi
chance-has-found-entries-but-set-up-and-actions-actions =
    chance ha { $found ->
        [one] { $found } voce
       *[other] { $found } voci
    }, ma per la preparazione e { $actions ->
        [one] { $actions } azione
       *[other] { $actions } azioni
    } ce ne vogliono { $wanted }: il diario è stato troncato o modificato
n64-digits-of-0-to-9-and-a-to = di 64 cifre esadecimali
asked-must-be-a-list-of-wanted-entries-set-up =
    asked deve essere una lista di { $wanted ->
        [one] { $wanted } voce
       *[other] { $wanted } voci
    }: quella della preparazione e una per azione
a-list-of-words-like-d6-or-p52 = una lista di parole come d6 o p52
a-list-of-objects-what-happened-beside-the-actions = una lista di oggetti: quello che è successo oltre alle azioni
an-object-from-action-numbers-to-digests = un oggetto che associa un’impronta ai numeri delle azioni
fingerprints-found-is-not-the-number-of-an-action = fingerprints: { $found } non è il numero di un’azione
fingerprints-the-digest-at-at-must-be-a-word = fingerprints: l’impronta di { $at } deve essere una parola
there-is-a-fingerprint-for-action-at-but-the =
    c’è un’impronta per l’azione { $at }, ma il diario ha solo { $last ->
        [one] { $last } azione
       *[other] { $last } azioni
    }: è stato troncato o modificato
the-key-is-not-the-one-that-was-promised = la chiave non è quella promessa all’inizio: il suo impegno è { $found }, il diario riporta { $recorded }
the-replay-diverges-when-it-used-the-chance-taken = rigiocata, la partita si discosta dal diario { $when }: dadi e pescate sono { $taken }, il diario riporta { $recorded }
the-replay-diverges-when-it-asked-for-asked-the = rigiocata, la partita si discosta dal diario { $when }: chiede { $asked }, il diario riporta { $recorded }
the-replay-diverges-after-the-position-s-fingerprint-is = rigiocata, la partita si discosta dal diario { $after }: l’impronta della posizione è { $found }, il diario riporta { $recorded }
at-action-number = all’azione { $number }
after-action-number = dopo l’azione { $number }
at-set-up = già nella preparazione
after-set-up = dopo la preparazione
what-the-journal-was-written-under-rules-version-old = { $what } (il diario è stato scritto con la versione { $old } delle regole, queste sono la versione { $new })
the-match-cannot-begin-error = la partita non può cominciare: { $error }
action-number-action-was-refused-error = l’azione { $number }, { $action }, è stata rifiutata: { $error }

## Matches, actions and chance

there-is-no-seat-seat-there-are-names-and = non c’è nessun posto { $seat }; puoi scegliere fra { $names } e spectator
a-match-of-played-actions-cannot-go-back-to =
    una partita di { $played ->
        [one] { $played } azione
       *[other] { $played } azioni
    } non può tornare all’azione { $count }
a-branch-starts-after-0-to-played-actions-not = una variante può partire dopo un numero di azioni da 0 a { $played }, e non { $count }
this-decision-is-seat-s-not-that-of-who = questa decisione spetta a un altro posto: { $seat }, e non { $who }
a-spectator = uno spettatore
the-action-is-not-valid-JSON-error = l’azione non è JSON valido: { $error }
an-action-is-an-object-such-as-example-not = un’azione è un oggetto come { $example }, e non { $found }
the-action-is-not-plain-JSON = l’azione deve essere JSON semplice
an-action-needs-a-verb-do-is-missing-or = un’azione deve avere un verbo: «do» manca o non è una parola
verb-takes-no-arguments-it-has-no-name = «{ $verb }» va da solo; «{ $name }» è di troppo
verb-takes-known-it-has-no-name = «{ $verb }» ammette { $known }; «{ $name }» è di troppo
verb-needs-name = «{ $verb }» richiede «{ $name }»
verb-name-cannot-be-shown = «{ $verb }»: «{ $name }» non può essere { $shown }
verb-name-cannot-be-shown-it-must-be-wanted = «{ $verb }»: «{ $name }» non può essere { $shown }; deve essere { $wanted }
words-is-no-action-of-game-with-these-options = «{ $words }» non è un’azione possibile in { $game } con queste opzioni; scegline una permessa
an-action-takes-known-it-has-no-name = un’azione ammette { $known }; «{ $name }» è di troppo
name-cannot-be-shown = «{ $name }» non può essere { $shown }
name-cannot-be-shown-it-can-be-values = «{ $name }» non può essere { $shown }; può essere { $values }
verb-with-shown-does-not-exist-its-values-do = «{ $verb }» con { $shown } non esiste: i suoi valori non vanno insieme
a-seed-is-a-whole-number-of-at-most = seed deve essere un numero intero di al massimo { $most } bit
the-script-of-chance-has-run-out-after-its =
    la serie dei numeri del caso è finita: dopo { $count ->
        [one] { $count } numero
       *[other] { $count } numeri
    } si chiede { $what } (da { $lowest } a { $highest })
number-place-of-the-script-of-chance-is-value = il numero { $place } del caso è { $value }, ma { $what } dà da { $lowest } a { $highest }
game-without-piece-no-such-piece = { $game } senza { $piece }: questo pezzo non esiste
game-without-piece-there-is-nothing-that-can-be = { $game } senza { $piece }: non si può togliere nulla
