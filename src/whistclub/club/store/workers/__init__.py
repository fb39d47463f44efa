"""What the workers of one club share over its PostgreSQL database."""
