"""Keyframes beside the logs, and campaigns with their sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Logs of before say nothing of versions and content, so these tables cannot go on: they can be read.
    op.execute(sa.text("UPDATE tables SET phase = 'closed', listed = false WHERE phase <> 'over'"))
    op.create_table(
        "keyframes",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("made_with", sa.String(64), nullable=False),
        sa.Column("last_entry", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
    )
    op.create_index("campaigns_by_owner", "campaigns", ["owner", "touched"])
    op.create_table(
        "sessions",
        sa.Column("campaign_id", sa.String(64), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("carried", sa.Text, nullable=False),
    )
    op.create_index("sessions_by_table", "sessions", ["table_id"])


def downgrade() -> None:
    op.drop_table("sessions")
    op.drop_table("campaigns")
    op.drop_table("keyframes")
