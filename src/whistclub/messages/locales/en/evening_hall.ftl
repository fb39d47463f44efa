# An evening of many tables: the hall screen, and what is printed.

evening-hall-table = Table
evening-hall-letter-n = N
evening-hall-letter-e = E
evening-hall-letter-s = S
evening-hall-letter-w = W
evening-hall-out = Sitting out
evening-hall-sits-out = sits out
evening-hall-code = QR code of the evening
evening-hall-scan = Scan, say your name, and you have a seat.
evening-hall-here = { $count ->
    [0] Nobody is here yet
    [one] One person is here
   *[other] { WORDS($count, first: "capital") } people are here
  }

evening-hall-what = { $format }, { $game }
evening-hall-format-ladder = Ladder
evening-hall-format-progressive = Progressive
evening-hall-format-semi-partner = Semi-partner
evening-hall-format-partner = Pairs on the ladder
evening-hall-format-individual = Individual
evening-hall-format-compass = Compass
evening-hall-trump = { $trump ->
    [H] Hearts are trump.
    [C] Clubs are trump.
    [D] Diamonds are trump.
    [N] No trump.
   *[S] Spades are trump.
  }
evening-hall-trump-name = { $trump ->
    [H] Hearts
    [C] Clubs
    [D] Diamonds
    [N] No trump
   *[S] Spades
  }
evening-hall-are-trump = are trump
evening-hall-deals-cut = { $count ->
    [one] One deal.
   *[other] { WORDS($count, first: "capital") } deals; cut the cards if level.
  }
evening-hall-deals = { $count ->
    [one] One deal.
   *[other] { WORDS($count, first: "capital") } deals, one more if level.
  }
evening-hall-game = One full game.
evening-hall-begins = Begins at { $time }
evening-hall-sides = North and South play East and West
evening-hall-each = Everybody plays for themselves

evening-hall-seating = Round { $round }: please take your seats
evening-hall-seating-next = Round { $round } is next: these will be the seats
evening-hall-after = That was the last round. Thank you.
evening-hall-after-prizes = The prizes are read in a moment.
evening-hall-after-people = { $count ->
    [one] person
   *[other] people
}
evening-hall-after-tables = { $count ->
    [one] table
   *[other] tables
}
evening-hall-after-rounds = { $count ->
    [one] round
   *[other] rounds
}
evening-hall-names = Where do I sit?
evening-hall-names-at = Where do I sit? { $first }
evening-hall-names-from = Where do I sit? { $first } – { $last }
evening-hall-names-of = Round { $round }, names from A to Z
evening-hall-names-read = Number of your table, then your seat
evening-hall-standings = Standings after round { $round }
evening-hall-standings-none = Standings
evening-hall-standings-final = Final standings
evening-hall-standings-later = After round 1 the standings are here.
evening-hall-ranks = Ties share a rank
evening-hall-mean = * a round sat out counts as the average of the others
evening-hall-ladies-up = Losing ladies move up a table, losing gents down.
evening-hall-prizes = Prizes
evening-hall-raffle = Raffle
evening-hall-raffle-ticket = Ticket { $ticket }
evening-hall-raffle-soon = The raffle is about to be drawn.
evening-hall-raffle-drawn = { $count ->
    [0] Please have your tickets ready.
    [1] One ticket is drawn.
   *[other] { $count } tickets are drawn.
}
evening-hall-rounds = { $count ->
    [one] one round
   *[other] { WORDS($count) } rounds
  }
evening-hall-prize-own = A prize
evening-hall-prize-lucky-table = Lucky table
evening-hall-prize-most-in-deal = Most in one deal
evening-hall-prize-table = Table { $table }
evening-hall-prize-half-time = Half-time
evening-hall-prize-last-rounds = Last rounds
evening-hall-prize-lowest = Lowest
evening-hall-prize-third = Third
evening-hall-prize-second = Second
evening-hall-prize-highest = Highest
evening-hall-prize-next = Next: { $prize }
evening-hall-thanks = Thank you for the evening

evening-hall-by-two = { $first }, then { $second }
evening-hall-by-games-won = games won
evening-hall-by-difference = point difference
evening-hall-by-points = points
evening-hall-by-drive-tricks = drive tricks
evening-hall-by-rounds-won = rounds won
evening-hall-by-over-mean = points over the average
evening-hall-value-games-won = { $count ->
    [1] one game won
   *[other] { $figure } games won
  }
evening-hall-value-difference = point difference { $figure }
evening-hall-value-points = { $count ->
    [1] one point
   *[other] { $figure } points
  }
evening-hall-value-drive-tricks = { $count ->
    [1] one drive trick
   *[other] { $figure } drive tricks
  }
evening-hall-value-rounds-won = { $count ->
    [1] one round won
   *[other] { $figure } rounds won
  }
evening-hall-value-over-mean = { $figure } over the average

evening-hall-it-is = it is
evening-hall-left-in = left in round { $round }
evening-hall-paused-in = round { $round } is paused, left
evening-hall-clock-left = Round { $round } of { $rounds }, time left
evening-hall-clock-open = Round { $round } of { $rounds }. It is
evening-hall-clock-up = Round { $round } of { $rounds }: time is up
evening-hall-clock-paused = Round { $round } of { $rounds }, paused with this left
evening-hall-clock-over = Round { $round } of { $rounds } is over. It is
evening-hall-clock-before = It is
evening-hall-playing = Still playing
evening-hall-more = and { $count } more
evening-hall-and = { $count } more
evening-hall-all-in = All tables are in
evening-hall-in = { $in ->
    [0] No table is in yet
    [one] One of { WORDS($of) } tables is in
   *[other] { WORDS($in, first: "capital") } of { WORDS($of) } tables are in
  }
evening-hall-missing = Not here yet: { $names }
evening-hall-welcome = Welcome
evening-hall-no-phone = No phone? { $name } writes you in.
evening-hall-pause = A pause. The evening continues here.
evening-hall-offline = No connection since { $time }. This is how it stood.
evening-hall-unread = The evening is on its way.

evening-hall-next-poster = The code follows in { $seconds }{"\u00A0"}s
evening-hall-next-seating = The tables follow in { $seconds }{"\u00A0"}s
evening-hall-next-names = Names A to Z follow in { $seconds }{"\u00A0"}s
evening-hall-next-clock = The clock follows in { $seconds }{"\u00A0"}s
evening-hall-next-standings = The standings follow in { $seconds }{"\u00A0"}s
evening-hall-next-prize = The prizes follow in { $seconds }{"\u00A0"}s
evening-hall-next-more = The next page follows in { $seconds }{"\u00A0"}s

evening-print-title = Print
evening-print-button = Print
evening-print-what-poster = Poster
evening-print-what-table = Table cards
evening-print-what-card = Personal cards
evening-print-what-slip = Result slips
evening-print-what-schedule = Schedule
evening-print-what-standings = Standings
evening-print-what-prizes = Prizes
evening-print-what-deals = Deals
evening-print-organisers-only = Only the organisers print personal cards. Your own evening is on your phone.
evening-print-no-account = No account. No phone? { $name } writes you in.
evening-print-enter-here = Enter tricks here
evening-print-enters = One side enters, the other confirms.
evening-print-side-north = North reads this side, East sits on the left
evening-print-side-south = South reads this side, East sits on the right
evening-print-way-ladder = Winners go to table { $up }, losers to table { $down }
evening-print-way-ladder-top = Winners stay, losers go to table { $down }
evening-print-way-ladder-bottom = Winners go to table { $up }, losers stay
evening-print-way-ladies-gents = Winners stay. Of the losers the lady goes to table { $up }, the gent to table { $down }
evening-print-way-progressive = Winners stay. Of the losers North or East goes to table { $up }, South or West to table { $down }
evening-print-way-individual = Your card, your phone and the screen say where you go next
evening-print-way-compass = North and South stay, East and West go to table { $down }
evening-print-way-compass-skip = North and South stay, East and West go to table { $down }; after round { $up }, once, one table further
evening-print-round = Round
evening-print-of-round = round
evening-print-trump = Trump
evening-print-with = With
evening-print-points = Points
evening-print-tricks = Tricks
evening-print-makes = makes
evening-print-what = Played
evening-print-books = Books
evening-print-number = Number
evening-print-times = Counts
evening-print-who = By
evening-print-made = Made?
evening-print-deal = Deal
evening-print-if-level = if level
evening-print-sign = Both sides sign
evening-print-name = Name
evening-print-rank = Rank
evening-print-hand-in = No phone? Please hand this to { $name } after each round.
evening-print-north-south = North and South
evening-print-east-west = East and West
evening-print-begins = Begins
evening-print-first-winners = Winners of table 1
evening-print-first-seats = First seats
evening-print-out = Sitting out: { $names }
evening-print-goes-on = Continued
evening-print-planned = { $between ->
    [0] Planned with { $minutes } minutes a round, the move to the next table included.
   *[other] Planned with { $minutes } minutes a round and { $between } between rounds.
  }
evening-print-half-time = Half-time prize after round { $round }.
evening-print-movement-ladder = Winners move one table up, losers one down. At table 1 the winners keep their partner; below it everyone gets a new one.
evening-print-movement-partner = Winning pairs move one table up, losing pairs one down. Pairs stay together all evening.
evening-print-movement-ladies-gents = Each pair is a lady and a gent. Of the losers the lady moves a table up and the gent a table down.
evening-print-movement-progressive = Winners stay at their table. Of the losers one moves a table up and one a table down, and everyone gets a new partner.
evening-print-movement-semi-partner = Winners stay at their table as a pair. Of the losers one moves a table up and one a table down.
evening-print-movement-individual = All seats are set before the evening; no result changes them.
evening-print-movement-compass = North and South stay; East and West move one table each round. Every table of a round plays the same deals.
evening-print-prizes = Prizes and final list
evening-print-deals-of = Deals of round { $round }
evening-print-deals-secret = Not for anyone who plays.
evening-print-dealer = dealer { $seat }
evening-print-turned = Turned card:
evening-print-kitty = Kitty:
evening-print-deals-how = Lay each deal out once for every table, face down, before the round begins. Put this sheet away before the first player comes in.
evening-print-deals-warning = These are the hands of the rounds to come. Nobody who plays tonight may see them. Print them only if somebody who does not play lays the cards out.
evening-print-deals-show = I do not play. Show the deals

reason-evening-no-laid-deals = No cards are laid out for this evening: they are for pairs with real cards who all play the same deals.
