### Capture Tito!: the game and its options.

Capture-Tito = Capture Tito!
Paratroopers-against-automated-partisans-May-1944-solitaire-twelve-turns = Paratroopers against partisans that the rules play, May 1944; solo, twelve turns.
Difficulty = Difficulty
How-much-ammunition-the-Germans-have-50-difficult-60 = How much ammunition the Germans have: 50 (difficult), 60 (medium) or 70 (easy).
n70-points-of-ammunition-each-landing-of-the-second = 70 points of ammunition; each landing of the second wave adds two dice.
n60-points-of-ammunition-each-landing-of-the-second = 60 points of ammunition; each landing of the second wave adds a D10.
n50-points-of-ammunition-each-landing-of-the-second = 50 points of ammunition; each landing of the second wave adds one die.
