"""The HTTP requests under `/api` and the pages around the tables."""
