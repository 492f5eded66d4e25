### Castle: the table, its parts, how things stand, what a report counts.


## The board in words

board-out = { $seat }: fuori dal gioco
board-reinforcements = rinforzi: { $cards }
board-jokers = jolly: { $cards }
board-barricade = barricata { $card } posata { FORM($by, "by") } { $place }, lato: { $side }
board-sprung = trappole scattate: { $cells }
board-hand = da disporre: { $cards }
board-piles = mazzo { $deck }, scarti { $discard }, scatola { $box }
board-dead = figure morte: { $cards }
board-drawn = pescata: { $card }
board-battle =
    battaglia: { $lead }{ COUNT($extra) ->
        [0] { "" }
        [one] , carta extra { $extra }
       *[other] , carte extra { $extra }
    }{ COUNT($aside) ->
        [0] { "" }
       *[other] , da parte { $aside }
    }
board-volley = salva: { $card } con { $cards }
board-sortie = sortite ancora da fare: { $order }
is-arranging-its-castle = sta disponendo il castello
has-still-to-arrange-its-castle = deve ancora disporre il castello

## Drawings

seat-place = { $seat }, { $place }
under-attack = sotto attacco
sprung-trap = trappola scattata
barricade-laid-by-seat = barricata, posata dal { $seat }
left-flank = fianco sinistro
right-flank = fianco destro
battlements = merlature
walls = mura
reinforcements = rinforzi
to-move = deve giocare
on-turn = di turno
decides = decide
fallen = caduto
your-castle = il tuo castello
to-arrange-count = da disporre: { $count }
Deck = Mazzo
Discards = Scarti
Dead = Morti
Box = Scatola
Drawn-card = Carta pescata
Attack = Attacco
Defence = Difesa
Committed = Impegnate
Aside = Da parte
Field-battle = Battaglia campale
Archers = Arcieri
Battering-ram = Ariete
Assassin = Assassino
Volley = Salva
Joker-contest = Contesa per il jolly
Sortie-round = Giro di sortite
Set-up = Preparazione
Turn = Turno
Game-over = Fine della partita
seat-wins = Vince il { $seat }
Draw = Pareggio
Stop = Fermati
Done = Fatto
Pass = Passa
Close-gaps = Chiudi i varchi
Berserker = Berserker
Your-cards = Le tue carte
Where-the-attack-stands = Dove si trova l’attacco
insert-before-column-col = inserisci prima della colonna { $col }
Last-roll = Ultimo tiro
Castle = Castle
Castle-column = Castello

## Looking at something

That-is-all = Basta così
Do-nothing = Non fare nulla
Close-all-gaps = Chiudi tutti i varchi
Value = Valore
Stands = Ancora in piedi
Face-up = Scoperte
The-castle-of-seat = Il castello { FORM($seat, "of") }
Cards = Carte
Together-worth = Valore totale
Reinforcements-of-seat = Rinforzi { FORM($seat, "of") }
Left-flank-of-seat = Fianco sinistro { FORM($seat, "of") }
Right-flank-of-seat = Fianco destro { FORM($seat, "of") }
Battlements-of-seat = Merlature { FORM($seat, "of") }
Seen-from-the-front = Visto di fronte
Laid-by = Chi l’ha posata
beside-the-castle = accanto al castello
in-the-left-tower = nella torre sinistra
in-the-right-tower = nella torre destra
inside-the-castle = dentro il castello
top-of-the-left-tower = cima della torre sinistra
top-of-the-right-tower = cima della torre destra
top-of-its-column = cima della sua colonna
Lies = Posizione
Card = Carta
An-attack = Un attacco
can-reach-it = può raggiungerla
cannot-reach-it = non può raggiungerla
Discarded-the-newest-first = Scarti, dai più recenti
Dead-royals = Figure morte
The-field-between-the-castles = Il campo fra i castelli
Between-two-cards-of-the-court = Fra due carte della corte
Your-royals-from-left-to-right-order = Le tue figure da sinistra a destra: { $order }

## How things stand

out = fuori
is-being-built = in costruzione
court-count-cards =
    { $court } · { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
Face-up-count = Scoperte: { $count }.
Reinforcements-cards-sum-in-all = Rinforzi: { $cards }, { $sum } in tutto.
Jokers-count = Jolly: { $count }.
Whether-the-Queen-stands-is-not-known = Non si sa se la Regina è ancora in piedi.
Discarded-count = Scarti: { $count }.
Cards-left = Carte rimaste
Battle = Battaglia
seat-leads-with-lead = { FORM($seat, "the") } guida con { FORM($lead, "the") }.
Double = Doppio!
cards-sum = { $cards } (+{ $sum })
cards-to-come-owed = carte in arrivo: { $owed }
Extra-cards-count-in-every-attack-until-the-battle = Le carte extra contano in ogni attacco fino alla fine della battaglia.
Still-to-come-if-anything-can-be-attacked-owed = Ancora in arrivo, se resta un bersaglio: { $owed }.
Fallen-so-far-cards =
    { COUNT($cards) ->
        [one] Caduta
       *[other] Cadute
    } finora: { $cards }.
Under-attack-cards = Sotto attacco: { $cards }.
Committed-cards =
    { COUNT($cards) ->
        [one] Impegnata
       *[other] Impegnate
    }: { $cards }.
The-attack-must-reach-more = L’attacco deve superare la difesa.
attack-against-defence = { $attack } contro { $defence }
dice-dice-sign-bonus =
    { $dice ->
        [one] { $dice } dado
       *[other] { $dice } dadi
    } { $sign } { $bonus }

## A report

Attacks-of-seat-that-won = Attacchi riusciti { FORM($seat, "of") }
Attacks = Attacchi
Won = Riusciti
Expected = Attesi
Cards-taken = Carte tolte
Cards-lost = Carte perse
The-castles = I castelli
Cards-that-led-attacks = Carte che hanno guidato attacchi
