"""Texts about games and tables, in the language chosen: for the commands, line mode and the app."""
