"""The commands that run in a terminal without a table, and `whist play`."""
