"""The first version"""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """People, sessions, tables with their logs, seats, results, ratings."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("login", sa.String(length=40), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("webhook", sa.Text(), server_default="", nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", name="pk_ratings"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("summary", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"], unique=False)
    op.create_index("ix_tables_listed", "tables", ["public", "status", "changed"], unique=False)
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_player", "results", ["player"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seated", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("label", sa.String(length=60), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], unique=False)
