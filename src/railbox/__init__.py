"""Railbox."""
