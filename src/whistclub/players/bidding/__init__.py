"""Bids by simulation at the match score."""
