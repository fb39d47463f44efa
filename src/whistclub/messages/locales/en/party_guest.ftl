# An evening of many tables: what all its screens say, and what a guest's say.

party-rather-not = Rather not
party-round-of = Round { $round } of { $rounds }
party-left = { $clock } left in the round
party-bot = { $name } ({ $level })
party-sentence-trump = { $suit } are trump
party-column-games-won = Won
party-column-difference = Points
party-column-points = Points for
party-column-drive-tricks = Tricks
party-column-rounds-won = Rounds won
party-column-over-mean = Over the average

# The bar
party-guest-bar-table = Table { $table }, round { $round } of { $rounds }
party-guest-bar-done = Round { $round } of { $rounds }, your table is done
party-guest-bar-over = { $rounds ->
    [one] One round played
   *[other] { $rounds } rounds played
}
party-guest-bar-offline = No connection
party-guest-menu = Menu: your card, standings, rules, leave

# Joining
party-guest-question = Good evening. What is your name?
party-guest-about-cards = { $game }, real cards.
party-guest-about-online = { $game }, each on their own screen.
party-guest-about-deals = { $rounds ->
    [one] One round of
   *[other] { $rounds } rounds of
} { $deals ->
    [one] one deal.
   *[other] { $deals } deals.
}
party-guest-about-games = { $rounds ->
    [one] One round, a whole game long.
   *[other] { $rounds } rounds, each a whole game.
}
party-guest-name = First name, as your friends say it
party-guest-expected = Or are you expected already?
party-guest-no-account = No account, no password.
party-guest-keeps-place = This phone keeps your place.
party-guest-from-next-round = The evening has begun. You play from the next round on.
party-guest-here = I am here
party-guest-write-name = Write your name first, then tap again.
party-guest-over-already = This evening is over.
party-guest-over-already-line = Ask the organiser for the standings.

# Before the first round
party-guest-you-are-in = You are in, { $name }.
party-guest-here-count = { $count ->
    [one] You are the first.
   *[other] { $count } are here.
}
party-guest-soon = The first round is seated soon.
party-guest-soon-line = Your table appears here by itself.
party-guest-wrong-name = Is your name spelt right?
party-guest-namesake = { $name } is here too.
party-guest-namesake-letter = A letter that tells you apart
party-guest-namesake-take = Take it
party-guest-rename = Change my name

# The seat
party-guest-seat = Table { $table }, { $seat }
party-guest-with = with { $names }
party-guest-again-with = again with { $name }
party-guest-you = You
party-guest-is-there = , already there
party-guest-first-table = Your first table of the evening
party-guest-stay = Stay at table { $table }
party-guest-on = { $count ->
    [one] From table { $from } one table on, to { $table }
   *[other] From table { $from } { WORDS($count) } tables on, to { $table }
}
party-guest-back = { $count ->
    [one] From table { $from } one table back, to { $table }
   *[other] From table { $from } { WORDS($count) } tables back, to { $table }
}
party-guest-plan = Plan of the tables: { $way }
party-guest-deals = { $count ->
    [one] One deal.
   *[other] { $count } deals.
}
party-guest-whole-game = A whole game.
party-guest-deals-first = { $name } deals first.
party-guest-you-deal-first = You deal first.
party-guest-go = Please go to table { $table }.
party-guest-stay-there = Please stay at table { $table }.
party-guest-go-line = Tap once you are seated.
party-guest-reached = I am at my table

# Entering a deal
party-guest-of = Deal { $deal } of { $needs }.
party-guest-no-limit = To the end of the game.
party-guest-we = We
party-guest-they = They
party-guest-and-you = { $name } and you
party-guest-fewer = { $who }: one fewer
party-guest-more = { $who }: one more
party-guest-packs = { $ours } tricks ours, { $theirs } theirs
party-guest-how-many-points = How many points was the deal worth?
party-guest-how-many-points-line = As you score them at the table.
party-guest-how-many-each-line = What each of the four got or lost.
party-guest-send = Send deal { $deal }
party-guest-confirms = { $names } confirms it.
party-guest-confirms-either = { $first } or { $second } confirms it.
party-guest-confirms-any = Somebody else at the table confirms it.
party-guest-ready = Is that how it was?
party-guest-rather-wait = Back

# What a deal means, and what stands
party-guest-mean-won = You win the table, { $ours } to { $theirs }.
party-guest-mean-lost = They win the table, { $theirs } to { $ours }.
party-guest-mean-level = Level at { $ours }: one more deal.
party-guest-mean-stands = You { $ours }, they { $theirs } so far.
party-guest-means-won = you win the table
party-guest-means-lost = they win the table
party-guest-means-level = level, one more deal
party-guest-means-stands = { $ours } to { $theirs } so far
party-guest-so-far = The table so far
party-guest-column-deal = Deal
party-guest-column-points = Points
party-guest-is-low = Low

# Waiting, confirming, two counts
party-guest-entered = { $name } entered deal { $deal }.
party-guest-you-entered = You entered deal { $deal }.
party-guest-wait-one = { $names } still has to confirm it.
party-guest-wait-either = { $first } or { $second } still has to confirm it.
party-guest-wait-any = Somebody else at the table still has to confirm it.
party-guest-change = Change it
party-guest-enter-next = Enter deal { $deal }
party-guest-is-it-so = { $name } has counted. Is it so?
party-guest-says = { $name }: you { $ours }, they { $theirs }.
party-guest-says-each = { $name } has entered the deal.
party-guest-meanwhile = Deal { $deal } may begin meanwhile.
party-guest-look-and-say = Compare it with your own count.
party-guest-not-so = Not so
party-guest-right = That is right
party-guest-two-counts = The two sides counted differently.
party-guest-yours-first = Yours first. { $count ->
    [one] You differ by one trick.
   *[other] You differ by { $count } tricks.
}
party-guest-yours-first-plain = Your count first.
party-guest-you-said = You entered
party-guest-they-said = { $name } entered
party-guest-look-together = Look at the tricks together.
party-guest-organiser-comes = If you cannot agree, { $name } comes and decides.
party-guest-change-mine = Change mine
party-guest-they-are-right = { $name } is right
party-guest-stand = { $count ->
    [0] Nothing stands yet
    [one] One deal stands
   *[other] { $count } deals stand
}
party-guest-stand-sums = We { $ours }, they { $theirs }. Nothing of it changes.
party-guest-corrected = corrected by { $name }

# Without a network
party-guest-kept-title = Deal { $deal } is on this phone
party-guest-kept-confirmed = Your answer to deal { $deal } is on this phone
party-guest-kept-at = Entered at { $time }, not yet sent
party-guest-kept-deal = kept on this phone
party-guest-sent-deal = sent and confirmed
party-guest-nothing-lost = Nothing is lost
party-guest-nothing-lost-about = Play on. What you enter is sent by itself, once, when the network is back. If it stays away, tell { $name } your figures; this phone notices what an organiser has entered.
party-guest-organiser-word = the organiser
party-guest-no-connection-kept = No connection. Deal { $deal } is kept.
party-guest-no-connection = No connection.
party-guest-sent-soon = It will be sent. { $seconds ->
    [0] Trying now.
    [one] Next try in one second.
   *[other] Next try in { $seconds } seconds.
}
party-guest-sent-when = It will be sent when the network is back.
party-guest-last-known = This is how it last stood.
party-guest-try-now = Try now
party-guest-late-title = Deal { $deal } was not taken as you entered it
party-guest-late-other = An answer kept on this phone was not taken
party-guest-understood = All right

# Between rounds
party-guest-left-in = left in round { $round }
party-guest-round-plays = being played
party-guest-round-word = Round { $round }
party-guest-round-over = is over
party-guest-still-plays = { $count ->
    [one] still plays
   *[other] still play
}
party-guest-tables-list = { $count ->
    [one] Table { $tables }
   *[other] Tables { $tables }
}
party-guest-tables-count = { $count ->
    [one] One table
   *[other] { $count } tables
}
party-guest-all-in = All results are in
party-guest-your-evening = Your evening
party-guest-column-round = Round
party-guest-column-table = Table
party-guest-column-with = With
party-guest-column-rank = Rank
party-guest-column-player = Player
party-guest-won = won
party-guest-lost = lost
party-guest-level = level
party-guest-out = sat out
party-guest-playing = playing
party-guest-next = next
party-guest-mean = average
party-guest-standings-after = { $round ->
    [0] Standings
   *[other] Standings after round { $round }
}
party-guest-standings-final = Final standings
party-guest-standings-none = After round 1.
party-guest-name-you = { $name } (you)
party-guest-name-away = { $name } (gone)
party-guest-all-rows = All the standings
party-guest-next-seat = Next: table { $table }, { $seat }, with { $names }.
party-guest-next-seat-line = Stay, or fetch a drink. Your phone calls you.
party-guest-next-out = You sit out the next round.
party-guest-out-line = It counts the average of your other rounds.
party-guest-out-counts = A round you sit out counts your average.
party-guest-next-unsure = Your next table is not certain yet.
party-guest-next-unsure-line = It appears here once the tables beside yours are done.
party-guest-next-soon = The next round is seated soon.
party-guest-level-table = Your table is level.
party-guest-level-table-line = An organiser decides it.
party-guest-last-round = That was the last round.
party-guest-last-round-line = The final standings come when every table is done.
party-guest-rests = The evening is paused.
party-guest-rests-line = It continues where it stopped, tonight or next week. Your place is kept.
party-guest-out-title = You sit out round { $round }
party-guest-out-now = This round you sit out.
party-guest-late-seat = You play from the next round on.
party-guest-late-seat-line = Your table appears here by itself.
party-guest-watch = Watch a table
party-guest-watch-table = Watch table { $table }
party-guest-run = Run the evening

# On line
party-guest-laid = Your table is laid.
party-guest-laid-line = { $seconds ->
    [0] Taking you there now.
    [one] Taking you there in one second.
   *[other] Taking you there in { $seconds } seconds.
}
party-guest-laying = Your table is being laid.
party-guest-laid-waiting = Go there when you are ready.
party-guest-to-table = To my table
party-guest-strip = Round { $round } of { $rounds }, table { $table }
party-guest-strip-back = Back to the evening
party-guest-strip-done = The table is done. Back to the evening in { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
party-guest-strip-stay = Stay here
party-guest-strip-watching = You are watching.

# Leaving
party-guest-leave = Leave the evening
party-guest-leave-question = Leave the evening?
party-guest-leave-line = Somebody plays on for you. You may come back.
party-guest-left-title = You have left, { $name }.
party-guest-left-about = Somebody plays on for you.
party-guest-come-back = You may come back.
party-guest-come-back-line = You get your place back.
party-guest-i-am-back = I am back

# The end
party-guest-place = Place { $rank } of { $count }
party-guest-place-level = Place { $rank } of { $count }, shared
party-guest-thanks = Thank you for the evening, { $name }.
party-guest-prize = { $kind ->
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
party-guest-prizes-more = { $count ->
    [one] And one more prize is yours.
   *[other] And { $count } more prizes are yours.
}
party-guest-keep-card = Keep my card
party-guest-to-club = To the club
party-guest-no-evening = There is no such evening
party-guest-spoken-seat = Round { $round }: table { $table }, { $seat }, with { $names }.
party-guest-now-organiser = You run this evening too.
party-guest-now-organiser-line = An organiser has asked you to help: seat rounds, enter results, read the prizes.
party-guest-expected-you = Good evening, { $name }.
party-guest-expected-press = Are you here? Then say so.
party-guest-expected-line = You are on the list; we know your phone.
