"""What processes know together: limits, who is away, what was revoked; hosts and bans"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables for what holds across processes; every table names its host."""
    op.create_table(
        "limits",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("level", sa.Float(), nullable=False),
        sa.Column("taken", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_limits"),
    )
    op.create_table(
        "signals",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_signals"),
    )
    op.create_index("ix_signals_at", "signals", ["at"], unique=False)
    op.create_table(
        "away",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_away_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_away"),
    )
    op.add_column("people", sa.Column("banned", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("host", sa.String(length=32), server_default="", nullable=False))
    op.create_index("ix_tables_host", "tables", ["host", "status"], unique=False)
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("host"))
    first = sa.text("SELECT table_id, data FROM entries WHERE seq = 1")
    for table_id, data in connection.execute(first).all():
        host = str(json.loads(data).get("host", {}).get("id", ""))[:32]
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(host=host))
