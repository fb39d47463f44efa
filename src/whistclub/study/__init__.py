"""Faces for programs: OpenSpiel games and PettingZoo environments over the same rules (optional extra `study`)."""
