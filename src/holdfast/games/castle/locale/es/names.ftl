### Castle: what things are called. A seat has its article in .the, .of, .to, .by and .on.
### Not proofread by a native speaker.


## Seats, by the colours that their castles fly

Red = Rojo
    .the = el Rojo
    .of = del Rojo
    .to = al Rojo
    .by = por el Rojo
    .on = sobre el Rojo
Blue = Azul
    .the = el Azul
    .of = del Azul
    .to = al Azul
    .by = por el Azul
    .on = sobre el Azul
Green = Verde
    .the = el Verde
    .of = del Verde
    .to = al Verde
    .by = por el Verde
    .on = sobre el Verde
Purple = Morado
    .the = el Morado
    .of = del Morado
    .to = al Morado
    .by = por el Morado
    .on = sobre el Morado

## Cards

card-named = { $name }
Joker-number = comodín { $number }
a-face-down-card = una carta boca abajo
Ace = As
Jack = Jota
Queen = Reina
King = Rey
face-up = descubierta
face-down = boca abajo

## Sides

side-left = izquierda
side-right = derecha
side-top = arriba

## Places

in-the-court = en la corte
on-the-first-storey = en el primer piso
on-the-second-storey = en el segundo piso
on-the-top-storey = en el último piso
storey-column-number = { $storey }, columna { $number }
storey-of-tower-number = { $storey } de la torre { $number }
storey-left-of-column-1 = { $storey }, una columna a la izquierda de la columna 1
storey-number-left-of-column-1 = { $storey }, { $number } columnas a la izquierda de la columna 1
storey-left-of-tower-1 = { $storey } de la torre a la izquierda de la torre 1
storey-number-left-of-tower-1 = { $storey }, { $number } torres a la izquierda de la torre 1
target = { $seat }, { $place }
under-attack-of = { $cards } ({ $seat })
court = corte
storey-1 = piso 1
storey-2 = piso 2
storey-3 = piso 3
chapter-rounds =
    { COUNT($rounds) ->
        [one] Ronda { $first }
       *[other] Rondas { $first } a { $last }
    }

## Verbs, over actions that are many

verb-add = añadir al grupo
verb-arrange = disponer el castillo
verb-assassinate = asesinar
verb-attack = atacar
verb-barricade = poner una barricada
verb-berserk = atacar un grupo
verb-close = cerrar los huecos
verb-commit = comprometer
verb-court = disponer la corte
verb-discard = descartar
verb-done = nada más
verb-draw = robar
verb-expose = descubrir
verb-halt = detenerse
verb-insert = insertar en la corte
verb-lead = dirigir una salida
verb-pass = no hacer nada
verb-place = colocar
verb-press = proseguir
verb-rally = reunir bajo la bandera
verb-ram = usar el ariete
verb-remove = quitar
verb-shoot = disparar
verb-spy = espiar
verb-strike = devolver el golpe
verb-use = usar
verb-volley = empezar una salva
