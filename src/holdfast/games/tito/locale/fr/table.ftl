### Capture Tito!: the map, its parts, how things stand, what a report counts.


## The map in words

board-head = Tour { $turn } sur { $last_turn }, { $hours }. Alerte { $alarm }, munitions { $ammo }.
board-air = Appui aérien pour { FORM($zone, "the") } : { SIGNED($bonus) }.
board-zone = { $zone }, { $terrain } : { $who }
board-markers = marqueurs { $letters }
board-unit = { $unit } ({ $sp } PF)
board-front = { $unit } ({ $sp } PF, en première ligne)
board-vip = { $vip } : { $state }.
board-vip_at = { $vip } : { $state } { FORM($zone, "in") }.
board-aside = Marqueurs A écartés : { $aside }.
board-due = Atterrissages à venir : { $units }.

## Printed on the map

Turn = Tour
Time = Heure
End = Fin
last-turn = dernier tour
event = événement
Air-support = Appui aérien
Alarm = Alerte
Ammunition = Munitions
shortage-modifier = pénurie { $modifier }
level-reinforcements = { $level }+ : renforts
air-support = appui aérien
landing = atterrissage
fire = tir
assault = assaut
marker = marqueur
grotto = grotte
Tito-seen = Tito vu
Tito-taken = Tito pris
missions = missions
Wanted = Recherchés
Tito = Tito
R-Churchill = R. Churchill
Documents = Documents
not-found = à trouver
in-zone-number = zone { $number }
held-in-zone-number = détenu, zone { $number }
dead = mort
escaped = échappé
flown-out = évacué
taken = saisis
points-VP = { $points } PV
A-set-aside-count = A écartés : { $count }
Storch = Storch
German-units-in-the-air-or-lost = Unités allemandes : en vol ou perdues
lands-in-dz = atterrit en { $dz }
Yugoslavs-not-yet-on-the-map = Yougoslaves encore hors carte
waiting = en attente
count-lost = pertes : { $count }
full-link-cost-MP = liaison pleine, { $cost } PM
dotted-link-cost-MP = liaison en pointillés, { $cost } PM
bridge = pont
ford = gué
drop-zone-and-number = zone de saut et numéro
entry-of-reinforcements = entrée des renforts
place-of-a-marker = place d’un marqueur
Tito-s-grotto = grotte de Tito
foreign-mission = mission étrangère
Storch-airstrip = piste du Storch
Reconstructed-parts = Parties reconstituées : { $parts }.
map = carte
zones = zones
links = liaisons
drop-zones = zones de saut
entries = entrées
marker-places = places des marqueurs
markers = marqueurs
most-unit-values = la plupart des valeurs d’unités
hours = heures
terrain = terrain
groups = groupes
alarm = alerte
ammunition = munitions
light = luminosité
events = événements
reinforcements = renforts
victory = victoire
zone-number = zone { $number }
marker-letter-face-down = marqueur { $letter }, face cachée
Assault-zone = Assaut : { $zone }
round-round = tour d’assaut { $round }
Line-line = Ligne { $line }
contact = contact
support = soutien
to-be-placed = à placer
reduced = réduite
eliminated = éliminée
in-the-air = en vol
fixed = fixée
moving-mp-MP-left = en mouvement, PM restants : { $mp }
landed = a atterri
entered = entrée
moved = a bougé
fired = a tiré
assaulted = a donné l’assaut
count-counters-sp-SP = pions : { $count }, PF : { $sp }
vp-victory-points = points de victoire : { $vp }
Missions-held = Missions occupées
Platoons-lost = Pelotons perdus
Officers-lost = Officiers perdus
Complete-success = Succès complet
Semi-success = Demi-succès
Failure = Échec
N = N
Germans = Allemands
Yugoslavs = Yougoslaves
R-red = R rouge
R-blue = R bleu
R-black = R noir
red-north-and-east = rouge, nord et est
blue-south = bleu, sud
black-west = noir, ouest

## Looking at something

name-protection-value = { $name }, protection { $value }
Markers-letters-face-down = Marqueurs { $letters }, face cachée
Now = Maintenant
has-happened = c’est fait
not-yet = pas encore
Lands-far-away = Atterrit loin
The-Storch = Le Storch
Assault = Assaut
Terrain = Terrain
Next-to-it = Zones adjacentes
Could-move-here = Pourraient venir ici
Could-fire-here = Pourraient tirer ici
Kind = Type
Where = Où
Fire = Tir
Movement-points = Points de mouvement
State = État
prisoner-prisoner-dead-dead = prisonnier { $prisoner }, mort { $dead }
Victory-points = Points de victoire
Yugoslavs-that-letter-markers-bring = Yougoslaves qu’amènent les marqueurs { $letter }
Raises-the-alarm-by = Fait monter l’alerte de
Round = Tour d’assaut
In-contact-and-in-support = Au contact et en soutien
Marked = Repères
Markers-face-down = Marqueurs face cachée
airstrip-of-the-Storch = piste du Storch
entry-number-of-pool = entrée { $number } de { $pool }
drop-zone-dz-die-number = zone de saut { $dz }, dé { $number }
sp-of-most-SP = { $sp } PF sur { $most }
In-front = En première ligne
Not-seen-yet = Pas encore vus
Strength-points = Points de force
This-turn = Ce tour-ci
Movement = Mouvement
Guard = Garde
Counters = Pions
Event = Événement
Bonus = Bonus
fixed-cannot-move-this-turn = ne peut pas bouger ce tour-ci
MP-left-this-turn = PM restants ce tour-ci
zone-cost-MP = { $zone } ({ $cost } PM)

## How things stand

level-of-most = { $level } sur { $most }
A-prisoner-is-worth-prisoner-points-dead-dead =
    Tito vaut { $prisoner ->
        [one] un point
       *[other] { $prisoner } points
    } s’il est prisonnier, { $dead } s’il est mort.
Turn-last-is-the-last = Le tour { $last } est le dernier.
Points-now = Points actuels
From-level-on-reinforcements-come-and-partisans-act-twice = À partir de { $level }, des renforts arrivent et les partisans agissent deux fois par tour.
Every-German-value-suffers-worse = Chaque valeur allemande est modifiée de { $worse }.
At-few-and-less-every-German-value-suffers = À { $few } et moins, chaque valeur allemande est réduite.
At-0-the-match-is-lost-each-fire-and = À 0, la partie est perdue ; chaque tir et chaque tour d’assaut en coûte 1.
The-relief-is-coming-turn-10-or-11-will = La relève arrive : le tour 10 ou 11 sera le dernier.
Turns-after-this = Tours après celui-ci
Reinforcements-come-partisans-act-twice-At-most-all-markers = Des renforts arrivent, les partisans agissent deux fois. À { $most }, tous les marqueurs sont retournés.
The-highest-level-all-markers-are-turned-over = Le niveau maximal : tous les marqueurs sont retournés.
What-still-raises-it-list = Ce qui la fait encore monter : { $list }.
score-tito = Tito
score-churchill = Randolph Churchill
score-documents = Documents secrets
score-missions = Missions
score-platoons = Pelotons perdus
score-officers = Officiers perdus
score-total = Total
figure-vp = points de victoire

## A report

German-units = Unités allemandes
Yugoslav-units = Unités yougoslaves
German-attacks-that-hit = Attaques allemandes réussies
Yugoslav-attacks-that-hit = Attaques yougoslaves réussies
lost-on-turn-turn = perdue au tour { $turn }
Unit = Unité
Attacks = Attaques
Hits = Au but
Expected = Attendu
Hits-taken = Coups reçus
Lost = Perdue
