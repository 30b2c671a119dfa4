"""Railbox on the command line."""
