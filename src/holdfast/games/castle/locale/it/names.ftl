### Castle: what things are called. A seat in Italian has its article in .the, .of, .to, .by and .on.


## Seats, by the colours that their castles fly

Red = Rosso
    .the = il Rosso
    .of = del Rosso
    .to = al Rosso
    .by = dal Rosso
    .on = sul Rosso
Blue = Blu
    .the = il Blu
    .of = del Blu
    .to = al Blu
    .by = dal Blu
    .on = sul Blu
Green = Verde
    .the = il Verde
    .of = del Verde
    .to = al Verde
    .by = dal Verde
    .on = sul Verde
Purple = Viola
    .the = il Viola
    .of = del Viola
    .to = al Viola
    .by = dal Viola
    .on = sul Viola

## Cards

card-named = { $name }
    .the = { $rank ->
        [8] l’{ $name }
        [A] l’{ $name }
        [Q] la { $name }
       *[other] il { $name }
    }
Joker-number = Jolly { $number }
    .the = il Jolly { $number }
a-face-down-card = una carta coperta
Ace = Asso
Jack = Fante
Queen = Regina
King = Re
face-up = scoperta
face-down = coperta

## Sides

side-left = sinistra
side-right = destra
side-top = in alto

## Places

in-the-court = nella corte
on-the-first-storey = al primo piano
on-the-second-storey = al secondo piano
on-the-top-storey = all’ultimo piano
storey-column-number = { $storey } (colonna { $number })
storey-of-tower-number = { $storey } della torre { $number }
storey-left-of-column-1 = { $storey } (una colonna a sinistra della colonna 1)
storey-number-left-of-column-1 = { $storey } ({ $number } colonne a sinistra della colonna 1)
storey-left-of-tower-1 = { $storey } della torre a sinistra della torre 1
storey-number-left-of-tower-1 = { $storey } ({ $number } torri a sinistra della torre 1)
target = { $seat }, { $place }
under-attack-of = { $cards } ({ $seat })
court = corte
storey-1 = piano 1
storey-2 = piano 2
storey-3 = piano 3
chapter-rounds =
    { COUNT($rounds) ->
        [one] Giro { $first }
       *[other] Giri da { $first } a { $last }
    }

## Verbs, over actions that are many

verb-add = aggiungere al gruppo
verb-arrange = disporre il castello
verb-assassinate = assassinare
verb-attack = attaccare
verb-barricade = posare una barricata
verb-berserk = attaccare un gruppo
verb-close = chiudere i varchi
verb-commit = impegnare
verb-court = disporre la corte
verb-discard = scartare
verb-done = basta così
verb-draw = pescare
verb-expose = scoprire
verb-halt = fermarsi
verb-insert = inserire nella corte
verb-lead = guidare una sortita
verb-pass = non fare nulla
verb-place = piazzare
verb-press = proseguire
verb-rally = radunare alla bandiera
verb-ram = usare l’ariete
verb-remove = togliere
verb-shoot = tirare
verb-spy = spiare
verb-strike = colpire
verb-use = usare
verb-volley = iniziare una salva
