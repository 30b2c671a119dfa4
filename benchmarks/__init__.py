"""Benchmarks: one module per game, each measuring against its peers in one run."""
