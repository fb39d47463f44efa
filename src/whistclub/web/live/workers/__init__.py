"""The things one worker shares with the others: who is here, counted rates, and its departure."""
