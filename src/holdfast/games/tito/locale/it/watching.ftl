### Capture Tito!: what a report on many matches shows.

Which-zones-are-fought-over = Per quali zone si combatte
Assaults-in-a-zone-and-fire-at-it-from = Assalti in una zona, e fuoco su di essa da un’altra.
Where-Germans-fall = Dove cadono i Tedeschi
German-units-eliminated-by-zone = Unità tedesche eliminate, per zona.
Where-paratroopers-land = Dove atterrano i paracadutisti
Units-that-landed-by-zone = Unità atterrate, per zona.
German-units-lost = Unità tedesche perse
Added-up = Sommate.
The-alarm = L’allarme
Where-it-stands-at-the-end-of-each-turn = A che punto è alla fine di ogni turno.
What-is-left-at-the-end-of-each-turn = Ciò che resta alla fine di ogni turno.
What-the-event-of-turn-1-is-worth = Quanto vale l’evento del turno 1
What-the-Germans-make-of-a-match-with-it = Ciò che i Tedeschi ricavano da una partita con questo evento, meno ciò che dà un altro.
What-a-partisan-counter-does-when-it-is-drawn = Che cosa fa una pedina dei partigiani quando è pescata
What-the-Germans-make-of-a-match-when-it = Ciò che i Tedeschi ricavano da una partita quando la pedina è pescata per un segnalino o come rinforzo, meno ciò che dà nello stesso turno un’altra pedina della stessa riserva.
