"""`whist solve`: questions, answers and their texts."""
