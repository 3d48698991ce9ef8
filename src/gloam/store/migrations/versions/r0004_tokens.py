"""A token may open several tables: those who play again open the next one with the token they have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

COLUMNS = "digest, table_id, kind, person"


def upgrade() -> None:
    op.drop_index("tokens_by_table", "tokens")
    op.rename_table("tokens", "tokens_before")
    op.create_table(
        "tokens",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.Integer, nullable=False, server_default="0"),
    )
    op.execute(sa.text(f"INSERT INTO tokens ({COLUMNS}) SELECT {COLUMNS} FROM tokens_before"))
    op.drop_table("tokens_before")


def downgrade() -> None:
    op.rename_table("tokens", "tokens_after")
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.Integer, nullable=False, server_default="0"),
    )
    # One table only: the first by name.
    op.execute(
        sa.text(
            f"INSERT INTO tokens ({COLUMNS}) SELECT {COLUMNS} FROM tokens_after AS one WHERE NOT EXISTS "
            "(SELECT 1 FROM tokens_after AS two WHERE two.digest = one.digest AND two.table_id < one.table_id)"
        )
    )
    op.drop_table("tokens_after")
    op.create_index("tokens_by_table", "tokens", ["table_id"])
