"""`whist evening`: evenings planned, simulated, replayed and exported."""
