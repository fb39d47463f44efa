# The levels of the club's bots: how they are offered, and the tag of a bot at the table.

client-bot-quick = The quick bot. Answers at once, and thinks no longer than that.
client-bot-strong = The strong bot. Takes its time, and plays its best.

level-tag-quick = quick bot
level-tag-strong = strong bot
level-tag-partner = partner, { $level }
