# What the command itself says. The line- messages are those of line mode.

line-card = { $name } ({ $text })
line-suit = { $suit }: { $cards }
line-hand-empty = No cards left.
line-score = Score: { $scores }.
line-score-of = { $side } { $count }
line-deal = Deal { $number }. Dealer: { $dealer }.
line-passage = Passage { $number }.
line-deal-running = This deal is still being played.
line-match-running = The game is not over.
