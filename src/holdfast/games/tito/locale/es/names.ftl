### Capture Tito!: what things are called.
### Not proofread by a native speaker.


## Zones

zone-plain = zona { $number }
    .the = la zona { $number }
    .in = en la zona { $number }
    .of = de la zona { $number }
    .from = desde la zona { $number }
    .to = a la zona { $number }
    .on = sobre la zona { $number }
zone-named = zona { $number } ({ $name })
    .the = la zona { $number } ({ $name })
    .in = en la zona { $number } ({ $name })
    .of = de la zona { $number } ({ $name })
    .from = desde la zona { $number } ({ $name })
    .to = a la zona { $number } ({ $name })
    .on = sobre la zona { $number } ({ $name })

## Units

unit-german = { $name } { $number }
unit-hq = infantería CG { $number }
    .the = la infantería CG { $number }
    .to = a la infantería CG { $number }
    .gender = f
unit-infantry = infantería { $number }
    .the = la infantería { $number }
    .to = a la infantería { $number }
    .gender = f
unit-pioneer = sección de zapadores { $number }
    .the = la sección de zapadores { $number }
    .to = a la sección de zapadores { $number }
    .gender = f
unit-tank = sección de carros { $number }
    .the = la sección de carros { $number }
    .to = a la sección de carros { $number }
    .gender = f
unit-dca = sección antiaérea { $number }
    .the = la sección antiaérea { $number }
    .to = a la sección antiaérea { $number }
    .gender = f
unit-red = R roja { $number }
unit-blue = R azul { $number }
unit-black = R negra { $number }
reinforcement-red = R roja
reinforcement-blue = R azul
reinforcement-black = R negra

## Whom and what the Germans look for

vip-tito = Tito
    .to = a Tito
vip-churchill = Randolph Churchill
    .to = a Randolph Churchill
vip-documents = los documentos secretos
    .number = many
vip-uniform = el uniforme de Tito
state-hidden =
    { FORM($vip, "number") ->
        [many] sin encontrar
       *[one] sin encontrar
    }
state-free =
    { FORM($vip, "number") ->
        [many] aún no tomados
       *[one] libre
    }
state-prisoner = prisionero
state-dead = muerto
state-escaped = huido
state-evacuated = evacuado en avión
state-taken = tomados

## Words of the component data, for languages that it does not speak

kinds-platoon = sección
kinds-officer = oficial
kinds-hq = infantería CG
kinds-infantry = infantería
kinds-pioneer = zapadores
kinds-tank = carros CV-35
kinds-dca = ametralladoras antiaéreas (DCA)
terrain-green = terreno abierto
terrain-orange = protección ligera
terrain-red = protección fuerte
sides-german = Alemanes
sides-yugoslav = Yugoslavos
missions-USA = misión estadounidense
missions-GB = misión británica
missions-USSR = misión soviética

## Small words

seat-german = Alemanes
    .of = de los Alemanes
    .to = a los Alemanes
    .the = los Alemanes
letter-a = ningún suceso
letter-b = un comité de bienvenida
letter-c = ¿dónde estás, Tito?
letter-d = feliz cumpleaños
letter-e = los jóvenes comunistas
letter-f = buen aterrizaje, mal lugar
letter-g = los refuerzos alemanes
trigger-air = Primer apoyo aéreo con bonificación
trigger-landing = Primer aterrizaje
trigger-fire = Primer fuego
trigger-assault = Primer asalto
trigger-marker = Primer marcador revelado
trigger-grotto = Secciones en la gruta de Tito
trigger-tito_seen = Tito ha sido visto
trigger-tito_taken = Tito es prisionero
trigger-missions = Una misión está ocupada

## Why the rules chose a stack, a zone or a unit. All three are feminine.

decided_by-only = no hay otra
decided_by-sp = tiene más puntos de fuerza
    .target = tiene menos puntos de fuerza
decided_by-ff = tiene el factor de fuego más alto
decided_by-roster = es la primera de la lista
decided_by-nearest = es la más cercana
decided_by-room = hay sitio para todos
decided_by-top_ff = tiene encima el factor de fuego más alto
decided_by-sum_of_ff = tiene la suma más alta de factores de fuego
decided_by-front_ff = tiene en primera línea el factor de fuego más bajo
decided_by-die = por sorteo
reason-time = el último turno ha terminado
reason-ammo = la munición se ha acabado
reason-annihilated = no quedan secciones
reason-friends_here = ha encontrado a los suyos
reason-no_way = ningún camino lleva a un blanco
level-complete = un éxito completo
level-semi = un éxito a medias
level-failure = un fracaso
part-support = apoyo
part-officer = oficial
part-light = luz
part-ammo = munición
part-air = apoyo aéreo
part-dca = antiaérea
part-tank = carros
part-protection = protección
part-tito = Tito
act-land = ha tomado tierra
act-enter = ha entrado
act-move = se ha movido
act-fire = ha hecho fuego
act-assault = ha asaltado
place-plane = en vuelo
place-pool = aún fuera del mapa
place-delayed = a la espera de entrar
place-lost = eliminada
place-out = fuera de la partida
option-difficulty-easy = fácil
option-difficulty-medium = medio
option-difficulty-difficult = difícil
turn-hours = { $day } de mayo, { $from }–{ $to }
clock = Turno { $turn }, { $hours }
value = { $unit }: { $total } (factor { $factor }{ $modifiers }, dado { $die })
value-part = , { $part } { SIGNED($amount) }

## Verbs, over actions that are many

verb-air_support = apoyo aéreo
verb-assault = asaltar
verb-attach = agregar un oficial
verb-break_off = interrumpir el asalto
verb-choose_group = elegir un grupo
verb-continue = otra ronda
verb-end_phase = terminar la fase
verb-fire = disparar
verb-front = poner en primera línea
verb-hand_over = entregar un prisionero
verb-line_up = poner en contacto
verb-move = mover
verb-no_air_support = sin apoyo aéreo
verb-retreat = replegarse
verb-stop = detenerse
verb-support = poner en apoyo
