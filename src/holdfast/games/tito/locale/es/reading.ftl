### Capture Tito!: what is wrong with a position or with component data.
### Not proofread by a native speaker.

must-be-small-letters-digits-and-hyphens-at-most = debe constar de minúsculas, cifras y guiones, 40 como mucho, por ejemplo { $sample }
a-map-has-1-to-most-zones = un mapa tiene de 1 a { $most } zonas
no-way-leads-to-zone-number = ningún camino lleva a la zona { $number }
there-is-no-VII = no está la VII
at-most-most-counters-can-be-played = se puede jugar con { $most } fichas como mucho
the-officers-are-rybka-and-obermaier = los oficiales son rybka y obermaier
a-drop-zone-must-hold-all-count-platoons-least = en una zona de salto deben caber las { $count } secciones: { $least } o más
A-B-and-C-each-have-their-slots = A, B y C tienen cada uno sus espacios
a-trigger-is-missing = falta una causa
must-be-dice-such-as-1d6-or-2d10 = deben ser dados como «1d6» o «2d10»
each-of-0-to-9-is-one-event = cada número de 0 a 9 es un suceso
each-of-first-to-last-is-there-once = cada número de { $first } a { $last } está una vez
a-D6-has-six-results = un D6 tiene seis resultados
they-are-complete-semi-and-failure = los niveles son complete, semi y failure
there-must-be-one-key-zone-not-count = debe haber una sola zona { $key }, no { $count }
joins-a-zone-to-itself-or-repeats-another-link = une una zona consigo misma o repite otro enlace
must-be-a-numeral-such-as-IV = debe ser un número romano como «IV»
a-drop-zone-is-six-zones = una zona de salto consta de seis zonas
the-German-units-come-first-in-the-roster = las unidades alemanas van primero en la lista
a-group-has-counters = un grupo tiene fichas
unit-is-in-no-group = { $unit } no está en ningún grupo
shows-nothing = no muestra nada
an-A-marker-shows-one-thing = un marcador A muestra una sola cosa
found-slots-for-count-letter-markers =
    { $found ->
        [one] { $found } espacio
       *[other] { $found } espacios
    } para { $count ->
        [one] { $count } marcador
       *[other] { $count } marcadores
    } { $letter }
must-be-a-number = debe ser un número
R-number-of-colour-is-missing = falta R{ $number } de { $colour }
belongs-to-another-group-or-wave = pertenece a otro grupo o a otra oleada
is-not-a-turn = no es un turno
is-not-that-of-this-match = no es el de esta partida
is-0-before-the-game-is-over = debe ser 0 antes del final de la partida
is-after-the-last-turn-last = va después del último turno, { $last }
there-is-no-air-support-yet-in-step = en { $step } aún no hay apoyo aéreo
a-unit-of-this-camp-is-never-state = una unidad de este bando nunca es «{ $state }»
only-reinforcements-are-delayed = solo los refuerzos se retrasan
a-unit-has-at-most-two-marks = una unidad tiene como mucho dos marcas
only-a-unit-on-the-map-has-marks = solo una unidad en el mapa tiene marcas
only-a-delayed-counter-has-a-blocked-entry = solo una ficha retrasada tiene una entrada bloqueada
is-no-entry-of-the-counter-s-colour = no es una entrada del color de la ficha
zone-number-holds-Yugoslav-units-so-its-markers-are = en la zona { $number } hay unidades yugoslavas, así que sus marcadores están girados
nobody-is-still-to-land-in-step = en { $step } ya no aterriza nadie
no-front-has-been-chosen-in-step = en { $step } no se ha elegido ninguna primera línea
the-missions-are-listed-once-each-ascending = las misiones figuran una vez cada una, en orden ascendente
only-platoons-have-it-in-the-movement-step = solo puede ser true en una sección, en el paso de movimiento
only-a-German-unit-on-the-map-can-be = solo puede ser true en una unidad alemana en el mapa
only-a-German-unit-on-the-map-has-a = solo una unidad alemana en el mapa tiene camino de vuelta
the-two-actions-of-a-unit-are-different = las dos acciones de una unidad son distintas
a-delayed-counter-needs-its-entry-in-blocked = una ficha retrasada necesita su entrada en «blocked»
only-A-markers-are-set-aside = solo se apartan los marcadores A
is-not-in-its-plane = no está en su avión
is-not-a-zone = no es una zona
is-not-in-zone-number = no está en la zona { $number }
an-officer-is-in-front-only-while-no-platoon = un oficial solo está en primera línea si no hay ninguna sección
the-zones-are-listed-once-each-ascending = las zonas figuran una vez cada una, en orden ascendente
is-no-zone-with-two-or-more-platoons-and = no es una zona con dos o más secciones y sin unidades yugoslavas
comes-only-for-a-prisoner-in-number = viene solo por un prisionero en la zona { $number }
the-marker-has-not-been-turned-over-yet = el marcador aún no se ha girado
is-no-platoon-in-the-prisoner-s-zone = no es una sección en la zona del prisionero
only-a-prisoner-is-moved = solo se mueve a un prisionero
zone-number-holds-too-many-German-SP = en la zona { $number } hay demasiados PF alemanes
zone-number-holds-too-many-Yugoslav-SP = en la zona { $number } hay demasiados PF yugoslavos
both-camps-are-in-zone-number = ambos bandos están en la zona { $number }
is-null-until-the-game-is-over = debe ser null hasta el final de la partida
nobody-is-moving-in-step = en { $step } no se mueve nadie
is-not-on-the-map = no está en el mapa
there-is-none-in-step = no hay en { $step }
holds-no-German-to-assault = no contiene alemanes que asaltar
holds-no-Yugoslav-unit = no contiene unidades yugoslavas
is-needed-in-step = hace falta en { $step }
this-assault-has-only-count-lines =
    este asalto solo tiene { $count ->
        [one] { $count } línea
       *[other] { $count } líneas
    }
a-line-has-a-platoon-in-contact = una línea tiene una sección en contacto
must-be-empty-between-rounds = debe estar vacío entre asaltos
is-no-officer-who-landed-this-turn = no es un oficial que haya aterrizado en este turno
is-no-platoon-of-this-assault-without-a-place = no es una sección de este asalto aún sin puesto
leaves-no-contact-place-to-choose = no deja ningún puesto de contacto por elegir
leaves-no-support-to-choose = no deja ningún apoyo por elegir
holds-fewer-than-two-platoons = contiene menos de dos secciones
nothing-is-pending-in-step = no hay nada pendiente en { $step }
supports-are-placed-in-roster-order = los apoyos se colocan en el orden de la lista
the-units-could-not-retreat-so-nothing-is-asked = las unidades no podrían retirarse, así que no se pregunta nada
nothing-could-be-done-in-step = en { $step } no se podría hacer nada
