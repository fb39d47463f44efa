# An evening of many tables: what the organiser's screens say.

# The pages
evening-organiser-tables = Tables
evening-organiser-people = People
evening-organiser-standings = Standings
evening-organiser-hall = Hall
evening-organiser-pages = Evening
evening-organiser-menu = Menu: settings, hall screen, print, hand over
evening-organiser-menu-title = The evening
evening-organiser-loading = One moment.
evening-organiser-not-yours = Only the evening’s organisers see this page.
evening-organiser-to-guest = To my seat
evening-organiser-bot = { $name } ({ $level })
evening-organiser-doors = Doors open, { $here ->
    [one] one person here
   *[other] { $here } people here
  }
evening-organiser-between = Round { $round } is in
evening-organiser-round-trump = Round { $round } of { $rounds }, { $trump }
evening-organiser-round-plain = Round { $round } of { $rounds }
evening-organiser-round-by-hand = Round { $round }, ended by hand
evening-organiser-is-over = The evening is over
evening-organiser-about-evening = { $format }, { $game }, { $place ->
    [online] online tables
   *[cards] real cards
  }

# The dock
evening-organiser-offline = No connection. The evening is safe; tables can still enter.
evening-organiser-offline-more = What needs the others waits until the club is back.
evening-organiser-keep = Rather not
evening-organiser-play-on = Play on
evening-organiser-end-ask = End round { $round } now?
evening-organiser-end-it = End it
evening-organiser-end-round = End round { $round }
evening-organiser-dropped = The unfinished deals are dropped at { $count ->
    [one] table { $where }
   *[other] tables { $where }
  }.
evening-organiser-dropped-deal = Deal { $deal } is dropped at { $count ->
    [one] table { $where }
   *[other] tables { $where }
  }.
evening-organiser-dropped-many = The unfinished deals are dropped at { $count } tables.
evening-organiser-entered-stands = { $count ->
    [one] At table { $where } the deal entered by one side stands.
   *[other] At tables { $where } the deals entered by one side stand.
  }
evening-organiser-win = { $names } win.
evening-organiser-ahead-wins = At { $count } tables the side ahead wins.
evening-organiser-level-ask = { $count ->
    [one] Table { $where } is level: you decide.
   *[other] Tables { $where } are level: you decide.
  }
evening-organiser-finish = Finish the evening
evening-organiser-finish-ask = Finish the evening?
evening-organiser-finish-more = Results and prizes stand as they are. To correct something later, reopen the evening.
evening-organiser-finish-none = { $round } of { $rounds } rounds are played. To correct something later, reopen the evening.
evening-organiser-over = The evening is over.
evening-organiser-over-more = { $name } is first of { $count }.
evening-organiser-paused = The evening is paused.
evening-organiser-paused-more = Clocks stand still, for minutes or for a week.
evening-organiser-resume = Continue
evening-organiser-decide = Decide
evening-organiser-disputed = Table { $table } counted differently.
evening-organiser-disputed-more = They are waiting for you.
evening-organiser-level = Table { $table } is level, { $sum } each. Who won?
evening-organiser-level-more = Ask them, or cut the cards.
evening-organiser-lacking = { $name } has left table { $table }.
evening-organiser-lacking-more = { $name } sits out and may play on.
evening-organiser-other-person = Somebody else
evening-organiser-plays-on = { $name } plays on
evening-organiser-start-with = Start with { $count }
evening-organiser-nobody = Nobody yet.
evening-organiser-nobody-more = Show the poster at the door.
evening-organiser-nobody-here = Write down who comes.
evening-organiser-here = { $here } here, { $expected } expected
evening-organiser-tables-now = { $tables ->
    [one] one table now
   *[other] { WORDS($tables) } tables now
  }, { $out ->
    [0] nobody sits out
    [one] one sits out
   *[other] { WORDS($out) } sit out
  }.
evening-organiser-tables-now-bots = { $tables ->
    [one] one table now
   *[other] { WORDS($tables) } tables now
  }, { $bots ->
    [one] one bot fills up
   *[other] { WORDS($bots) } bots fill up
  }.
evening-organiser-tables-next = { $tables ->
    [one] one table
   *[other] { WORDS($tables) } tables
  } in round { $round }, { $out ->
    [0] nobody sits out
    [one] one sits out
   *[other] { WORDS($out) } sit out
  }.
evening-organiser-tables-next-bots = { $tables ->
    [one] one table
   *[other] { WORDS($tables) } tables
  } in round { $round }, { $bots ->
    [one] one bot fills up
   *[other] { WORDS($bots) } bots fill up
  }.
evening-organiser-tables-then = With { $count ->
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
evening-organiser-tables-then-bots = With { $count ->
    [one] { $name }
   *[other] all { WORDS($count) }
  } there { $tables ->
    [one] is one
   *[other] are { WORDS($tables) }
  }, and { $bots ->
    [one] one bot fills up
   *[other] { WORDS($bots) } bots fill up
  }.
evening-organiser-wait-for = { $count ->
    [one] Wait for { $name }?
   *[other] Wait for { WORDS($count) } more?
  }
evening-organiser-name-is-here = { $name } is here
evening-organiser-start-more = { $count ->
    [one] One person, { $rounds } rounds.
   *[other] { $count } people, { $rounds } rounds.
  } Latecomers join at the next round.
evening-organiser-unpaired = { $count ->
    [one] { $names } has no partner yet.
   *[other] { WORDS($count) } have no partner yet.
  }
evening-organiser-unpaired-more = { client-word-tap.do } a name to make a pair; the rest are paired as they come.
evening-organiser-all-in = { $count ->
    [one] the table is in.
    [2] both tables are in.
   *[other] all { WORDS($count) } tables are in.
  }
evening-organiser-seat-round = Seat round { $round }
evening-organiser-last-in = Round { $round } is in, the last.
evening-organiser-last-in-more = Put every result right before you read the prizes.
evening-organiser-read-prizes = Read the prizes
evening-organiser-prizes = Prizes
evening-organiser-time-up = Time is up.
evening-organiser-five-more = 5 minutes more
evening-organiser-still-play = { $count ->
    [one] one table still plays.
   *[other] { WORDS($count) } tables still play.
  }
evening-organiser-which-play = { $count ->
    [one] Table { $where }
   *[other] Tables { $where }
  }
evening-organiser-undo = Undo
evening-organiser-undo-what = Undo: { $what }

# A new evening
evening-organiser-new = A new evening
evening-organiser-new-about = { $name }, { $begins }
evening-organiser-usual-name = { $day } evening
evening-organiser-cards = Cards
evening-organiser-place-cards = Real cards
evening-organiser-place-online = Online tables
evening-organiser-how-move = How people move
evening-organiser-format-ladder = Ladder
evening-organiser-format-ladder-about = Winners move up, losers down
evening-organiser-format-progressive = Progressive
evening-organiser-format-progressive-about = Winners stay, the losers part
evening-organiser-format-semi-partner = Semi-partner
evening-organiser-format-semi-partner-about = Winners stay a pair, losers part
evening-organiser-format-partner = Partner
evening-organiser-format-partner-about = Come as a pair, move as in the ladder
evening-organiser-format-individual = Individual
evening-organiser-format-individual-about = Everyone with and against many
evening-organiser-format-compass = Compass
evening-organiser-format-compass-about = Pairs, the same deals at every table
evening-organiser-moving = Who goes up, who down
evening-organiser-moving-up-down = the first of the pair up, the second down
evening-organiser-moving-ladies-gents = ladies up, gents down
evening-organiser-kinds = The kind of evening
evening-organiser-kind-ladder = The ladder
evening-organiser-kind-ladder-about = Minnesota Whist, one game a round: winners go up, losers go down.
evening-organiser-kind-drive = A drive of 24 deals
evening-organiser-kind-drive-about = Ladies and gents, trumps in turn: winners stay, the losing lady moves up a table, the gent down.
evening-organiser-game-and-numbers = Game and numbers
evening-organiser-game = Game
evening-organiser-trump-round = hearts, clubs, diamonds, spades
evening-organiser-trump-round-none = hearts, clubs, diamonds, spades, no trump
evening-organiser-trump-rising = clubs, diamonds, hearts, spades
evening-organiser-trump-rising-none = clubs, diamonds, hearts, spades, no trump
evening-organiser-trump-game = as the game has it
evening-organiser-only-individual = All play alone here: only with Individual
evening-organiser-tables-count = Tables
evening-organiser-people-count = { $count } people
evening-organiser-rounds-count = Rounds
evening-organiser-until = until about { $time }
evening-organiser-length = Each round
evening-organiser-length-deals = A number of deals
evening-organiser-length-game = A full game
evening-organiser-length-game-about = to the game’s own end, at most 24 deals
evening-organiser-deals-count = Deals a round
evening-organiser-if-level = one more if level
evening-organiser-if-level-cut = cut if level
evening-organiser-level-tables = A level table
evening-organiser-level-plays = Plays one more deal
evening-organiser-level-cuts = Cuts the cards
evening-organiser-minutes-count = Minutes a round
evening-organiser-minutes-deal = Minutes a deal
evening-organiser-minutes-round = { $minutes } minutes a round
evening-organiser-minutes-move = with the move to the next table
evening-organiser-announced = announced beforehand
evening-organiser-no-limit = no limit
evening-organiser-first-seats = First seats
evening-organiser-first-drawn = drawn by lot
evening-organiser-first-entered = in order of arrival
evening-organiser-pairing = Below the top table
evening-organiser-pairing-first-first = first plays with first
evening-organiser-pairing-random = partners by lot
evening-organiser-pairing-fewest-repeats = fewest partners twice
evening-organiser-enter = What a table enters
evening-organiser-enter-tricks = tricks
evening-organiser-enter-points = points of the deal
evening-organiser-trumps = Trump
evening-organiser-bot-plays = Bot online
evening-organiser-name = Name
evening-organiser-where = Place
evening-organiser-where-hint = for the poster
evening-organiser-begins = Begins
evening-organiser-your-name = Your name
evening-organiser-usual-organiser = The organiser
evening-organiser-open-doors = Open the doors
evening-organiser-no-bounds = Every seating follows from the results.
evening-organiser-summary = { $count } people, { $rounds ->
    [one] one round
   *[other] { WORDS($rounds) } rounds
  }{ $time ->
    [none] .
   *[other] , until about { $time }.
  }
evening-organiser-plain-words = The evening in plain words
evening-organiser-plain-cards = { $tables ->
    [one] One table
   *[other] { WORDS($tables, first: "capital") } tables
  } with real cards, { $count } people. { $rounds ->
    [one] One round
   *[other] { WORDS($rounds, first: "capital") } rounds
  } of { $game }.
evening-organiser-plain-online = { $tables ->
    [one] One online table
   *[other] { WORDS($tables, first: "capital") } online tables
  }, { $count } people. { $rounds ->
    [one] One round
   *[other] { WORDS($rounds, first: "capital") } rounds
  } of { $game }.
evening-organiser-plain-deals = { $count ->
    [one] One deal a round; a level table plays one more.
   *[other] { WORDS($count, first: "capital") } deals a round; a level table plays one more.
  }
evening-organiser-plain-deals-cut = { $count ->
    [one] One deal a round; a level table cuts the cards.
   *[other] { WORDS($count, first: "capital") } deals a round; a level table cuts the cards.
  }
evening-organiser-plain-game = A full game each round; fast tables wait.
evening-organiser-plain-one-deal = One deal a round.
evening-organiser-plain-ladies-gents = Everybody sits as a lady or as a gent, and each pair is one of each. If numbers are uneven, some play the other part and wear a badge.
evening-organiser-plain-trumps = Trump goes round: { $order }.
evening-organiser-plain-out = If one to three are left over, they sit out in turn, nobody twice before everybody has once. No bots at real cards.
evening-organiser-plain-bots = Bots fill up the last table and play for people who have left. They are marked as bots.

# Check-in
evening-organiser-show-large = Show large
evening-organiser-code-of = QR code of the evening
evening-organiser-scan = Scan or type it. No account needed.
evening-organiser-print = Print
evening-organiser-print-poster = Print the poster
evening-organiser-share = Copy the link
evening-organiser-copied = Copied.
evening-organiser-here-count = { $expected ->
    [0] here
    [one] here, one expected
   *[other] here, { WORDS($expected) } expected
  }
evening-organiser-add = Add
evening-organiser-add-title = Add somebody
evening-organiser-add-name = Name
evening-organiser-add-here = Is here, without a phone
evening-organiser-add-expected = Is expected
evening-organiser-added = { $name } is on the list.
evening-organiser-is-here = Is here
evening-organiser-here-mark = here
evening-organiser-not-coming = Is not coming
evening-organiser-is-back = Is back
evening-organiser-remove = Take off the list
evening-organiser-has-left = Has left
evening-organiser-where-expected = expected
evening-organiser-where-away = has left
evening-organiser-where-with = with { $name }
evening-organiser-where-scanned = scanned
evening-organiser-where-scanned-at = scanned { $time }
evening-organiser-where-no-phone = no phone, entered by you
evening-organiser-where-table = Table { $table }, { $seat }
evening-organiser-where-out = sits out
evening-organiser-where-from = plays from round { $round } on
evening-organiser-late-title = Latecomers and leavers
evening-organiser-late-cards = Latecomers join at the next round. If somebody leaves, a person sitting out steps in, or the rota closes the gap. Those who return sit down again at the next round.
evening-organiser-late-online = Latecomers take a bot’s place at the next round. If somebody leaves, a bot holds the place until they return.

# People
evening-organiser-find = Find a name
evening-organiser-no-one-found = Nobody here has this name.
evening-organiser-gone = Not here
evening-organiser-remove-several = Remove several
evening-organiser-remove-title = Remove several guests
evening-organiser-remove-about = Mark those who are not here. Their names become free; somebody marked by mistake just scans the code again.
evening-organiser-remove-marks = Mark many at once
evening-organiser-remove-since = Scanned within { $minutes } minutes ({ $count })
evening-organiser-remove-scanned = All who scanned and have had no seat ({ $count })
evening-organiser-remove-marked = { $count ->
    [0] Nobody is marked
    [one] Remove one guest
   *[other] Remove { $count } guests
  }
evening-organiser-remove-played = Some of them have had a seat
evening-organiser-remove-played-names = { $count ->
    [one] { $names } has had a seat this evening.
   *[other] { $names } have had a seat this evening.
  }
evening-organiser-remove-played-more = Removed, they count as having left: their results stay, their places are open.
evening-organiser-remove-all = { $count ->
    [1] Remove this guest all the same
    [2] Remove both
   *[other] Remove all { $count }
  }
evening-organiser-remove-others = { $count ->
    [one] Remove only the one without a seat
   *[other] Remove only the { $count } without a seat
  }
evening-organiser-organiser = organiser
evening-organiser-replace = Somebody plays on for them
evening-organiser-replace-with = Who plays on for { $name }?
evening-organiser-replace-nobody = Nobody is free. Add somebody who is new, or wait for the next round.
evening-organiser-replace-bot = A bot
evening-organiser-replace-add = Somebody new
evening-organiser-swap = Change places with somebody
evening-organiser-swap-with = Who changes places with { $name }?
evening-organiser-rename = Change the name
evening-organiser-pair = Make a pair
evening-organiser-pair-with = Who plays with { $name }?
evening-organiser-new-phone = Comes with another phone
evening-organiser-make-organiser = Make an organiser too
evening-organiser-hand-over-to = Hand the evening over
evening-organiser-hand-over = Hand over
evening-organiser-hand-over-ask = Hand the evening over to { $name }?
evening-organiser-hand-over-more = { $name } runs it from then on. You are a guest.
evening-organiser-hand-over-who = { client-word-tap.do } somebody with a phone under People, then Hand the evening over.
evening-organiser-save = Save

# A round
evening-organiser-left-in = left in round { $round }
evening-organiser-no-clock = no time limit
evening-organiser-stands-still = paused
evening-organiser-pause = Pause
evening-organiser-plus-five = +5 min
evening-organiser-missing = { $count ->
    [one] Table { $where } is missing
   *[other] Tables { $where } are missing
  }
evening-organiser-missing-many = { $count } tables are missing
evening-organiser-in = { $count ->
    [one] One is in
   *[other] { WORDS($count, first: "capital") } are in
  }
evening-organiser-to-decide = Level: you decide
evening-organiser-sitting-out = Sitting out
evening-organiser-table-disputed = Deal { $deal }: { $one } says { $first }, { $other } says { $second }
evening-organiser-table-waits = Deal { $deal }: { $one } says { $first }, not yet confirmed
evening-organiser-table-deal = Deal { $deal } of { $needs }.
evening-organiser-table-deal-open = Deal { $deal }.
evening-organiser-table-level = Level. You decide who won.
evening-organiser-table-left = { $name } has left.
evening-organiser-heard = { $minutes ->
    [0] Heard just now
    [one] Last heard a minute ago
   *[other] Last heard { WORDS($minutes) } minutes ago
  }
evening-organiser-unheard = Nothing heard yet
evening-organiser-watch = Watch
evening-organiser-side-other = the other side
evening-organiser-open-table = Table { $table }: enter or correct
evening-organiser-round-n = Round { $round }
evening-organiser-new-people = Joining in round { $round }

# A table: enter, decide, correct
evening-organiser-table-title = Round { $round }, table { $table }
evening-organiser-correct-result = Correct a result
evening-organiser-enter-result = Enter a result
evening-organiser-decide-result = Decide a deal
evening-organiser-tricks = Tricks
evening-organiser-points = Points
evening-organiser-deal = Deal { $deal }
evening-organiser-change-deal = Change deal { $deal }
evening-organiser-enter-deal = Enter deal { $deal }
evening-organiser-was = was
evening-organiser-says = { $name } says { $figures }
evening-organiser-entered-by = Entered at { $time } by { $name }
evening-organiser-entered-confirmed = Entered at { $time } by { $name }, confirmed by { $other }
evening-organiser-entered-tablet = Entered at { $time } at the tablet of table { $table }
evening-organiser-table-calls = Calls you.
evening-organiser-calling = Table { $table } calls you.
evening-organiser-calling-too = So do { $where }.
evening-organiser-calling-seen = I have been there
evening-organiser-corrected-by = Corrected by { $name }
evening-organiser-follows = What follows
evening-organiser-follows-same = { $names } still win, { $more } to { $less } instead of { $oldmore } to { $oldless }.
evening-organiser-follows-turned = { $names } win now, { $more } to { $less }.
evening-organiser-follows-decides = { $names } win now: deal { $deal } decides, { $more } to { $less }.
evening-organiser-follows-decides-same = { $names } still win: deal { $deal } decides, { $more } to { $less }.
evening-organiser-follows-wins = { $names } win, { $more } to { $less }.
evening-organiser-follows-ahead = { $names } are ahead, { $more } to { $less }.
evening-organiser-follows-level = The table is level, { $sum } each.
evening-organiser-follows-points = The table stands at { $sums }.
evening-organiser-follows-unknown = The club counts the points by the rules of the game.
evening-organiser-follows-places = Nobody’s place in the standings changes.
evening-organiser-follows-rises = { $name } rises from place { $from } to place { $to }.
evening-organiser-follows-falls = { $name } falls from place { $from } to place { $to }.
evening-organiser-follows-stays = Nobody moves. Round { $round } stays as it is seated.
evening-organiser-follows-next = Round { $round } is seated from this result.
evening-organiser-follows-prizes = Standings and prizes follow.
evening-organiser-leave-it = Leave it
evening-organiser-correct-it = Correct it
evening-organiser-enter-it = Enter it
evening-organiser-deal-points = Deal { $deal }: { $points }.
evening-organiser-everyone-sees = Everyone sees that you corrected it.
evening-organiser-for-table = You enter it for the table; it stands at once.
evening-organiser-choose-deal = Choose the deal that is wrong.
evening-organiser-choose-deal-more = What was there before stays in sight, struck through.
evening-organiser-answers-missing = Deal { $deal }: something is missing.
evening-organiser-nothing-sent = Until then nothing is sent.
evening-organiser-same-figures = Nothing is changed yet.
evening-organiser-fixed = The evening is over: results stand.
evening-organiser-back-to-tables = Back

# Standings and prizes
evening-organiser-standings-after = Standings after round { $round }
evening-organiser-standings-now = Standings
evening-organiser-standings-final = Final standings
evening-organiser-standings-empty = After round 1.
evening-organiser-place-head = Place
evening-organiser-name-head = Name
evening-organiser-head-games-won = Won
evening-organiser-head-difference = Diff.
evening-organiser-head-points = Points
evening-organiser-head-drive-tricks = Tricks
evening-organiser-head-rounds-won = Won
evening-organiser-head-over-mean = Average
evening-organiser-by-games-won = Games won, then point difference, then points
evening-organiser-by-drive-tricks = Drive tricks, then rounds won
evening-organiser-by-points = Points, then rounds won
evening-organiser-by-over-mean = Points over the average
evening-organiser-out-note = { $count ->
    [one] one sat out, by the average
   *[other] { WORDS($count) } sat out, by the average
  }
evening-organiser-show-all = { $count ->
    [one] Show the one
   *[other] Show all { $count }
  }
evening-organiser-prizes-title = Prizes, in the order of reading
evening-organiser-prizes-none = Prizes come with the last round.
evening-organiser-prize-made-up = A prize of your own
evening-organiser-prize-lucky-table = Lucky table
evening-organiser-prize-most-in-deal = Most in one deal
evening-organiser-prize-half-time = Half-time
evening-organiser-prize-last-rounds = Last rounds
evening-organiser-prize-lowest = Lowest
evening-organiser-prize-third = Third
evening-organiser-prize-second = Second
evening-organiser-prize-highest = Highest
evening-organiser-prizes-begin = { $count ->
    [one] One prize to read.
   *[other] { $count } prizes to read, the highest last.
  }
evening-organiser-prizes-begin-more = Each step turns the hall screen.
evening-organiser-hall-sees = The hall sees: { $prize }, { $name }.
evening-organiser-say-why = Say what broke the tie.
evening-organiser-prizes-end = That was the last one.
evening-organiser-first-prize = Begin: { $prize }
evening-organiser-next-prize = Next: { $prize }
evening-organiser-back = Back
evening-organiser-hall-standings = Show the standings
evening-organiser-print-prizes = Print the list
evening-organiser-export-csv = Results as a table (CSV)
evening-organiser-export-json = The whole evening (JSON)
evening-organiser-unit-games-won = { $count ->
    [one] game
   *[other] games
  }
evening-organiser-unit-difference = points
evening-organiser-unit-points = { $count ->
    [one] point
   *[other] points
  }
evening-organiser-unit-drive-tricks = { $count ->
    [one] trick
   *[other] tricks
  }
evening-organiser-unit-rounds-won = { $count ->
    [one] round
   *[other] rounds
  }
evening-organiser-unit-over-mean = over the average

# The hall screen
evening-organiser-hall-page = The hall screen shows
evening-organiser-hall-auto = its pages in turn
evening-organiser-hall-seating = who sits where, by table
evening-organiser-hall-names = who sits where, by name
evening-organiser-hall-clock = the clock
evening-organiser-hall-standings-page = the standings
evening-organiser-hall-prize = a prize
evening-organiser-hall-open = Open the hall screen
evening-organiser-hall-about = Open it on the projector’s device and leave it. It runs by itself.
evening-organiser-hall-here = Open it in a second window of this browser, on the projector. It runs by itself.
evening-organiser-print-title = To print
evening-organiser-print-table = Table cards
evening-organiser-print-card = Personal cards
evening-organiser-print-slip = Result slips
evening-organiser-print-schedule = Schedule
evening-organiser-print-final = Final list with prizes

# Settings of an evening that is open
evening-organiser-settings = Rounds and minutes
evening-organiser-settings-all = Change the evening
evening-organiser-settings-save = Save the changes
evening-organiser-organisers = Organisers: { $names }

# First page

# Slips that are typed
evening-organiser-slips = Slips
evening-organiser-slips-type = Type the slips
evening-organiser-slips-deal = Round { $round }, deal { $deal }
evening-organiser-slips-round = Round { $round }
evening-organiser-slips-number = deal { $deal }
evening-organiser-slips-result = { $sums } after { $count ->
    [one] one deal
   *[other] { $count } deals
}
evening-organiser-slips-list = Slips, table by table
evening-organiser-slips-box = Table { $table }, { $names }
evening-organiser-slips-table = Table { $table }
evening-organiser-slips-tricks = Tricks
evening-organiser-slips-points = Points
evening-organiser-slips-sign = The other sign
evening-organiser-slips-back = Back
evening-organiser-slips-onward = Next
evening-organiser-slips-chip-in = in
evening-organiser-slips-chip-off = the sum is wrong
evening-organiser-slips-chip-missing = missing
evening-organiser-slips-by-phone = by phone
evening-organiser-slips-would = { $rest } makes 13
evening-organiser-slips-counts = counts { $first } : { $second }
evening-organiser-slips-off = makes { $sum }, { $way ->
    [short] { WORDS($by) } short
   *[other] { WORDS($by) } over
  }
evening-organiser-slips-off-points = makes { $sum }, not 0
evening-organiser-slips-done = has no deals left
evening-organiser-slips-jump = To table { $digits }
evening-organiser-slips-spoken = Table { $table }: { $figures }.
evening-organiser-slips-makes = Table { $table } makes { $sum }.
evening-organiser-slips-look = Table { $table }: look at the slip once more.
evening-organiser-slips-type-on = Type what the slips say, in any order.
evening-organiser-slips-missing = { $count ->
    [one] Table { $where } is missing.
   *[other] Tables { $where } are missing.
  }
evening-organiser-slips-phone-says = Table { $table } twice: the phone says { $was }, the slip { $now }.
evening-organiser-slips-before-says = Table { $table } twice: { $was } before, { $now } now.
evening-organiser-slips-which = Nothing has changed yet. Which one is right?
evening-organiser-slips-keep = { $figures } stays
evening-organiser-slips-take = It is { $figures }
evening-organiser-part-of = { $name }: lady or gent?
evening-organiser-slips-lost = { $count ->
    [one] Round { $round } is over. Your entry for table { $where } was not taken.
   *[other] Round { $round } is over. Your entries for tables { $where } were not taken.
  }
evening-organiser-late-deal = Table { $table }, deal { $deal } was not taken.
evening-organiser-slips-all-in = Deal { $deal } is in at every table.
evening-organiser-slips-next-deal = On to deal { $deal }
evening-organiser-slips-of = of { $count } tables are in
evening-organiser-slips-lacking = Missing
evening-organiser-slips-not-thirteen = Does not make thirteen
evening-organiser-slips-not-nothing = Does not add up to zero
evening-organiser-slips-no-mouse = No mouse needed
evening-organiser-slips-key-tab = next; a figure from 2 to 9 moves on by itself
evening-organiser-slips-key-tab-points = next; a loss begins with a minus
evening-organiser-slips-key-jump = to table 9, in any order
evening-organiser-slips-key-enter = the next table that is missing
evening-organiser-slips-key-escape = this table as it was
evening-organiser-slips-left-pair = left pair
evening-organiser-slips-right-pair = right pair
evening-organiser-slips-pages = Pages of tables
evening-organiser-slips-page = Tables { $first } to { $last }
evening-organiser-slips-turn = PgDn
evening-organiser-slips-key-turn = the next page of tables, PgUp the one before
evening-paste-open = Paste a list of names
evening-paste-label = Names with commas, lines or columns between them
evening-paste-read = { $count ->
    [0] No name was read yet.
    [one] One name was read.
   *[other] { $count } names were read.
  }
evening-paste-either = Is the surname before the comma, or are these two people?
evening-paste-one = { $name } is one person
evening-paste-two = { $names } are two people
evening-paste-part-of = Part of { $name }
evening-paste-lacking = { $count ->
    [one] One of them has no part yet: say lady or gent.
   *[other] { $count } of them have no part yet: say lady or gent.
  }
evening-paste-known = Already on the list, so left out: { $names }. Namesakes need an initial.
evening-paste-unread = Not read as names: { $names }.
evening-paste-expected = All are expected
evening-paste-here = All are here
evening-paste-added = { $count ->
    [one] One person was added.
   *[other] { $count } people were added.
  }
evening-organiser-apart = Keep apart from …
evening-organiser-apart-from = Keep { $name } apart from
evening-organiser-apart-partners = Never partners with { $name }.
evening-organiser-apart-table = Never at one table with { $name }.
evening-organiser-apart-to-table = Nor at one table
evening-organiser-apart-to-partners = Only not partners
evening-organiser-apart-no = May meet
evening-organiser-stay = Stays at a table …
evening-organiser-stay-at = Where does { $name } stay?
evening-organiser-stays = Sits North at table { $table } in every round.
evening-organiser-stay-no = Moves as all do
evening-again = As last time
evening-again-about = { $name }, { $day }: the same settings, prices and season, and { $count ->
    [one] one person
   *[other] { $count } people
  } expected.
evening-log-file = To go on at a club (file)
evening-take-in-title = An evening from another device
evening-take-in-about = One that was run on a page without a club goes on here from its file, with you as its organiser.
evening-take-in = Choose its file
