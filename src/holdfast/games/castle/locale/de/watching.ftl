### Castle: what a report on many matches shows.
### Not proofread by a native speaker.

Which-cells-of-the-castles-fall = Welche Felder der Burgen fallen
Cards-that-fell-or-were-removed-by-the-cell = Karten, die fielen oder entfernt wurden, nach ihrem Feld; Reihe 0 ist der Hof.
Cards-that-fell-or-were-removed-added-up-a = Karten, die fielen oder entfernt wurden, zusammengezählt; ein Zug ist der eines Spielers.
Attacks-that-came-to-dice-added-up = Angriffe, bei denen gewürfelt wurde, zusammengezählt.
What-a-card-is-worth-in-the-first-hand = Was eine Karte in der ersten Hand wert ist
The-share-of-wins-of-seats-that-were-dealt = Der Anteil der Siege von Plätzen, die sie bekamen, weniger den der anderen.
What-a-card-is-worth-when-it-is-drawn = Was eine Karte wert ist, wenn sie gezogen wird
The-share-of-wins-of-the-seat-that-drew = Der Anteil der Siege des Platzes, der sie für seinen Zug zog, weniger den eines Platzes, der im selben Zug eine andere zog.
