### Castle Itter: what a report on many matches shows.

Where-Defenders-fall = Where Defenders fall
Casualties-by-the-square-they-stood-on = Casualties, by the position they stood on.
Where-the-SS-get-in = Where the SS get in
The-area-from-which-the-castle-was-entered = The area from which the castle was entered.
Where-the-SS-appear = Where the SS appear
Counters-placed-by-their-area = Counters placed, by their area.
Defenders-lost = Defenders lost
Casualties-sacrifices-and-low-morale-added-up = Casualties, sacrifices and low morale, added up.
SS-counters-removed = SS counters removed
Hits-of-the-Defenders-attacks-added-up = Hits by the Defenders’ attacks, added up.
Hits-on-the-castle = Hits on the castle
Each-drops-a-Defense-Value-by-1-added-up = Each lowers a Defense Value by 1; added up.
What-an-SS-card-does-when-it-comes = What an SS card does when it comes
What-the-Defender-makes-of-a-match-when-the = The Defender’s result when the card is revealed, less the result when another card from the same part of the deck is revealed on the same turn.
