"""The table of the app: its client, the scene shown, and the acts of the person in front of it."""
