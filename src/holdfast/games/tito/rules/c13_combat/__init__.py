"""Chapter 13, combat: the step, ammunition, fire, assault and prisoners."""
