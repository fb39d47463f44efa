"""The log and the data around it, kept in SQLite, in PostgreSQL or in memory."""
