### Castle: what happened.

event-dealt = { $seat } reçoit { $cards }.
event-dealt-hidden = { $seat } reçoit huit cartes.
event-court = { $seat } dispose sa cour : { $cards }.
event-court-hidden = { $seat } dispose son château.
event-arranged = { $seat } ajoute { $card } { $place }.
event-arranged-hidden = { $seat } dispose son château.
event-finished = { $seat } a fini son château ; { $jack } se tient dans la colonne { $col }.
event-turn = C’est à { $seat } de jouer.
event-drew =
    { $seat } pioche { $card } ; { $left ->
        [0] la pioche est vide
        [one] il reste une carte
       *[other] il reste { $left } cartes
    }.
event-placed = { $seat } place { $card } { $place }.
event-rallied = { $seat } rallie { $card } au drapeau.
event-discarded =
    { COUNT($cards) ->
        [one] Défaussée
       *[other] Défaussées
    } : { $cards }.
event-barricaded = { $by } pose { $card } en barricade contre { $seat }, { $place }.
event-closed = { $seat } ferme toutes ses brèches.
event-attacks = { $seat } attaque { $target } avec { $lead }.
event-berserk = { $seat } entre en fureur avec { $lead }, à partir de la carte { $place }.
event-revealed = La carte { $card } de { $seat } est révélée { $place }.
event-called_off = { $lead } rencontre une figure de sa couleur : l’attaque est annulée et le tour est fini.
event-spied = { $by } retourne { $card } de { $seat } : { $face }.
event-exposed = L’assassin dévoile { $card } de { $seat }.
event-committed = { $seat } engage { $card }.
event-fought-won = { $lead } obtient { $attack_dice } et atteint { $attack } ; { $against } obtient { $defence_dice } et atteint { $defence } : l’attaque réussit.
event-fought-lost = { $lead } obtient { $attack_dice } et atteint { $attack } ; { $against } obtient { $defence_dice } et atteint { $defence } : l’attaque échoue.
event-reserve = Double de la défense ! Dés de réserve : { $reserve_dice }.
event-fell =
    { COUNT($cards) ->
        [0] Aucune carte de { $seat } ne tombe.
        [one] { $cards } de { $seat } tombe.
       *[other] { $cards } de { $seat } tombent.
    }
event-removed = { $by } retire { $card } de { $seat }.
event-struck-won = La riposte détruit { $card } de { $seat }, { $attack } contre { $defence }.
event-struck-lost = { $card } de { $seat } résiste à la riposte, { $attack } contre { $defence }.
event-halted = { $seat } s’arrête.
event-extra = Un double apporte à { $seat } la carte bonus { $card }.
event-battle_over =
    La bataille est finie. { COUNT($cards) ->
        [0] Aucune carte perdue.
        [one] Perdue : { $cards }.
       *[other] Perdues : { $cards }.
    }
event-volley = { $seat } commence une salve avec { $card }.
event-volley_card = On pioche { $card } pour la salve.
event-used = { $seat } attaque avec { $lead }.
event-volley_over =
    La salve est finie. { COUNT($cards) ->
        [0] Aucune carte défaussée.
        [one] Défaussée : { $cards }.
       *[other] Défaussées : { $cards }.
    }
event-sorties = La pioche est vide. Sorties, dans cet ordre : { $order }.
event-led = { $seat } mène une sortie avec { $card }.
event-no_sortie = { $seat } ne peut pas mener de sortie.
event-reshuffled =
    La défausse est mélangée : { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dans la pioche.
event-joker = { $joker } apparaît : tous les châteaux se le disputent.
event-bid = { $seat } engage { $card } dans la lutte.
event-joker_roll = { $seat } obtient { $dice } pour le joker : { $total }.
event-joker_won = { $seat } gagne { $joker }.
event-joker_lost = { $seat } perd { $cards }.
event-eliminated = Le Roi de { $seat } est tombé : { $seat } est éliminé.
event-won = { $seat } a le dernier Roi et gagne.
event-drawn = Plus personne ne peut jouer : partie nulle entre { $seats }.
event-too_long = La partie a duré 10 000 tours : partie nulle entre { $seats }.
result-draw = Partie nulle entre { $seats }.

## Titles over what begins, and sums of what happened

phase-turn = Tour : { $seat }
phase-sorties = Sorties
phase-joker = Lutte pour { $joker }
sum-fought = Combats : { $count }
sum-fell =
    { COUNT($cards) ->
        [one] tombée
       *[other] tombées
    } : { $cards }
sum-removed =
    { COUNT($card) ->
        [one] retirée
       *[other] retirées
    } : { $card }
sum-revealed =
    { COUNT($card) ->
        [one] révélée
       *[other] révélées
    } : { $card }
sum-placed = cartes placées : { $count }
sum-rallied =
    { COUNT($card) ->
        [one] ralliée
       *[other] ralliées
    } : { $card }
sum-barricaded = barricades : { $card }
sum-joker_won = gagné : { $joker }
sum-eliminated = hors jeu : { $seat }
