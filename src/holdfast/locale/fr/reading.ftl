### What is wrong with journals, positions and component data that somebody brings.

## Objects and lists, in any JSON

where-what = { $where } : { $what }
where-what-rule = { $where } : { $what } ({ $rule })
the-top-level = au premier niveau
is-missing = manque
is-there-twice = y est deux fois
is-named-twice = est nommé deux fois
must-be-value-in-this-position = doit être { $value } dans cette position
there-is-no-field-name = il n’y a pas de champ « { $name } »
there-is-no-what-shown = la valeur { $shown } n’existe pas ici
there-is-no-what-shown-it-is-one-of = la valeur { $shown } n’existe pas ici ; valeurs possibles : { $known }
must-be-kind-not-shown = doit être { $kind }, et non { $shown }
must-be-null-not-shown = doit être null, et non { $shown }
must-be-a-whole-number-from-lowest-to-highest = doit être un nombre entier de { $lowest } à { $highest }, et non { $shown }
must-be-a-whole-number-of-lowest-or-more = doit être un nombre entier, { $lowest } ou plus, et non { $shown }
one-or-other = { $one } ou { $other }
a-number = un nombre
anything = n’importe quoi
a-word = un mot
a-whole-number = un nombre entier
a-word-or-a-whole-number = un mot ou un nombre entier
true-or-false = true ou false
an-object = un objet
a-list = une liste
a-list-of-whole-numbers = une liste de nombres entiers
a-string = un texte
text = un texte
is-nested-too-deeply = est imbriqué trop profondément
is-too-large-a-number = est un nombre trop grand
must-be-a-finite-number = doit être un nombre fini
has-a-field-whose-name-is-kind = a un champ dont le nom est { $kind }
has-count-characters-in-one-text-longest-are-the =
    a un texte de { $count ->
        [one] { $count } caractère
       *[other] { $count } caractères
    } ; { $longest } au plus
has-a-character-that-cannot-be-shown-character = contient un caractère qui ne peut pas être affiché : { $character }
a-pack-is-plain-JSON = les données du matériel sont du JSON simple
a-position-is-an-object = une position doit être un objet
a-position-is-not-an-empty-object = une position n’est pas un objet vide
game-this-is-a-position-of-other-not-of = game : cette position appartient à { $other } et non à { $game }

## Journals

the-journal-is-not-valid-JSON-is-it-cut = le journal n’est pas du JSON valide (est-il coupé ?) : { $error }
line-line-column-column = ligne { $line }, colonne { $column }
a-journal-is-an-object-with-at-least-game = un journal doit être un objet avec au moins game et actions
this-journal-was-downloaded-while-the-match-was-running = ce journal a été téléchargé pendant la partie : il ne contient que ce qu’on voyait de cette place, et pas de clé ; télécharge-le de nouveau quand la partie est finie
a-journal-has-no-field-name = un journal n’a pas de champ « { $name } »
a-journal-has-a-seed-or-a-script-of = un journal a seed ou script, pas les deux
a-journal-has-a-key-or-a-other-not = un journal a key ou { $other }, pas les deux
the-format-is-found-this-version-reads-only-known = le format est { $found } ; cette version ne lit que « { $known } »
the-generator-is-generator-this-version-knows-known = le générateur est « { $generator } » ; cette version connaît { $known }
a-name-belongs-to-the-generator-older-or-newer = { $name } demande le générateur « { $older } » ou « { $newer } », et le journal n’en nomme aucun
the-generator-generator-takes-a-key-not-a-seed = le générateur « { $generator } » demande key, et non seed
name-must-be-kind = { $name } doit être { $kind }
the-journal-has-no-name-it-must-be-kind = il manque { $name } au journal ; ce doit être { $kind }
a-list-of-actions = une liste d’actions
action-number-must-be-an-object-such-as-example = l’action { $number } doit être un objet tel que { $example }, et non { $found }
a-list-of-lists-of-whole-numbers = une liste de listes de nombres entiers
chance-has-found-entries-but-set-up-and-actions-actions =
    chance a { $found ->
        [one] { $found } entrée
       *[other] { $found } entrées
    }, mais la mise en place et { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } en demandent { $wanted } : le journal a été coupé ou modifié
n64-digits-of-0-to-9-and-a-to = fait de 64 chiffres hexadécimaux
asked-must-be-a-list-of-wanted-entries-set-up =
    asked doit être une liste de { $wanted ->
        [one] { $wanted } entrée
       *[other] { $wanted } entrées
    } : celle de la mise en place et une par action
a-list-of-words-like-d6-or-p52 = une liste de mots comme d6 ou p52
a-list-of-objects-what-happened-beside-the-actions = une liste d’objets : ce qui s’est passé hors des actions
an-object-from-action-numbers-to-digests = un objet qui donne une empreinte à des numéros d’action
fingerprints-found-is-not-the-number-of-an-action = fingerprints : { $found } n’est pas le numéro d’une action
fingerprints-the-digest-at-at-must-be-a-word = fingerprints : l’empreinte de { $at } doit être un mot
there-is-a-fingerprint-for-action-at-but-the =
    il y a une empreinte pour l’action { $at }, mais le journal n’a { $last ->
        [0] pas d’action
        [one] qu’une action
       *[other] que { $last } actions
    } : il a été coupé ou modifié
the-key-is-not-the-one-that-was-promised = la clé n’est pas celle qui a été promise au début : son engagement est { $found }, le journal note { $recorded }
the-replay-diverges-when-it-used-the-chance-taken = rejouée, la partie s’écarte du journal { $when } : les dés et tirages sont { $taken }, le journal note { $recorded }
the-replay-diverges-when-it-asked-for-asked-the = rejouée, la partie s’écarte du journal { $when } : elle demande { $asked }, le journal note { $recorded }
the-replay-diverges-after-the-position-s-fingerprint-is = rejouée, la partie s’écarte du journal { $after } : l’empreinte de la position est { $found }, le journal note { $recorded }
at-action-number = à l’action { $number }
after-action-number = après l’action { $number }
at-set-up = dès la mise en place
after-set-up = après la mise en place
what-the-journal-was-written-under-rules-version-old = { $what } (le journal a été écrit avec la version { $old } des règles ; celles d’ici sont en version { $new })
the-match-cannot-begin-error = la partie ne peut pas commencer : { $error }
action-number-action-was-refused-error = l’action { $number }, { $action }, a été refusée : { $error }

## Matches, actions and chance

there-is-no-seat-seat-there-are-names-and = il n’y a pas de place { $seat } ; il y a { $names } et spectator
a-match-of-played-actions-cannot-go-back-to =
    une partie de { $played ->
        [one] { $played } action
       *[other] { $played } actions
    } ne peut pas revenir à l’action { $count }
a-branch-starts-after-0-to-played-actions-not = une variante commence après un nombre d’actions compris entre 0 et { $played }, pas après { $count }
this-decision-is-seat-s-not-that-of-who = cette décision revient à { $seat }, pas à { $who }
a-spectator = un spectateur
the-action-is-not-valid-JSON-error = l’action n’est pas du JSON valide : { $error }
an-action-is-an-object-such-as-example-not = une action est un objet comme { $example }, et non { $found }
the-action-is-not-plain-JSON = l’action n’est pas du JSON simple
an-action-needs-a-verb-do-is-missing-or = une action demande un verbe : « do » manque ou n’est pas un mot
verb-takes-no-arguments-it-has-no-name = « { $verb } » se donne seul ; « { $name } » est de trop
verb-takes-known-it-has-no-name = « { $verb } » n’admet que { $known } ; « { $name } » est de trop
verb-needs-name = « { $verb } » demande « { $name } »
verb-name-cannot-be-shown = « { $verb } » : « { $name } » ne peut pas être { $shown }
verb-name-cannot-be-shown-it-must-be-wanted = « { $verb } » : « { $name } » ne peut pas être { $shown } ; il faut { $wanted }
words-is-no-action-of-game-with-these-options = « { $words } » n’est pas une action dans { $game } avec ces options ; prends-en une qui est permise
an-action-takes-known-it-has-no-name = une action n’admet que { $known } ; « { $name } » est de trop
name-cannot-be-shown = « { $name } » ne peut pas être { $shown }
name-cannot-be-shown-it-can-be-values = « { $name } » ne peut pas être { $shown } ; ce peut être { $values }
verb-with-shown-does-not-exist-its-values-do = « { $verb } » avec { $shown } n’existe pas : ces valeurs ne vont pas ensemble
a-seed-is-a-whole-number-of-at-most = seed doit être un nombre entier d’au plus { $most } bits
the-script-of-chance-has-run-out-after-its =
    la suite de nombres du hasard est épuisée : après { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    }, { $what } est demandé (de { $lowest } à { $highest })
number-place-of-the-script-of-chance-is-value = le nombre { $place } de la suite du hasard est { $value }, mais { $what } donne de { $lowest } à { $highest }
game-without-piece-no-such-piece = { $game } sans { $piece } : cette pièce n’existe pas
game-without-piece-there-is-nothing-that-can-be = { $game } sans { $piece } : rien ne peut être laissé de côté
