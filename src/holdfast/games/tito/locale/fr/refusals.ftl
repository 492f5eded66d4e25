### Capture Tito!: why something is not allowed. The ids are the words by which the rules name a sentence.

unit-is-not-on-the-map = { FORM($unit, "the") } n’est pas sur la carte.
unit-has-already-performed-two-actions-this-turn = { FORM($unit, "the") } a déjà fait deux actions ce tour-ci.
unit-shares-zone-with-Yugoslav-units-the-assault-must = { FORM($unit, "the") } est { FORM($zone, "in") } avec des unités yougoslaves : l’assaut doit être résolu.
moving-is-in-the-middle-of-its-move-it = { FORM($moving, "the") } est en plein mouvement : il faut d’abord continuer ou s’arrêter.
The-officer-to-attach-now-is-wanted-not-officer = L’officier à rattacher maintenant est { FORM($wanted, "the") }, et non { FORM($officer, "the") }.
officer-joins-a-platoon-of-his-group-that-landed = { $officer } ne peut rejoindre qu’un peloton de son groupe qui a atterri ce tour-ci ; ce n’est pas le cas de { $unit }. Choix possible : { $others }.
unit-has-not-begun-to-move-so-there-is = { FORM($unit, "the") } n’a pas commencé à bouger : il n’y a rien à arrêter.
unit-cannot-stop-in-zone-the-stack-would-have =
    { FORM($unit, "the") } ne peut pas s’arrêter { FORM($zone, "in") } : la pile aurait { $sp ->
        [one] { $sp } point de force
       *[other] { $sp } points de force
    }, pour un maximum de { $limit }. Suite possible : { $others }.
unit-has-already-moved-this-turn = { FORM($unit, "the") } a déjà bougé ce tour-ci.
unit-landed-in-a-hostile-zone-and-is-fixed = { FORM($unit, "the") } a atterri dans une zone hostile et ne peut pas la quitter avant la fin du tour.
unit-shares-zone-with-Yugoslav-units-and-must-assault = { FORM($unit, "the") } est { FORM($zone, "in") } avec des unités yougoslaves et doit leur donner l’assaut.
No-link-joins-zone-and-to-From-zone-links = Aucune liaison ne joint { FORM($zone, "the") } et { FORM($to, "the") }. Accès possible depuis { FORM($zone, "the") } : { $others }.
The-link-from-zone-to-to-costs-cost-MP = La liaison { FORM($zone, "from") } { FORM($to, "to") } coûte { $cost } PM, et { FORM($unit, "the") } en a { $mp }.
to-is-hostile-and-unit-would-have-no-action = { FORM($to, "the") } est hostile, et { FORM($unit, "the") } n’aurait plus d’action pour l’assaut : on n’y entre qu’avant toute autre action de ce tour.
to-is-hostile-unit-may-enter-it-only-where = { FORM($to, "the") } est hostile : { FORM($unit, "the") } ne peut y entrer que si un peloton y est déjà.
to-is-hostile-and-full-with-unit-the-stack =
    { FORM($to, "the") } est hostile et pleine : avec { FORM($unit, "the") }, la pile aurait { $sp ->
        [one] { $sp } point de force
       *[other] { $sp } points de force
    }, pour un maximum de { $limit }.
to-is-full-with-unit-the-stack-would-have =
    { FORM($to, "the") } est pleine : avec { FORM($unit, "the") }, la pile aurait { $sp ->
        [one] { $sp } point de force
       *[other] { $sp } points de force
    }, pour un maximum de { $limit }, et { FORM($unit, "the") } ne pourrait pas en repartir.
The-combats-cannot-be-ended-before-the-assaults-are =
    Avant de mettre fin à ta phase, il faut résoudre { COUNT($zones) ->
        [one] l’assaut
       *[other] les assauts
    } : { $zones }.
A-unit-of-zone-has-fired-this-turn-and = Une unité { FORM($zone, "of") } a tiré ce tour-ci, et une pile ne tire qu’une fois.
unit-is-not-alone-a-platoon-of-the-stack =
    { FORM($unit, "the") } n’est pas { FORM($unit, "gender") ->
        [f] seule
       *[m] seul
    } : c’est un peloton de la pile qui doit tirer. Choix possible { FORM($zone, "in") } : { $others }.
front-is-the-front-officer-of-zone-and-the = { FORM($front, "the") } est l’officier en première ligne { FORM($zone, "in") } : c’est lui qui tire.
at-is-not-adjacent-to-zone-Adjacent-others =
    { FORM($at, "the") } n’est pas adjacente { FORM($zone, "to") }. { COUNT($others) ->
        [one] Zone adjacente
       *[other] Zones adjacentes
    } : { $others }.
at-holds-German-units-nobody-fires-at-his-own = Il y a des unités allemandes { FORM($at, "in") } : on ne tire pas sur son propre camp.
at-holds-no-Yugoslav-unit-Possible-targets-from-zone =
    Il n’y a pas d’unité yougoslave { FORM($at, "in") }. { COUNT($others) ->
        [0] Il n’y a pas de cible possible.
        [one] Cible possible : { $others }.
       *[other] Cibles possibles : { $others }.
    }
at-holds-only-markers-that-have-not-been-turned = Il n’y a que des marqueurs face cachée { FORM($at, "in") } ; on ne peut pas tirer dessus.
unit-is-not-in-zone-Platoons-there-others =
    { FORM($unit, "the") } n’est pas { FORM($zone, "in") }. { COUNT($others) ->
        [0] Aucun peloton n’y est.
        [one] Peloton présent : { $others }.
       *[other] Pelotons présents : { $others }.
    }
There-is-no-assault-in-zone-German-and-Yugoslav =
    Pas d’assaut { FORM($zone, "in") } : les deux camps n’y sont pas ensemble. { COUNT($others) ->
        [0] Il n’y a aucun assaut.
        [one] Assaut : { $others }.
       *[other] Assauts : { $others }.
    }
unit-is-not-in-the-assault-of-zone-Not =
    { FORM($unit, "the") } ne prend pas part à l’assaut { FORM($zone, "in") }. { COUNT($others) ->
        [0] Tous sont placés.
       *[other] Encore à placer : { $others }.
    }
unit-already-has-its-place-in-this-round-Not =
    { FORM($unit, "the") } a déjà sa place dans ce tour d’assaut. { COUNT($others) ->
        [0] Tous sont placés.
       *[other] Encore à placer : { $others }.
    }
Line-next-is-the-one-to-fill-now-not = C’est la ligne { $next } qu’il faut garnir maintenant, et non la ligne { $line }.
This-round-has-lines-lines-there-is-no-line =
    Ce tour d’assaut a { $lines ->
        [one] une ligne
       *[other] { $lines } lignes
    } ; il n’y a pas de ligne { $line }.
next-is-the-platoon-to-place-in-support-now = C’est { FORM($next, "the") } qu’il faut placer en soutien maintenant, et non { FORM($unit, "the") }.
to-is-not-one-of-the-nearest-zones-where = { FORM($to, "the") } n’est pas l’une des zones les plus proches où les unités qui se replient trouvent place. Choix possible : { $others }.
prisoner-is-not-a-prisoner = { $prisoner } n’est pas prisonnier.
prisoner-has-already-been-moved-this-turn-and-cannot = { $prisoner } a déjà été déplacé ce tour-ci et ne peut pas changer de mains.
unit-already-guards-prisoner = { FORM($unit, "the") } garde déjà { $prisoner }.
prisoner-is-held-in-zone-unit-is-not-there =
    { $prisoner } est détenu { FORM($zone, "in") }, où { FORM($unit, "the") } n’est pas. { COUNT($others) ->
        [0] Aucun peloton n’y est.
        [one] Peloton présent : { $others }.
       *[other] Pelotons présents : { $others }.
    }
unit-is-already-the-front-of-its-stack = { FORM($unit, "the") } est déjà en première ligne de sa pile.
The-front-of-zone-has-just-been-chosen-do = La première ligne { FORM($zone, "of") } vient d’être choisie ; fais une autre action avant de la choisir à nouveau.
unit-is-the-only-platoon-of-zone-there-is = { FORM($unit, "the") } est le seul peloton { FORM($zone, "of") } ; il n’y a pas d’ordre à choisir.
group-has-no-platoon-that-can-lose-a-strength = Aucun peloton de ce groupe ne peut perdre un point de force : { $group }. Choix possible : { $others }.
