### Capture Tito!: the game and its options.
### Not proofread by a native speaker.

Capture-Tito = Capture Tito!
Paratroopers-against-automated-partisans-May-1944-solitaire-twelve-turns = Paracaidistas contra partisanos movidos por las reglas, mayo de 1944; en solitario, doce turnos.
Difficulty = Dificultad
How-much-ammunition-the-Germans-have-50-difficult-60 = La munición de los Alemanes: 50 (difícil), 60 (medio) o 70 (fácil).
n70-points-of-ammunition-each-landing-of-the-second = 70 puntos de munición; cada salto de la segunda oleada añade dos dados.
n60-points-of-ammunition-each-landing-of-the-second = 60 puntos de munición; cada salto de la segunda oleada añade un D10.
n50-points-of-ammunition-each-landing-of-the-second = 50 puntos de munición; cada salto de la segunda oleada añade un dado.
