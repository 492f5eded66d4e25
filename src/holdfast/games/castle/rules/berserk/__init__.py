"""Berserkers: after a double six a group may be attacked (CA-BERSERK)."""
