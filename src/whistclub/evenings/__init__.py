"""Whist evenings: movements, standings and prizes of an evening of many tables. Pure; one file a format. Rules:
`messages/pages/en/evening.md`.
"""
