### Castle Itter: why something is not allowed. The ids are the words by which the rules name a sentence.
### Not proofread by a native speaker.

by-is-a-casualty-and-out-of-the-game = { $by } ha caído y está fuera de la partida.
by-is-in-the-supply-and-has-to-be = { $by } está en la reserva y primero hay que desplegarlo.
by-waits-for-the-Reinforcements-card = { $by } espera la carta Refuerzos.
by-has-escaped-and-is-out-of-the-game = { $by } se ha fugado y está fuera de la partida.
by-is-conditions-and-can-only-recover = { $by } está { $conditions } y solo puede recuperarse.
by-has-to-wait-nobody-on-the-board-acts = { $by } debe esperar: nadie actúa en el tablero hasta que todos estén desplegados. Aún en la reserva: { $whom }.
by-has-already-taken-an-action-this-turn = { $by } ya ha realizado una acción en este turno.
by-has-received-an-order-and-takes-no-action = { $by } ha recibido una orden y no realiza más acciones en este turno.
by-is-conditions-first-the-suppression-has-to-be = { $by } está { $conditions }: primero hay que quitar la supresión.
who-is-active-and-finishes-first-by-has-to = { $who } está activo y termina primero; { $by } debe esperar.
who-is-active-and-finishes-first-with-an-action = { $who } está activo y termina primero, con una acción o sin ella.
to-is-taken-by-partner-Open-squares =
    { $to } está ocupada por { $partner }. { COUNT($squares) ->
        [0] Ninguna posición está libre.
        [one] Libre: { $squares }.
       *[other] Libres: { $squares }.
    }
who-is-on-the-board-already-at-square-only = { $who } ya está en el tablero, en { $square }; solo se despliegan los Defensores de la reserva.
to-was-destroyed-with-Besotten-Jenny-Open-squares =
    { $to } se destruyó con el Besotten Jenny. { COUNT($squares) ->
        [0] Ninguna posición está libre.
        [one] Libre: { $squares }.
       *[other] Libres: { $squares }.
    }
by-has-no-die-to-attack-with-its-value = { $by } no tiene dados para atacar: su valor es 0 y nadie lo inspira.
by-cannot-attack-target-no-such-counter-is-there =
    { $by } no puede atacar { FORM($target, "the") }: allí no hay nada que atacar. { COUNT($targets) ->
        [0] No tiene nada a la vista.
       *[other] A la vista: { $targets }.
    }
by-cannot-attack-target-square-is-white-and-sees = { $by } no puede atacar { FORM($target, "the") }: { $square } es blanca y no ve nada.
by-cannot-attack-target-square-sees-colors-target-is =
    { $by } no puede atacar { FORM($target, "the") }: { $square } ve { $colors }, { $target } es { $color }. { COUNT($targets) ->
        [0] No tiene nada a la vista.
       *[other] A la vista: { $targets }.
    }
Suppression-tokens-left-number-by-places-them-all =
    { $number ->
        [one] Solo queda una ficha de supresión: { $by } la pone.
       *[other] Solo quedan { $number } fichas de supresión: { $by } las pone todas.
    }
Suppression-tokens-that-by-places-exactly-number =
    { $by } debe poner exactamente { $number ->
        [one] una ficha de supresión
       *[other] { $number } fichas de supresión
    }.
In-this-edition-all-tokens-go-to-one-colour = En esta edición todas las fichas van a un solo color.
by-cannot-suppress-from-square-it-is-white = { $by } no puede suprimir desde { $square }: es blanca.
by-cannot-suppress-from-square-yellow-has-no-suppress = { $by } no puede suprimir desde { $square }: el amarillo no tiene casilla de supresión.
by-stands-on-square-and-can-suppress-only-colors = { $by } está en { $square } y solo puede suprimir { $colors }.
No-Suppression-token-is-left-to-place = No quedan fichas de supresión que poner.
by-has-made-the-one-free-move-of-this = { $by } ya ha hecho la única acción libre de esta activación.
by-stands-on-to-already = { $by } ya está en { $to }.
to-is-in-another-location-there-by-has-to = { $to } está en otra localización: para ir allí, { $by } debe usar la acción Mover.
by-cannot-change-places-with-partner-who-is-conditions =
    { $by } no puede cambiar de sitio con { $partner }, que está { $conditions }. { COUNT($squares) ->
        [0] No hay más acciones libres.
       *[other] Puede moverse libremente a: { $squares }.
    }
by-has-made-as-many-free-moves-as-the = { $by } ya ha hecho tantas acciones libres como posiciones más tiene la localización.
to-is-in-by-s-own-location-there-it = { $to } está en la misma localización que { $by }: basta una acción libre.
From-the-Cellar-by-reaches-only-the-Great-Hall =
    Desde el Sótano, { $by } solo llega al Gran Salón. { COUNT($squares) ->
        [0] Allí ninguna posición está libre.
        [one] Libre allí: { $squares }.
       *[other] Libres allí: { $squares }.
    }
to-was-destroyed-with-Besotten-Jenny-by-can-move =
    { $to } se destruyó con el Besotten Jenny. { COUNT($squares) ->
        [0] { $by } no puede moverse a ninguna parte.
       *[other] { $by } puede moverse a: { $squares }.
    }
by-cannot-move-to-to-partner-stands-there-Open =
    { $by } no puede moverse a { $to }: allí está { $partner }. { COUNT($squares) ->
        [0] Ninguna otra está libre.
        [one] Libre en otra parte: { $squares }.
       *[other] Libres en otra parte: { $squares }.
    }
by-is-not-what-but-conditions = { $by } no está { $what }, sino { $conditions }.
by-has-no-Disrupted-token-to-remove = { $by } no tiene una ficha de desorganización que quitarse.
by-is-fresh-and-has-nothing-to-recover-from = { $by } está fresco y no tiene nada de lo que recuperarse.
In-this-edition-by-takes-a-Disrupted-token-off = En esta edición, { $by } se quita la ficha de desorganización con Quitar la supresión.
by-has-to-remove-the-Disrupted-token-first = { $by } debe quitarse primero la ficha de desorganización.
Remove-Suppression-belongs-to-the-player-aid-s-edition = Quitar la supresión es de la edición de la hoja de ayuda; aquí { $by } se recupera.
Nobody-in-by-s-location-could-use-an-order = Nadie en la localización de { $by } podría usar una orden.
who-is-not-what-but-conditions = { $who } no está { $what }, sino { $conditions }.
who-is-not-in-by-s-location-Orders-can =
    { $who } no está en la localización de { $by }. { COUNT($whom) ->
        [0] Nadie puede recibir órdenes.
       *[other] Órdenes posibles para: { $whom }.
    }
by-has-no-C-and-cannot-command-With-C =
    { $by } no tiene [C] y no puede mandar. { COUNT($whom) ->
        [0] Nadie en el tablero tiene [C].
       *[other] Con [C] en el tablero: { $whom }.
    }
who-has-C-and-takes-no-orders-Orders-can =
    { $who } tiene [C] y no recibe órdenes. { COUNT($whom) ->
        [0] Nadie puede recibir órdenes.
       *[other] Órdenes posibles para: { $whom }.
    }
who-has-already-taken-an-action-this-turn-Orders =
    { $who } ya ha realizado una acción en este turno. { COUNT($whom) ->
        [0] Nadie puede recibir órdenes.
       *[other] Órdenes posibles para: { $whom }.
    }
who-has-to-lose-the-Disrupted-token-first = { $who } debe perder primero la ficha de desorganización.
who-is-fresh-and-needs-no-order-Orders-can =
    { $who } está fresco y no necesita órdenes. { COUNT($whom) ->
        [0] Nadie puede recibir órdenes.
       *[other] Órdenes posibles para: { $whom }.
    }
square-is-white-no-colour-is-clear-of-the = { $square } es blanca: no tiene un color que pueda estar libre de enemigos.
by-cannot-escape-from-square-SS-counters-are-still = { $by } no puede fugarse desde { $square }: aún hay fichas SS en el { $colors }. Lo impiden: { $targets }.
by-must-begin-his-action-where-he-escapes-not = { $by } debe empezar su acción donde se fuga: no después de una acción libre o de un despliegue.
Only-Borotra-can-escape = Solo Borotra puede fugarse.
by-cannot-escape-from-the-location-Locations-to-escape = { $by } no puede fugarse { FORM($location, "from") }. Localizaciones desde las que se puede: { $locations }.
The-weapon-is-not-loaded =
    { FORM($weapon, "the") } no está { FORM($weapon, "gender") ->
        [f] cargada
       *[m] cargado
    }.
The-cannon-is-loaded-already = El cañón ya está cargado.
by-stands-on-square-where-there-is-no-weapon =
    { $by } está en { $square }, pero allí no hay ningún arma de esta clase: { $weapon }. { COUNT($squares) ->
        [0] No está en ninguna parte.
       *[other] Se encuentra en: { $squares }.
    }
by-is-not-tank-crew-and-cannot-use-the =
    { $by } no tiene [T] y no puede usar { FORM($weapon, "the") }. { COUNT($whom) ->
        [0] Nadie en el tablero tiene [T].
       *[other] Con [T] en el tablero: { $whom }.
    }
by-is-not-tank-crew-and-cannot-load-the = { $by } no tiene [T] y no puede cargar el cañón.
by-has-to-stand-on-square-to-load-the = { $by } debe estar en { $square } para cargar el cañón.
Suppression-tokens-on-color-the-colour-of-area-area =
    En el { $color }, el color del área { $area }, { $number ->
        [0] no hay fichas de supresión
        [one] solo hay una ficha de supresión
       *[other] solo hay { $number } fichas de supresión
    }.
card-has-to-wait-the-remaining-orders-are-needed = { $card } debe esperar: las órdenes que quedan hacen falta para { $cards }.
tactic-is-not-in-the-SS-player-s-hand =
    { $tactic } no está en la mano del jugador de las SS. { COUNT($tactics) ->
        [0] La mano está vacía.
       *[other] En la mano: { $tactics }.
    }
card-is-not-in-the-SS-player-s-hand =
    { $card } no está en la mano del jugador de las SS. { COUNT($cards) ->
        [0] La mano está vacía.
       *[other] En la mano: { $cards }.
    }
options-edition-the-player-aid-knows-no-competitive-game = options.edition: la hoja de ayuda no prevé el juego competitivo; elige la edición estándar u otra variante
