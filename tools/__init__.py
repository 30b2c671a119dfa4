"""Tools for those who develop Railbox; nothing of it is in the package."""
