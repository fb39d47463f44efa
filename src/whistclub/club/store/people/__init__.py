"""People, rooms and what is theirs in the club's database, and its removal."""
