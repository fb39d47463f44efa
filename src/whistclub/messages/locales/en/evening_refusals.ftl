# Refusals at an evening of many tables: to guests at their tables, and to organisers.

reason-evening-confirm-yours = You entered this yourselves. The other side confirms it.
reason-evening-deal-not-entered = Nobody has entered deal { $deal } yet.
reason-evening-deal-order = Deal { $deal } comes first.
reason-evening-deal-stands = Deal { $deal } stands already. Ask an organiser if it is wrong.
reason-evening-deal-waits = Deal { $deal } still waits for the other side.
reason-evening-entry-unfit = This evening cannot be read: something in it does not fit what came before.
reason-evening-line = Line { $line }:
reason-evening-entry-twice = The same entry appears twice.
reason-evening-opened-twice = The evening is opened a second time. A file has one evening, once.
reason-evening-seed = The seed of an evening is { $bytes } bytes, in hexadecimal digits.
reason-evening-figures-changed = The figures of deal { $deal } have changed in the meantime. Please look again.
reason-evening-full = An evening has room for { $most } people at most.
reason-evening-game-of-four = An evening is played at tables of four. Choose such a game.
reason-evening-tricks-of-deal = This format counts the tricks of a deal, { $wanted } in all, and this game has { $count }. Choose a format that counts points.
reason-evening-game-without-pairs = This game has no pairs, so it needs the individual format.
reason-evening-guest-away = { $name } is not here.
reason-evening-guest-known = { $name } is here already. If that is you, ask an organiser.
reason-evening-guest-unknown = There is no such guest at this evening.
reason-evening-last-organiser = Somebody has to run the evening. Hand it to another guest.
reason-evening-level = Table { $table } of round { $round } is level. Decide it first.
reason-evening-name = An evening needs a name that everybody can read.
reason-evening-name-taken = The name { $name } is taken here. Please add an initial. If it is you with another phone, ask the organiser.
reason-evening-no-bots = At tables with real cards there are no bots.
reason-evening-no-clock = This round has no time limit.
reason-evening-no-pairs = In this format partners change, so people come one by one.
reason-evening-no-phone = { $name } came without a phone of their own.
reason-evening-no-place = { $name } has no place in this round.
reason-evening-no-seat = You have no seat in this round.
reason-evening-not-at-table = You do not sit at table { $table }.
reason-evening-not-guest = You are not a guest of this evening yet.
reason-evening-not-level = Table { $table } is not level.
reason-evening-nothing-to-undo = There is nothing to take back.
reason-evening-online-enters = These tables are the club’s, and their results enter themselves.
reason-evening-organiser-name = Say your name first, so that people know who runs the evening.
reason-evening-organisers-only = Only an organiser can do that.
reason-evening-over = The evening is over.
reason-evening-pair-late = Pairs are made before they play.
reason-evening-no-parts = Nobody is asked for a part at this evening: it is not one of ladies and gents.
reason-evening-part-late = Choose lady or gent before the first round.
reason-evening-parts-in-drives = Ladies and gents move only in the progressive and the semi-partner drive.
reason-evening-pair-of-one = A pair is two people.
reason-evening-paused = The evening is paused. Continue it first.
reason-evening-declarers-asked = { $count ->
    [0] Nobody declares here.
    [one] Say who declared it.
   *[other] Say which two declared it.
}
reason-evening-declarers-side = Say which side declared it: North and South, or East and West.
reason-evening-outcome-asked = Say whether it was made, or how many tricks were taken, as this contract asks.
reason-evening-played-asked = Say what was played.
reason-evening-points-asked = Enter the points of the deal.
reason-evening-points-count = Enter { $wanted } numbers of points.
reason-evening-points-range = The points of a deal lie between { $least } and { $most }.
reason-evening-points-sum = What one wins the others lose: these points add up to { $sum } and not to 0.
reason-evening-round-is-on = Round { $round } is on.
reason-evening-round-not-on = Round { $round } is not on.
reason-evening-round-unknown = There is no round { $round } now.
reason-evening-rounds-begun = { $rounds ->
    [one] One round has
   *[other] { $rounds } rounds have
  } begun already.
reason-evening-rounds-played = { $rounds ->
    [one] The one round is
   *[other] All { $rounds } rounds are
  } played. Finish the evening, or add a round.
reason-evening-settings-late = Once the evening has begun, only rounds and minutes change.
reason-evening-substitute-plays = { $name } is playing already.
reason-evening-swap-with-oneself = Choose two different people.
reason-evening-table-over = Table { $table } has played all its deals.
reason-evening-table-unknown = There is no table { $table } in this round.
reason-evening-tables = This format needs { $least } tables or more.
reason-evening-parts-missing = { $count ->
    [one] Say first whether { $name } sits as lady or as gent.
   *[other] Say first who sits as lady and who as gent: { $name } and { $more ->
        [one] one other have
       *[other] { $more } others have
      } no part.
  }
reason-evening-too-few = { $here ->
    [one] One person is
   *[other] { $here } people are
  } here, and { $least } are needed.
reason-evening-tricks-asked = Enter the tricks of both sides.
reason-evening-tricks-range = A side takes from 0 to 13 tricks.
reason-evening-tricks-sum = { $first ->
    [0] Nought
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
    [9] Nine
    [10] Ten
    [11] Eleven
    [12] Twelve
   *[other] { $first }
  } and { WORDS($second) } make { WORDS($sum) }. Please count both piles once more.
reason-evening-points-wanted = What this game needs for its score cannot be asked in a few questions, so tables enter the points of a deal.
reason-evening-tricks-wanted = This format is won by tricks, so tables enter their tricks.
reason-evening-done-since = Something else has been done since. Look again.
reason-evening-undo-changed = Something has been done since. Look again before you take it back.
reason-evening-undo-came-again = Somebody has since come back under the same name or with the same phone. If you are missing, scan the code once more.
reason-evening-remove-organiser = { $name } is an organiser and cannot be removed.
reason-evening-remove-played = { $count ->
    [one] { $name } has had a seat this evening and is not removed with the others.
   *[other] { $name } and others have had seats this evening and are not removed with the rest.
  }
reason-evening-undo-unfit = Too much has happened since to take it back.

# The commands about evenings: simulated, told again, exported.

cli-about-evening-simulate = Play an evening of bots to its standings
cli-about-evening-replay = Tell an evening again, round by round
cli-about-evening-export = Print results, standings and prizes of an evening
cli-help-evening-people = How many people play (24); online bots fill up the tables
cli-help-evening-rounds = How many rounds (8)
cli-help-evening-deals = How many deals a round has (4)
cli-help-evening-hall = As in a hall: nobody fills up, and up to three sit out
cli-help-evening-bot = Who plays for everybody (simple)
cli-help-evening-log = Write the evening’s log to this file, one JSON document a line
cli-evening-log-exists = { $path } already exists; nothing was changed. Choose another name for --log.
cli-help-evening-evening = The log file of an evening, or the code of one in the data file
cli-help-evening-csv = Print comma-separated values; the default without --json
cli-evening-one-form = --csv and --json do not go together. Choose one.
cli-evening-head = { $name }, { $code }
cli-evening-round = Round { $round }
cli-evening-table = Table { $table }: { $north } and { $south } { $ours }, { $east } and { $west } { $theirs }.
cli-evening-table-of-four = Table { $table }: { $rows }.
cli-evening-out = { $count ->
    [one] { $names } sits out.
   *[other] { $names } sit out.
  }
cli-evening-by-hand = The round was ended by hand.
cli-evening-corrected = { $count ->
    [one] One deal was corrected.
   *[other] Corrected: { $count } times.
  }
cli-evening-decided = Level, and decided by an organiser.
cli-evening-bot = a bot
cli-evening-standings = Standings by { $values }
cli-evening-list-north-south = North and South:
cli-evening-list-east-west = East and West:
cli-evening-no-standings = There are no standings before the first round is over.
cli-evening-sat-out = { $count ->
    [one] sat out once, counted by the average
   *[other] sat out { $count } times, counted by the average
  }
cli-evening-value-games-won = games won
cli-evening-value-difference = point difference
cli-evening-value-points = points
cli-evening-value-drive-tricks = tricks
cli-evening-value-rounds-won = rounds won
cli-evening-value-over-mean = points over the average
cli-evening-prize-half-time = Best at half-time: { $name }, { $unit }: { $value }.
cli-evening-prize-last-rounds = Best of the last rounds: { $name }, { $unit }: { $value }.
cli-evening-prize-lowest = Last: { $name }, { $unit }: { $value }.
cli-evening-prize-third = Third: { $name }, { $unit }: { $value }.
cli-evening-prize-second = Second: { $name }, { $unit }: { $value }.
cli-evening-prize-highest = First: { $name }, { $unit }: { $value }.
reason-evening-code-unknown = There is no evening with the code { $code } in the data file.
reason-evening-adjustment-unknown = There is no such adjustment at this evening.
reason-evening-adjustments-many = More than { $most } adjustments are not possible in an evening.
reason-evening-adjustment-nothing = Say how many points are added or taken.
reason-evening-adjustment-words = Say in a few words what the points are for.
reason-evening-adjustment-unreadable = The reason has signs that nobody can read. Type it again.
reason-evening-adjustment-not-there = { $name } had no place in round { $round }.
reason-evening-prize-twice = Each of these prizes is given once. Take one of the two out.
reason-evening-prizes-own-many = More than { $most } prizes of your own are not possible.
reason-evening-prize-words = Say in a few words what the prize of your own is for.
cli-evening-prize-most-in-deal = Most in one deal: { $name }, { $unit }: { $value }.
cli-evening-prize-lucky-table = Lucky table { $table }: { $names }.
cli-evening-prize-own = { $words }: { $name }.
reason-evening-apart-of-one = Nobody is kept apart from themselves.
reason-evening-wishes-many = An evening keeps { $most } wishes of a kind at most.
reason-evening-table-kept = { $name } stays at table { $table } already; two at one table would always meet.
reason-evening-wishes-individual = Only individual evenings keep people apart, or somebody at a table.
reason-evening-no-last = You have run no evening yet.
