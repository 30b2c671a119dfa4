"""Bots: players that decide from what their seat may know, never from the true state."""

from railbox.bots.base import Bot, Position, all_bots, ask, make_bot

__all__ = ["Bot", "Position", "all_bots", "ask", "make_bot"]
