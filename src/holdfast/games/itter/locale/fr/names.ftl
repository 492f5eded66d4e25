### Castle Itter: what things are called. Italian keeps the printed names of cards and locations, as its rulebook does.


## Colours

green = vert
red = rouge
purple = violet
black = noir
yellow = jaune
white = blanc

## Suppression tokens by colour

tokens-green =
    { $number } { $number ->
        [one] vert
       *[other] verts
    }
tokens-red =
    { $number } { $number ->
        [one] rouge
       *[other] rouges
    }
tokens-purple =
    { $number } { $number ->
        [one] violet
       *[other] violets
    }
tokens-black =
    { $number } { $number ->
        [one] noir
       *[other] noirs
    }
tokens-yellow =
    { $number } { $number ->
        [one] jaune
       *[other] jaunes
    }

## What a Defender suffers from

condition-exhausted = épuisé
condition-disrupted = désorganisé

## SS counters

Rifleman = Fusilier
    .a = un Fusilier
    .the = le Fusilier
Scout = Éclaireur
    .a = un Éclaireur
    .the = l’Éclaireur
Sturm = Sturm
    .a = un Sturm
    .the = le Sturm
Machine-Gunner = Mitrailleur
    .a = un Mitrailleur
    .the = le Mitrailleur
Mortar = Mortier
    .a = un Mortier
    .the = le Mortier
defender-rifleman = Fusilier { $number }

## Locations

North-Terrace = Terrasse nord
    .the = la Terrasse nord
    .of = de la Terrasse nord
    .gender = f
South-Terrace = Terrasse sud
    .the = la Terrasse sud
    .of = de la Terrasse sud
    .gender = f
Keep = Donjon
    .the = le Donjon
    .of = du Donjon
    .gender = m
Great-Hall = Grande Salle
    .the = la Grande Salle
    .of = de la Grande Salle
    .gender = f
Gate-House = Corps de garde
    .the = le Corps de garde
    .of = du Corps de garde
    .gender = m
Besotten-Jenny = Besotten Jenny
    .the = Besotten Jenny
    .of = de Besotten Jenny
    .gender = f
Cellar = Cave
    .the = la Cave
    .of = de la Cave
    .gender = f

## Areas and circles of the SS

node-area = { $number }
    .the = la zone { $number }
    .to = à la zone { $number }
    .from = de la zone { $number }
node-circle = { $number }
    .the = le cercle { $number }
    .to = au cercle { $number }
    .from = du cercle { $number }
node-machine_gunner = Mitrailleur { $number }
    .the = le Mitrailleur de la zone { $number }
node-mortar = Mortier { $number }
    .the = le Mortier de la zone { $number }

## SS cards

card-rifleman2 = Fusilier ×2
card-rifleman3 = Fusilier ×3
card-scout2 = Éclaireur ×2
card-sturm1 = Sturm
card-sturm1c = Sturm (Compétitif)
card-sturm2 = Sturm ×2
card-machine_gunner = Mitrailleur
card-mortar = Mortier
card-sniper = Tireur embusqué
card-flak37 = Flak 37 de 88 mm
card-pak40a = Pak 40 de 75 mm (A)
card-pak40b = Pak 40 de 75 mm (B)
card-panzerfaust = Panzerfaust
card-flak30 = Flak 30 de 20 mm
card-suppressive_fire = Tir de suppression
card-reinforcements = Renforts
card-142nd = 142e régiment d’infanterie

## Tactics cards

Barrage = Barrage
Eastern-Approach = Approche est
Northern-Approach = Approche nord
Western-Approach = Approche ouest
Focus-Fire = Tir concentré
Sharpshooters = Tireurs d’élite
Tank-Hunters = Chasseurs de chars
Shrapnel = Éclats d’obus
Second-Wave = Seconde vague
Infiltration = Infiltration
Shock-Troops = Troupes de choc
Smoke-Screen = Écran de fumée
Fanatics = Fanatiques

## Weapons

M1919A4 = M1919A4
    .with = avec la M1919A4
    .the = la M1919A4
    .no = de M1919A4
    .gender = f
M2HB = M2HB
    .with = avec la M2HB
    .the = la M2HB
    .no = de M2HB
    .gender = f
n76mm-Cannon = canon de 76 mm
    .with = avec le canon de 76 mm
    .the = le canon de 76 mm
    .no = de canon de 76 mm
    .gender = m
n76mm-Cannon-Load = chargement du 76 mm

## Attributes

attribute-C = Commandement
attribute-E = Évasion
attribute-I = Inspiration
attribute-M = Moral bas
attribute-O = Officier de la Wehrmacht
attribute-R = Renforts
attribute-S = Sacrifice
attribute-T = Équipage de char

## Where a Defender is who is not on the board

place-supply = réserve
place-reserve = en attente avec les Renforts
place-casualty = éliminés
place-escaped = évadé

## Seats, options, verbs

seat-defender = Défenseur
    .of = du Défenseur
    .to = au Défenseur
    .the = le Défenseur
seat-ss = SS
    .of = des SS
    .to = aux SS
    .the = les SS
option-variant-beginner = Débutant
option-variant-veteran = Vétéran
option-variant-elite = Élite
option-variant-competitive = Compétitive (deux joueurs)
option-edition-standard = Livret de règles
option-edition-player_aid = Aide de jeu d’une édition antérieure
option-free_moves-one = un par activation
option-free_moves-any = autant que le lieu a d’autres cases
verb-deploy = déployer
verb-attack = attaquer
verb-suppress = effectuer une Suppression
verb-shift = déplacement libre
verb-move = se déplacer
verb-load = charger
verb-recover = récupérer
verb-remove_suppression = retirer la suppression
verb-command = commander
verb-escape = s’évader
verb-end = mettre fin à la phase
verb-hold = tenir la position
verb-order = donner un ordre
verb-done = ne pas donner d’autre ordre
verb-spend = dépenser
verb-sacrifice = sacrifier
verb-decline = refuser
verb-plan = planifier
verb-tactic = choisir la carte Tactique

## Awards

Austrian-National-Hero = Héros national autrichien
Medal-of-Honor = Medal of Honor
Distinguished-Service-Cross = Distinguished Service Cross
Silver-Star = Silver Star
Bronze-Star = Bronze Star
Epic-Victory = Victoire épique
Major-Victory = Victoire majeure
Minor-Victory = Victoire mineure
Draw = Partie nulle
