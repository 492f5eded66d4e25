"""The version of Holdfast, in a module that can be read without importing anything else."""

VERSION = "1.0.0"
