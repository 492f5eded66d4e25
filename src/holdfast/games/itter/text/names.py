"""What the components of Castle Itter are called: the words that are printed on them.

They name messages in `locale`, where each language has its own with all their forms. Cards, whose
names are also those of counters, attributes and trays, have ids of their own.
"""

from __future__ import annotations

from holdfast.core.messages import mark as _

COLORS = {
    "green": _("green"),
    "red": _("red"),
    "purple": _("purple"),
    "black": _("black"),
    "yellow": _("yellow"),
    "white": _("white"),
}
COUNTERS = {
    "rifleman": _("Rifleman"),
    "scout": _("Scout"),
    "sturm": _("Sturm"),
    "machine_gunner": _("Machine Gunner"),
    "mortar": _("Mortar"),
}
LOCATIONS = {
    "NT": _("North Terrace"),
    "ST": _("South Terrace"),
    "K": _("Keep"),
    "GH": _("Great Hall"),
    "G": _("Gate House"),
    "BJ": _("Besotten Jenny"),
    "C": _("Cellar"),
}
TACTICS = {
    "barrage": _("Barrage"),
    "eastern_approach": _("Eastern Approach"),
    "northern_approach": _("Northern Approach"),
    "western_approach": _("Western Approach"),
    "focus_fire": _("Focus Fire"),
    "sharpshooters": _("Sharpshooters"),
    "tank_hunters": _("Tank Hunters"),
    "shrapnel": _("Shrapnel"),
    "second_wave": _("Second Wave"),
    "infiltration": _("Infiltration"),
    "shock_troops": _("Shock Troops"),
    "smoke_screen": _("Smoke Screen"),
    "fanatics": _("Fanatics"),
}
WEAPONS = {
    "m1919a4": _("M1919A4"),
    "m2hb": _("M2HB"),
    "76mm_cannon": _("76mm Cannon"),
    "76mm_load": _("76mm Cannon Load"),
}
PRINTED = {
    "color": COLORS,
    "counter": COUNTERS,
    "location": LOCATIONS,
    "weapon": WEAPONS,
}
"""The words on components, by kind and id."""
