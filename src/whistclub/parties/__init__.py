"""Whist parties: movements, standings and prizes of an evening of many tables. Pure; one file a format. Rules:
`messages/pages/en/party.md`.
"""
