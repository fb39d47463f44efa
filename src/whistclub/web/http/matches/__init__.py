"""Answers computed from a match's log: replay, record, end, and how far it is."""
