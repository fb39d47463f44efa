# The levels of the club's bots: how they are offered, and the tag of a bot at the table.

client-bot-quick = The quick bot. Answers at once and keeps the conventions.
client-bot-club = The club bot. Keeps the conventions, and imagines some deals for each card.
client-bot-strong = The strong bot. Bids by imagined deals as well, and thinks longest.

level-tag-quick = quick bot
level-tag-club = club bot
level-tag-strong = strong bot
level-tag-simple = simple bot
level-tag-lowest = lowest bot
level-tag-random = random bot
level-tag-partner = partner, { $level }

line-bots = { $seats }: { $level }.
