### Castle: what happened.

event-dealt = { $seat } is dealt { $cards }.
event-dealt-hidden = { $seat } is dealt eight cards.
event-court = { $seat } arranges the court: { $cards }.
event-court-hidden = { $seat } is arranging the castle.
event-arranged = { $seat } adds { $card } { $place }.
event-arranged-hidden = { $seat } is arranging the castle.
event-finished = { $seat } has finished the castle; { $jack } stands in column { $col }.
event-turn = It is { $seat }’s turn.
event-drew =
    { $seat } draws { $card }; { $left ->
        [0] the deck is empty
        [one] one card is left
       *[other] { $left } cards are left
    }.
event-placed = { $seat } places { $card } { $place }.
event-rallied = { $seat } rallies { $card } to the flag.
event-discarded = Discarded: { $cards }.
event-barricaded = { $by } lays { $card } as a barricade against { $seat }, { $place }.
event-closed = { $seat } closes all gaps.
event-attacks = { $seat } attacks { $target } with { $lead }.
event-berserk = { $seat } goes berserk with { $lead }, starting with the card { $place }.
event-revealed = { $seat }’s { $card } is revealed { $place }.
event-called_off = { $lead } meets a royal of its own suit: the attack is called off and the turn is over.
event-spied = { $by } turns { $seat }’s { $card } { $face }.
event-exposed = The assassin turns { $seat }’s { $card } face up.
event-committed = { $seat } commits { $card }.
event-fought-won = { $lead } (dice { $attack_dice }) reaches { $attack }; { $against } (dice { $defence_dice }) reaches { $defence }: the attack wins.
event-fought-lost = { $lead } (dice { $attack_dice }) reaches { $attack }; { $against } (dice { $defence_dice }) reaches { $defence }: the attack fails.
event-reserve = A double for the defence! Reserve dice: { $reserve_dice }.
event-fell =
    { COUNT($cards) ->
        [0] None of { $seat }’s cards falls.
        [one] { $seat }’s { $cards } falls.
       *[other] { $seat }’s { $cards } fall.
    }
event-removed = { $by } removes { $seat }’s { $card }.
event-struck-won = The counter-strike destroys { $seat }’s { $card }, { $attack } to { $defence }.
event-struck-lost = { $seat }’s { $card } withstands the counter-strike, { $attack } to { $defence }.
event-halted = { $seat } stops.
event-extra = A double brings { $seat } the extra card { $card }.
event-battle_over =
    The battle is over. { COUNT($cards) ->
        [0] No card is lost.
       *[other] Lost: { $cards }.
    }
event-volley = { $seat } begins a volley with { $card }.
event-volley_card = { $card } is drawn for the volley.
event-used = { $seat } attacks with { $lead }.
event-volley_over =
    The volley is over. { COUNT($cards) ->
        [0] No card is discarded.
       *[other] Discarded: { $cards }.
    }
event-sorties = The deck is empty. Sorties, in this order: { $order }.
event-led = { $seat } leads a sortie with { $card }.
event-no_sortie = { $seat } cannot lead a sortie.
event-reshuffled =
    The discards are shuffled: { $count ->
        [one] one card is
       *[other] { $count } cards are
    } in the deck.
event-joker = { $joker } turns up: all castles contest it.
event-bid = { $seat } commits { $card } to the joker contest.
event-joker_roll = { $seat } rolls for the joker (dice { $dice }) and reaches { $total }.
event-joker_won = { $seat } wins { $joker }.
event-joker_lost = { $seat } loses { $cards }.
event-eliminated = { $seat }’s King has fallen: { $seat } is out.
event-won = { $seat } has the last King and wins.
event-drawn = Nobody can move any more: a draw between { $seats }.
event-too_long = The match has lasted 10,000 turns: a draw between { $seats }.
result-draw = A draw between { $seats }.

## Titles over what begins, and sums of what happened

phase-turn = Turn: { $seat }
phase-sorties = Sorties
phase-joker = Contest for { $joker }
sum-fought = Combats: { $count }
sum-fell = fallen: { $cards }
sum-removed = removed: { $card }
sum-revealed = revealed: { $card }
sum-placed = cards placed: { $count }
sum-rallied = rallied: { $card }
sum-barricaded = barricades: { $card }
sum-joker_won = won: { $joker }
sum-eliminated = out of the game: { $seat }
