"""One match at a table: commands in, entries out. Pure: clock and chance come in as arguments."""
