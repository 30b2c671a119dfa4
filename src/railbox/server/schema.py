"""The tables of the database: the logs in `entries`, people, and what can be made again from the logs."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("webhook", Text, nullable=False, default="", server_default=""),
    Column("banned", Boolean, nullable=False, default=False, server_default=false()),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("summary", Text, nullable=False),
    Column("host", String(32), nullable=False, default="", server_default=""),
    Column("deal", String(32), nullable=False, default="", server_default="", index=True),
    Index("ix_tables_host", "host", "status"),
    Index("ix_tables_listed", "public", "status", "changed"),
    Index("ix_tables_due", "due"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("seated", Boolean, nullable=False),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(48), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("rating", Integer),  # as it is shown after the game, where it was rated
    Column("gained", Integer),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(48), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

limits = Table(
    "limits",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("level", Float, nullable=False),
    Column("taken", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

signals = Table(
    "signals",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("target", String(64), nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

away = Table(
    "away",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("since", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Boolean, nullable=False),
    Column("data", Text, nullable=False),
)

boards = Table(
    "boards",
    metadata,
    Column("digest", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("data", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

balances = Table(
    "balances",
    metadata,
    Column("digest", String(24), ForeignKey("boards.digest", ondelete="CASCADE"), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", BigInteger, nullable=False),
)
