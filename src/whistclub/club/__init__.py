"""The club: tables, their logs, rooms and people."""
