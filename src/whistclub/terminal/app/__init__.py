"""The terminal's tables: the Textual app, a client of the table in process."""
