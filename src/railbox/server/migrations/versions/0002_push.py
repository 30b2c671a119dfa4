"""Notices to browsers"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The server's own secrets, and where browsers want to be told of turns."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=120), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_subscriptions_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_person", "subscriptions", ["person"], unique=False)
