# Was der Befehl selbst sagt. Die Meldungen line- sind die der Zeilenansicht.

line-card = { $name } ({ $text })
line-suit = { $suit }: { $cards }
line-hand-empty = Keine Karten mehr.
line-score = Punktestand: { $scores }.
line-score-of = { $side } { $count }
line-deal = Spiel { $number }. Geber: { $dealer }.
line-passage = Durchgang { $number }.
line-deal-running = Dieses Spiel läuft noch.
line-match-running = Die Partie ist nicht zu Ende.
