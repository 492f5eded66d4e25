"""The rules of Castle, one module per chapter."""
