### Capture Tito!: what a report on many matches shows.

Which-zones-are-fought-over = Which zones are fought over
Assaults-in-a-zone-and-fire-at-it-from = Assaults in a zone, and fire at it from another.
Where-Germans-fall = Where Germans fall
German-units-eliminated-by-zone = German units eliminated, by zone.
Where-paratroopers-land = Where paratroopers land
Units-that-landed-by-zone = Units that landed, by zone.
German-units-lost = German units lost
Added-up = Added up.
The-alarm = The alarm
Where-it-stands-at-the-end-of-each-turn = Where it stands at the end of each turn.
What-is-left-at-the-end-of-each-turn = What is left at the end of each turn.
What-the-event-of-turn-1-is-worth = What the event of turn 1 is worth
What-the-Germans-make-of-a-match-with-it = The Germans’ result with it, less their result with another event.
What-a-partisan-counter-does-when-it-is-drawn = What a partisan counter does when it is drawn
What-the-Germans-make-of-a-match-when-it = The Germans’ result when it is drawn for a marker or as a reinforcement, less their result when another counter of the same pool is drawn on the same turn.
