"""CI-6 Variants: Tactics cards, and the competitive game."""
