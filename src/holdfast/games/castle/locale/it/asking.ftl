### Castle: what can be done, and what is asked.


## Actions: short, as on a button

action-arrange = Disponi il castello
action-court = Disponi la corte così: { $order }
action-place = Piazzala { $place }
action-place-card = Piazza { FORM($card, "the") } { $place }
action-insert = Inserisci { FORM($card, "the") } prima della colonna { $col }
action-draw = Pesca una carta
action-close = Chiudi tutti i varchi
action-rally = Radunala alla bandiera
action-attack = Attacca { FORM($seat, "the") } { $place }
action-spy = Volta la carta { FORM($seat, "of") } { $place }
action-volley = Inizia una salva
action-barricade = Barricata contro { FORM($seat, "the") } { $place }, lato: { $side }
action-discard = Scartala
action-lead = Guida la sortita con la carta { $place }
action-berserk = Attacca un gruppo { FORM($seat, "of") }, a partire dalla carta { $place }
action-halt = Fermati qui
action-press = Prosegui contro la carta { $place }
action-add = Aggiungi al gruppo la carta { $place }
action-done = Basta così
action-pass = Non fare nulla
action-commit = Impegna { FORM($card, "the") }
action-remove = Togli la carta { FORM($seat, "of") } { $place }
action-use = Usa { FORM($card, "the") }
action-shoot = Tira contro la carta { FORM($seat, "of") } { $place }
action-shoot-card = Tira contro il rinforzo { $card } { FORM($seat, "of") }
action-ram = Ariete contro la corte { FORM($seat, "of") } da { $side }
action-expose = Scopri la carta { FORM($seat, "of") } { $place }
action-assassinate = Assassina la carta { FORM($seat, "of") } { $place }
action-assassinate-card = Assassina il rinforzo { $card } { FORM($seat, "of") }
action-assassinate-joker = Assassina { FORM($joker, "the") } { FORM($seat, "of") }
action-strike = Colpisci la carta { FORM($seat, "of") } { $place }

## Questions

prompt-court_order = In che ordine stanno le tue figure, da sinistra a destra?
prompt-setup_card = Aggiungi una delle tue carte al castello.
prompt-turn = Pesca una carta, oppure chiudi i tuoi varchi.
prompt-card = Che cosa fai con la carta { $drawn }?
prompt-lead = Il mazzo è vuoto: quale delle tue carte guida una sortita?
prompt-attack = Scegli che cosa attaccare con { FORM($lead, "the") }.
prompt-press = Prosegui con { FORM($lead, "the") }, o ti fermi?
prompt-berserk = Quali carte comprende l’attacco berserker?
prompt-spy = Il tuo Otto è sotto attacco: può voltare una carta.
prompt-commit = Impegni rinforzi in questo scontro?
prompt-commit-against = { FORM($lead, "the") } attacca: { $foe }. Impegni rinforzi?
prompt-snake_eyes = Occhi di serpente: togli una carta dall’altro castello?
prompt-volley = Quale carta della salva usi ora?
prompt-shoot = Contro che cosa tirano gli arcieri?
prompt-ram = Quale corte colpisce l’ariete, e da che lato?
prompt-assassin = Scegli il bersaglio dell’assassino.
prompt-counter = Quale carta subisce il contraccolpo?
prompt-joker_bid = Impegni rinforzi per vincere { FORM($joker, "the") }?

## Answers given once for all

habit-commit = Non impegnare mai rinforzi
habit-spy = Non voltare mai carte con l’Otto

## Odds

headline-attack = Vinci: { $win }
headline-attack-or-called_off = Vinci: { $win }, annullato: { $called_off }
headline-defence = Resisti: { $hold }
outcome-win = vinto
outcome-lose = perso
outcome-called_off = annullato
consequence-fell-self = cade una tua carta
consequence-fell-other = cade una carta di un altro castello
consequence-removed-self = viene tolta una tua carta
consequence-removed-other = viene tolta una carta di un altro castello
consequence-eliminated-self = cade il tuo Re
consequence-eliminated-other = cade un altro Re
consequence-extra-self = un doppio ti porta una carta
consequence-joker_won-self = vinci il jolly
