"""`whist analyse`: many records reviewed, as tables and a report."""
