# An evening of many tables: the hall screen, and what is printed.

party-hall-table = Table
party-hall-letter-n = N
party-hall-letter-e = E
party-hall-letter-s = S
party-hall-letter-w = W
party-hall-out = Sitting out
party-hall-sits-out = sits out
party-hall-code = QR code of the evening
party-hall-scan = Scan, say your name, and you have a seat.
party-hall-here = { $count ->
    [0] Nobody is here yet
    [one] One person is here
   *[other] { WORDS($count, first: "capital") } people are here
  }

party-hall-what = { $format }, { $game }
party-hall-format-ladder = Ladder
party-hall-format-progressive = Progressive
party-hall-format-semi-partner = Semi-partner
party-hall-format-partner = Pairs on the ladder
party-hall-format-individual = Individual
party-hall-format-compass = Compass
party-hall-trump = { $trump ->
    [H] Hearts are trump.
    [C] Clubs are trump.
    [D] Diamonds are trump.
   *[S] Spades are trump.
  }
party-hall-trump-name = { $trump ->
    [H] Hearts
    [C] Clubs
    [D] Diamonds
   *[S] Spades
  }
party-hall-are-trump = are trump
party-hall-deals = { $count ->
    [one] One deal.
   *[other] { WORDS($count, first: "capital") } deals, one more if level.
  }
party-hall-game = One full game.
party-hall-begins = Begins at { $time }
party-hall-sides = North and South play East and West
party-hall-each = Everybody plays for themselves

party-hall-seating = Round { $round }: please take your seats
party-hall-seating-next = Round { $round } is next: these will be the seats
party-hall-after = That was the last round. Thank you.
party-hall-after-prizes = The prizes are read in a moment.
party-hall-after-people = { $count ->
    [one] person
   *[other] people
}
party-hall-after-tables = { $count ->
    [one] table
   *[other] tables
}
party-hall-after-rounds = { $count ->
    [one] round
   *[other] rounds
}
party-hall-names = Where do I sit?
party-hall-names-at = Where do I sit? { $first }
party-hall-names-from = Where do I sit? { $first } – { $last }
party-hall-names-of = Round { $round }, names from A to Z
party-hall-names-read = Number of your table, then your seat
party-hall-standings = Standings after round { $round }
party-hall-standings-none = Standings
party-hall-standings-final = Final standings
party-hall-standings-later = After round 1 the standings are here.
party-hall-ranks = Ties share a rank
party-hall-mean = * a round sat out counts as the average of the others
party-hall-ladies-up = Losing ladies move up a table, losing gents down.
party-hall-prizes = Prizes
party-hall-raffle = Raffle
party-hall-raffle-ticket = Ticket { $ticket }
party-hall-raffle-soon = The raffle is about to be drawn.
party-hall-raffle-drawn = { $count ->
    [0] Please have your tickets ready.
    [1] One ticket is drawn.
   *[other] { $count } tickets are drawn.
}
party-hall-rounds = { $count ->
    [one] one round
   *[other] { WORDS($count) } rounds
  }
party-hall-prize-own = A prize
party-hall-prize-lucky-table = Lucky table
party-hall-prize-most-in-deal = Most in one deal
party-hall-prize-table = Table { $table }
party-hall-prize-half-time = Half-time
party-hall-prize-last-rounds = Last rounds
party-hall-prize-lowest = Lowest
party-hall-prize-third = Third
party-hall-prize-second = Second
party-hall-prize-highest = Highest
party-hall-prize-next = Next: { $prize }
party-hall-thanks = Thank you for the evening

party-hall-by-two = { $first }, then { $second }
party-hall-by-games-won = games won
party-hall-by-difference = point difference
party-hall-by-points = points
party-hall-by-drive-tricks = drive tricks
party-hall-by-rounds-won = rounds won
party-hall-by-over-mean = points over the average
party-hall-value-games-won = { $count ->
    [1] one game won
   *[other] { $figure } games won
  }
party-hall-value-difference = point difference { $figure }
party-hall-value-points = { $count ->
    [1] one point
   *[other] { $figure } points
  }
party-hall-value-drive-tricks = { $count ->
    [1] one drive trick
   *[other] { $figure } drive tricks
  }
party-hall-value-rounds-won = { $count ->
    [1] one round won
   *[other] { $figure } rounds won
  }
party-hall-value-over-mean = { $figure } over the average

party-hall-it-is = it is
party-hall-left-in = left in round { $round }
party-hall-paused-in = round { $round } is paused, left
party-hall-clock-left = Round { $round } of { $rounds }, time left
party-hall-clock-open = Round { $round } of { $rounds }. It is
party-hall-clock-up = Round { $round } of { $rounds }: time is up
party-hall-clock-paused = Round { $round } of { $rounds }, paused with this left
party-hall-clock-over = Round { $round } of { $rounds } is over. It is
party-hall-clock-before = It is
party-hall-playing = Still playing
party-hall-more = and { $count } more
party-hall-and = { $count } more
party-hall-all-in = All tables are in
party-hall-in = { $in ->
    [0] No table is in yet
    [one] One of { WORDS($of) } tables is in
   *[other] { WORDS($in, first: "capital") } of { WORDS($of) } tables are in
  }
party-hall-missing = Not here yet: { $names }
party-hall-welcome = Welcome
party-hall-no-phone = No phone? { $name } writes you in.
party-hall-pause = A pause. The evening continues here.
party-hall-offline = No connection since { $time }. This is how it stood.
party-hall-unread = The evening is on its way.

party-hall-next-poster = The code follows in { $seconds }{"\u00A0"}s
party-hall-next-seating = The tables follow in { $seconds }{"\u00A0"}s
party-hall-next-names = Names A to Z follow in { $seconds }{"\u00A0"}s
party-hall-next-clock = The clock follows in { $seconds }{"\u00A0"}s
party-hall-next-standings = The standings follow in { $seconds }{"\u00A0"}s
party-hall-next-prize = The prizes follow in { $seconds }{"\u00A0"}s
party-hall-next-more = The next page follows in { $seconds }{"\u00A0"}s

party-print-title = Print
party-print-button = Print
party-print-what-poster = Poster
party-print-what-table = Table cards
party-print-what-card = Personal cards
party-print-what-slip = Result slips
party-print-what-schedule = Schedule
party-print-what-standings = Standings
party-print-what-prizes = Prizes
party-print-what-deals = Deals
party-print-organisers-only = Only the organisers print personal cards. Your own evening is on your phone.
party-print-no-account = No account. No phone? { $name } writes you in.
party-print-enter-here = Enter tricks here
party-print-enters = One side enters, the other confirms.
party-print-side-north = North reads this side, East sits on the left
party-print-side-south = South reads this side, East sits on the right
party-print-way-ladder = Winners go to table { $up }, losers to table { $down }
party-print-way-ladder-top = Winners stay, losers go to table { $down }
party-print-way-ladder-bottom = Winners go to table { $up }, losers stay
party-print-way-ladies-gents = Winners stay. Of the losers the lady goes to table { $up }, the gent to table { $down }
party-print-way-progressive = Winners stay. Of the losers North or East goes to table { $up }, South or West to table { $down }
party-print-way-individual = Your card, your phone and the screen say where you go next
party-print-way-compass = North and South stay, East and West go to table { $down }
party-print-way-compass-skip = North and South stay, East and West go to table { $down }; after round { $up }, once, one table further
party-print-round = Round
party-print-of-round = round
party-print-trump = Trump
party-print-with = With
party-print-points = Points
party-print-tricks = Tricks
party-print-makes = makes
party-print-what = Played
party-print-who = By
party-print-made = Made?
party-print-deal = Deal
party-print-if-level = if level
party-print-sign = Both sides sign
party-print-name = Name
party-print-rank = Rank
party-print-hand-in = No phone? Please hand this to { $name } after each round.
party-print-north-south = North and South
party-print-east-west = East and West
party-print-begins = Begins
party-print-first-winners = Winners of table 1
party-print-first-seats = First seats
party-print-out = Sitting out: { $names }
party-print-goes-on = Continued
party-print-planned = { $between ->
    [0] Planned with { $minutes } minutes a round, the move to the next table included.
   *[other] Planned with { $minutes } minutes a round and { $between } between rounds.
  }
party-print-half-time = Half-time prize after round { $round }.
party-print-movement-ladder = Winners move one table up, losers one down. At table 1 the winners keep their partner; below it everyone gets a new one.
party-print-movement-partner = Winning pairs move one table up, losing pairs one down. Pairs stay together all evening.
party-print-movement-ladies-gents = Each pair is a lady and a gent. Of the losers the lady moves a table up and the gent a table down.
party-print-movement-progressive = Winners stay at their table. Of the losers one moves a table up and one a table down, and everyone gets a new partner.
party-print-movement-semi-partner = Winners stay at their table as a pair. Of the losers one moves a table up and one a table down.
party-print-movement-individual = All seats are set before the evening; no result changes them.
party-print-movement-compass = North and South stay; East and West move one table each round. Every table of a round plays the same deals.
party-print-prizes = Prizes and final list
party-print-deals-of = Deals of round { $round }
party-print-deals-secret = Not for anyone who plays.
party-print-dealer = dealer { $seat }
party-print-turned = Turned card:
party-print-deals-how = Lay each deal out once for every table, face down, before the round begins. Put this sheet away before the first player comes in.
party-print-deals-warning = These are the hands of the rounds to come. Nobody who plays tonight may see them. Print them only if somebody who does not play lays the cards out.
party-print-deals-show = I do not play. Show the deals

reason-evening-no-laid-deals = No cards are laid out for this evening: they are for pairs with real cards who all play the same deals.
