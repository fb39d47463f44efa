"""Players: opponents that choose an act from what their seat has been told, and from nothing else."""
