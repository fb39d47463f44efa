# An evening of many tables: what all its screens say, and what a guest's say.

party-rather-not = Rather not
party-round-of = Round { $round } of { $rounds }
party-left = { $clock } left in the round
