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
   *[other] { WORDS($count) } people are here
  }

party-hall-what = { $format }, { $game }
party-hall-format-ladder = Ladder
party-hall-format-progressive = Progressive
party-hall-format-semi-partner = Winners stay a pair
party-hall-format-partner = Pairs on the ladder
party-hall-format-individual = Individual
party-hall-format-compass = Pairs, duplicate
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
    [one] One deal, one more if level.
   *[other] { WORDS($count) } deals, one more if level.
  }
party-hall-game = One full game.
party-hall-begins = Begins at { $time }
party-hall-sides = North and South play East and West
party-hall-alone = Everybody plays for themselves

party-hall-seating = Round { $round }: please take your seats
party-hall-names = Where do I sit?
party-hall-names-at = Where do I sit? { $first }
party-hall-names-from = Where do I sit? { $first } – { $last }
party-hall-names-of = Round { $round }, names from A to Z
party-hall-names-read = Number of your table, then your seat
party-hall-standings = Standings after round { $round }
party-hall-standings-none = Standings
party-hall-standings-final = Final standings
party-hall-standings-later = After round 1 the standings are here.
party-hall-ranks = Equal ones share a rank
party-hall-mean = * a round sat out counts as the mean of the others
party-hall-prizes = Prizes
party-hall-rounds = { $count ->
    [one] one round
   *[other] { WORDS($count) } rounds
  }
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
party-hall-by-over-mean = points over the mean
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
party-hall-value-over-mean = { $figure } over the mean

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
   *[other] { WORDS($in) } of { WORDS($of) } tables are in
  }
party-hall-missing = Not here yet: { $names }
party-hall-welcome = Welcome
party-hall-no-phone = No phone? { $name } writes you in.
party-hall-pause = A pause. The evening goes on from here.
party-hall-offline = No connection since { $time }. This is how it stood.
party-hall-unread = The evening is on its way.

party-hall-next-poster = The code follows in { $seconds }{"\u00A0"}s
party-hall-next-seating = The tables follow in { $seconds }{"\u00A0"}s
party-hall-next-names = Names A to Z follow in { $seconds }{"\u00A0"}s
party-hall-next-clock = The clock follows in { $seconds }{"\u00A0"}s
party-hall-next-standings = The standings follow in { $seconds }{"\u00A0"}s
party-hall-next-prize = The prizes follow in { $seconds }{"\u00A0"}s
party-hall-next-more = The next page follows in { $seconds }{"\u00A0"}s
