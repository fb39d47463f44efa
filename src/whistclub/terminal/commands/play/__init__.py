"""`whist play`: in the app, in line mode, and at a club's table."""
