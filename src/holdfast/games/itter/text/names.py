"""What the components, verbs, places and results of Castle Itter are called."""

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
CONDITIONS = {"exhausted": _("exhausted"), "disrupted": _("disrupted")}
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
CARDS = {
    "rifleman2": _("Rifleman ×2"),
    "rifleman3": _("Rifleman ×3"),
    "scout2": _("Scout ×2"),
    "sturm1": _("Sturm"),
    "sturm1c": _("Sturm (Competitive)"),
    "sturm2": _("Sturm ×2"),
    "machine_gunner": _("Machine Gunner"),
    "mortar": _("Mortar"),
    "sniper": _("Sniper"),
    "flak37": _("88mm Flak 37"),
    "pak40a": _("75mm Pak 40 (A)"),
    "pak40b": _("75mm Pak 40 (B)"),
    "panzerfaust": _("Panzerfaust"),
    "flak30": _("20mm Flak 30"),
    "suppressive_fire": _("Suppressive Fire"),
    "reinforcements": _("Reinforcements"),
    "142nd": _("142nd Infantry Regiment"),
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
PLACES = {
    "supply": _("supply"),
    "reserve": _("reserve"),
    "casualty": _("casualty"),
    "escaped": _("escaped"),
}
SEATS = {"defender": _("Defender"), "ss": _("SS")}
VARIANTS = {
    "beginner": _("Beginner"),
    "veteran": _("Veteran"),
    "elite": _("Elite"),
    "competitive": _("Competitive (two players)"),
}
EDITIONS = {"standard": _("Rulebook"), "player_aid": _("Player aid of an earlier edition")}
FREE_MOVES = {"one": _("one per activation"), "any": _("as many as the location has other squares")}
VERBS = {
    "deploy": _("deploy"),
    "attack": _("attack"),
    "suppress": _("suppress"),
    "shift": _("shift"),
    "move": _("move"),
    "load": _("load"),
    "recover": _("recover"),
    "remove_suppression": _("remove suppression"),
    "command": _("command"),
    "escape": _("escape"),
    "end": _("end"),
    "hold": _("hold"),
    "order": _("order"),
    "done": _("done"),
    "spend": _("spend"),
    "sacrifice": _("sacrifice"),
    "decline": _("decline"),
    "plan": _("plan"),
    "tactic": _("tactic"),
}
WEAPONS = {
    "m1919a4": "M1919A4",
    "m2hb": "M2HB",
    "76mm_cannon": _("76mm Cannon"),
    "76mm_load": _("76mm Cannon Load"),
}
ATTRIBUTES = {
    "C": _("Command"),
    "E": _("Escape"),
    "I": _("Inspire"),
    "M": _("Low Morale"),
    "O": _("Wehrmacht Officer"),
    "R": _("Reinforcements"),
    "S": _("Sacrifice"),
    "T": _("Tank Crew"),
}
RESULTS = {
    "win": _("Victory: {score} points. {award}, {level}."),
    "draw": _("A draw: {score} points."),
    "loss": _("The SS enter the castle: the game is lost."),
}
REASONS = {
    "deck_exhausted": _("The SS have no more cards."),
    "142nd": _("The 142nd Infantry Regiment arrives."),
    "breakthrough": _("The SS break into the castle."),
}
SCORE_LINES = {
    "jenny_lost_empty": _("Besotten Jenny lost with nobody inside"),
    "borotra_escaped": _("Borotra escaped"),
    "french_outside_cellar": _("French outside the Cellar"),
    "french_in_cellar": _("French in the Cellar"),
    "other_defender_on_board": _("Other Defenders in the castle"),
    "ss_counter_on_board": _("SS counters on the board"),
    "total": _("Total"),
}
AWARDS = {
    "Austrian National Hero": _("Austrian National Hero"),
    "Medal of Honor": _("Medal of Honor"),
    "Distinguished Service Cross": _("Distinguished Service Cross"),
    "Silver Star": _("Silver Star"),
    "Bronze Star": _("Bronze Star"),
    "Epic Victory": _("Epic Victory"),
    "Major Victory": _("Major Victory"),
    "Minor Victory": _("Minor Victory"),
    "Draw": _("Draw"),
}
OUTCOMES = {
    "removed": _("removed"),
    "missed": _("missed"),
    "suppressed": _("suppressed"),
    "placed": _("placed"),
}
