### Castle Itter: the game and its options.
### Not proofread by a native speaker.

May-1945-American-German-and-French-defenders-hold-an = Mayo de 1945: defensores estadounidenses, alemanes y franceses resisten en un castillo alpino contra las SS. A solas, o contra un amigo que dirige el ataque.
Variant = Variante
How-hard-it-is-or-a-game-for-two = Lo difícil que es, o una partida competitiva para dos.
Eleven-Riflemen-surround-the-castle-and-there-are-no = Once Fusileros rodean el castillo, y no hay cartas de táctica.
Scouts-are-among-the-first-SS-and-a-Tactics = Entre las primeras SS hay Exploradores, y una carta de táctica cambia cada fase de las SS.
Scouts-and-Sturm-come-first-and-two-Tactics-cards = Llegan enseguida Exploradores y Sturm, y en cada turno hay dos cartas de táctica activas.
A-second-player-leads-the-SS-three-cards-and = Un segundo jugador dirige las SS: tres cartas y una carta de táctica, planeadas en secreto.
Edition = Edición
The-rulebook-or-the-player-aid-of-an-earlier = El reglamento, o la hoja de ayuda de una edición anterior.
The-rules-as-printed = Las reglas tal como están impresas.
Command-gives-two-orders-and-an-escape-takes-seven = Mandar da dos órdenes, y una fuga quita siete cartas del mazo.
Inspirers-add-up = Las inspiraciones se suman
Each-inspirer-in-the-location-adds-a-die-or = Cada Defensor con Inspirar en la localización añade un dado, o todos juntos añaden uno (CI-3.1.2).
Each-inspirer-in-the-location-adds-a-die = Cada Defensor con Inspirar en la localización añade un dado.
All-inspirers-in-the-location-together-add-one-die = Todos los Defensores con Inspirar en la localización añaden juntos un solo dado.
Holding-exhausts = Mantener la posición agota
Whether-a-Defender-who-is-deployed-and-does-nothing = Si un Defensor que se despliega y no hace nada más queda agotado (CI-2.1.6).
Deployed-and-nothing-more-a-Defender-stays-fresh = Un Defensor desplegado que no hace nada más sigue fresco.
Deployed-and-nothing-more-a-Defender-is-exhausted = Un Defensor desplegado que no hace nada más queda agotado.
Free-moves = Acciones libres
How-many-moves-within-the-location-an-activation-allows = Cuántos movimientos dentro de la localización permite una activación (CI-2.4.4).
One-move-within-the-location-before-the-action = Un movimiento dentro de la localización, antes de la acción.
Moves-within-the-location-as-many-as-it-has = Movimientos dentro de la localización, tantos como posiciones más tenga.
Escape-from-the-loader-s-place = Fuga desde el puesto del cargador
Borotra-can-escape-from-a-square-without-colour-CI-2 = Si Borotra puede fugarse desde una posición sin color (CI-2.8.5).
Borotra-cannot-escape-from-the-loader-s-place-in = Borotra no puede fugarse desde el puesto del cargador en el carro.
Borotra-can-escape-from-the-loader-s-place-in = Borotra puede fugarse desde el puesto del cargador en el carro.
