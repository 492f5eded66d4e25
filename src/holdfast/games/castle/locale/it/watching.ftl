### Castle: what a report on many matches shows.

Which-cells-of-the-castles-fall = Quali caselle dei castelli cadono
Cards-that-fell-or-were-removed-by-the-cell = Carte cadute o tolte, secondo la casella in cui erano; la fila 0 è la corte.
Cards-that-fell-or-were-removed-added-up-a = Carte cadute o tolte, sommate; un turno è di un solo giocatore.
Attacks-that-came-to-dice-added-up = Attacchi risolti con i dadi, sommati.
What-a-card-is-worth-in-the-first-hand = Quanto vale una carta nella prima mano
The-share-of-wins-of-seats-that-were-dealt = Percentuale di vittorie dei posti che l’hanno ricevuta, meno quella dei posti che non l’hanno ricevuta.
What-a-card-is-worth-when-it-is-drawn = Quanto vale una carta quando viene pescata
The-share-of-wins-of-the-seat-that-drew = Percentuale di vittorie del posto che l’ha pescata nel suo turno, meno quella di un posto che nello stesso turno ha pescato un’altra carta.
