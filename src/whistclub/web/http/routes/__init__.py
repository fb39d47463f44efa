"""The routes under `/api`, a file a subject; each handler hands over to a desk at once."""
