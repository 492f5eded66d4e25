### Capture Tito!: what things are called.


## Zones. Italian and French join their prepositions with the article.

zone-plain = zona { $number }
    .the = la zona { $number }
    .in = nella zona { $number }
    .of = della zona { $number }
    .from = dalla zona { $number }
    .to = alla zona { $number }
    .on = sulla zona { $number }
zone-named = zona { $number } ({ $name })
    .the = la zona { $number } ({ $name })
    .in = nella zona { $number } ({ $name })
    .of = della zona { $number } ({ $name })
    .from = dalla zona { $number } ({ $name })
    .to = alla zona { $number } ({ $name })
    .on = sulla zona { $number } ({ $name })

## Units

unit-german = { $name } { $number }
    .the = { $group ->
        [wave2] il plotone { $number } della { $name }
       *[other] il plotone { $name } { $number }
    }
    .to = { $group ->
        [wave2] al plotone { $number } della { $name }
       *[other] al plotone { $name } { $number }
    }
unit-hq = fanteria QG { $number }
    .the = la fanteria QG { $number }
    .to = alla fanteria QG { $number }
    .gender = f
unit-infantry = fanteria { $number }
    .the = la fanteria { $number }
    .to = alla fanteria { $number }
    .gender = f
unit-pioneer = plotone pionieri { $number }
    .the = il plotone pionieri { $number }
    .to = al plotone pionieri { $number }
unit-tank = plotone carri { $number }
    .the = il plotone carri { $number }
    .to = al plotone carri { $number }
unit-dca = plotone antiaereo { $number }
    .the = il plotone antiaereo { $number }
    .to = al plotone antiaereo { $number }
unit-red = R rosso { $number }
    .the = il rinforzo R rosso { $number }
    .to = al rinforzo R rosso { $number }
unit-blue = R blu { $number }
    .the = il rinforzo R blu { $number }
    .to = al rinforzo R blu { $number }
unit-black = R nero { $number }
    .the = il rinforzo R nero { $number }
    .to = al rinforzo R nero { $number }
reinforcement-red = R rosso
reinforcement-blue = R blu
reinforcement-black = R nero

## Whom and what the Germans look for

vip-tito = Tito
    .to = a Tito
vip-churchill = Randolph Churchill
    .to = a Randolph Churchill
vip-documents = i documenti segreti
    .to = ai documenti segreti
    .number = many
vip-uniform = l’uniforme di Tito
    .to = all’uniforme di Tito
state-hidden =
    { FORM($vip, "number") ->
        [many] non trovati
       *[one] non trovato
    }
state-free =
    { FORM($vip, "number") ->
        [many] non ancora presi
       *[one] libero
    }
state-prisoner = prigioniero
state-dead = morto
state-escaped = fuggito
state-evacuated = portato via in volo
state-taken = presi

## Words of the component data, for languages that it does not speak

kinds-platoon = plotone
kinds-officer = ufficiale
kinds-hq = fanteria QG
kinds-infantry = fanteria
kinds-pioneer = pionieri
kinds-tank = carri CV-35
kinds-dca = mitragliatrici antiaeree (DCA)
terrain-green = terreno aperto
terrain-orange = protezione leggera
terrain-red = protezione forte
sides-german = Tedeschi
sides-yugoslav = Jugoslavi
missions-USA = missione statunitense
missions-GB = missione britannica
missions-USSR = missione sovietica

## Small words

seat-german = Tedeschi
    .of = dei Tedeschi
    .to = ai Tedeschi
    .the = i Tedeschi
letter-a = nessun evento
letter-b = un comitato di benvenuto
letter-c = dove sei, Tito?
letter-d = buon compleanno
letter-e = i giovani comunisti
letter-f = buon atterraggio, posto sbagliato
letter-g = i soccorsi
trigger-air = primo supporto aereo con bonus
trigger-landing = primo atterraggio
trigger-fire = primo fuoco
trigger-assault = primo assalto
trigger-marker = primo segnalino girato
trigger-grotto = plotoni nella grotta di Tito
trigger-tito_seen = Tito è stato visto
trigger-tito_taken = Tito è prigioniero
trigger-missions = una missione è occupata

## Why the rules chose a stack, a zone or a unit: behind a colon, and fit for either gender.

decided_by-only = non c’è altra scelta
decided_by-sp = ha più punti forza
    .target = ha meno punti forza
decided_by-ff = ha il fattore di fuoco più alto
decided_by-roster = viene prima nell’elenco
decided_by-nearest = è la più vicina
decided_by-room = c’è posto per tutti
decided_by-top_ff = ha in cima il fattore di fuoco più alto
decided_by-sum_of_ff = ha la somma più alta di fattori di fuoco
decided_by-front_ff = ha in prima linea il fattore di fuoco più basso
decided_by-die = ha deciso il sorteggio
reason-time = l’ultimo turno è finito
reason-ammo = le munizioni sono finite
reason-annihilated = non restano plotoni
reason-friends_here = ha trovato i compagni
reason-no_way = nessuna via porta a un bersaglio
level-complete = un successo completo
level-semi = un mezzo successo
level-failure = un fallimento
part-support = supporto
part-officer = ufficiale
part-light = luce
part-ammo = munizioni
part-air = supporto aereo
part-dca = antiaerea
part-tank = carri
part-protection = protezione
part-tito = Tito
act-land = è atterrata
act-enter = è entrata
act-move = ha mosso
act-fire = ha fatto fuoco
act-assault = ha assaltato
place-plane = in volo
place-pool = non ancora sulla mappa
place-delayed = in attesa di entrare
place-lost = eliminata
place-out = fuori dal gioco
option-difficulty-easy = facile
option-difficulty-medium = medio
option-difficulty-difficult = difficile
turn-hours = { $day } maggio, { $from }–{ $to }
clock = Turno { $turn }, { $hours }
value = { FORM($unit, "the") } con { $total } (fattore { $factor }{ $modifiers }, dado { $die })
value-part = , { $part } { SIGNED($amount) }

## Verbs, over actions that are many

verb-air_support = supporto aereo
verb-assault = assaltare
verb-attach = aggregare un ufficiale
verb-break_off = interrompere l’assalto
verb-choose_group = scegliere un gruppo
verb-continue = un altro round
verb-end_phase = terminare la fase
verb-fire = fare fuoco
verb-front = mettere in prima linea
verb-hand_over = consegnare un prigioniero
verb-line_up = mettere in contatto
verb-move = muovere
verb-no_air_support = nessun supporto aereo
verb-retreat = ripiegare
verb-stop = fermarsi
verb-support = mettere in supporto
