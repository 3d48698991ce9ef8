"""Tokens stand for people, who have notes. Tables of before cannot go on: their games are of another format."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Neither listed nor resumed; their logs stay, for whoever has an older gloam.
    op.execute(sa.text("UPDATE tables SET phase = 'closed', listed = false"))
    op.execute(sa.text("DELETE FROM tokens WHERE seat <> ''"))
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("seat")
        tokens.add_column(sa.Column("person", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("notes")
    op.execute(sa.text("DELETE FROM tokens WHERE person <> 0"))
    with op.batch_alter_table("tokens") as tokens:
        tokens.drop_column("person")
        tokens.add_column(sa.Column("seat", sa.String(1), nullable=False, server_default=""))
