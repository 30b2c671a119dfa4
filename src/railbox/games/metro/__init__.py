"""Metro."""
