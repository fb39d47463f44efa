"""The club: where matches are kept."""
