"""Deals that are played at several tables, and who has seen a game without playing it"""

import json

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every table names the first one of its deal, where there are several."""
    op.add_column("tables", sa.Column("deal", sa.String(length=32), server_default="", nullable=False))
    op.create_index("ix_tables_deal", "tables", ["deal"], unique=False)
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_watchers_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_watchers_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_watchers"),
    )
    op.create_index("ix_watchers_person", "watchers", ["person"], unique=False)
    connection = op.get_bind()
    tables = sa.table("tables", sa.column("id"), sa.column("deal"))
    first = sa.text("SELECT table_id, data FROM entries WHERE seq = 1 AND data LIKE '%\"same_as\"%'")
    for table_id, data in connection.execute(first).all():
        deal = str(json.loads(data).get("same_as", ""))[:32]
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(deal=deal))
