"""What every game stands on. Knows no game, no screen, no network and no database."""
