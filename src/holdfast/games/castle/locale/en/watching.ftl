### Castle: what a report on many matches shows.

Which-cells-of-the-castles-fall = Which cells of the castles fall
Cards-that-fell-or-were-removed-by-the-cell = Cards that fell or were removed, by the cell they stood in; row 0 is the court.
Cards-that-fell-or-were-removed-added-up-a = Cards that fell or were removed, added up; a turn is one seat’s.
Attacks-that-came-to-dice-added-up = Attacks in which dice were rolled, added up.
What-a-card-is-worth-in-the-first-hand = What a card is worth in the first hand
The-share-of-wins-of-seats-that-were-dealt = The share of wins of seats that were dealt it, less that of seats that were not.
What-a-card-is-worth-when-it-is-drawn = What a card is worth when it is drawn
The-share-of-wins-of-the-seat-that-drew = The share of wins of the seat that drew it for its turn, less that of a seat that drew another card on the same turn.
