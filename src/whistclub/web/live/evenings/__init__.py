"""Evenings in play: their commands, on line tables, and what each client may know of them."""
