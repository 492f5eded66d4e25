### Castle: why something is not allowed. The ids are the words by which the rules name a sentence.
### Not proofread by a native speaker.

seat-is-out-of-the-game = { FORM($seat, "the") } está fuera de la partida.
No-card-of-seat-stands-place = { FORM($seat, "the") } no tiene cartas { $place }.
lead-cannot-attack-card-a-royal-of-the-same = { $lead } no puede atacar a { $card }, una figura del mismo palo. Blancos: { $targets }.
An-attack-goes-at-an-opponent-never-at-the = Se ataca a los rivales, nunca al propio castillo.
seat-has-no-reinforcement-card-There-cards =
    { $card } no está entre los refuerzos { FORM($seat, "of") }. { COUNT($cards) ->
        [0] No los hay.
        [one] Hay: { $cards }.
       *[other] Hay: { $cards }.
    }
seat-does-not-own-card = { FORM($seat, "the") } no tiene { $card }.
The-court-holds-nine-cards-and-nine-is-the = La corte está llena: tiene nueve cartas.
card-is-no-Ace-only-an-Ace-begins-a = { $card } no es un As; solo un As empieza una andanada.
No-card-can-be-drawn-so-the-Ace-cannot = No se puede robar, así que el As no puede empezar una andanada.
card-is-not-one-of-the-cards-drawn-for =
    { $card } no está entre las cartas robadas para la andanada. { COUNT($cards) ->
        [0] No queda ninguna.
        [one] Robada: { $cards }.
       *[other] Robadas: { $cards }.
    }
card-has-no-target-nothing-that-its-attack-may = { $card } no tiene nada que pueda atacar.
Archers-cannot-shoot-into-a-court = Los arqueros no pueden disparar dentro de una corte.
The-card-of-seat-place-lies-face-down-archers = La carta { FORM($seat, "of") } { $place } está boca abajo; los arqueros necesitan una descubierta.
The-assassin-has-exposed-a-card-already-and-must = El asesino ya ha descubierto una carta y ahora debe golpear.
card-lies-face-up-already = { $card } ya está descubierta.
card-is-no-Six-only-a-Six-becomes-a = { $card } no es un Seis; solo un Seis se convierte en barricada.
This-match-is-played-without-barricades = En esta partida no hay barricadas.
A-barricade-is-laid-on-an-opponent-s-castle = Una barricada se pone en el castillo de un rival.
A-barricade-lies-place-already = Ya hay una barricada { $place }.
A-barricade-place-does-not-lie-directly-beyond-the =
    Una barricada { $place } no queda justo más allá de las cartas { FORM($seat, "of") } de ese lado. { COUNT($cells) ->
        [0] De ese lado no hay sitio.
       *[other] Posible: { $cells }.
    }
Only-right-after-a-double-six-can-a-group = Solo se puede atacar a un grupo justo después de un doble seis.
No-card-below-left-or-right-of-the-one = La carta { $place } no tiene vecinas debajo, a la izquierda o a la derecha que puedan formar grupo con ella.
A-group-has-at-least-two-cards-add-another = Un grupo tiene al menos dos cartas: añade otra.
The-card-place-is-in-the-group-already = La carta { $place } ya está en el grupo.
The-card-place-is-not-below-left-or-right =
    La carta { $place } no está debajo, a la izquierda o a la derecha de una del grupo. { COUNT($cells) ->
        [0] El grupo no puede crecer.
       *[other] El grupo puede crecer con: { $cells }.
    }
The-counter-strike-hits-the-castle-of-roller-not-that =
    El contragolpe alcanza el castillo { FORM($roller, "of") }, no el { FORM($seat, "of") }. { COUNT($cells) ->
        [0] Allí no tiene blancos.
       *[other] Blancos: { $cells }.
    }
A-counter-strike-spares-the-court-Outside-it-cells =
    Un contragolpe respeta la corte. { COUNT($cells) ->
        [0] Fuera no hay cartas.
       *[other] Fuera: { $cells }.
    }
The-King-never-leads-an-attack-Possible-cells =
    El Rey nunca guía un ataque. { COUNT($cells) ->
        [0] Ninguna otra carta puede hacerlo.
       *[other] Cartas que pueden: { $cells }.
    }
card-has-nothing-to-attack-Possible-cells =
    { $card } no tiene nada que atacar. { COUNT($cells) ->
        [0] Ninguna carta lo tiene.
       *[other] Cartas posibles: { $cells }.
    }
There-is-no-gap-to-close-no-empty-column = No hay huecos que cerrar: ninguna columna vacía entre las cartas, ninguna fila vacía debajo de ellas.
Say-which-card-to-place-To-arrange-cards = Di qué carta colocas. Por disponer: { $cards }.
A-card-stands-place-already-Free-cells =
    Ya hay una carta { $place }. { COUNT($cells) ->
        [0] No hay ningún sitio libre.
       *[other] Sitios libres: { $cells }.
    }
A-barricade-keeps-seat-from-building-place = Una barricada impide { FORM($seat, "to") } construir { $place }.
In-the-court-a-card-stands-between-others-or = En la corte, una carta va entre otras o en un extremo: columnas { $from_col } a { $to_col }.
Nothing-carries-a-card-place-upper-rows-are-built =
    Nada sostiene una carta { $place }: las filas superiores se apoyan en cartas. { COUNT($cells) ->
        [0] No hay ningún sitio libre.
       *[other] Sitios libres: { $cells }.
    }
Five-cards-never-get-to-stand-place = Con cinco cartas nunca se llega a construir { $place }.
In-a-sortie-the-card-that-leads-must-attack = En una salida, la carta que guía debe atacar; no se puede renunciar.
The-battle-goes-on-in-the-castle-of-seat =
    La batalla sigue en el castillo { FORM($seat, "of") }. { COUNT($cells) ->
        [0] Allí no hay blancos.
       *[other] Blancos: { $cells }.
    }
The-card-place-is-not-directly-below-left-or =
    La carta { $place } no está justo debajo, a la izquierda o a la derecha de lo que ha caído. { COUNT($cells) ->
        [0] No hay más blancos.
       *[other] Blancos: { $cells }.
    }
card-is-not-among-the-reinforcements-of-seat-that =
    { $card } no está entre los refuerzos que { FORM($seat, "the") } puede comprometer. { COUNT($cards) ->
        [0] No los hay.
        [one] Hay: { $cards }.
       *[other] Hay: { $cards }.
    }
card-is-itself-under-attack-and-cannot-be-committed = { $card } está bajo ataque y no se puede comprometer.
seat-has-no-Jack-any-more-so-nobody-rallies = { FORM($seat, "the") } ya no tiene la Jota, así que nadie acude a la bandera.
card-has-not-the-suit-of-the-Jack-of = { $card } no es del palo de la Jota { FORM($seat, "of") }.
card-a-royal-of-the-ram-s-own-suits = { $card }, una figura de uno de los palos del ariete, está en ese extremo de la corte.
Own-cards-are-never-attacked-and-no-barricade-lies =
    Nunca se atacan las cartas propias, y no hay una barricada { $place }. { COUNT($targets) ->
        [0] No hay blancos.
       *[other] Blancos: { $targets }.
    }
The-card-of-seat-place-is-covered-above-left =
    La carta { FORM($seat, "of") } { $place } está protegida por encima, a la izquierda y a la derecha. { COUNT($targets) ->
        [0] No hay blancos.
       *[other] Blancos: { $targets }.
    }
A-barricade-cannot-be-part-of-a-group = Una barricada no puede formar parte de un grupo.
An-Ace-attacks-with-a-volley-it-leads-only = Un As ataca con una andanada; guía solo cuando no se puede robar.
card-is-not-among-the-cards-of-seat-to =
    { $card } no está entre las cartas que { FORM($seat, "the") } debe disponer. { COUNT($cards) ->
        [0] No las hay.
       *[other] Por disponer: { $cards }.
    }
A-card-is-inserted-between-court-cards-before-column = Una carta se inserta entre las cartas de la corte: antes de una columna de la { $from_col } a la { $to_col }.
The-drawn-card-is-placed-only-its-row-and = Se coloca la carta robada: indica solo fila y columna.
seat-did-not-roll-snake-eyes-The-card-removed =
    Los ojos de serpiente no son { FORM($seat, "of") }. La carta que se retira es { FORM($roller, "of") }{ COUNT($cells) ->
        [0] .
       *[other] : { $cells }.
    }
Snake-eyes-spare-the-court-Removable-cells =
    Los ojos de serpiente respetan la corte. { COUNT($cells) ->
        [0] Fuera no hay cartas.
       *[other] Se puede retirar: { $cells }.
    }
card-lies-face-up-face-down-cards-outside-the-court = { $card } está descubierta; primero se retiran las cartas boca abajo de fuera de la corte: { $cells }.
card-is-a-Jack-and-Jacks-always-lie-face = { $card } es una Jota, y las Jotas están siempre descubiertas.
card-is-under-attack-a-spy-turns-another-card = { $card } está bajo ataque; una espía voltea otra carta.
card-does-not-spy-only-an-Eight-does = { $card } no espía; solo un Ocho lo hace.
An-Eight-spies-once-before-its-first-attack = Un Ocho espía una sola vez, antes de su primer ataque.
card-can-still-be-used-so-it-cannot-be = { $card } aún se puede usar, así que no se puede descartar.
