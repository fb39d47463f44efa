# An evening of many tables: what all its screens say, and what a guest's say.

evening-rather-not = Rather not
evening-round-of = Round { $round } of { $rounds }
evening-left = { $clock } left in the round
evening-bot = { $name } ({ $level })
evening-no-trump = no trump
evening-sentence-trump = { $suit } are trump
evening-column-games-won = Won
evening-column-difference = Points
evening-column-points = Points for
evening-column-drive-tricks = Tricks
evening-column-rounds-won = Rounds won
evening-column-over-mean = Over the average

# The bar
evening-guest-bar-table = Table { $table }, round { $round } of { $rounds }
evening-guest-bar-done = Round { $round } of { $rounds }, your table is done
evening-guest-bar-over = { $rounds ->
    [one] One round played
   *[other] { $rounds } rounds played
}
evening-guest-bar-offline = No connection
evening-guest-menu = Menu: your card, standings, rules, leave

# Joining
evening-guest-question = Good evening. What is your name?
evening-guest-about-cards = { $game }, real cards.
evening-guest-about-online = { $game }, each on their own screen.
evening-guest-about-deals = { $rounds ->
    [one] One round of
   *[other] { $rounds } rounds of
} { $deals ->
    [one] one deal.
   *[other] { $deals } deals.
}
evening-guest-about-games = { $rounds ->
    [one] One round, a whole game long.
   *[other] { $rounds } rounds, each a whole game.
}
evening-guest-name = First name, as your friends say it
evening-guest-expected = Or are you expected already?
evening-guest-no-account = No account, no password.
evening-guest-keeps-place = This phone keeps your place.
evening-guest-from-next-round = The evening has begun. You play from the next round on.
evening-guest-here = I am here
evening-guest-write-name = Write your name first, then { client-word-tap } again.
evening-guest-over-already = This evening is over.
evening-guest-over-already-line = Ask the organiser for the standings.

# Before the first round
evening-guest-you-are-in = You are in, { $name }.
evening-guest-here-count = { $count ->
    [one] You are the first.
   *[other] { $count } are here.
}
evening-guest-soon = The first round is seated soon.
evening-guest-soon-line = Your table appears here by itself.
evening-guest-wrong-name = Is your name spelt right?
evening-guest-namesake = { $name } is here too.
evening-guest-namesake-letter = A letter that tells you apart
evening-guest-namesake-take = Take it
evening-guest-rename = Change my name

# The seat
evening-guest-seat = Table { $table }, { $seat }
evening-guest-with = with { $names }
evening-guest-again-with = again with { $name }
evening-guest-you = You
evening-guest-is-there = , already there
evening-guest-first-table = Your first table of the evening
evening-guest-stay = Stay at table { $table }
evening-guest-on = { $count ->
    [one] From table { $from } one table on, to { $table }
   *[other] From table { $from } { WORDS($count) } tables on, to { $table }
}
evening-guest-back = { $count ->
    [one] From table { $from } one table back, to { $table }
   *[other] From table { $from } { WORDS($count) } tables back, to { $table }
}
evening-guest-plan = Plan of the tables: { $way }
evening-guest-deals = { $count ->
    [one] One deal.
   *[other] { $count } deals.
}
evening-guest-whole-game = A whole game.
evening-guest-deals-first = { $name } deals first.
evening-guest-you-deal-first = You deal first.
evening-guest-go = Please go to table { $table }.
evening-guest-stay-there = Please stay at table { $table }.
evening-guest-go-line = { client-word-tap.do } once you are seated.
evening-guest-reached = I am at my table

# Entering a deal
evening-guest-of = Deal { $deal } of { $needs }.
evening-guest-no-limit = To the end of the game.
evening-guest-we = We
evening-guest-they = They
evening-guest-and-you = { $name } and you
evening-guest-fewer = { $who }: one fewer
evening-guest-more = { $who }: one more
evening-guest-packs = { $ours } tricks ours, { $theirs } theirs
evening-guest-how-many-points = How many points was the deal worth?
evening-guest-how-many-points-line = As you score them at the table.
evening-guest-how-many-each-line = What each of the four got or lost.
evening-guest-send = Send deal { $deal }
evening-guest-confirms = { $names } confirms it.
evening-guest-confirms-either = { $first } or { $second } confirms it.
evening-guest-confirms-any = Somebody else at the table confirms it.
evening-guest-ready = Is that how it was?
evening-guest-rather-wait = Back

# What a deal means, and what stands
evening-guest-mean-won = You win the table, { $ours } to { $theirs }.
evening-guest-mean-lost = They win the table, { $theirs } to { $ours }.
evening-guest-mean-level = Level at { $ours }: one more deal.
evening-guest-mean-cut = Level at { $ours }: cut the cards.
evening-guest-mean-stands = You { $ours }, they { $theirs } so far.
evening-guest-means-won = you win the table
evening-guest-means-lost = they win the table
evening-guest-means-level = level, one more deal
evening-guest-means-cut = level, cut the cards
evening-guest-means-stands = { $ours } to { $theirs } so far
evening-guest-so-far = The table so far
evening-guest-column-deal = Deal
evening-guest-column-points = Points
evening-guest-is-low = Low

# Waiting, confirming, two counts
evening-guest-entered = { $name } entered deal { $deal }.
evening-guest-you-entered = You entered deal { $deal }.
evening-guest-wait-one = { $names } still has to confirm it.
evening-guest-wait-either = { $first } or { $second } still has to confirm it.
evening-guest-wait-any = Somebody else at the table still has to confirm it.
evening-guest-change = Change it
evening-guest-enter-next = Enter deal { $deal }
evening-guest-is-it-so = { $name } has counted. Is it so?
evening-guest-says = { $name }: you { $ours }, they { $theirs }.
evening-guest-says-each = { $name } has entered the deal.
evening-guest-meanwhile = Deal { $deal } may begin meanwhile.
evening-guest-look-and-say = Compare it with your own count.
evening-guest-not-so = Not so
evening-guest-right = That is right
evening-guest-two-counts = The two sides counted differently.
evening-guest-yours-first = Yours first. { $count ->
    [one] You differ by one trick.
   *[other] You differ by { $count } tricks.
}
evening-guest-yours-first-plain = Your count first.
evening-guest-you-said = You entered
evening-guest-they-said = { $name } entered
evening-guest-look-together = Look at the tricks together.
evening-guest-organiser-comes = If you cannot agree, { $name } comes and decides.
evening-guest-change-mine = Change mine
evening-guest-they-are-right = { $name } is right
evening-guest-stand = { $count ->
    [0] Nothing stands yet
    [one] One deal stands
   *[other] { $count } deals stand
}
evening-guest-stand-sums = We { $ours }, they { $theirs }. Nothing of it changes.
evening-guest-corrected = corrected by { $name }

# Without a network
evening-guest-kept-title = Deal { $deal } is on this phone
evening-guest-kept-confirmed = Your answer to deal { $deal } is on this phone
evening-guest-kept-at = Entered at { $time }, not yet sent
evening-guest-kept-deal = kept on this phone
evening-guest-sent-deal = sent and confirmed
evening-guest-nothing-lost = Nothing is lost
evening-guest-nothing-lost-about = Play on. What you enter is sent by itself, once, when the network is back. If it stays away, tell { $name } your figures; this phone notices what an organiser has entered.
evening-guest-organiser-word = the organiser
evening-guest-no-connection-kept = No connection. Deal { $deal } is kept.
evening-guest-no-connection = No connection.
evening-guest-sent-soon = It will be sent. { $seconds ->
    [0] Trying now.
    [one] Next try in one second.
   *[other] Next try in { $seconds } seconds.
}
evening-guest-sent-when = It will be sent when the network is back.
evening-guest-last-known = This is how it last stood.
evening-guest-try-now = Try now
evening-guest-late-title = Deal { $deal } was not taken as you entered it
evening-guest-late-other = An answer kept on this phone was not taken
evening-guest-understood = All right

# Between rounds
evening-guest-left-in = left in round { $round }
evening-guest-round-plays = being played
evening-guest-round-word = Round { $round }
evening-guest-round-over = is over
evening-guest-still-plays = { $count ->
    [one] still plays
   *[other] still play
}
evening-guest-tables-list = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
evening-guest-tables-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
evening-guest-all-in = All results are in
evening-guest-your-evening = Your evening
evening-guest-column-round = Round
evening-guest-column-table = Table
evening-guest-column-with = With
evening-guest-column-rank = Rank
evening-guest-column-player = Player
evening-guest-won = won
evening-guest-lost = lost
evening-guest-level = level
evening-guest-out = sat out
evening-guest-playing = playing
evening-guest-next = next
evening-guest-mean = average
evening-guest-standings-after = { $round ->
    [0] Standings
   *[other] Standings after round { $round }
}
evening-guest-standings-final = Final standings
evening-guest-standings-none = After round 1.
evening-guest-name-you = { $name } (you)
evening-guest-name-away = { $name } (gone)
evening-guest-all-rows = All the standings
evening-guest-next-seat = Next: table { $table }, { $seat }, with { $names }.
evening-guest-next-seat-line = Stay, or fetch a drink. Your phone calls you.
evening-guest-next-out = You sit out the next round.
evening-guest-out-line = It counts the average of your other rounds.
evening-guest-out-counts = A round you sit out counts your average.
evening-guest-next-unsure = Your next table is not certain yet.
evening-guest-next-unsure-line = It appears here once the tables beside yours are done.
evening-guest-next-soon = The next round is seated soon.
evening-guest-level-table = Your table is level.
evening-guest-cut-line = Cut the cards, and tell an organiser who won.
evening-guest-level-table-line = An organiser decides it.
evening-guest-last-round = That was the last round.
evening-guest-last-round-line = The final standings come when every table is done.
evening-guest-rests = The evening is paused.
evening-guest-rests-line = It continues where it stopped, tonight or next week. Your place is kept.
evening-guest-out-title = You sit out round { $round }
evening-guest-out-now = This round you sit out.
evening-guest-late-seat = You play from the next round on.
evening-guest-late-seat-line = Your table appears here by itself.
evening-guest-watch = Watch a table
evening-guest-watch-table = Watch table { $table }
evening-guest-run = Run the evening

# On line
evening-guest-laid = Your table is laid.
evening-guest-laid-line = { $seconds ->
    [0] Taking you there now.
    [one] Taking you there in one second.
   *[other] Taking you there in { $seconds } seconds.
}
evening-guest-laying = Your table is being laid.
evening-guest-laid-waiting = Go there when you are ready.
evening-guest-to-table = To my table
evening-guest-strip = Round { $round } of { $rounds }, table { $table }
evening-guest-strip-back = Back to the evening
evening-guest-strip-done = The table is done. Back to the evening in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
evening-guest-strip-stay = Stay here
evening-guest-strip-watching = You are watching.

# Leaving
evening-guest-leave = Leave the evening
evening-guest-leave-question = Leave the evening?
evening-guest-leave-line = Somebody plays on for you. You may come back.
evening-guest-left-title = You have left, { $name }.
evening-guest-left-about = Somebody plays on for you.
evening-guest-come-back = You may come back.
evening-guest-come-back-line = You get your place back.
evening-guest-i-am-back = I am back

# The end
evening-guest-place = Place { $rank } of { $count }
evening-guest-place-level = Place { $rank } of { $count }, shared
evening-guest-thanks = Thank you for the evening, { $name }.
evening-guest-prize = { $kind ->
    [half_time] A prize: best at half time.
    [last_rounds] A prize: best of the last rounds.
    [lowest] A prize: the lowest score.
    [third] A prize: third place.
    [second] A prize: second place.
    [most_in_deal] A prize: the most in one deal.
    [lucky_table] A prize: your table was drawn.
    [own] A prize is yours.
   *[highest] The first prize is yours.
}
evening-guest-prizes-more = { $count ->
    [one] And one more prize is yours.
   *[other] And { $count } more prizes are yours.
}
evening-guest-keep-card = Keep my card
evening-guest-to-club = To the club
evening-guest-no-evening = There is no such evening
evening-guest-spoken-seat = Round { $round }: table { $table }, { $seat }, with { $names }.
evening-guest-now-organiser = You run this evening too.
evening-guest-now-organiser-line = An organiser has asked you to help: seat rounds, enter results, read the prizes.
evening-guest-expected-you = Good evening, { $name }.
evening-guest-expected-press = Are you here? Then say so.
evening-guest-expected-line = You are on the list; we know your phone.
