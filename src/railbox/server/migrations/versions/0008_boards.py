"""Boards that people made, and how bots fared on them"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A board is stored once, by its digest; of its balance what is known so far."""
    op.create_table(
        "boards",
        sa.Column("digest", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_boards"),
    )
    op.create_table(
        "balances",
        sa.Column("digest", sa.String(length=24), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["digest"], ["boards.digest"], name="fk_balances_digest", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", "players", name="pk_balances"),
    )
