"""Routes by concern: the JSON API, the pages, boards and files, and learning."""
