# Refusals at an evening of many tables: to guests at their tables, and to organisers.

reason-evening-confirm-own = You entered this yourselves. Somebody of the other side confirms it.
reason-evening-deal-not-entered = Nobody has entered deal { $deal } yet.
reason-evening-deal-order = Deal { $deal } comes first.
reason-evening-deal-stands = Deal { $deal } stands already. Ask an organiser if it is wrong.
reason-evening-deal-waits = Deal { $deal } still waits for the other side.
reason-evening-entry-unfit = This evening cannot be read: something in it does not fit what came before.
reason-evening-figures-changed = The figures of deal { $deal } have changed in the meantime. Please look again.
reason-evening-full = An evening has room for { $most } people at most.
reason-evening-game-of-four = An evening is played at tables of four, with the French pack. Choose such a game.
reason-evening-game-without-pairs = This game has no pairs, so it needs the individual format.
reason-evening-guest-away = { $name } is not here.
reason-evening-guest-known = { $name } is here already. If that is you, ask an organiser.
reason-evening-guest-unknown = There is no such guest at this evening.
reason-evening-last-organiser = Somebody has to run the evening. Hand it to another guest.
reason-evening-level = Table { $table } of round { $round } is level. Decide it first.
reason-evening-name = An evening needs a name that everybody can read.
reason-evening-name-taken = There is a { $name } here already. Please add an initial.
reason-evening-no-bots = At tables with real cards there are no bots.
reason-evening-no-clock = This round has no time limit.
reason-evening-no-pairs = In this format partners change, so people come one by one.
reason-evening-no-phone = { $name } came without a phone of their own.
reason-evening-no-place = { $name } has no place in this round.
reason-evening-no-seat = You have no seat in this round.
reason-evening-not-at-table = You do not sit at table { $table }.
reason-evening-not-guest = You are no guest of this evening yet.
reason-evening-not-level = Table { $table } is not level.
reason-evening-nothing-to-undo = There is nothing to take back.
reason-evening-online-enters = These tables are the club’s, and their results enter themselves.
reason-evening-organiser-name = Say your name first, so that people know who runs the evening.
reason-evening-organisers-only = Only an organiser can do that.
reason-evening-over = The evening is over.
reason-evening-pair-late = Pairs are made before they play.
reason-evening-pair-of-one = A pair is two people.
reason-evening-paused = The evening is paused. Go on with it first.
reason-evening-points-asked = The points of the deal are wanted.
reason-evening-points-count = { $wanted } numbers of points are wanted.
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
reason-evening-substitute-plays = { $name } plays already.
reason-evening-swap-with-oneself = Two different people are wanted.
reason-evening-table-over = Table { $table } has played all its deals.
reason-evening-table-unknown = There is no table { $table } in this round.
reason-evening-tables = This format needs { $least } tables or more.
reason-evening-too-few = { $here ->
    [one] One person is
   *[other] { $here } people are
  } here, and { $least } are needed.
reason-evening-tricks-asked = The tricks of both sides are wanted.
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
reason-evening-tricks-wanted = This format is won by tricks, so tables enter their tricks.
reason-evening-undo-changed = Something has been done since. Look again before you take it back.
reason-evening-undo-unfit = Too much has followed from this to take it back.
