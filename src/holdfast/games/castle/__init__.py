"""Castle, by David J Rodger: two to four players defend a royal court of hidden cards."""
