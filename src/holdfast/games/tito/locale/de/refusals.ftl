### Capture Tito!: why something is not allowed. The ids are the words by which the rules name a sentence.
### Not proofread by a native speaker.

unit-is-not-on-the-map = { $unit } ist nicht auf der Karte.
unit-has-already-performed-two-actions-this-turn = { $unit } hat in dieser Runde schon zweimal gehandelt.
unit-shares-zone-with-Yugoslav-units-the-assault-must = { $unit } ist mit jugoslawischen Einheiten in { $zone }: Der Sturmangriff muss ausgetragen werden.
moving-is-in-the-middle-of-its-move-it = { $moving } ist mitten in der Bewegung: Erst weitergehen oder anhalten.
The-officer-to-attach-now-is-wanted-not-officer = Anzuschließen ist jetzt { $wanted }, nicht { $officer }.
officer-joins-a-platoon-of-his-group-that-landed = { $officer } schließt sich einem Zug seiner Gruppe an, der in dieser Runde gelandet ist, nicht { $unit }. Möglich: { $others }.
unit-has-not-begun-to-move-so-there-is = { $unit } hat sich noch nicht bewegt: Es gibt nichts anzuhalten.
unit-cannot-stop-in-zone-the-stack-would-have =
    { $unit } kann in { $zone } nicht bleiben: Der Stapel hätte { $sp ->
        [one] { $sp } Stärkepunkt
       *[other] { $sp } Stärkepunkte
    }, mehr als { $limit }. Es geht weiter nach: { $others }.
unit-has-already-moved-this-turn = { $unit } hat sich in dieser Runde schon bewegt.
unit-landed-in-a-hostile-zone-and-is-fixed = { $unit } ist in einer feindlichen Zone gelandet und bleibt dort bis zum Ende der Runde.
unit-shares-zone-with-Yugoslav-units-and-must-assault = { $unit } ist mit jugoslawischen Einheiten in { $zone } und muss sie stürmen.
No-link-joins-zone-and-to-From-zone-links = Keine Verbindung führt von { $zone } nach { $to }. Von { $zone } geht es nach: { $others }.
The-link-from-zone-to-to-costs-cost-MP = Die Verbindung von { $zone } nach { $to } kostet { $cost } BP, und { $unit } hat { $mp }.
to-is-hostile-and-unit-would-have-no-action = { $to } ist feindlich, und { $unit } hätte keine Aktion für den Sturmangriff übrig: Betreten geht nur vor jeder anderen Aktion dieser Runde.
to-is-hostile-unit-may-enter-it-only-where = { $to } ist feindlich: { $unit } darf nur hinein, wenn schon ein Zug dort ist.
to-is-hostile-and-full-with-unit-the-stack =
    { $to } ist feindlich und voll: Mit { $unit } hätte der Stapel { $sp ->
        [one] { $sp } Stärkepunkt
       *[other] { $sp } Stärkepunkte
    }, mehr als { $limit }.
to-is-full-with-unit-the-stack-would-have =
    { $to } ist voll: Mit { $unit } hätte der Stapel { $sp ->
        [one] { $sp } Stärkepunkt
       *[other] { $sp } Stärkepunkte
    }, mehr als { $limit }, und { $unit } käme nicht weiter.
The-combats-cannot-be-ended-before-the-assaults-are = Erst müssen die Sturmangriffe ausgetragen werden: { $zones }.
A-unit-of-zone-has-fired-this-turn-and = Eine Einheit in { $zone } hat in dieser Runde gefeuert, und ein Stapel feuert nur einmal.
unit-is-not-alone-a-platoon-of-the-stack = { $unit } ist nicht allein: Ein Zug des Stapels muss feuern. In { $zone }: { $others }.
front-is-the-front-officer-of-zone-and-the = { $front } ist der vordere Offizier in { $zone }: Er ist es, der feuert.
at-is-not-adjacent-to-zone-Adjacent-others = { $at } grenzt nicht an { $zone }. Angrenzend: { $others }.
at-holds-German-units-nobody-fires-at-his-own = In { $at } sind deutsche Einheiten: Niemand feuert auf die eigenen Leute.
at-holds-no-Yugoslav-unit-Possible-targets-from-zone =
    In { $at } ist keine jugoslawische Einheit. { COUNT($others) ->
        [0] Es gibt kein mögliches Ziel.
       *[other] Mögliche Ziele: { $others }.
    }
at-holds-only-markers-that-have-not-been-turned = In { $at } sind nur verdeckte Marker; auf sie kann man nicht feuern.
unit-is-not-in-zone-Platoons-there-others =
    { $unit } ist nicht in { $zone }. { COUNT($others) ->
        [0] Kein Zug ist dort.
       *[other] Züge dort: { $others }.
    }
There-is-no-assault-in-zone-German-and-Yugoslav =
    Kein Sturmangriff in { $zone }: Dort sind nicht Deutsche und Jugoslawen zugleich. { COUNT($others) ->
        [0] Es gibt keinen Sturmangriff.
       *[other] Sturmangriffe: { $others }.
    }
unit-is-not-in-the-assault-of-zone-Not =
    { $unit } nimmt am Sturmangriff in { $zone } nicht teil. { COUNT($others) ->
        [0] Alle sind aufgestellt.
       *[other] Noch aufzustellen: { $others }.
    }
unit-already-has-its-place-in-this-round-Not =
    { $unit } hat in diesem Durchgang schon einen Platz. { COUNT($others) ->
        [0] Alle sind aufgestellt.
       *[other] Noch aufzustellen: { $others }.
    }
Line-next-is-the-one-to-fill-now-not = Jetzt wird Linie { $next } besetzt, nicht Linie { $line }.
This-round-has-lines-lines-there-is-no-line =
    Dieser Durchgang hat { $lines ->
        [one] eine Linie
       *[other] { $lines } Linien
    }; eine Linie { $line } gibt es nicht.
next-is-the-platoon-to-place-in-support-now = Zur Unterstützung wird jetzt { $next } aufgestellt, nicht { $unit }.
to-is-not-one-of-the-nearest-zones-where = { $to } gehört nicht zu den nächsten Zonen mit Platz für die Einheiten auf dem Rückzug. Die nächsten: { $others }.
prisoner-is-not-a-prisoner = { $prisoner } ist nicht gefangen.
prisoner-has-already-been-moved-this-turn-and-cannot = { $prisoner } wurde in dieser Runde schon bewegt und kann nicht übergeben werden.
unit-already-guards-prisoner = { $unit } bewacht { $prisoner } schon.
prisoner-is-held-in-zone-unit-is-not-there =
    { $prisoner } wird in { $zone } festgehalten, und { $unit } ist nicht dort. { COUNT($others) ->
        [0] Kein Zug ist dort.
       *[other] Züge dort: { $others }.
    }
unit-is-already-the-front-of-its-stack = { $unit } steht in seinem Stapel schon vorn.
The-front-of-zone-has-just-been-chosen-do = Die Front von { $zone } wurde gerade gewählt; tu erst etwas anderes.
unit-is-the-only-platoon-of-zone-there-is = { $unit } ist der einzige Zug in { $zone }; es gibt keine Reihenfolge zu wählen.
group-has-no-platoon-that-can-lose-a-strength = { $group } hat keinen Zug, der einen Stärkepunkt verlieren kann. Möglich: { $others }.
