"""What is told of a match from its log: replay, record, end, and how far it is."""
