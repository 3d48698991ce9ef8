"""The content files, their schema, and the tables that the rules read."""
