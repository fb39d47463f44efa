"""The clients of tables, on this machine or of a club, and the events of a deal as they know them."""
