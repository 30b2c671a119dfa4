"""How a rating came about: what it was after each game"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Results tell the rating after the game and what the game changed; of earlier games that is not known."""
    op.add_column("results", sa.Column("rating", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("gained", sa.Integer(), nullable=True))
