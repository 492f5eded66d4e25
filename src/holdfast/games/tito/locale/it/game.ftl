### Capture Tito!: the game and its options.

Capture-Tito = Capture Tito!
Paratroopers-against-automated-partisans-May-1944-solitaire-twelve-turns = Paracadutisti contro partigiani mossi dalle regole, maggio 1944; in solitario, dodici turni.
Difficulty = Difficoltà
How-much-ammunition-the-Germans-have-50-difficult-60 = Le munizioni dei Tedeschi: 50 (difficile), 60 (medio) o 70 (facile).
n70-points-of-ammunition-each-landing-of-the-second = 70 punti munizioni; ogni lancio della seconda ondata aggiunge due D6.
n60-points-of-ammunition-each-landing-of-the-second = 60 punti munizioni; ogni lancio della seconda ondata aggiunge un D10.
n50-points-of-ammunition-each-landing-of-the-second = 50 punti munizioni; ogni lancio della seconda ondata aggiunge un D6.
