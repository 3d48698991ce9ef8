"""Alembic looks for this file. The connection comes from whoever runs the migrations."""

from __future__ import annotations

from alembic import context

from gloam.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
