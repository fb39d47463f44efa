# An evening of many tables: what the organiser's screens say.

# The pages
party-organiser-tables = Tables
party-organiser-people = People
party-organiser-standings = Standings
party-organiser-hall = Hall
party-organiser-pages = Evening
party-organiser-menu = Menu: settings, hall screen, print, hand over
party-organiser-menu-title = The evening
party-organiser-loading = One moment.
party-organiser-not-yours = Only the evening’s organisers see this page.
party-organiser-to-guest = To my seat
party-organiser-bot = { $name } ({ $level })
party-organiser-doors = Doors open, { $here ->
    [one] one person here
   *[other] { $here } people here
  }
party-organiser-between = Round { $round } is in
party-organiser-round-trump = Round { $round } of { $rounds }, { $trump }
party-organiser-round-plain = Round { $round } of { $rounds }
party-organiser-round-by-hand = Round { $round }, ended by hand
party-organiser-is-over = The evening is over
party-organiser-about-evening = { $format }, { $game }, { $place ->
    [online] online tables
   *[cards] real cards
  }

# The dock
party-organiser-offline = No connection. The evening is safe; tables can still enter.
party-organiser-offline-more = What needs the others waits until the club is back.
party-organiser-keep = Rather not
party-organiser-play-on = Play on
party-organiser-end-ask = End round { $round } now?
party-organiser-end-it = End it
party-organiser-end-round = End round { $round }
party-organiser-dropped = The unfinished deals are dropped at { $count ->
    [one] table { $where }
   *[other] tables { $where }
  }.
party-organiser-dropped-deal = Deal { $deal } is dropped at { $count ->
    [one] table { $where }
   *[other] tables { $where }
  }.
party-organiser-dropped-many = The unfinished deals are dropped at { $count } tables.
party-organiser-entered-stands = { $count ->
    [one] At table { $where } the deal entered by one side stands.
   *[other] At tables { $where } the deals entered by one side stand.
  }
party-organiser-win = { $names } win.
party-organiser-ahead-wins = At { $count } tables the side ahead wins.
party-organiser-level-ask = { $count ->
    [one] Table { $where } is level: you decide.
   *[other] Tables { $where } are level: you decide.
  }
party-organiser-finish = Finish the evening
party-organiser-finish-ask = Finish the evening?
party-organiser-finish-more = Results and prizes stand as they are. To correct something later, reopen the evening.
party-organiser-finish-none = { $round } of { $rounds } rounds are played. To correct something later, reopen the evening.
party-organiser-over = The evening is over.
party-organiser-over-more = { $name } is first of { $count }.
party-organiser-paused = The evening is paused.
party-organiser-paused-more = Clocks stand still, for minutes or for a week.
party-organiser-resume = Continue
party-organiser-decide = Decide
party-organiser-disputed = Table { $table } counted differently.
party-organiser-disputed-more = They are waiting for you.
party-organiser-level = Table { $table } is level, { $sum } each. Who won?
party-organiser-level-more = Ask them, or cut the cards.
party-organiser-lacking = { $name } has left table { $table }.
party-organiser-lacking-more = { $name } sits out and may play on.
party-organiser-other-person = Somebody else
party-organiser-plays-on = { $name } plays on
party-organiser-start-with = Start with { $count }
party-organiser-nobody = Nobody yet.
party-organiser-nobody-more = Show the poster at the door.
party-organiser-here = { $here } here, { $expected } expected
party-organiser-tables-now = { $tables ->
    [one] one table now
   *[other] { WORDS($tables) } tables now
  }, { $out ->
    [0] nobody sits out
    [one] one sits out
   *[other] { WORDS($out) } sit out
  }.
party-organiser-tables-now-bots = { $tables ->
    [one] one table now
   *[other] { WORDS($tables) } tables now
  }, { $bots ->
    [one] one bot fills up
   *[other] { WORDS($bots) } bots fill up
  }.
party-organiser-tables-next = { $tables ->
    [one] one table
   *[other] { WORDS($tables) } tables
  } in round { $round }, { $out ->
    [0] nobody sits out
    [one] one sits out
   *[other] { WORDS($out) } sit out
  }.
party-organiser-tables-next-bots = { $tables ->
    [one] one table
   *[other] { WORDS($tables) } tables
  } in round { $round }, { $bots ->
    [one] one bot fills up
   *[other] { WORDS($bots) } bots fill up
  }.
party-organiser-tables-then = With { $count ->
    [one] { $name }
   *[other] all { WORDS($count) }
  } there { $tables ->
    [one] is one
   *[other] are { WORDS($tables) }
  }, and { $out ->
    [0] nobody sits out
    [one] one sits out
   *[other] { WORDS($out) } sit out
  }.
party-organiser-tables-then-bots = With { $count ->
    [one] { $name }
   *[other] all { WORDS($count) }
  } there { $tables ->
    [one] is one
   *[other] are { WORDS($tables) }
  }, and { $bots ->
    [one] one bot fills up
   *[other] { WORDS($bots) } bots fill up
  }.
party-organiser-wait-for = { $count ->
    [one] Wait for { $name }?
   *[other] Wait for { WORDS($count) } more?
  }
party-organiser-name-is-here = { $name } is here
party-organiser-start-more = { $count ->
    [one] One person, { $rounds } rounds.
   *[other] { $count } people, { $rounds } rounds.
  } Latecomers join at the next round.
party-organiser-unpaired = { $count ->
    [one] { $names } has no partner yet.
   *[other] { WORDS($count) } have no partner yet.
  }
party-organiser-unpaired-more = Tap a name to make a pair; the rest are paired as they come.
party-organiser-all-in = { $count ->
    [one] the table is in.
    [2] both tables are in.
   *[other] all { WORDS($count) } tables are in.
  }
party-organiser-seat-round = Seat round { $round }
party-organiser-last-in = Round { $round } is in, the last.
party-organiser-last-in-more = Put every result right before you read the prizes.
party-organiser-read-prizes = Read the prizes
party-organiser-prizes = Prizes
party-organiser-time-up = Time is up.
party-organiser-five-more = 5 minutes more
party-organiser-still-play = { $count ->
    [one] one table still plays.
   *[other] { WORDS($count) } tables still play.
  }
party-organiser-which-play = { $count ->
    [one] Table { $where }
   *[other] Tables { $where }
  }
party-organiser-undo = Undo
party-organiser-undo-what = Undo: { $what }

# A new evening
party-organiser-new = A new evening
party-organiser-new-about = { $name }, { $begins }
party-organiser-usual-name = { $day } party
party-organiser-cards = Cards
party-organiser-place-cards = Real cards
party-organiser-place-online = Online tables
party-organiser-how-move = How people move
party-organiser-format-ladder = Ladder
party-organiser-format-ladder-about = Winners move up, losers down
party-organiser-format-progressive = Progressive
party-organiser-format-progressive-about = Winners stay, the losers part
party-organiser-format-semi-partner = Semi-partner
party-organiser-format-semi-partner-about = Winners stay a pair, losers part
party-organiser-format-partner = Partner
party-organiser-format-partner-about = Come as a pair, move as in the ladder
party-organiser-format-individual = Individual
party-organiser-format-individual-about = Everyone with and against many
party-organiser-format-compass = Compass
party-organiser-format-compass-about = Pairs, the same deals at every table
party-organiser-moving = Who goes up, who down
party-organiser-moving-up-down = the first of the pair up, the second down
party-organiser-moving-ladies-gents = ladies up, gents down
party-organiser-kinds = The kind of evening
party-organiser-kind-ladder = The ladder
party-organiser-kind-ladder-about = Minnesota Whist, one game a round: winners go up, losers go down.
party-organiser-kind-drive = A drive of 24 deals
party-organiser-kind-drive-about = Ladies and gents, trumps in turn: winners stay, the losing lady moves up a table, the gent down.
party-organiser-game-and-numbers = Game and numbers
party-organiser-game = Game
party-organiser-trump-round = Trump changes every round
party-organiser-trump-game = Trump as the game has it
party-organiser-only-individual = All play alone here: only with Individual
party-organiser-tables-count = Tables
party-organiser-people-count = { $count } people
party-organiser-rounds-count = Rounds
party-organiser-until = until about { $time }
party-organiser-length = Each round
party-organiser-length-deals = A number of deals
party-organiser-length-game = A full game
party-organiser-length-game-about = to the game’s own end, at most 24 deals
party-organiser-deals-count = Deals a round
party-organiser-if-level = one more if level
party-organiser-minutes-count = Minutes a round
party-organiser-minutes-deal = Minutes a deal
party-organiser-minutes-round = { $minutes } minutes a round
party-organiser-minutes-move = with the move to the next table
party-organiser-announced = announced beforehand
party-organiser-no-limit = no limit
party-organiser-first-seats = First seats
party-organiser-first-drawn = drawn by lot
party-organiser-first-entered = in order of arrival
party-organiser-pairing = Below the top table
party-organiser-pairing-first-first = first plays with first
party-organiser-pairing-random = partners by lot
party-organiser-pairing-fewest-repeats = fewest partners twice
party-organiser-enter = What a table enters
party-organiser-enter-tricks = tricks
party-organiser-enter-points = points of the deal
party-organiser-trumps = Trump
party-organiser-bot-plays = Bot online
party-organiser-name = Name
party-organiser-where = Place
party-organiser-where-hint = for the poster
party-organiser-begins = Begins
party-organiser-your-name = Your name
party-organiser-usual-organiser = The organiser
party-organiser-open-doors = Open the doors
party-organiser-no-bounds = Every seating follows from the results.
party-organiser-summary = { $count } people, { $rounds ->
    [one] one round
   *[other] { WORDS($rounds) } rounds
  }{ $time ->
    [none] .
   *[other] , until about { $time }.
  }
party-organiser-plain-words = The evening in plain words
party-organiser-plain-cards = { $tables ->
    [one] One table
   *[other] { WORDS($tables, first: "capital") } tables
  } with real cards, { $count } people. { $rounds ->
    [one] One round
   *[other] { WORDS($rounds, first: "capital") } rounds
  } of { $game }.
party-organiser-plain-online = { $tables ->
    [one] One online table
   *[other] { WORDS($tables, first: "capital") } online tables
  }, { $count } people. { $rounds ->
    [one] One round
   *[other] { WORDS($rounds, first: "capital") } rounds
  } of { $game }.
party-organiser-plain-deals = { $count ->
    [one] One deal a round; a level table plays one more.
   *[other] { WORDS($count, first: "capital") } deals a round; a level table plays one more.
  }
party-organiser-plain-game = A full game each round; fast tables wait.
party-organiser-plain-one-deal = One deal a round.
party-organiser-plain-ladies-gents = Everybody sits as a lady or as a gent, and each pair is one of each. If numbers are uneven, some play the other part and wear a badge.
party-organiser-plain-trumps = Trump goes round: hearts, clubs, diamonds, spades.
party-organiser-plain-out = If one to three are left over, they sit out in turn, nobody twice before everybody has once. No bots at real cards.
party-organiser-plain-bots = Bots fill up the last table and play for people who have left. They are marked as bots.

# Check-in
party-organiser-show-large = Show large
party-organiser-code-of = QR code of the evening
party-organiser-scan = Scan or type it. No account needed.
party-organiser-print = Print
party-organiser-print-poster = Print the poster
party-organiser-share = Copy the link
party-organiser-copied = Copied.
party-organiser-here-count = { $expected ->
    [0] here
    [one] here, one expected
   *[other] here, { WORDS($expected) } expected
  }
party-organiser-add = Add
party-organiser-add-title = Add somebody
party-organiser-add-name = Name
party-organiser-add-here = Is here, without a phone
party-organiser-add-expected = Is expected
party-organiser-added = { $name } is on the list.
party-organiser-is-here = Is here
party-organiser-here-mark = here
party-organiser-not-coming = Is not coming
party-organiser-is-back = Is back
party-organiser-remove = Take off the list
party-organiser-has-left = Has left
party-organiser-where-expected = expected
party-organiser-where-away = has left
party-organiser-where-with = with { $name }
party-organiser-where-scanned = scanned
party-organiser-where-scanned-at = scanned { $time }
party-organiser-where-no-phone = no phone, entered by you
party-organiser-where-table = Table { $table }, { $seat }
party-organiser-where-out = sits out
party-organiser-where-from = plays from round { $round } on
party-organiser-late-title = Latecomers and leavers
party-organiser-late-cards = Latecomers join at the next round. If somebody leaves, a person sitting out steps in, or the rota closes the gap. Those who return sit down again at the next round.
party-organiser-late-online = Latecomers take a bot’s place at the next round. If somebody leaves, a bot holds the place until they return.

# People
party-organiser-find = Find a name
party-organiser-no-one-found = Nobody here has this name.
party-organiser-gone = Not here
party-organiser-remove-several = Remove several
party-organiser-remove-title = Remove several guests
party-organiser-remove-about = Mark those who are not here. Their names become free; somebody marked by mistake just scans the code again.
party-organiser-remove-marks = Mark many at once
party-organiser-remove-since = Scanned within { $minutes } minutes ({ $count })
party-organiser-remove-scanned = All who scanned and have had no seat ({ $count })
party-organiser-remove-marked = { $count ->
    [0] Nobody is marked
    [one] Remove one guest
   *[other] Remove { $count } guests
  }
party-organiser-remove-played = Some of them have had a seat
party-organiser-remove-played-names = { $count ->
    [one] { $names } has had a seat this evening.
   *[other] { $names } have had a seat this evening.
  }
party-organiser-remove-played-more = Removed, they count as having left: their results stay, their places are open.
party-organiser-remove-all = { $count ->
    [1] Remove this guest all the same
    [2] Remove both
   *[other] Remove all { $count }
  }
party-organiser-remove-others = { $count ->
    [one] Remove only the one without a seat
   *[other] Remove only the { $count } without a seat
  }
party-organiser-organiser = organiser
party-organiser-replace = Somebody plays on for them
party-organiser-replace-with = Who plays on for { $name }?
party-organiser-replace-nobody = Nobody is free. Add somebody who is new, or wait for the next round.
party-organiser-replace-bot = A bot
party-organiser-replace-add = Somebody new
party-organiser-swap = Change places with somebody
party-organiser-swap-with = Who changes places with { $name }?
party-organiser-rename = Change the name
party-organiser-pair = Make a pair
party-organiser-pair-with = Who plays with { $name }?
party-organiser-new-phone = Comes with another phone
party-organiser-make-organiser = Make an organiser too
party-organiser-hand-over-to = Hand the evening over
party-organiser-hand-over = Hand over
party-organiser-hand-over-ask = Hand the evening over to { $name }?
party-organiser-hand-over-more = { $name } runs it from then on. You are a guest.
party-organiser-hand-over-who = Tap somebody with a phone under People, then Hand the evening over.
party-organiser-save = Save

# A round
party-organiser-left-in = left in round { $round }
party-organiser-no-clock = no time limit
party-organiser-stands-still = paused
party-organiser-pause = Pause
party-organiser-plus-five = +5 min
party-organiser-missing = { $count ->
    [one] Table { $where } is missing
   *[other] Tables { $where } are missing
  }
party-organiser-missing-many = { $count } tables are missing
party-organiser-in = { $count ->
    [one] One is in
   *[other] { WORDS($count, first: "capital") } are in
  }
party-organiser-to-decide = Level: you decide
party-organiser-sitting-out = Sitting out
party-organiser-table-disputed = Deal { $deal }: { $one } says { $first }, { $other } says { $second }
party-organiser-table-waits = Deal { $deal }: { $one } says { $first }, not yet confirmed
party-organiser-table-deal = Deal { $deal } of { $needs }.
party-organiser-table-deal-open = Deal { $deal }.
party-organiser-table-level = Level. You decide who won.
party-organiser-table-left = { $name } has left.
party-organiser-heard = { $minutes ->
    [0] Heard just now
    [one] Last heard a minute ago
   *[other] Last heard { WORDS($minutes) } minutes ago
  }
party-organiser-unheard = Nothing heard yet
party-organiser-watch = Watch
party-organiser-side-other = the other side
party-organiser-open-table = Table { $table }: enter or correct
party-organiser-round-n = Round { $round }
party-organiser-new-people = Joining in round { $round }

# A table: enter, decide, correct
party-organiser-table-title = Round { $round }, table { $table }
party-organiser-correct-result = Correct a result
party-organiser-enter-result = Enter a result
party-organiser-decide-result = Decide a deal
party-organiser-tricks = Tricks
party-organiser-points = Points
party-organiser-deal = Deal { $deal }
party-organiser-change-deal = Change deal { $deal }
party-organiser-enter-deal = Enter deal { $deal }
party-organiser-was = was
party-organiser-says = { $name } says { $figures }
party-organiser-entered-by = Entered at { $time } by { $name }
party-organiser-entered-confirmed = Entered at { $time } by { $name }, confirmed by { $other }
party-organiser-entered-tablet = Entered at { $time } at the tablet of table { $table }
party-organiser-table-calls = Calls you.
party-organiser-calling = Table { $table } calls you.
party-organiser-calling-too = So do { $where }.
party-organiser-calling-seen = I have been there
party-organiser-corrected-by = Corrected by { $name }
party-organiser-follows = What follows
party-organiser-follows-same = { $names } still win, { $more } to { $less } instead of { $oldmore } to { $oldless }.
party-organiser-follows-turned = { $names } win now, { $more } to { $less }.
party-organiser-follows-decides = { $names } win now: deal { $deal } decides, { $more } to { $less }.
party-organiser-follows-decides-same = { $names } still win: deal { $deal } decides, { $more } to { $less }.
party-organiser-follows-wins = { $names } win, { $more } to { $less }.
party-organiser-follows-ahead = { $names } are ahead, { $more } to { $less }.
party-organiser-follows-level = The table is level, { $sum } each.
party-organiser-follows-points = The table stands at { $sums }.
party-organiser-follows-unknown = The club counts the points by the rules of the game.
party-organiser-follows-places = Nobody’s place in the standings changes.
party-organiser-follows-rises = { $name } rises from place { $from } to place { $to }.
party-organiser-follows-falls = { $name } falls from place { $from } to place { $to }.
party-organiser-follows-stays = Nobody moves. Round { $round } stays as it is seated.
party-organiser-follows-next = Round { $round } is seated from this result.
party-organiser-follows-prizes = Standings and prizes follow.
party-organiser-leave-it = Leave it
party-organiser-correct-it = Correct it
party-organiser-enter-it = Enter it
party-organiser-deal-points = Deal { $deal }: { $points }.
party-organiser-everyone-sees = Everyone sees that you corrected it.
party-organiser-for-table = You enter it for the table; it stands at once.
party-organiser-choose-deal = Choose the deal that is wrong.
party-organiser-choose-deal-more = What was there before stays in sight, struck through.
party-organiser-answers-missing = Deal { $deal }: something is missing.
party-organiser-nothing-sent = Until then nothing is sent.
party-organiser-same-figures = Nothing is changed yet.
party-organiser-fixed = The evening is over: results stand.
party-organiser-back-to-tables = Back

# Standings and prizes
party-organiser-standings-after = Standings after round { $round }
party-organiser-standings-now = Standings
party-organiser-standings-final = Final standings
party-organiser-standings-empty = After round 1.
party-organiser-place-head = Place
party-organiser-name-head = Name
party-organiser-head-games-won = Won
party-organiser-head-difference = Diff.
party-organiser-head-points = Points
party-organiser-head-drive-tricks = Tricks
party-organiser-head-rounds-won = Won
party-organiser-head-over-mean = Average
party-organiser-by-games-won = Games won, then point difference, then points
party-organiser-by-drive-tricks = Drive tricks, then rounds won
party-organiser-by-points = Points, then rounds won
party-organiser-by-over-mean = Points over the average
party-organiser-out-note = { $count ->
    [one] one sat out, by the average
   *[other] { WORDS($count) } sat out, by the average
  }
party-organiser-show-all = { $count ->
    [one] Show the one
   *[other] Show all { $count }
  }
party-organiser-prizes-title = Prizes, in the order of reading
party-organiser-prizes-none = Prizes come with the last round.
party-organiser-prize-made-up = A prize of your own
party-organiser-prize-lucky-table = Lucky table
party-organiser-prize-most-in-deal = Most in one deal
party-organiser-prize-half-time = Half-time
party-organiser-prize-last-rounds = Last rounds
party-organiser-prize-lowest = Lowest
party-organiser-prize-third = Third
party-organiser-prize-second = Second
party-organiser-prize-highest = Highest
party-organiser-prizes-begin = { $count ->
    [one] One prize to read.
   *[other] { $count } prizes to read, the highest last.
  }
party-organiser-prizes-begin-more = Each step turns the hall screen.
party-organiser-hall-sees = The hall sees: { $prize }, { $name }.
party-organiser-say-why = Say what broke the tie.
party-organiser-prizes-end = That was the last one.
party-organiser-first-prize = Begin: { $prize }
party-organiser-next-prize = Next: { $prize }
party-organiser-back = Back
party-organiser-hall-standings = Show the standings
party-organiser-print-prizes = Print the list
party-organiser-export-csv = Results as a table (CSV)
party-organiser-export-json = The whole evening (JSON)
party-organiser-unit-games-won = { $count ->
    [one] game
   *[other] games
  }
party-organiser-unit-difference = points
party-organiser-unit-points = { $count ->
    [one] point
   *[other] points
  }
party-organiser-unit-drive-tricks = { $count ->
    [one] trick
   *[other] tricks
  }
party-organiser-unit-rounds-won = { $count ->
    [one] round
   *[other] rounds
  }
party-organiser-unit-over-mean = over the average

# The hall screen
party-organiser-hall-page = The hall screen shows
party-organiser-hall-auto = its pages in turn
party-organiser-hall-seating = who sits where, by table
party-organiser-hall-names = who sits where, by name
party-organiser-hall-clock = the clock
party-organiser-hall-standings-page = the standings
party-organiser-hall-prize = a prize
party-organiser-hall-open = Open the hall screen
party-organiser-hall-about = Open it on the projector’s device and leave it. It runs by itself.
party-organiser-print-title = To print
party-organiser-print-table = Table cards
party-organiser-print-card = Personal cards
party-organiser-print-slip = Result slips
party-organiser-print-schedule = Schedule
party-organiser-print-final = Final list with prizes

# Settings of an evening that is open
party-organiser-settings = Rounds and minutes
party-organiser-settings-all = Change the evening
party-organiser-settings-save = Save the changes
party-organiser-organisers = Organisers: { $names }

# First page

# Slips that are typed
party-organiser-slips = Slips
party-organiser-slips-type = Type the slips
party-organiser-slips-deal = Round { $round }, deal { $deal }
party-organiser-slips-round = Round { $round }
party-organiser-slips-number = deal { $deal }
party-organiser-slips-result = { $sums } after { $count ->
    [one] one deal
   *[other] { $count } deals
}
party-organiser-slips-list = Slips, table by table
party-organiser-slips-box = Table { $table }, { $names }
party-organiser-slips-table = Table { $table }
party-organiser-slips-tricks = Tricks
party-organiser-slips-points = Points
party-organiser-slips-sign = The other sign
party-organiser-slips-back = Back
party-organiser-slips-onward = Next
party-organiser-slips-chip-in = in
party-organiser-slips-chip-off = the sum is wrong
party-organiser-slips-chip-missing = missing
party-organiser-slips-by-phone = by phone
party-organiser-slips-would = { $rest } makes 13
party-organiser-slips-counts = counts { $first } : { $second }
party-organiser-slips-off = makes { $sum }, { $way ->
    [short] { WORDS($by) } short
   *[other] { WORDS($by) } over
  }
party-organiser-slips-off-points = makes { $sum }, not 0
party-organiser-slips-done = has no deals left
party-organiser-slips-jump = To table { $digits }
party-organiser-slips-spoken = Table { $table }: { $figures }.
party-organiser-slips-makes = Table { $table } makes { $sum }.
party-organiser-slips-look = Table { $table }: look at the slip once more.
party-organiser-slips-type-on = Type what the slips say, in any order.
party-organiser-slips-missing = { $count ->
    [one] Table { $where } is missing.
   *[other] Tables { $where } are missing.
  }
party-organiser-slips-phone-says = Table { $table } twice: the phone says { $was }, the slip { $now }.
party-organiser-slips-before-says = Table { $table } twice: { $was } before, { $now } now.
party-organiser-slips-which = Nothing has changed yet. Which one is right?
party-organiser-slips-keep = { $figures } stays
party-organiser-slips-take = It is { $figures }
party-organiser-part-of = { $name }: lady or gent?
party-organiser-slips-lost = { $count ->
    [one] Round { $round } is over. Your entry for table { $where } was not taken.
   *[other] Round { $round } is over. Your entries for tables { $where } were not taken.
  }
party-organiser-late-deal = Table { $table }, deal { $deal } was not taken.
party-organiser-slips-all-in = Deal { $deal } is in at every table.
party-organiser-slips-next-deal = On to deal { $deal }
party-organiser-slips-of = of { $count } tables are in
party-organiser-slips-lacking = Missing
party-organiser-slips-not-thirteen = Does not make thirteen
party-organiser-slips-not-nothing = Does not add up to zero
party-organiser-slips-no-mouse = No mouse needed
party-organiser-slips-key-tab = next; a figure from 2 to 9 moves on by itself
party-organiser-slips-key-tab-points = next; a loss begins with a minus
party-organiser-slips-key-jump = to table 9, in any order
party-organiser-slips-key-enter = the next table that is missing
party-organiser-slips-key-escape = this table as it was
party-organiser-slips-left-pair = left pair
party-organiser-slips-right-pair = right pair
party-organiser-slips-pages = Pages of tables
party-organiser-slips-page = Tables { $first } to { $last }
party-organiser-slips-turn = PgDn
party-organiser-slips-key-turn = the next page of tables, PgUp the one before
party-paste-open = Paste a list of names
party-paste-label = Names with commas, lines or columns between them
party-paste-read = { $count ->
    [0] No name was read yet.
    [one] One name was read.
   *[other] { $count } names were read.
  }
party-paste-either = Is the surname before the comma, or are these two people?
party-paste-one = { $name } is one person
party-paste-two = { $names } are two people
party-paste-part-of = Part of { $name }
party-paste-lacking = { $count ->
    [one] One of them has no part yet: say lady or gent.
   *[other] { $count } of them have no part yet: say lady or gent.
  }
party-paste-known = Already on the list, so left out: { $names }. Namesakes need an initial.
party-paste-unread = Not read as names: { $names }.
party-paste-expected = All are expected
party-paste-here = All are here
party-paste-added = { $count ->
    [one] One person was added.
   *[other] { $count } people were added.
  }
