"""Logs that grow by commands: the parts that a table and an evening have in common."""
