"""What only this database knows: campaign files are signed with it."""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

NAMES = ("campaigns",)
BYTES = 32


def upgrade() -> None:
    made = op.create_table(
        "secrets",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.bulk_insert(made, [{"name": name, "value": secrets.token_hex(BYTES)} for name in NAMES])


def downgrade() -> None:
    op.drop_table("secrets")
