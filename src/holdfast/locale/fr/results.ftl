### The command line: what commands find, and what is wrong with what they were given.


## Several commands

count-games =
    { $count } { $count ->
        [one] partie
       *[other] parties
    }
decisions = décisions
return = résultat (−1 à 1)
score = score
games-won = gagnées
games-drawn = nulles
games-lost = perdues
file-a-pack-is-an-object = { $file } : les données du matériel doivent être un objet JSON
compiled = compilé
plain-Python = Python ordinaire
going-on-after-done-of-count-games =
    reprise après { $done } { $done ->
        [one] partie
       *[other] parties
    } sur { $count }
done-of-count-games-about-time-to-go =
    { $done } { $done ->
        [one] partie
       *[other] parties
    } sur { $count }, encore { $time } environ


## holdfast games, bots, play, pack, check

seats-names = places : { $names }
name-a-game-holdfast-games-GAME---schema = indique un jeu : holdfast games GAME --schema
the-bot-bot-cannot-be-used-reason = le bot { $bot } n’est pas utilisable : { $reason }
file-is-a-match-of-game-not-of-other = { $file } est une partie d’un autre jeu : { $game }, pas { $other }
this-match-has-too-few-seats-seats-for-count =
    cette partie a trop peu de places ({ $seats }) pour { $count } { $count ->
        [one] bot
       *[other] bots
    }
a-spectator-does-not-play-so-no-bot-can = un spectateur ne joue pas : aucun bot ne peut s’asseoir là
file-does-not-say-its-game-add-game-or = { $file } n’indique pas son jeu ; ajoute « game », ou utilise --game
count-problems =
    { $count } { $count ->
        [one] problème
       *[other] problèmes
    }
game-can-be-played-with-it = { $game } peut se jouer avec ces données
passed-passed-failed-failed = réussis : { $passed }, échoués : { $failed }
FAILED-file-case = ÉCHEC { $file } : { $case }


## holdfast replay

noted-noted-but-the-journal-has-has = l’engagement que tu as noté est { $noted } ; le journal a { $has }
noted-noted-but-the-journal-has-none = l’engagement que tu as noté est { $noted } ; le journal n’en a pas
the-commitment = l’engagement
chance = le hasard
positions = les positions
count-actions-replay-with-the-recorded-chance-positions-were =
    { $count } { $count ->
        [one] action se rejoue
       *[other] actions se rejouent
    } avec le hasard noté ; les positions ont été comparées.
count-actions-replay-with-the-recorded-chance-there-were =
    { $count } { $count ->
        [one] action se rejoue
       *[other] actions se rejouent
    } avec le hasard noté ; il n’y a pas de positions à comparer.
count-actions-replay-as-recorded-names-were-compared =
    { $count } { $count ->
        [one] action se rejoue
       *[other] actions se rejouent
    } à l’identique. Comparé : { $names }.
with-its-key-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] action peut se jouer
       *[other] actions peuvent se jouer
    } avec la clé du journal ; il ne note ni hasard ni positions à comparer.
with-its-seed-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] action peut se jouer
       *[other] actions peuvent se jouer
    } avec la graine du journal ; il ne note ni hasard ni positions à comparer.
with-its-script-count-actions-can-be-played-nothing =
    { $count } { $count ->
        [one] action peut se jouer
       *[other] actions peuvent se jouer
    } avec le script du hasard du journal ; il ne note ni hasard ni positions à comparer.
count-actions-can-be-played-but-with-new-dice =
    { $count } { $count ->
        [one] action peut se jouer
       *[other] actions peuvent se jouer
    }, mais avec de nouveaux dés : le journal ne note ni graine ni hasard, et rien n’a pu être comparé.
count-actions-can-be-played-nothing-was-recorded-that =
    { $count } { $count ->
        [one] action peut se jouer
       *[other] actions peuvent se jouer
    } ; le journal ne note rien qui puisse être comparé.
The-count-numbers-follow-from-the-key-but-no =
    { $count ->
        [one] Le nombre tiré découle
       *[other] Les { $count } nombres tirés découlent
    } de la clé, mais aucun engagement ne dit qu’elle a été promise.
The-count-numbers-follow-from-the-key-that-commitment =
    { $count ->
        [one] Le nombre tiré découle
       *[other] Les { $count } nombres tirés découlent
    } de la clé promise au début par l’engagement { $sum }. Vérifie que c’est celui qu’on t’a montré.
The-key-is-missing-the-match-was-running-when = La clé n’est pas dans le journal : la partie n’était pas finie quand il a été écrit, et on n’a pas pu vérifier que les nombres découlent de la clé promise.


## holdfast arena

Stopped-after-done-of-count-games-the-same-command =
    Arrêt après { $done } { $done ->
        [one] partie
       *[other] parties
    } sur { $count } ; relance la même commande pour continuer dans { $file }.
Stopped-after-done-of-count-games-with---out-FILE =
    Arrêt après { $done } { $done ->
        [one] partie
       *[other] parties
    } sur { $count } ; avec --out FILE on pourrait continuer plus tard.
deal-deal-seat-number-action-action = donne { $deal }, place { $number }, action { $action }
Brackets-are-intervals-of-95-games-on-the-same = Entre parenthèses, les intervalles à 95 % ; les parties d’une même donne comptent ensemble.
rating-bot-0 = cote ({ $bot } = 0)
share-of-wins = part des victoires
bot-against-against-share-of-count-games =
    { $bot } contre { $against } : { $share } de { $count } { $count ->
        [one] partie
       *[other] parties
    }
share-would-be-fair = { $share } serait l’équilibre
as-seat = place { $seat }
wins = victoires
over-the-count-games-that-have-it =
    { $count ->
        [one] sur la partie qui a des points
       *[other] sur les { $count } parties qui ont des points
    }
bot-over-other-on-the-same-deals-gains = { $bot } par rapport à { $other } sur les mêmes donnes : { $gains }
time-per-decision-clock = temps par décision ({ $clock })
seconds-s-at-most = { $seconds } s au plus
count-tries-a-second =
    { $count } { $count ->
        [one] essai
       *[other] essais
    } par seconde
late-of-count-decisions-late =
    { $late } { $late ->
        [one] décision
       *[other] décisions
    } sur { $count } en retard
count-decisions-were-asked-again-with-other-secrets =
    { $count } { $count ->
        [one] décision a été redemandée
       *[other] décisions ont été redemandées
    } avec d’autres secrets.
DEFECT-of-bot-kind-count-times-first-in-where = DÉFAUT de { $bot } : { $kind }, { $count } fois ; la première fois dans { $where }


## holdfast simulate

seat-seat = place { $seat }
seat-seat-return = résultat de la place { $seat }
count-games-from-seed-seed =
    { $count } { $count ->
        [one] partie
       *[other] parties
    } depuis la graine { $seed }
count-random-games-from-seed-seed =
    { $count } { $count ->
        [one] partie
       *[other] parties
    } au hasard depuis la graine { $seed }
count-more-values-see---json =
    encore { $count } { $count ->
        [one] valeur
       *[other] valeurs
    } ; voir --json
the-game-of-seed-seed-did-not-end-within =
    la partie de la graine { $seed } ne s’est pas terminée en { $count } { $count ->
        [one] décision
       *[other] décisions
    }
one-bot-for-each-of-the-seats-names-is = indique un bot pour chacune des places { $names }, ou un pour toutes
stopped-after-count-games =
    arrêt après { $count } { $count ->
        [one] partie
       *[other] parties
    }
no-game-has-ended = aucune partie ne s’est terminée


## holdfast lab

wins-in-percent = victoires en pour cent
done-of-count-deals-from-seed-seed =
    { $done } { $done ->
        [one] donne
       *[other] donnes
    } sur { $count } depuis la graine { $seed }
done-of-count-deals-from-seed-seed-that-is =
    { $done } { $done ->
        [one] donne
       *[other] donnes
    } sur { $count } depuis la graine { $seed } ; c’est assez
arm-deal-deal = { $arm }, donne { $deal }
difference = écart
Stopped-the-same-command-goes-on-in-file = Arrêt ; relance la même commande pour continuer dans { $file }.
swap-changes-nothing-in-each-arm-one-bot-has = « swap » ne change rien : dans chaque bras, un seul bot occupe toutes les places.
The-report-is-in-file = Le rapport est dans { $file }.
The-experiment-is-in-file-holdfast-lab-run-file = L’expérience est dans { $file } ; holdfast lab run { $file } la joue.
game-does-not-say-what-could-be-left-out = { $game } ne dit pas ce qu’on peut laisser de côté.


## holdfast bench

random-play-decisions = jeu au hasard, décisions
random-play-games = jeu au hasard, parties
a-Python-loop-decisions = boucle Python, décisions
a-Python-loop-games = boucle Python, parties
copy-a-state = copier un état
list-the-legal-actions = lister les actions permises
apply-an-action = jouer une action
a-state-as-bytes-size = un état en octets, taille
a-state-to-bytes-s = convertir un état en octets, µs
a-state-from-bytes-s = relire un état depuis des octets, µs
per-second = par seconde
in-Python = en Python
ratio = rapport
median = médiane
worst = pire
plain-Python-could-not-be-measured-reason = le Python ordinaire n’a pas pu être mesuré : { $reason }
HOLDFAST_PURE-1-is-set-yet-compiled-rules-ran = HOLDFAST_PURE=1 est défini, mais des règles compilées ont tourné
note-the-compiled-rules-are-older-than-their-source = attention : les règles compilées sont plus anciennes que leur source ; compile-les de nouveau
