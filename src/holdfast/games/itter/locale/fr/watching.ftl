### Castle Itter: what a report on many matches shows.

Where-Defenders-fall = Où des Défenseurs sont éliminés
Casualties-by-the-square-they-stood-on = Défenseurs éliminés, selon la case où ils se trouvaient.
Where-the-SS-get-in = Par où les SS entrent
The-area-from-which-the-castle-was-entered = La zone d’où l’on est entré dans le château.
Where-the-SS-appear = Où les SS apparaissent
Counters-placed-by-their-area = Pions placés, selon leur zone.
Defenders-lost = Défenseurs perdus
Casualties-sacrifices-and-low-morale-added-up = Éliminations, Sacrifices et Moral bas, cumulés.
SS-counters-removed = Pions SS retirés
Hits-of-the-Defenders-attacks-added-up = Coups au but des attaques des Défenseurs, cumulés.
Hits-on-the-castle = Coups au but sur le château
Each-drops-a-Defense-Value-by-1-added-up = Chacun réduit une valeur de défense de 1 ; total cumulé.
What-an-SS-card-does-when-it-comes = Ce que fait une carte SS quand elle sort
What-the-Defender-makes-of-a-match-when-the = Le résultat du défenseur quand la carte est révélée, moins son résultat quand une autre carte de la même portion de la pioche est révélée au même tour.
