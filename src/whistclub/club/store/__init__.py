"""The storage of logs, people and rooms in SQLite, in PostgreSQL or in memory."""
