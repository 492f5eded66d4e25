### Castle Itter: what things are called.
### Not proofread by a native speaker.


## Colours

green = verde
red = rojo
purple = morado
black = negro
yellow = amarillo
white = blanco

## Suppression tokens by colour

tokens-green =
    { $number } { $number ->
        [one] verde
       *[other] verdes
    }
tokens-red =
    { $number } { $number ->
        [one] rojo
       *[other] rojos
    }
tokens-purple =
    { $number } { $number ->
        [one] morado
       *[other] morados
    }
tokens-black =
    { $number } { $number ->
        [one] negro
       *[other] negros
    }
tokens-yellow =
    { $number } { $number ->
        [one] amarillo
       *[other] amarillos
    }

## What a Defender suffers from

condition-exhausted = agotado
condition-disrupted = desorganizado

## SS counters

Rifleman = Fusilero
    .a = un Fusilero
    .the = el Fusilero
Scout = Explorador
    .a = un Explorador
    .the = el Explorador
Sturm = Sturm
    .a = un Sturm
    .the = el Sturm
Machine-Gunner = Ametrallador
    .a = un Ametrallador
    .the = el Ametrallador
Mortar = Mortero
    .a = un Mortero
    .the = el Mortero
defender-rifleman = Fusilero { $number }

## Locations

North-Terrace = Terraza Norte
    .the = la Terraza Norte
    .of = de la Terraza Norte
    .from = desde la Terraza Norte
    .gender = f
South-Terrace = Terraza Sur
    .the = la Terraza Sur
    .of = de la Terraza Sur
    .from = desde la Terraza Sur
    .gender = f
Keep = Torreón
    .the = el Torreón
    .of = del Torreón
    .from = desde el Torreón
    .gender = m
Great-Hall = Gran Salón
    .the = el Gran Salón
    .of = del Gran Salón
    .from = desde el Gran Salón
    .gender = m
Gate-House = Garita
    .the = la Garita
    .of = de la Garita
    .from = desde la Garita
    .gender = f
Besotten-Jenny = Besotten Jenny
    .the = el Besotten Jenny
    .of = del Besotten Jenny
    .from = desde el Besotten Jenny
    .gender = m
Cellar = Sótano
    .the = el Sótano
    .of = del Sótano
    .from = desde el Sótano
    .gender = m

## Areas and circles of the SS

node-area = { $number }
    .the = el área { $number }
    .to = al área { $number }
    .from = del área { $number }
node-circle = { $number }
    .the = el círculo { $number }
    .to = al círculo { $number }
    .from = del círculo { $number }
node-machine_gunner = Ametrallador { $number }
    .the = el Ametrallador del área { $number }
node-mortar = Mortero { $number }
    .the = el Mortero del área { $number }

## SS cards

card-rifleman2 = Fusilero ×2
card-rifleman3 = Fusilero ×3
card-scout2 = Explorador ×2
card-sturm1 = Sturm
card-sturm1c = Sturm (competitivo)
card-sturm2 = Sturm ×2
card-machine_gunner = Ametrallador
card-mortar = Mortero
card-sniper = Francotirador
card-flak37 = Flak 37 de 88 mm
card-pak40a = Pak 40 de 75 mm (A)
card-pak40b = Pak 40 de 75 mm (B)
card-panzerfaust = Panzerfaust
card-flak30 = Flak 30 de 20 mm
card-suppressive_fire = Fuego de supresión
card-reinforcements = Refuerzos
card-142nd = 142.º Regimiento de Infantería

## Tactics cards

Barrage = Barrera de fuego
Eastern-Approach = Avance por el este
Northern-Approach = Avance por el norte
Western-Approach = Avance por el oeste
Focus-Fire = Fuego concentrado
Sharpshooters = Tiradores selectos
Tank-Hunters = Cazacarros
Shrapnel = Metralla
Second-Wave = Segunda oleada
Infiltration = Infiltración
Shock-Troops = Tropas de choque
Smoke-Screen = Cortina de humo
Fanatics = Fanáticos

## Weapons

M1919A4 = M1919A4
    .with = con la M1919A4
    .the = la M1919A4
    .gender = f
M2HB = M2HB
    .with = con la M2HB
    .the = la M2HB
    .gender = f
n76mm-Cannon = cañón de 76 mm
    .with = con el cañón de 76 mm
    .the = el cañón de 76 mm
    .gender = m
n76mm-Cannon-Load = carga del cañón de 76 mm

## Attributes

attribute-C = Mando
attribute-E = Fuga
attribute-I = Inspirar
attribute-M = Moral baja
attribute-O = Oficial de la Wehrmacht
attribute-R = Refuerzos
attribute-S = Sacrificio
attribute-T = Tripulación del carro

## Where a Defender is who is not on the board

place-supply = reserva
place-reserve = a la espera entre los Refuerzos
place-casualty = bajas
place-escaped = fugado

## Seats, options, verbs

seat-defender = Defensor
    .of = del Defensor
    .to = al Defensor
    .the = el Defensor
seat-ss = SS
    .of = de las SS
    .to = a las SS
    .the = las SS
option-variant-beginner = Principiante
option-variant-veteran = Veterano
option-variant-elite = Élite
option-variant-competitive = Competitiva (dos jugadores)
option-edition-standard = Reglamento
option-edition-player_aid = Hoja de ayuda de una edición anterior
option-free_moves-one = uno por activación
option-free_moves-any = tantos como posiciones más tenga la localización
verb-deploy = desplegar
verb-attack = atacar
verb-suppress = suprimir
verb-shift = mover dentro de la localización
verb-move = mover
verb-load = cargar
verb-recover = recuperarse
verb-remove_suppression = quitar la supresión
verb-command = mandar
verb-escape = fugarse
verb-end = terminar la fase
verb-hold = mantener la posición
verb-order = dar una orden
verb-done = no más órdenes
verb-spend = gastar
verb-sacrifice = sacrificarse
verb-decline = negarse
verb-plan = planear
verb-tactic = elegir la carta de táctica

## Awards

Austrian-National-Hero = Héroe Nacional Austriaco
Medal-of-Honor = Medalla de Honor
Distinguished-Service-Cross = Cruz por Servicio Distinguido
Silver-Star = Estrella de Plata
Bronze-Star = Estrella de Bronce
Epic-Victory = Victoria épica
Major-Victory = Victoria mayor
Minor-Victory = Victoria menor
Draw = Empate
