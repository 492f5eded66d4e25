### Castle: what a report on many matches shows.

Which-cells-of-the-castles-fall = Which cells of the castles fall
Cards-that-fell-or-were-removed-by-the-cell = Cards that fell or were removed, by the cell they stood in; row 0 is the court.
Cards-that-fell-or-were-removed-added-up-a = Cards that fell or were removed, added up; each turn is one player’s.
Attacks-that-came-to-dice-added-up = Attacks in which dice were rolled, added up.
What-a-card-is-worth-in-the-first-hand = What a card is worth in the first hand
The-share-of-wins-of-seats-that-were-dealt = How often players who were dealt it win, less how often the others win.
What-a-card-is-worth-when-it-is-drawn = What a card is worth when it is drawn
The-share-of-wins-of-the-seat-that-drew = How often players who drew it for their turn win, less how often those who drew another card on the same turn win.
