"""One match at a table: commands in, entries out. Pure: the time and random bytes are arguments."""
