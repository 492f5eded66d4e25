### Castle: what happened.

event-dealt = { FORM($seat, "the") } riceve { FORM($cards, "the") }.
event-dealt-hidden = { FORM($seat, "the") } riceve otto carte.
event-court = { FORM($seat, "the") } dispone la corte: { $cards }.
event-court-hidden = { FORM($seat, "the") } sta disponendo il castello.
event-arranged = { FORM($seat, "the") } aggiunge { FORM($card, "the") } { $place }.
event-arranged-hidden = { FORM($seat, "the") } sta disponendo il castello.
event-finished = { FORM($seat, "the") } ha finito il castello; { FORM($jack, "the") } sta nella colonna { $col }.
event-turn = Tocca { FORM($seat, "to") }.
event-drew =
    { FORM($seat, "the") } pesca { FORM($card, "the") }; { $left ->
        [0] il mazzo è vuoto
        [one] resta una carta
       *[other] restano { $left } carte
    }.
event-placed = { FORM($seat, "the") } piazza { FORM($card, "the") } { $place }.
event-rallied = { FORM($seat, "the") } raduna { FORM($card, "the") } alla bandiera.
event-discarded =
    { COUNT($cards) ->
        [one] Scartata
       *[other] Scartate
    }: { $cards }.
event-barricaded = { FORM($by, "the") } posa { FORM($card, "the") } come barricata contro { FORM($seat, "the") }, { $place }.
event-closed = { FORM($seat, "the") } chiude tutti i varchi.
event-attacks = { FORM($seat, "the") } attacca { FORM($target, "the") } con { FORM($lead, "the") }.
event-berserk = { FORM($seat, "the") } va all’attacco berserker con { FORM($lead, "the") }, a partire dalla carta { $place }.
event-revealed = La carta { $card } { FORM($seat, "of") } viene scoperta { $place }.
event-called_off = { FORM($lead, "the") } incontra una figura del proprio seme: l’attacco è annullato e il turno finisce.
event-spied = { FORM($by, "the") } volta una carta { FORM($seat, "of") }, { FORM($card, "the") }: ora è { $face }.
event-exposed = L’assassino scopre { FORM($card, "the") } { FORM($seat, "of") }.
event-committed = { FORM($seat, "the") } impegna { FORM($card, "the") }.
event-fought-won = { FORM($lead, "the") } tira { $attack_dice } e arriva a { $attack }; { FORM($against, "the") } tira { $defence_dice } e arriva a { $defence }: l’attacco riesce.
event-fought-lost = { FORM($lead, "the") } tira { $attack_dice } e arriva a { $attack }; { FORM($against, "the") } tira { $defence_dice } e arriva a { $defence }: l’attacco fallisce.
event-reserve = Doppio della difesa! Dadi di riserva: { $reserve_dice }.
event-fell =
    { COUNT($cards) ->
        [0] Non cade nessuna carta { FORM($seat, "of") }.
        [one] Cade { FORM($cards, "the") } { FORM($seat, "of") }.
       *[other] Cadono { FORM($cards, "the") } { FORM($seat, "of") }.
    }
event-removed = { FORM($by, "the") } toglie { FORM($card, "the") } { FORM($seat, "of") }.
event-struck-won = Il contraccolpo distrugge una carta { FORM($seat, "of") }, { FORM($card, "the") }: { $attack } contro { $defence }.
event-struck-lost = Una carta { FORM($seat, "of") }, { FORM($card, "the") }, resiste al contraccolpo: { $attack } contro { $defence }.
event-halted = { FORM($seat, "the") } si ferma.
event-extra = Un doppio porta { FORM($seat, "to") } una carta extra: { FORM($card, "the") }.
event-battle_over =
    La battaglia è finita. { COUNT($cards) ->
        [0] Nessuna carta persa.
        [one] Persa: { $cards }.
       *[other] Perse: { $cards }.
    }
event-volley = { FORM($seat, "the") } inizia una salva con { FORM($card, "the") }.
event-volley_card = Per la salva si pesca { FORM($card, "the") }.
event-used = { FORM($seat, "the") } attacca con { FORM($lead, "the") }.
event-volley_over =
    La salva è finita. { COUNT($cards) ->
        [0] Nessuna carta scartata.
        [one] Scartata: { $cards }.
       *[other] Scartate: { $cards }.
    }
event-sorties = Il mazzo è vuoto. Sortite, in quest’ordine: { $order }.
event-led = { FORM($seat, "the") } guida una sortita con { FORM($card, "the") }.
event-no_sortie = { FORM($seat, "the") } non può guidare una sortita.
event-reshuffled =
    Gli scarti vengono mescolati: { $count ->
        [0] il mazzo resta vuoto
        [one] una carta nel mazzo
       *[other] { $count } carte nel mazzo
    }.
event-joker = Esce { FORM($joker, "the") }: tutti i castelli se lo contendono.
event-bid = { FORM($seat, "the") } impegna { FORM($card, "the") } nella contesa.
event-joker_roll = { FORM($seat, "the") } tira { $dice } per il jolly: { $total }.
event-joker_won = { FORM($seat, "the") } vince { FORM($joker, "the") }.
event-joker_lost = { FORM($seat, "the") } perde { FORM($cards, "the") }.
event-eliminated = Il Re { FORM($seat, "of") } è caduto: { FORM($seat, "the") } è fuori dal gioco.
event-won = { FORM($seat, "the") } ha l’ultimo Re e vince.
event-drawn = Nessuno può più muovere: pareggio fra { FORM($seats, "the") }.
event-too_long = La partita è durata 10.000 turni: pareggio fra { FORM($seats, "the") }.
result-draw = Pareggio fra { FORM($seats, "the") }.

## Titles over what begins, and sums of what happened

phase-turn = Turno: { $seat }
phase-sorties = Sortite
phase-joker = Contesa per { FORM($joker, "the") }
sum-fought = Scontri: { $count }
sum-fell =
    { COUNT($cards) ->
        [one] caduta
       *[other] cadute
    }: { $cards }
sum-removed =
    { COUNT($card) ->
        [one] tolta
       *[other] tolte
    }: { $card }
sum-revealed =
    { COUNT($card) ->
        [one] scoperta
       *[other] scoperte
    }: { $card }
sum-placed = carte piazzate: { $count }
sum-rallied =
    { COUNT($card) ->
        [one] radunata
       *[other] radunate
    }: { $card }
sum-barricaded =
    { COUNT($card) ->
        [one] barricata
       *[other] barricate
    }: { $card }
sum-joker_won = jolly vinto: { $joker }
sum-eliminated = fuori dal gioco: { $seat }
