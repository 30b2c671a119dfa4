"""Learning a game: its book of rules, its lessons."""
