"""The balance of a movement: who meets whom, climbs, deals and sits out how often, and what of it is proved best."""
