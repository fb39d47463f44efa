"""Evenings over HTTP: the desk, and the exports."""
