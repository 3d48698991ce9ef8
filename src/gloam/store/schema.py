"""The tables of the database. Whoever changes them adds a migration and moves HEAD on."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

HEAD = "0002"
"""The revision that this gloam reads and writes. Revisions are numbers with leading zeros, so they can be compared."""

METADATA = MetaData()

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
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("person", Integer, nullable=False, server_default="0"),
    Index("tokens_by_table", "table_id"),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("person", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
