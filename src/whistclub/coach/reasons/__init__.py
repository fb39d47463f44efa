"""Reasons of play: what becomes of a card after the better act and after the one made, found by program."""
