"""Suits, ranks, cards and packs; hands as bit sets; text forms and PBN. Imports nothing of ours."""
