# Plans of evenings: schedules and their bounds, and the command that prints them.

cli-about-evening = Whist evenings: evenings of many tables

reason-evening-bounds-tournament = Everybody partners everybody once and plays against everybody twice.
reason-evening-bounds-meetings = { $count ->
    [0] No partner twice, no opponent twice.
    [one] No partner twice; one pair meets twice.
   *[other] No partner twice; { $count } pairs meet twice.
  }
reason-evening-bounds-opponents = No partner twice; nobody meets the same opponent more than { WORDS($most) } times.
reason-evening-bounds-partners = Nobody has the same partner more than { $most ->
    [2] twice
   *[other] { WORDS($most) } times
  } or the same opponent more than { $opponents ->
    [2] twice
   *[other] { WORDS($opponents) } times
  }.
reason-evening-not-everybody = In round { $round } not everybody has exactly one place.

reason-evening-moves-ladder = The winning pair of a table goes one table up, the losing pair one down. Below the top table the pairs that meet then split.
reason-evening-moves-progressive = Winners stay at their table. Of the losers one goes one table up, the other one down, and everybody changes partners.
reason-evening-moves-semi-partner = Winners stay at their table as a pair. Of the losers one goes one table up, the other one down.
reason-evening-moves-partner = The winning pair of a table goes one table up, the losing pair one down.

cli-about-evening-plan = Show the schedule of an evening and what it promises
cli-help-evening-plan-people = The number of people; or give --tables instead
cli-help-evening-plan-tables = The number of full tables
cli-evening-plan = { $people } people at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}.
cli-evening-plan-round = Round { $round }
cli-evening-plan-table = Table { $table }: { $north } and { $south } against { $east } and { $west }
cli-evening-plan-out = { $count ->
    [one] { $numbers } sits out
   *[other] { $numbers } sit out
}
cli-evening-people-missing = How many people come? Say it with --people N, or how many tables with --tables N.
cli-evening-plan-tables = { $people } people fill { $tables ->
    [0] no table
    [one] one table
   *[other] { $tables } tables
}. Leave out --people or --tables, or make them agree.

join-evening-lines = The app does not follow an evening, so it is told here line by line.
join-evening-welcome = You are a guest at “{ $name }”.
join-evening-cards = This evening has real cards: you play at the table and enter the results on a phone. Here you see where you sit.
join-evening-gathering = The first round begins when an organiser starts it.
join-evening-seat = Round { $round }: table { $table }, { $seat }, with { $partner }.
join-evening-seat-alone = Round { $round }: table { $table }, { $seat }.
join-evening-out = Round { $round }: you sit out.
join-evening-late = Round { $round } is on. You play from the next one on.
join-evening-wait = { $count ->
    [0] Your table is done. The next round begins soon.
    [one] Your table is done. One table is still playing.
   *[other] Your table is done. { $count } tables are still playing.
}
join-evening-between = Round { $round } is over. Wait for the next one.
join-evening-next = Next, in round { $round }: table { $table }, { $seat }, with { $partner }.
join-evening-next-alone = Next, in round { $round }: table { $table }, { $seat }.
join-evening-paused = The evening is paused.
join-evening-resumed = The evening continues.
join-evening-away = An organiser has noted that you have left. Join again to come back.
join-evening-over = The evening is over.
join-evening-rank = Your place in the standings: { $rank }.
join-evening-left = You have left the terminal, not the evening: your place is kept. To come back: { $command }

cli-about-evening-hall = Say what to do in a hall without internet
cli-help-evening-port = The port at which the club will listen (8413)
cli-hall-network = 1. Bring this machine and the phones into one network. Any Wi-Fi will do, also one that leads nowhere: a small router, or a phone that shares its own.
cli-hall-access-point =    This machine may make one itself, where its Wi-Fi can: the second line shows the password with a code to scan.
cli-hall-no-nmcli =    nmcli, with which Linux makes an access point, is missing: use a router or a phone.
cli-hall-start = 2. Start the club:
cli-hall-reached = 3. Open the club by this address on this machine too, so that the codes that it shows lead there:
cli-hall-no-address =    This machine is in no network yet. Ask again once it is.
cli-hall-http = 4. Pages come by plain HTTP there. All of an evening works, but browsers then cannot keep the screen awake or the page on the device: turn off the screen saver of the hall screen, and keep phones in the network.
cli-hall-paper = 5. Print the poster, the table cards and a stack of slips before: with them a round continues whatever fails.
cli-hall-power = 6. If the power goes, start the club again with the same line. Everything that was answered is there.
