### The terminal.


## Commands and sentences

play-again-what-was-taken-back = rigioca ciò che è stato annullato
what-has-happened-so-far-with-a-number-the = che cosa è successo; con un numero, solo le ultime righe
the-words-of-a-rule-by-its-number-or = il testo di una regola, per numero o per parole
what-the-letters-and-signs-on-the-board-mean = che cosa significano le lettere e i segni sul tabellone
leave-the-board-out-from-now-on-or-show = d’ora in poi nasconde il tabellone, o lo mostra prima di ogni decisione
action-Type-y-to-play-it = «{ $action }»? Scrivi s per giocare:{ " " }
action-It-cannot-be-taken-back-Type-y-to = «{ $action }»? Non si può annullare. Scrivi s per giocare:{ " " }
Not-played = Non giocata.
yes = sì
There-is-nothing-to-play-again = Non c’è nulla da giocare di nuovo.
How-many-lines-Type-log-and-a-number-such = Quante righe? Scrivi log e un numero, per esempio log 10.
This-game-has-no-legend-look-THING-explains-what = Questo gioco non ha una legenda; look THING spiega che cosa c’è.
Brief-type-board-to-see-the-board-full-to = Breve: scrivi board per vedere il tabellone, full per vederlo prima di ogni decisione.
The-board-is-shown-before-every-decision-brief-leaves = Il tabellone è mostrato prima di ogni decisione; con brief non compare.
And-count-more-ids =
    E { $count ->
        [one] un’altra
       *[other] altre { $count }
    }: { $ids }
A-match-that-was-cut-off-lies-in-file = Una partita interrotta è in { $file }; holdfast play --load la riprende.
The-match-is-kept-in-file = La partita è conservata in { $file }.
this-help = questo aiuto
why-an-action-is-allowed-or-not = perché un’azione è permessa o no
the-exact-chances-of-what-it-can-lead-to = le probabilità esatte dei suoi esiti immediati
the-best-actions-what-they-are-worth-and-why = le azioni migliori, quanto valgono e perché
take-back-the-last-action-where-that-is-fair = annulla l’ultima azione, quando è corretto farlo
what-a-thing-on-the-board-is-and-what = che cos’è una cosa sul tabellone, e che cosa c’è lì
what-it-sees-adjoins-or-leads-to = che cosa vede, che cosa ha accanto, dove porta
how-things-stand-the-score-the-nearest-danger = a che punto si è: il punteggio, il pericolo più vicino
the-board-and-what-is-asked-once-more = di nuovo il tabellone e la domanda
keep-the-match-in-a-file = conserva la partita in un file
stop-the-match-can-be-saved = smette; la partita si può salvare
Type-the-number-of-a-line-or-words-that = Scrivi il numero di una riga, oppure parole che restringono l’elenco: quando resta una sola azione, viene giocata. Un’azione intera come «{ $example }» si gioca subito. Una riga vuota mostra di nuovo tutto l’elenco.
prompt-rule = { $prompt } ({ $rule })
seat-prompt-rule = { $seat }: { $prompt } ({ $rule })
left-of-all-actions-are-left-An-empty-line =
    { $left ->
        [one] Resta { $left } azione
       *[other] Restano { $left } azioni
    } su { $all }. Una riga vuota le mostra di nuovo tutte.
what-count-actions =
    { $what } ({ $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    })
No-action-on-offer-fits-words-Type-for-help = Nessuna azione possibile corrisponde a «{ $words }». Scrivi ? per l’aiuto.
No-action-on-offer-fits-words-Did-you-mean = Nessuna azione possibile corrisponde a «{ $words }». Forse intendevi «{ $command }»?
No-action-on-offer-fits-words-A-line-is = Nessuna azione possibile corrisponde a «{ $words }». Per scegliere una riga scrivi solo il suo numero, da 1 a { $last }.
There-is-no-line-number-the-last-one-is = La riga { $number } non esiste; l’ultima è la { $last }.
seat-plays-action = { $seat }: { $action }
The-bot-bot-failed-reason-so-another-one-plays = Il bot { $bot } non ha funzionato ({ $reason }): al suo posto gioca { $other }.
Who-plays-A-number-or-a-name-strong-0 = Chi gioca? Un numero o un nome; strong@0.5 pensa per mezzo secondo.
somebody-at-this-terminal = qualcuno a questo terminale
seat-Enter-usual = { $seat } (Invio: { $usual })?{ " " }
action-is-allowed-now-rule = «{ $action }» è permessa adesso ({ $rule }).
Which-action-example = Quale azione? { $example }
words-fits-count-actions-add-a-word =
    «{ $words }» corrisponde a { $count ->
        [one] { $count } azione
       *[other] { $count } azioni
    }; aggiungi una parola.
Nothing-about-that-is-left-to-chance-or-you = Qui nulla dipende dal caso, oppure non ti è dato saperlo.
Thinking = Sto pensando…
At-first-sight-action = A prima vista: { $action }
Several-people-play-here-so-there-are-hints-only = Qui giocano più persone, quindi i suggerimenti ci sono solo se tutti sono d’accordo: vedi --coach.
Taken-back-action = Annullata: { $action }
That-cannot-be-taken-back-reason = Non si può annullare: { $reason }.
Nothing-has-happened-yet = Non è ancora successo niente.
There-is-more-type-log = C’è dell’altro: scrivi log.
There-is-no-rule-id-There-are-ids = La regola «{ $id }» non esiste. Puoi scegliere fra { $ids }
Nothing-on-the-board-is-called-words = Sul tabellone niente si chiama «{ $words }».
Which-thing-Type-command-and-a-name-such-as = Che cosa? Scrivi { $command } e un nome, per esempio { $command } { $example }.
There-is-nothing-on-this-board-to-look-at = Su questo tabellone non c’è niente da guardare.
words-may-be-several-things-things = «{ $words }» può indicare più cose: { $things }.
This-game-has-no-rules-reference = Questo gioco non ha un regolamento consultabile.
Saved-in-file = Salvata in { $file }.
Not-saved-reason = Non salvata: { $reason }.
Save-where-Type-save-and-the-name-of-a = Salvare dove? Scrivi save e il nome di un file.
To-save-the-match-type-the-name-of-a = Per salvare la partita scrivi il nome di un file; Invio esce senza salvare:{ " " }
Goodbye = Arrivederci.
The-match-is-over = La partita è finita.
seat-is-next-Press-Enter-when-you-have-read = Turno di gioco: { $seat }. Premi Invio quando hai letto: lo schermo sarà cancellato.{ " " }
seat-press-Enter-when-only-you-can-see-the = { $seat }, premi Invio quando solo tu puoi vedere lo schermo.{ " " }
