"""Every sentence that the terminal says, in English; what is said stands in `holdfast/locale`.

The words that a player types are the same in all languages, so that a guide fits everybody.
"""

from __future__ import annotations

from typing import Final

from holdfast.core.messages import mark as _

__all__ = ["COMMANDS", "ELSEWHERE", "SENTENCES"]

COMMANDS: Final = {
    "?": _("this help"),
    "why ACTION": _("why an action is allowed or not"),
    "odds ACTION": _("the exact chances of what it can lead to at once; several are compared"),
    "hint": _("the best actions, what they are worth, and why"),
    "undo": _("take back the last action, where that is fair"),
    "redo": _("play again what was taken back"),
    "log N": _("what has happened so far; with a number, the last so many lines"),
    "rule WORD": _("the words of a rule, by its number or by words in it"),
    "legend": _("what the letters and signs on the board mean"),
    "look THING": _("what a thing on the board is, and what lies there"),
    "near THING": _("what it sees, adjoins or leads to"),
    "stand": _("how things stand: the score, the nearest danger"),
    "board": _("the board and what is asked, once more"),
    "brief, full": _("leave the board out from now on, or show it before every decision"),
    "save FILE": _("keep the match in a file"),
    "quit": _("stop; the match can be saved"),
}

ELSEWHERE: Final = {
    "q": "quit",
    "x": "quit",
    "exit": "quit",
    "bye": "quit",
    "h": "help",
    "u": "undo",
    "moves": "board",
    "back": "undo",
    "map": "board",
    "write": "save",
}
"""Commands by what other programs call them."""

SENTENCES: Final = {
    "help": _(
        "Type the number of a line, or words that narrow the list: when one action is left, it "
        "is played. A whole action such as “{example}” is played at once. "
        "An empty line shows the whole list again."
    ),
    "asked": _("{prompt} ({rule})"),
    "seat_asked": _("{seat}: {prompt} ({rule})"),
    "narrowed": _("{left} of {all} actions are left. An empty line shows all again."),
    "group": _("{what} ({count} actions)"),
    "no_match": _("No action on offer fits “{words}”. Type ? for help."),
    "meant": _("No action on offer fits “{words}”. Did you mean “{command}”?"),
    "number_alone": _(
        "No action on offer fits “{words}”. A line is chosen by its number alone, 1 to {last}."
    ),
    "no_line": _("There is no line {number}; the last one is {last}."),
    "plays": _("{seat} plays: {action}"),
    "stands_in": _("The bot {bot} failed ({reason}), so another one plays for it: {other}."),
    "who_sits": _("Who plays? A number or a name; strong@0.5 thinks for half a second."),
    "a_person": _("somebody at this terminal"),
    "who_plays": _("{seat} (Enter: {usual})? "),
    "allowed": _("“{action}” is allowed now ({rule})."),
    "which": _("Which action? {example}"),
    "several": _("“{words}” fits {count} actions; add a word."),
    "no_odds": _("Nothing about that is left to chance, or you may not know it."),
    "thinking": _("Thinking …"),
    "so_far": _("At first sight: {action}"),
    "no_hint": _("Several people play here, so there are hints only if all agree: see --coach."),
    "took_back": _("Taken back: {action}"),
    "no_undo": _("That cannot be taken back: {reason}."),
    "empty_log": _("Nothing has happened yet."),
    "earlier": _("There is more: type log."),
    "no_rule": _("There is no rule “{id}”. There are {ids}"),
    "no_thing": _("Nothing on the board is called “{words}”."),
    "which_thing": _("Which thing? Type {command} and a name, such as {command} {example}."),
    "nothing_there": _("There is nothing on this board to look at."),
    "several_things": _("“{words}” may be several things: {things}."),
    "no_rules": _("This game has no rules reference."),
    "saved": _("Saved in {file}."),
    "not_saved": _("Not saved: {reason}."),
    "save_where": _("Save where? Type save and the name of a file."),
    "offer_save": _("To save the match type the name of a file; Enter leaves without: "),
    "goodbye": _("Goodbye."),
    "over": _("The match is over."),
    "read_this": _("{seat} is next. Press Enter when you have read this: it will be cleared. "),
    "your_turn": _("{seat}, press Enter when only you can see the screen. "),
    "sure": _("“{action}”? Type y to play it: "),
    "sure_lasting": _("“{action}”? It cannot be taken back. Type y to play it: "),
    "not_played": _("Not played."),
    "yes": _("yes"),
    "no_redo": _("There is nothing to play again."),
    "log_how_many": _("How many lines? Type log and a number, such as log 10."),
    "no_legend": _("This game has no legend; look THING explains what lies there."),
    "is_brief": _("Brief: type board to see the board, full to see it before every decision."),
    "is_full": _("The board is shown before every decision; brief leaves it out."),
    "more_rules": _("And {count} more: {ids}"),
    "cut_off": _("A match that was cut off lies in {file}; holdfast play --load goes on with it."),
    "kept_in": _("The match is kept in {file}."),
}
