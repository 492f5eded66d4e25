### Castle: what a report on many matches shows.
### Not proofread by a native speaker.

Which-cells-of-the-castles-fall = Qué casillas de los castillos caen
Cards-that-fell-or-were-removed-by-the-cell = Cartas caídas o retiradas, según la casilla en que estaban; la fila 0 es la corte.
Cards-that-fell-or-were-removed-added-up-a = Cartas caídas o retiradas, sumadas; un turno es el de un solo jugador.
Attacks-that-came-to-dice-added-up = Ataques en que se tiraron dados, sumados.
What-a-card-is-worth-in-the-first-hand = Cuánto vale una carta en la primera mano
The-share-of-wins-of-seats-that-were-dealt = La proporción de victorias de los puestos que la recibieron, menos la de los que no.
What-a-card-is-worth-when-it-is-drawn = Cuánto vale una carta cuando se roba
The-share-of-wins-of-the-seat-that-drew = La proporción de victorias del puesto que la robó para su turno, menos la de un puesto que robó otra carta en el mismo turno.
