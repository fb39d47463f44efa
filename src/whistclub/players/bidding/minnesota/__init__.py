"""Bids of the Minnesota family by simulation."""
