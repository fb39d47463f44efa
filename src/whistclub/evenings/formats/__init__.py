"""The formats of an evening, one a file."""
