"""Alembic migrations of the store. They are run by `gloam.store.opening`, inside its transaction."""
