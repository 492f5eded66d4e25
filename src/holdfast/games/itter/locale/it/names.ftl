### Castle Itter: what things are called. Italian keeps the printed names of cards and locations, as its rulebook does.


## Colours

green = verde
red = rosso
purple = viola
black = nero
yellow = giallo
white = bianco

## Suppression tokens by colour

tokens-green =
    { $number } { $number ->
        [one] verde
       *[other] verdi
    }
tokens-red =
    { $number } { $number ->
        [one] rosso
       *[other] rossi
    }
tokens-purple = { $number } viola
tokens-black =
    { $number } { $number ->
        [one] nero
       *[other] neri
    }
tokens-yellow =
    { $number } { $number ->
        [one] giallo
       *[other] gialli
    }

## What a Defender suffers from

condition-exhausted = esausto
condition-disrupted = disturbato

## SS counters

Rifleman = Fuciliere
    .a = un Fuciliere
    .the = il Fuciliere
Scout = Scout
    .a = uno Scout
    .the = lo Scout
Sturm = Sturm
    .a = uno Sturm
    .the = lo Sturm
Machine-Gunner = Mitragliere
    .a = un Mitragliere
    .the = il Mitragliere
Mortar = Mortaio
    .a = un Mortaio
    .the = il Mortaio
defender-rifleman = Fuciliere { $number }
    .the = il Fuciliere { $number }

## Locations

North-Terrace = North Terrace
    .the = la North Terrace
    .of = della North Terrace
    .from = dalla North Terrace
    .gender = f
South-Terrace = South Terrace
    .the = la South Terrace
    .of = della South Terrace
    .from = dalla South Terrace
    .gender = f
Keep = Keep
    .the = il Keep
    .of = del Keep
    .from = dal Keep
    .gender = m
Great-Hall = Great Hall
    .the = la Great Hall
    .of = della Great Hall
    .from = dalla Great Hall
    .gender = f
Gate-House = Gate House
    .the = la Gate House
    .of = della Gate House
    .from = dalla Gate House
    .gender = f
Besotten-Jenny = Besotten Jenny
    .the = il Besotten Jenny
    .of = del Besotten Jenny
    .from = dal Besotten Jenny
    .gender = m
Cellar = Cellar
    .the = la Cellar
    .of = della Cellar
    .from = dalla Cellar
    .gender = f

## Areas and circles of the SS

node-area = { $number }
    .the = l’area { $number }
    .to = all’area { $number }
    .from = dall’area { $number }
node-circle = { $number }
    .the = il cerchio { $number }
    .to = al cerchio { $number }
    .from = dal cerchio { $number }
node-machine_gunner = Mitragliere { $number }
    .the = il Mitragliere nell’area { $number }
node-mortar = Mortaio { $number }
    .the = il Mortaio nell’area { $number }

## SS cards

card-rifleman2 = Rifleman ×2
card-rifleman3 = Rifleman ×3
card-scout2 = Scout ×2
card-sturm1 = Sturm
card-sturm1c = Sturm (Competitivo)
card-sturm2 = Sturm ×2
card-machine_gunner = Machine Gunner
card-mortar = Mortar
card-sniper = Sniper
card-flak37 = 88mm Flak 37
card-pak40a = 75mm Pak 40 (A)
card-pak40b = 75mm Pak 40 (B)
card-panzerfaust = Panzerfaust
card-flak30 = 20mm Flak 30
card-suppressive_fire = Suppressive Fire
card-reinforcements = Reinforcements
card-142nd = 142° Reggimento di Fanteria

## Tactics cards

Barrage = Barrage
Eastern-Approach = Eastern Approach
Northern-Approach = Northern Approach
Western-Approach = Western Approach
Focus-Fire = Focus Fire
Sharpshooters = Sharpshooters
Tank-Hunters = Tank Hunters
Shrapnel = Shrapnel
Second-Wave = Second Wave
Infiltration = Infiltration
Shock-Troops = Shock Troops
Smoke-Screen = Smoke Screen
Fanatics = Fanatics

## Weapons

M1919A4 = M1919A4
    .with = con la M1919A4
    .the = la M1919A4
    .gender = f
M2HB = M2HB
    .with = con la M2HB
    .the = la M2HB
    .gender = f
n76mm-Cannon = 76mm Cannon
    .with = con il 76mm Cannon
    .the = il 76mm Cannon
    .gender = m
n76mm-Cannon-Load = 76mm Cannon Load

## Attributes

attribute-C = Comando
attribute-E = Fuga
attribute-I = Ispirare
attribute-M = Morale Basso
attribute-O = Ufficiale Wehrmacht
attribute-R = Rinforzi
attribute-S = Sacrificio
attribute-T = Equipaggio Carrista

## Where a Defender is who is not on the board

place-supply = riserva
place-reserve = in attesa fra i Rinforzi
place-casualty = uccisi
place-escaped = fuggito

## Seats, options, verbs

seat-defender = Difensore
    .of = del Difensore
    .to = al Difensore
    .the = il Difensore
seat-ss = SS
    .of = delle SS
    .to = alle SS
    .the = le SS
option-variant-beginner = Principiante
option-variant-veteran = Veterano
option-variant-elite = Elite
option-variant-competitive = Competitiva (due giocatori)
option-edition-standard = Regolamento
option-edition-player_aid = Scheda riassuntiva di un’edizione precedente
option-free_moves-one = una per attivazione
option-free_moves-any = quante sono le altre postazioni della locazione
verb-deploy = schierare
verb-attack = attaccare
verb-suppress = sopprimere
verb-shift = muovere nella stessa locazione
verb-move = muovere
verb-load = caricare
verb-recover = recuperare
verb-remove_suppression = rimuovere la soppressione
verb-command = comandare
verb-escape = fuggire
verb-end = terminare la fase
verb-hold = tenere la posizione
verb-order = dare un ordine
verb-done = nessun altro ordine
verb-spend = spendere
verb-sacrifice = sacrificarsi
verb-decline = rifiutare
verb-plan = pianificare
verb-tactic = scegliere la Carta Tattica

## Awards

Austrian-National-Hero = Eroe Nazionale Austriaco
Medal-of-Honor = Medaglia d’Onore
Distinguished-Service-Cross = Distinguished Service Cross
Silver-Star = Medaglia Silver Star
Bronze-Star = Medaglia Bronze Star
Epic-Victory = Vittoria Epica
Major-Victory = Vittoria Maggiore
Minor-Victory = Vittoria Minore
Draw = Parità
