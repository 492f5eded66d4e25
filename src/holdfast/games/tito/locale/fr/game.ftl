### Capture Tito!: the game and its options.

Capture-Tito = Capturez Tito !
Paratroopers-against-automated-partisans-May-1944-solitaire-twelve-turns = Mai 1944 : des parachutistes contre des partisans que les règles font agir. En solitaire, douze tours.
Difficulty = Difficulté
How-much-ammunition-the-Germans-have-50-difficult-60 = Les munitions des Allemands : 50 (difficile), 60 (moyen) ou 70 (facile).
n70-points-of-ammunition-each-landing-of-the-second = 70 points de munitions ; chaque largage de la deuxième vague ajoute deux dés.
n60-points-of-ammunition-each-landing-of-the-second = 60 points de munitions ; chaque largage de la deuxième vague ajoute un D10.
n50-points-of-ammunition-each-landing-of-the-second = 50 points de munitions ; chaque largage de la deuxième vague ajoute un dé.
