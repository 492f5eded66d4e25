### Castle Itter: what a report on many matches shows.
### Not proofread by a native speaker.

Where-Defenders-fall = Wo Verteidiger fallen
Casualties-by-the-square-they-stood-on = Gefallene, nach dem Feld, auf dem sie standen.
Where-the-SS-get-in = Wo die SS eindringt
The-area-from-which-the-castle-was-entered = Das Gebiet, aus dem in die Burg eingedrungen wurde.
Where-the-SS-appear = Wo die SS auftaucht
Counters-placed-by-their-area = Platzierte Marker, nach ihrem Gebiet.
Defenders-lost = Verlorene Verteidiger
Casualties-sacrifices-and-low-morale-added-up = Gefallene, Opfer und niedrige Moral, zusammengezählt.
SS-counters-removed = Entfernte SS-Marker
Hits-of-the-Defenders-attacks-added-up = Treffer der Angriffe der Verteidiger, zusammengezählt.
Hits-on-the-castle = Treffer auf die Burg
Each-drops-a-Defense-Value-by-1-added-up = Jeder senkt einen Verteidigungswert um 1; zusammengezählt.
What-an-SS-card-does-when-it-comes = Was eine SS-Karte bewirkt, wenn sie kommt
What-the-Defender-makes-of-a-match-when-the = Was der Verteidiger aus einer Partie macht, wenn die Karte aufgedeckt wird, weniger das, was in derselben Runde eine andere desselben Stapelteils gibt.
