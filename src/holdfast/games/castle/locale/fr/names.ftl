### Castle: what things are called. A seat in Italian has its article in .the, .of, .to, .by and .on.


## Seats, by the colours that their castles fly

Red = Rouge
Blue = Bleu
Green = Vert
Purple = Violet

## Cards

card-named = { $name }
Joker-number = Joker { $number }
a-face-down-card = une carte face cachée
Ace = As
Jack = Valet
Queen = Dame
King = Roi
face-up = face visible
face-down = face cachée

## Sides

side-left = gauche
    .at = à gauche
side-right = droite
    .at = à droite
side-top = en haut
    .at = en haut

## Places

in-the-court = dans la cour
on-the-first-storey = au premier étage
on-the-second-storey = au deuxième étage
on-the-top-storey = au dernier étage
storey-column-number = { $storey } (colonne { $number })
storey-of-tower-number = { $storey } de la tour { $number }
storey-left-of-column-1 = { $storey } (une colonne à gauche de la colonne 1)
storey-number-left-of-column-1 = { $storey } ({ $number } colonnes à gauche de la colonne 1)
storey-left-of-tower-1 = { $storey } de la tour à gauche de la tour 1
storey-number-left-of-tower-1 = { $storey } ({ $number } tours à gauche de la tour 1)
target = { $seat }, { $place }
under-attack-of = { $cards } ({ $seat })
court = cour
storey-1 = étage 1
storey-2 = étage 2
storey-3 = étage 3
chapter-rounds =
    { COUNT($rounds) ->
        [one] Tour de table { $first }
       *[other] Tours de table { $first } à { $last }
    }

## Verbs, over actions that are many

verb-add = ajouter au groupe
verb-arrange = disposer le château
verb-assassinate = assassiner
verb-attack = attaquer
verb-barricade = poser une barricade
verb-berserk = attaquer un groupe
verb-close = fermer les brèches
verb-commit = engager
verb-court = disposer la cour
verb-discard = défausser
verb-done = en rester là
verb-draw = piocher
verb-expose = dévoiler
verb-halt = s’arrêter
verb-insert = insérer dans la cour
verb-lead = mener une sortie
verb-pass = ne rien faire
verb-place = placer
verb-press = poursuivre
verb-rally = rallier au drapeau
verb-ram = manier le bélier
verb-remove = retirer
verb-shoot = tirer
verb-spy = espionner
verb-strike = riposter
verb-use = utiliser
verb-volley = commencer une salve
