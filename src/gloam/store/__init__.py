"""The store: logs of tables, on disk before anybody is told. `open_store(url)` opens one."""
