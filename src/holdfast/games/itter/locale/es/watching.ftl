### Castle Itter: what a report on many matches shows.
### Not proofread by a native speaker.

Where-Defenders-fall = Dónde caen los Defensores
Casualties-by-the-square-they-stood-on = Bajas, según la casilla en que estaban.
Where-the-SS-get-in = Por dónde entran las SS
The-area-from-which-the-castle-was-entered = El área desde la que se entró en el castillo.
Where-the-SS-appear = Dónde aparecen las SS
Counters-placed-by-their-area = Fichas colocadas, según su área.
Defenders-lost = Defensores perdidos
Casualties-sacrifices-and-low-morale-added-up = Bajas, sacrificios y moral baja, sumados.
SS-counters-removed = Fichas de las SS retiradas
Hits-of-the-Defenders-attacks-added-up = Impactos de los ataques de los Defensores, sumados.
Hits-on-the-castle = Impactos en el castillo
Each-drops-a-Defense-Value-by-1-added-up = Cada uno baja en 1 un valor de defensa; sumados.
What-an-SS-card-does-when-it-comes = Qué hace una carta de las SS cuando llega
What-the-Defender-makes-of-a-match-when-the = Lo que el Defensor saca de una partida cuando se revela la carta, menos lo que da en el mismo turno otra carta de la misma parte del mazo.
