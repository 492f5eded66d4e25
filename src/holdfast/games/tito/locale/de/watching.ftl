### Capture Tito!: what a report on many matches shows.
### Not proofread by a native speaker.

Which-zones-are-fought-over = Um welche Zonen gekämpft wird
Assaults-in-a-zone-and-fire-at-it-from = Sturmangriffe in einer Zone und Feuer auf sie aus einer anderen.
Where-Germans-fall = Wo Deutsche fallen
German-units-eliminated-by-zone = Ausgeschaltete deutsche Einheiten, nach Zone.
Where-paratroopers-land = Wo Fallschirmjäger landen
Units-that-landed-by-zone = Gelandete Einheiten, nach Zone.
German-units-lost = Verlorene deutsche Einheiten
Added-up = Zusammengezählt.
The-alarm = Der Alarm
Where-it-stands-at-the-end-of-each-turn = Wo er am Ende jeder Runde steht.
What-is-left-at-the-end-of-each-turn = Was am Ende jeder Runde übrig ist.
What-the-event-of-turn-1-is-worth = Was das Ereignis von Runde 1 wert ist
What-the-Germans-make-of-a-match-with-it = Was die Deutschen damit aus einer Partie machen, weniger das, was ein anderes Ereignis gibt.
What-a-partisan-counter-does-when-it-is-drawn = Was ein Partisanenstein bewirkt, wenn er gezogen wird
What-the-Germans-make-of-a-match-when-it = Was die Deutschen aus einer Partie machen, wenn er für einen Marker oder als Verstärkung gezogen wird, weniger das, was in derselben Runde ein anderer gibt.
