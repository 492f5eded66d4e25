### Reports of the lab: headings, axes, tables and the sentences between them.

Everything-here-follows-from-the-experiments-seeds-and-can = Tout ici découle des graines des expériences et peut être refait, nombre pour nombre, avec les commandes en tête de chaque partie. Les intervalles sont à 95 %. Tous les bras d’une expérience jouent les mêmes donnes, et les écarts se prennent donne par donne.
Results = Résultats
matches-that-were-lost = perdues
matches-that-were-not-lost = non perdues
games-of-an-arm = parties
deals-of-an-arm = donnes
arm-of-an-experiment = bras
points-of-a-match = points
drawn-in-a-match = tirage
place-on-the-board = lieu
rule-of-a-game = règle
worth-of-a-draw = valeur
spread-of-deals = dispersion
alike-over-deals = accord
turn-of-a-match = tour
reports-are-drawn-with-matplotlib-get-it-with-command = les rapports se dessinent avec matplotlib, à obtenir par : { $command }
What-comes-in-nearly-every-game-anyway-can-only = Certains tirages viennent dans presque chaque partie, seulement plus tôt ou plus tard : pour ceux-là, on montre ce que vaut une sortie dans la première moitié de leur pioche.
Every-deal-was-played-from-all-seats-and-what = Chaque donne a été jouée de toutes les places, et leurs résultats ont été réunis : la chance est ce qui reste alors, car ni les cartes ni les places n’avantageaient personne.
How-far-what-was-changed-carries-against-the-dice = Ce que pèse le changement face aux dés.
The-difference-is-what-the-arm-adds-to-it = L’écart est ce que le bras y ajoute ; quand les deux bras montent et descendent ensemble (accord proche de 1), les dés décident de presque tout, et garder les mêmes dés économise des parties. « Donnes pour trancher » dit après combien de donnes un intervalle exclurait que les deux soient égaux : s’il en faut beaucoup, la chance masque l’écart.
What-a-rule-made-happen-and-the-dice-and = Ce qu’une règle a fait arriver, et les dés et tirages qu’elle a demandés, par partie, tous bras confondus. Une règle qui dit seulement ce qui est permis, ou qui change un chiffre, n’en cause aucun : elle est dans la liste à la fin, avec celles qui n’ont jamais servi.
The-numbers = Les nombres
in-100-games = en 100 parties
Games-of-arm = Parties de « { $arm } ».
worth-1-to-1 = valeur (de −1 à 1)
better-on = meilleur sur
games-saved = parties économisées
deals-to-tell = donnes pour trancher
Blue-is-clearly-more-than-the-first-arm-red = Bleu : nettement plus que le premier bras ; rouge : nettement moins ; gris : l’un ou l’autre.
Of-compared-that-were-all-alike-about-count-would =
    Si tout était égal, environ { $count ->
        [one] { $count } sur { $compared } semblerait différer
       *[other] { $count } sur { $compared } sembleraient différer
    }.
The-shown-that-differ-most-of-count = Les { $shown } qui diffèrent le plus, sur { $count }.
measure-gained-on-one-deal-same-dice = { $measure } : gain sur une donne, mêmes dés
What-each-arm-made-of-a-deal-less-what = Le résultat de chaque bras sur une donne, moins celui de « { $arm } ».
measure-difference-to-another-draw = { $measure } : écart avec un autre tirage
deals-deals-games-games-seed-seed-holdfast-version =
    { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, graine { $seed }, holdfast { $version }.
Enough-was-known-then = On en savait alors assez.
The-experiment-file = L’expérience : { $file }
value-low-to-high = { $value } (de { $low } à { $high })
measure-difference-to-arm = { $measure } : écart avec « { $arm } »
decisions-in-a-match = décisions dans une partie
The-first-count-arms = Les { $count } premiers bras.
Deals-of-arm-spread-by-spread-standard-deviation-that = Les donnes de « { $arm } » s’écartent de { $spread } (écart type) : c’est la chance.
turn-on-which-matches-of-arm-end = tour où finissent les parties de « { $arm } »
From-the-view-of-bot = Du point de vue de { $bot }.
How-often-in-100-games-of-arm = Combien de fois en 100 parties de « { $arm } ».
difference-in-the-share-of-wins = écart de la part des victoires
worth-when-it-comes-early = valeur si le tirage vient tôt
events-a-game = événements par partie
draws-a-game = tirages par partie
fires-in = s’applique dans
count-rules-that-never-fired =
    { $count ->
        [one] { $count } règle qu’aucun événement ne cite
       *[other] { $count } règles qu’aucun événement ne cite
    }
Compared-with-arm = Comparaison avec « { $arm } »
How-matches-end = Comment les parties finissent
arm-the-share-of-wins-by-seat-share-would = { $arm } : part des victoires par place ; { $share } serait l’égalité
What-the-first-seat-is-worth = Ce que vaut la première place
Against-luck-the-same-dice = Face à la chance : les mêmes dés
share-of-deals = { $share } des donnes
When-matches-are-lost = Quand les parties sont perdues
events-and-draws-per-game = événements et tirages par partie
How-often-each-rule-fires = Combien de fois chaque règle s’applique
share-of-games = { $share } des parties
All-count-arms = Les { $count } bras
How-the-score-is-spread = Comment le score se répartit
How-long-matches-are = Combien de temps durent les parties
All-count-rules =
    { $count ->
        [one] La seule règle
       *[other] Les { $count } règles
    }
games-by-name = parties par { $name }
