"""The numbers behind the rules of thumb: what a quick player values, tuned by self-play.

The unit is a King: to defeat an enemy King is worth 1.
"""

from __future__ import annotations

from collections.abc import Mapping


class Weights:
    """Every number by name. Those given replace the ones written here, which are a first guess."""

    def __init__(self, given: Mapping[str, float]) -> None:
        # What it is worth to defeat a card.
        self.queen = 0.25
        self.jack = 0.15
        self.wall = 0.05
        """Any number card, and more by its value."""
        self.wall_value = 0.002
        self.uncover = 0.12
        """More if the King may stand right below, or beside in the court."""
        self.uncover_side = 0.06
        self.look = 0.06
        """More if a hidden card that may be a royal comes to light."""
        self.aid = 0.01
        """A reinforcement, by its value; and a joker."""
        self.joker = 0.1
        self.leader = 0.0
        """More for each card that a castle has beyond the average of the others."""
        # What it costs to use reinforcements, and how far others will use theirs.
        self.commit = 0.01
        self.commit_each = 0.01
        self.answer_king = 0.7
        self.answer_other = 0.2
        self.defend_king = 1.0
        self.defend_queen = 0.25
        self.defend_jack = 0.1
        self.defend_wall = 0.05
        self.bid = 0.3
        # How the drawn card is used.
        self.bias_attack = 0.0
        self.place = 0.02
        self.place_value = -0.001
        self.top_king = 0.08
        self.top_queen = 0.03
        self.top_jack = 0.03
        self.side_king = 0.05
        self.side_queen = 0.02
        self.side_jack = 0.02
        self.second = 0.01
        """On top of a card that covers a royal."""
        self.top_value = 0.002
        """More for each pip of a card that covers a royal."""
        self.found = 1.0
        """How much more cover is worth to a royal that others have seen."""
        self.alarm = 0.0
        """How much more it is worth for every ten pips of reinforcements that somebody else has."""
        self.rally = 0.03
        self.rally_value = 0.008
        self.rally_more = -0.01
        """For each reinforcement that is already there."""
        self.volley = 0.05
        self.volley_target = 0.01
        """For each card that archers could shoot at."""
        self.spy = 0.3
        """To turn up a card, by the chance that it is a royal."""
        self.barricade = 0.02
        self.barricade_top = 0.02
        self.close = 0.0
        self.close_king = 0.1
        # What a card of one's own is worth that leads a sortie.
        self.lead_queen = 0.3
        self.lead_jack = 0.15
        self.lead_wall = 0.03
        self.lead_cover = 0.08
        # Where an unseen King is likelier than elsewhere: at an end of the court, without a card
        # on top, beside the Jack.
        self.guess_end = 0.5
        self.guess_bare = 0.5
        self.guess_jack = 2.0
        # Arranging the castle.
        self.set_chance = 0.1
        """How far chance may outweigh the rest, so that nobody can be sure."""
        self.king_middle = 1.0
        self.queen_middle = 0.3
        self.set_top_king = 1.0
        self.set_top_queen = 0.7
        self.set_top_jack = 0.6
        self.set_side_king = 0.5
        self.set_side_queen = 0.4
        self.set_side_jack = 0.3
        self.set_insert = 0.0
        self.set_insert_king = 0.1
        self.set_second = 0.2
        self.set_top_value = 0.02
        self.set_side_value = 0.01
        for name, value in given.items():
            setattr(self, name, float(value))
