"""The logs of tables and evenings, in memory, in SQLite or in PostgreSQL."""
