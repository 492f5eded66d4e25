### Capture Tito!: what a report on many matches shows.

Which-zones-are-fought-over = Per quali zone si combatte
Assaults-in-a-zone-and-fire-at-it-from = Assalti nella zona, e fuoco su di essa da altre zone.
Where-Germans-fall = Dove muoiono i Tedeschi
German-units-eliminated-by-zone = Unità tedesche eliminate, per zona.
Where-paratroopers-land = Dove atterrano i paracadutisti
Units-that-landed-by-zone = Unità atterrate, per zona.
German-units-lost = Unità tedesche perse
Added-up = Sommate.
The-alarm = L’allarme
Where-it-stands-at-the-end-of-each-turn = A che livello è alla fine di ogni turno.
What-is-left-at-the-end-of-each-turn = Ciò che resta alla fine di ogni turno.
What-the-event-of-turn-1-is-worth = Quanto vale l’evento del turno 1
What-the-Germans-make-of-a-match-with-it = Quanto vale una partita per i Tedeschi con questo evento, meno quanto vale con un altro.
What-a-partisan-counter-does-when-it-is-drawn = Che cosa comporta pescare una pedina dei partigiani
What-the-Germans-make-of-a-match-when-it = Quanto vale una partita per i Tedeschi quando la pedina è pescata per un segnalino o come rinforzo, meno quanto vale quando nello stesso turno è pescata un’altra pedina della stessa riserva.
