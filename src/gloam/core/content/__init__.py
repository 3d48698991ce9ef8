"""Content files and packs: read, checked, and named by file and line where they are wrong."""
