"""`python -m holdfast.cli`, for when the command itself is not on the path."""

from holdfast.cli import main

main(prog_name="holdfast")
