### Capture Tito!: why something is not allowed. The ids are the words by which the rules name a sentence.
### Not proofread by a native speaker.

unit-is-not-on-the-map = { $unit } no está en el mapa.
unit-has-already-performed-two-actions-this-turn = { $unit } ya ha hecho dos acciones en este turno.
unit-shares-zone-with-Yugoslav-units-the-assault-must = { $unit } está { FORM($zone, "in") } con unidades yugoslavas: hay que resolver el asalto.
moving-is-in-the-middle-of-its-move-it = { $moving } se está moviendo: primero debe seguir o pararse.
The-officer-to-attach-now-is-wanted-not-officer = El oficial que hay que unir ahora es { $wanted }, no { $officer }.
officer-joins-a-platoon-of-his-group-that-landed = { $officer } se une a una sección de su grupo que haya aterrizado en este turno, y { $unit } no lo es. Posible: { $others }.
unit-has-not-begun-to-move-so-there-is = { $unit } no ha empezado a moverse: no hay nada que parar.
unit-cannot-stop-in-zone-the-stack-would-have =
    { $unit } no puede pararse { FORM($zone, "in") }: la pila tendría { $sp ->
        [one] { $sp } punto
       *[other] { $sp } puntos
    } de fuerza, más de { $limit }. Puede seguir hacia: { $others }.
unit-has-already-moved-this-turn = { $unit } ya se ha movido en este turno.
unit-landed-in-a-hostile-zone-and-is-fixed = { $unit } ha tomado tierra en una zona hostil y no puede salir de ella hasta el final del turno.
unit-shares-zone-with-Yugoslav-units-and-must-assault = { $unit } está { FORM($zone, "in") } con unidades yugoslavas y debe asaltarlas.
No-link-joins-zone-and-to-From-zone-links = Ningún enlace une { FORM($zone, "the") } y { FORM($to, "the") }. Se puede ir { FORM($zone, "from") } a: { $others }.
The-link-from-zone-to-to-costs-cost-MP = El enlace { FORM($zone, "from") } { FORM($to, "to") } cuesta { $cost } PM, y { $unit } tiene { $mp }.
to-is-hostile-and-unit-would-have-no-action = { FORM($to, "the") } es hostil, y a { $unit } no le quedaría una acción para el asalto: solo puede entrar antes de cualquier otra acción del turno.
to-is-hostile-unit-may-enter-it-only-where = { FORM($to, "the") } es hostil: { $unit } solo puede entrar si ya hay una sección.
to-is-hostile-and-full-with-unit-the-stack =
    { FORM($to, "the") } es hostil y está llena: con { $unit } la pila tendría { $sp ->
        [one] { $sp } punto
       *[other] { $sp } puntos
    } de fuerza, más de { $limit }.
to-is-full-with-unit-the-stack-would-have =
    { FORM($to, "the") } está llena: con { $unit } la pila tendría { $sp ->
        [one] { $sp } punto
       *[other] { $sp } puntos
    } de fuerza, más de { $limit }; { $unit } no podría seguir.
The-combats-cannot-be-ended-before-the-assaults-are = Antes de terminar la fase hay que resolver los asaltos: { $zones }.
A-unit-of-zone-has-fired-this-turn-and = Una unidad { FORM($zone, "of") } ha hecho fuego en este turno, y una pila hace fuego una sola vez.
unit-is-not-alone-a-platoon-of-the-stack = { $unit } no está solo: debe disparar una sección de la pila. Secciones { FORM($zone, "in") }: { $others }.
front-is-the-front-officer-of-zone-and-the = { $front } es el oficial en primera línea { FORM($zone, "in") }: es él quien dispara.
at-is-not-adjacent-to-zone-Adjacent-others = { FORM($at, "the") } no es adyacente { FORM($zone, "to") }. Adyacentes: { $others }.
at-holds-German-units-nobody-fires-at-his-own = { FORM($at, "in") } hay unidades alemanas: nadie hace fuego sobre los suyos.
at-holds-no-Yugoslav-unit-Possible-targets-from-zone =
    { FORM($at, "in") } no hay unidades yugoslavas. { COUNT($others) ->
        [0] No hay ningún blanco posible.
       *[other] Blancos posibles: { $others }.
    }
at-holds-only-markers-that-have-not-been-turned = { FORM($at, "in") } solo hay marcadores sin revelar; no se puede hacer fuego sobre ellos.
unit-is-not-in-zone-Platoons-there-others =
    { $unit } no está { FORM($zone, "in") }. { COUNT($others) ->
        [0] No hay secciones.
       *[other] Secciones presentes: { $others }.
    }
There-is-no-assault-in-zone-German-and-Yugoslav =
    No hay asalto { FORM($zone, "in") }: no hay allí a la vez unidades alemanas y yugoslavas. { COUNT($others) ->
        [0] No hay asaltos.
       *[other] Asaltos: { $others }.
    }
unit-is-not-in-the-assault-of-zone-Not =
    { $unit } no participa en el asalto { FORM($zone, "in") }. { COUNT($others) ->
        [0] Todas están situadas.
       *[other] Por situar: { $others }.
    }
unit-already-has-its-place-in-this-round-Not =
    { $unit } ya tiene su sitio en esta ronda. { COUNT($others) ->
        [0] Todas están situadas.
       *[other] Por situar: { $others }.
    }
Line-next-is-the-one-to-fill-now-not = La línea que hay que ocupar ahora es la { $next }, no la { $line }.
This-round-has-lines-lines-there-is-no-line =
    Esta ronda tiene { $lines ->
        [one] una línea
       *[other] { $lines } líneas
    }; no hay línea { $line }.
next-is-the-platoon-to-place-in-support-now = La sección que hay que poner ahora en apoyo es { $next }, no { $unit }.
to-is-not-one-of-the-nearest-zones-where = { FORM($to, "the") } no está entre las zonas más cercanas con sitio para las unidades que se repliegan. Las más cercanas: { $others }.
prisoner-is-not-a-prisoner = { $prisoner } no es prisionero.
prisoner-has-already-been-moved-this-turn-and-cannot = { $prisoner } ya ha sido trasladado en este turno y no puede cambiar de manos.
unit-already-guards-prisoner = { $unit } ya vigila { FORM($prisoner, "to") }.
prisoner-is-held-in-zone-unit-is-not-there =
    { $prisoner } está retenido { FORM($zone, "in") }, donde { $unit } no está. { COUNT($others) ->
        [0] No hay secciones.
       *[other] Secciones presentes: { $others }.
    }
unit-is-already-the-front-of-its-stack = { $unit } ya está en primera línea de su pila.
The-front-of-zone-has-just-been-chosen-do = La primera línea { FORM($zone, "of") } se acaba de elegir; haz otra acción antes de volver a elegirla.
unit-is-the-only-platoon-of-zone-there-is = { $unit } es la única sección { FORM($zone, "of") }; no hay un orden que elegir.
group-has-no-platoon-that-can-lose-a-strength = { $group } no tiene secciones que puedan perder un punto de fuerza. Posible: { $others }.
