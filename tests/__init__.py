"""The tests. They mirror the packages under `src/holdfast`."""
