# An evening of many tables: what all its screens say, and what a guest's say.

party-rather-not = Lieber nicht
party-round-of = Runde { $round } von { $rounds }
party-left = noch { $clock } in der Runde
