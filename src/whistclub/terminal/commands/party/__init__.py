"""`whist party`: evenings planned, simulated, replayed and exported."""
