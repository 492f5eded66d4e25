"""Combat (chapter 6): the scores, one combat from naming the target on, and what follows it."""
