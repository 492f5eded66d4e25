### Castle Itter: the board, its parts, how things stand, what a report counts.


## Printed on the board

Supply = Réserve
Reinforcements-tray = Renforts
Escaped = Évadé
Casualties = Éliminés
Deck = Pioche
Discard = Défausse
SS-Supply = Réserve SS
SS-Cards = Cartes SS
Tactics = Tactique
Action-Token = Marqueur Action
Command-Token = Marqueur Commandement
Disrupted = Désorganisé
Suppression-Token = Marqueur Suppression
Line-of-Sight-and-Suppression = Ligne de vue et Suppression
sees-nothing = ne voit rien
no-suppression = sans suppression
Turn = Tour
Tyrol-5-May-1945 = Tyrol, 5 mai 1945
Suppression = Suppression
reconstructed = reconstituée
Defense = Défense
Reserve = En attente avec les Renforts
Casualty = Éliminé
Defender-Phase = Phase des Défenseurs
SS-Phase = Phase SS
SS-Planning = Planification SS
Game-over = Partie terminée
Destroyed = Détruite
Actions = Actions
loaded = chargé
empty = vide
Load-Token = Marqueur Chargement
Place-SS-Counters = Placer des pions SS
Exhausted = Épuisé
Defense-Value = Valeur de défense
with-crew = avec l’équipage
abandoned = abandonnée
Revealed = Révélées
Hand = Main
Order = Ordre

## The board in words

planning = planification SS
over = partie terminée
clock-phase-Actions-left-left = { $clock }, { $phase }. Actions restantes : { $left }.
SS-counters = Pions SS :
SS-deck-deck-discarded-discard = Pioche SS : { $deck }, défausse : { $discard }
revealed = révélées
hand = main
orders = ordres
tactics-in-force = cartes Tactique actives
Tactics-cards-in-hand = cartes Tactique en main
acted = a agi
commanded = a reçu un ordre
Suppression-tokens-tokens = (marqueurs Suppression : { $tokens })
destroyed = détruite
cannon-loaded = canon chargé

## Looking at something

name-attack-attack-dice-suppression-suppress =
    { $name } : { $attack ->
        [one] { $attack } dé
       *[other] { $attack } dés
    } d’attaque, suppression { $suppress }
Area-number-color = Zone { $number }, { $color }
Circle-number-color = Cercle { $number }, { $color }
Area-number = Zone { $number }
SS-counters-not-on-the-board = Pions SS hors du plateau
On-its-way-to-area-area = En route vers la zone { $area }
Where = Où
Attack-dice = Dés d’attaque
fresh = prêt
Sees = Voit
Who-stands-here = Qui est ici
Who-is-here = Qui est ici
Pushes-until-the-castle = Poussées jusqu’au château
Seen-by = Vu par
Infantry-pushed-from-here-enters-the-castle-the-game = L’infanterie poussée d’ici entre dans le château : la partie est perdue.
Suppression-color = Suppression, { $color }
Now = Maintenant
Cards-in-the-SS-deck = Cartes dans la pioche SS
Actions-left = Actions restantes
not-loaded = pas chargé
The-cannon-is = Le canon est
Attributes = Attributs
State = État
In-sight = En vue
has-acted = a agi
was-given-an-order = a reçu un ordre
Hit-by-a-target-die-of = Dé de cible qui touche ici
Weapon = Arme
Infantry-here = Infanterie ici
How-many = Combien
Can-hit = Peut toucher
Tokens = Marqueurs
Hold-back-what-comes-to-areas = Retiennent ce qui arrive dans les zones
Undecided = En suspens
A-card-face-down = Une carte face cachée
A-Tactics-card-face-down = Une carte Tactique face cachée
Revealed-this-turn = Révélées ce tour-ci
Hand-of-the-SS = Main des SS
Tactics-in-force = Cartes Tactique actives
Counter = Pion
Removed-by-a-die-of = Retiré par un dé de
Cards = Cartes
Not-seen-yet = Pas encore vues
SS-deck = Pioche SS
Discarded-the-newest-first = Défausse, la plus récente d’abord
Disrupt-dice = Dés de désorganisation
Places = Place
Dice = Dés
Target = Cible

## How things stand

SS-to-the-castle = SS vers le château
counter-on-circle-node-pushed-steps-times-it-is =
    { FORM($counter, "the") } du cercle { $node } entre en { $steps ->
        [one] une poussée
       *[other] { $steps } poussées
    }, et la partie est perdue.
counter-on-circle-node-the-next-push-carries-it = La prochaine poussée fait entrer { FORM($counter, "the") } du cercle { $node }, et la partie est perdue.
No-SS-infantry-is-on-the-board = Il n’y a pas d’infanterie SS sur le plateau.
Equally-near-others-more =
    { $others ->
        [one] Un autre est tout aussi proche
       *[other] { $others } autres sont tout aussi proches
    }.
steps-pushes =
    { $steps ->
        [one] { $steps } poussée
       *[other] { $steps } poussées
    }
Three-come-each-turn-turns-more-SS-Phases =
    Trois par tour : { $turns ->
        [0] plus aucune phase SS
        [one] encore une phase SS
       *[other] encore { $turns } phases SS
    }.
Score-now = Score actuel
all-value = tous à { $value }
Weakest-place = Lieu le plus faible
SS-cards-left = Cartes SS restantes
Destroyed-nobody-can-enter-any-more = Détruite : plus personne ne peut y entrer.
No-fire-reaches-it-From-here-one-moves-to = Aucun tir ne l’atteint. D’ici, on ne peut aller que dans la Grande Salle.
The-next-hit-lowers-the-Defense-Value-to-value = Le prochain coup abaisse la valeur de défense à { $value }.
The-next-hit-destroys-it-with-everybody-inside = Le prochain coup la détruit avec tous ceux qui sont à l’intérieur.
The-next-hit-disrupts-everybody-inside = Le prochain coup désorganise tous ceux qui sont à l’intérieur.
score-jenny_lost_empty = Besotten Jenny détruite sans personne à l’intérieur
score-borotra_escaped = Borotra évadé
score-french_outside_cellar = Français hors de la Cave
score-french_in_cellar = Français dans la Cave
score-other_defender_on_board = Autres Défenseurs dans le château
score-ss_counter_on_board = Pions SS sur le plateau
score-total = Total
figure-score = points

## A report

fell-on-turn-turn = éliminé au tour { $turn }
gave-up-on-turn-turn = moral brisé au tour { $turn }
sacrificed-himself-on-turn-turn = s’est sacrifié au tour { $turn }
escaped-on-turn-turn = s’est évadé au tour { $turn }
Guns-against-the-castle = Canons contre le château
Attacks-of-the-Defenders-that-hit = Attaques réussies des Défenseurs
SS-counters-that-suppression-stopped = Pions SS arrêtés par la suppression
Shots-of-the-SS-that-hit = Tirs réussis des SS
Defender = Défenseur
Attacks = Attaques
Hits = Au but
Expected = Attendu
Fate = Sort
The-Defenders = Les Défenseurs
Who-fired = Qui a tiré
Shots = Tirs
Fire-of-the-SS = Les tirs des SS
