"""The tables of the database. If you change them, add a migration and advance HEAD."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD = "0005"
"""The revision that this gloam reads and writes. Revisions are numbers with leading zeros, so they can be compared."""

METADATA = MetaData()

# Alembic's own table, and so none of ours.
REVISION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("length", Integer, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("card", Text, nullable=False),
    Column("public_join", String(64), nullable=False),
    Index("tables_by_phase", "phase", "listed", "touched"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("digest", String(64), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("person", Integer, nullable=False, server_default="0"),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)

# The last one of a table. `made_with` is what it needs to be used, `last_entry` a digest of the entry that it follows.
KEYFRAMES = Table(
    "keyframes",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("made_with", String(64), nullable=False),
    Column("last_entry", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What the server knows and nobody else, such as what it signs with. Made with the database, and never changed.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", String(64), nullable=False),
)

CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("start", Text, nullable=False),
    Index("campaigns_by_owner", "owner", "touched"),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("campaign_id", String(64), ForeignKey("campaigns.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("state", String(8), nullable=False),
    Column("carried", Text, nullable=False),
    Index("sessions_by_table", "table_id"),
)
