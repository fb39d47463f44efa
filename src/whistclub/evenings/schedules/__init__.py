"""Schedules of individual evenings: known before the evening begins, checked by a verifier of its own."""
