"""The rules: a file or folder for each chapter of the rulebook, a module for each paragraph."""
