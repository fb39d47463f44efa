"""The auction of Solo Whist by simulation."""
