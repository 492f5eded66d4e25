### Capture Tito!: what a report on many matches shows.

Which-zones-are-fought-over = Les zones disputées
Assaults-in-a-zone-and-fire-at-it-from = Assauts dans une zone, et tirs dirigés sur elle depuis une autre.
Where-Germans-fall = Où tombent les Allemands
German-units-eliminated-by-zone = Unités allemandes éliminées, par zone.
Where-paratroopers-land = Où atterrissent les parachutistes
Units-that-landed-by-zone = Unités qui ont atterri, par zone.
German-units-lost = Unités allemandes perdues
Added-up = Cumulées.
The-alarm = L’alerte
Where-it-stands-at-the-end-of-each-turn = Où elle en est à la fin de chaque tour.
What-is-left-at-the-end-of-each-turn = Ce qui reste à la fin de chaque tour.
What-the-event-of-turn-1-is-worth = Ce que vaut l’événement du tour 1
What-the-Germans-make-of-a-match-with-it = Le résultat des Allemands avec cet événement, moins leur résultat avec un autre.
What-a-partisan-counter-does-when-it-is-drawn = Ce que fait un pion de partisans quand il est tiré
What-the-Germans-make-of-a-match-when-it = Le résultat des Allemands quand ce pion est tiré pour un marqueur ou comme renfort, moins leur résultat quand un autre pion de la même réserve est tiré au même tour.
