"""CI-3 Attributes of the Defenders: one module for each that changes what others do."""
