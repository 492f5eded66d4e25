### Castle: what a report on many matches shows.

Which-cells-of-the-castles-fall = Les cases des châteaux qui tombent
Cards-that-fell-or-were-removed-by-the-cell = Cartes tombées ou retirées, selon la case où elles étaient ; la rangée 0 est la cour.
Cards-that-fell-or-were-removed-added-up-a = Cartes tombées ou retirées, cumulées ; un tour est celui d’un seul joueur.
Attacks-that-came-to-dice-added-up = Attaques où l’on a jeté les dés, cumulées.
What-a-card-is-worth-in-the-first-hand = Ce que vaut une carte dans la première main
The-share-of-wins-of-seats-that-were-dealt = Part des victoires des joueurs qui l’ont reçue, moins celle des joueurs qui ne l’ont pas reçue.
What-a-card-is-worth-when-it-is-drawn = Ce que vaut une carte quand on la pioche
The-share-of-wins-of-the-seat-that-drew = Part des victoires du joueur qui l’a piochée à son tour, moins celle d’un joueur qui a pioché une autre carte au même tour.
