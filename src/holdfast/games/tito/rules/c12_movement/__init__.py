"""Chapter 12, movement: officers (12.1), German movement (12.2), Yugoslav movement (12.3)."""
