"""Deals of four French hands in Portable Bridge Notation, version 2.1 (https://www.tistis.nl/pbn/pbn_v21.txt)."""
