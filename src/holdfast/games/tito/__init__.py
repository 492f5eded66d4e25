"""Capture Tito!: one player leads the paratroopers, the partisans play themselves."""
