"""The player of Solo Whist."""
