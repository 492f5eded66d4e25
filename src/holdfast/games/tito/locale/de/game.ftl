### Capture Tito!: the game and its options.
### Not proofread by a native speaker.

Capture-Tito = Capture Tito!
Paratroopers-against-automated-partisans-May-1944-solitaire-twelve-turns = Fallschirmjäger gegen Partisanen, die von den Regeln gespielt werden, Mai 1944; allein, zwölf Runden.
Difficulty = Schwierigkeit
How-much-ammunition-the-Germans-have-50-difficult-60 = Wie viel Munition die Deutschen haben: 50 (schwer), 60 (mittel) oder 70 (leicht).
n70-points-of-ammunition-each-landing-of-the-second = 70 Munitionspunkte; jede Landung der zweiten Welle bringt zwei Würfel dazu.
n60-points-of-ammunition-each-landing-of-the-second = 60 Munitionspunkte; jede Landung der zweiten Welle bringt einen W10 dazu.
n50-points-of-ammunition-each-landing-of-the-second = 50 Munitionspunkte; jede Landung der zweiten Welle bringt einen Würfel dazu.
