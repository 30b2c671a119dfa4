"""`python -m railbox.server serve`."""

from railbox.server.commands import app

app()
