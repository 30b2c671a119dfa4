"""How long tests wait: a busy machine is slow, so no test tells right from wrong by a clock."""

PATIENCE = 120.0
"""Seconds after which what a test waits for does not happen any more; on a quiet machine it takes a moment."""
FOREVER = 300.0
"""Seconds for which something sleeps that is to be interrupted, and that others may take: longer than a test waits."""
