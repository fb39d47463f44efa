"""The state that the workers of one club share over its PostgreSQL database."""
