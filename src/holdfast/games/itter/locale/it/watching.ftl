### Castle Itter: what a report on many matches shows.

Where-Defenders-fall = Dove muoiono i Difensori
Casualties-by-the-square-they-stood-on = Difensori uccisi, secondo la postazione in cui erano.
Where-the-SS-get-in = Da dove entrano le SS
The-area-from-which-the-castle-was-entered = L’area da cui si è entrati nel castello.
Where-the-SS-appear = Dove appaiono le SS
Counters-placed-by-their-area = Segnalini piazzati, secondo la loro area.
Defenders-lost = Difensori persi
Casualties-sacrifices-and-low-morale-added-up = Difensori uccisi, sacrificati e persi per Morale Basso, sommati.
SS-counters-removed = Segnalini SS rimossi
Hits-of-the-Defenders-attacks-added-up = Attacchi dei Difensori andati a segno, sommati.
Hits-on-the-castle = Colpi a segno sul castello
Each-drops-a-Defense-Value-by-1-added-up = Ognuno abbassa di 1 un Valore Difesa; sommati.
What-an-SS-card-does-when-it-comes = Che cosa fa una Carta SS quando arriva
What-the-Defender-makes-of-a-match-when-the = Quanto vale una partita per il Difensore quando la carta è rivelata, meno quanto vale quando nello stesso turno esce un’altra carta della stessa parte del mazzo.
