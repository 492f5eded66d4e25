### Castle: the table, its parts, how things stand, what a report counts.


## The board in words

board-out = { $seat } : hors jeu
board-reinforcements = renforts : { $cards }
board-jokers = jokers : { $cards }
board-barricade = barricade { $card } { $place }, { FORM($side, "at") }, posée par { $by }
board-sprung = pièges déclenchés : { $cells }
board-hand = à disposer : { $cards }
board-piles = pioche { $deck }, défausse { $discard }, boîte { $box }
board-dead = figures mortes : { $cards }
board-drawn = piochée : { $card }
board-battle =
    bataille : { $lead }{ COUNT($extra) ->
        [0] { "" }
        [one] , carte bonus : { $extra }
       *[other] , cartes bonus : { $extra }
    }{ COUNT($aside) ->
        [0] { "" }
        [one] , carte mise de côté : { $aside }
       *[other] , cartes mises de côté : { $aside }
    }
board-volley = salve : { $card } avec { $cards }
board-sortie = sorties encore à faire : { $order }
is-arranging-its-castle = dispose son château
has-still-to-arrange-its-castle = doit encore disposer son château

## Drawings

seat-place = { $seat }, { $place }
under-attack = attaquée
sprung-trap = piège déclenché
barricade-laid-by-seat = barricade, posée par { $seat }
left-flank = flanc gauche
right-flank = flanc droit
battlements = créneaux
walls = murailles
reinforcements = renforts
to-move = doit jouer
on-turn = c’est son tour
decides = décide
fallen = tombé
your-castle = ton château
to-arrange-count = à disposer : { $count }
Deck = Pioche
Discards = Défausse
Dead = Mortes
Box = Boîte
Drawn-card = Carte piochée
Attack = Attaque
Defence = Défense
Committed = Engagées
Aside = De côté
Field-battle = Bataille rangée
Archers = Archers
Battering-ram = Bélier
Assassin = Assassin
Volley = Salve
Joker-contest = Lutte pour le joker
Sortie-round = Tour de sorties
Set-up = Mise en place
Turn = Tour
Game-over = Fin de partie
seat-wins = { $seat } gagne
Draw = Partie nulle
Stop = Arrêter
Done = Terminé
Pass = Passer
Close-gaps = Fermer
Berserker = Berserker
Your-cards = Tes cartes
Where-the-attack-stands = Où en est l’attaque
insert-before-column-col = insérer avant la colonne { $col }
Last-roll = Dernier jet
Castle = Castle
Castle-column = Château

## Looking at something

That-is-all = C’est tout
Do-nothing = Ne rien faire
Close-all-gaps = Fermer toutes les brèches
Value = Valeur
Stands = Encore debout
Face-up = Face visible
The-castle-of-seat = Le château de { $seat }
Cards = Cartes
Together-worth = Valeur totale
Reinforcements-of-seat = Renforts de { $seat }
Left-flank-of-seat = Flanc gauche de { $seat }
Right-flank-of-seat = Flanc droit de { $seat }
Battlements-of-seat = Créneaux de { $seat }
Seen-from-the-front = Vu de face
Laid-by = Posée par
beside-the-castle = à côté du château
in-the-left-tower = dans la tour de gauche
in-the-right-tower = dans la tour de droite
inside-the-castle = dans le château
top-of-the-left-tower = sommet de la tour de gauche
top-of-the-right-tower = sommet de la tour de droite
top-of-its-column = sommet de sa colonne
Lies = Position
Card = Carte
An-attack = Une attaque
can-reach-it = peut l’atteindre
cannot-reach-it = ne peut pas l’atteindre
Discarded-the-newest-first = Défausse, la plus récente d’abord
Dead-royals = Figures mortes
The-field-between-the-castles = Le champ entre les châteaux
Between-two-cards-of-the-court = Entre deux cartes de la cour
Your-royals-from-left-to-right-order = Tes figures de gauche à droite : { $order }

## How things stand

out = éliminé
is-being-built = en construction
court-count-cards =
    { $court } · { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
Face-up-count = Face visible : { $count }.
Reinforcements-cards-sum-in-all = Renforts : { $cards }, { $sum } en tout.
Jokers-count = Jokers : { $count }.
Whether-the-Queen-stands-is-not-known = On ne sait pas si la Dame est encore debout.
Discarded-count = Défausse : { $count }.
Cards-left = Cartes restantes
Battle = Bataille
seat-leads-with-lead = { $seat } attaque avec { $lead }.
Double = Double !
cards-sum = { $cards } (+{ $sum })
cards-to-come-owed = cartes à venir : { $owed }
Extra-cards-count-in-every-attack-until-the-battle = Les cartes bonus comptent dans chaque attaque jusqu’à la fin de la bataille.
Still-to-come-if-anything-can-be-attacked-owed = Encore à venir, s’il reste une cible : { $owed }.
Fallen-so-far-cards =
    { COUNT($cards) ->
        [one] Tombée
       *[other] Tombées
    } jusqu’ici : { $cards }.
Under-attack-cards =
    { COUNT($cards) ->
        [one] Attaquée
       *[other] Attaquées
    } : { $cards }.
Committed-cards =
    { COUNT($cards) ->
        [one] Engagée
       *[other] Engagées
    } : { $cards }.
The-attack-must-reach-more = L’attaque doit dépasser la défense.
attack-against-defence = { $attack } contre { $defence }
dice-dice-sign-bonus =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } { $sign } { $bonus }

## A report

Attacks-of-seat-that-won = Attaques réussies de { $seat }
Attacks = Attaques
Won = Réussies
Expected = Attendues
Cards-taken = Cartes prises
Cards-lost = Cartes perdues
The-castles = Les châteaux
Cards-that-led-attacks = Cartes qui ont mené des attaques
