"""What made the weights that ship: tuning by self-play, and fitting. Not needed to play."""
