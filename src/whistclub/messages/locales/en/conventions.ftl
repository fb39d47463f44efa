# The convention card of a table: what partners agree on.
convention-choices-about = Agreements of partners, which everybody at the table can see. Bots keep them; only the club bot and the strong bot leave one where it gains in the deals they imagine.
convention-sluff = Sluff in a High
convention-sluff-unwanted = From the suit you do not want led
convention-sluff-from-best = A low card of your best suit
convention-response = Answer to an invite in a High
convention-response-highest = Always the highest card of the suit
convention-response-sparing = The lowest, when the highest would lose
convention-agreed = Agreed between partners, for everybody at the table to see:
convention-agreed-usual = { $name }: { $value }.
convention-agreed-changed = { $name }: { $value } (not the usual).
