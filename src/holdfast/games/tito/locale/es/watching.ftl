### Capture Tito!: what a report on many matches shows.
### Not proofread by a native speaker.

Which-zones-are-fought-over = Por qué zonas se lucha
Assaults-in-a-zone-and-fire-at-it-from = Asaltos en una zona, y fuego sobre ella desde otra.
Where-Germans-fall = Dónde caen los alemanes
German-units-eliminated-by-zone = Unidades alemanas eliminadas, por zona.
Where-paratroopers-land = Dónde aterrizan los paracaidistas
Units-that-landed-by-zone = Unidades que aterrizaron, por zona.
German-units-lost = Unidades alemanas perdidas
Added-up = Sumadas.
The-alarm = La alarma
Where-it-stands-at-the-end-of-each-turn = Dónde está al final de cada turno.
What-is-left-at-the-end-of-each-turn = Lo que queda al final de cada turno.
What-the-event-of-turn-1-is-worth = Cuánto vale el suceso del turno 1
What-the-Germans-make-of-a-match-with-it = Lo que los alemanes sacan con él, menos lo que da otro suceso.
What-a-partisan-counter-does-when-it-is-drawn = Qué hace una ficha de partisanos cuando se saca
What-the-Germans-make-of-a-match-when-it = Lo que los alemanes sacan de una partida cuando se saca para un marcador o como refuerzo, menos lo que da en el mismo turno otra ficha de la misma reserva.
