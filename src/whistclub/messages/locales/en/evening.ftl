# Whist evenings: what a format promises, why people cannot be seated, what broke a tie for a prize.

reason-evening-bounds-ladder = Below the top table nobody keeps a partner.
reason-evening-bounds-random = The lot decides who plays with whom there.
reason-evening-bounds-repeats = Those who have played together least do so there.
reason-evening-bounds-progressive = Nobody keeps a partner for two rounds running.
reason-evening-bounds-semi-partner = Winners stay together; losers part and come to different tables.
reason-evening-bounds-semi-partner-two = Winners stay together, and at two tables losers do too.
reason-evening-bounds-partner = Every pair stays together all evening.
reason-evening-bounds-partner-odd = Pairs stay together all evening; somebody whose partner sits out plays with another one who is left over.
reason-evening-bounds-compass-out = Pairs meet those of the other line in turn; as some sit out, a few may meet again.
reason-evening-bounds-compass = Each pair meets { $met } of the { $pairs } pairs of the other line, none of them twice.
reason-evening-bounds-compass-all = Each pair meets all { $pairs } pairs of the other line, none of them twice.
reason-evening-bounds-compass-again = Each pair meets { $met } of the { $pairs } pairs of the other line, some of them up to { $most } times.
reason-evening-plan-best = { $people } people: { $partners ->
    [0] no partners twice
    [one] partners once again
   *[other] partners again { $partners } times
  }, { $opponents ->
    [0] no opponents twice
    [one] opponents once again
   *[other] opponents again { $opponents } times
  }. No plan is better.
reason-evening-plan-searched = { $people } people: { $partners ->
    [0] no partners twice
    [one] partners once again
   *[other] partners again { $partners } times
  }, { $opponents ->
    [0] no opponents twice
    [one] opponents once again
   *[other] opponents again { $opponents } times
  }. No plan has fewer than { $least_partners } and { $least_opponents }.{ $against ->
    [0] { "" }
   *[other] { " " }Wishes broken: { $against }.
  }
reason-evening-plan-searching = { $people } people: { $partners ->
    [0] no partners twice
    [one] partners once again
   *[other] partners again { $partners } times
  }, { $opponents ->
    [0] no opponents twice
    [one] opponents once again
   *[other] opponents again { $opponents } times
  }. No plan has fewer than { $least_partners } and { $least_opponents }. A better one is looked for until round 1.{ $against ->
    [0] { "" }
   *[other] { " " }Wishes broken: { $against }.
  }
reason-evening-bounds-out = { $count ->
    [one] In each round one person sits out, and nobody twice before everybody has once.
   *[other] In each round { WORDS($count) } people sit out, and nobody twice before everybody has once.
  }

reason-evening-format-too-few = { $players ->
    [0] Nobody is here yet. This format needs { $least } people.
    [one] One person is too few. This format needs { $least }.
   *[other] { $players } people are too few. This format needs { $least }.
  }
reason-evening-player-twice = Somebody is on the list twice.
reason-evening-table-level = Table { $table } is level. Say first which side has won.
reason-format-unknown = There is no format “{ $text }”. The formats are { $valid }.
reason-pairing-unknown = “{ $text }” is not a way to split pairs. The ways are { $valid }.

reason-prize-tie-last-round = { $count ->
    [0] Level with { $other }. The last round decided.
    [one] Level with { $other } and one more. The last round decided.
   *[other] Level with { $other } and { WORDS($count) } more. The last round decided.
  }
reason-prize-tie-lot = { $count ->
    [0] Level with { $other } in everything, the last round too. By lot from the seed of the evening.
    [one] Level with { $other } and one more in everything, the last round too. By lot from the seed of the evening.
   *[other] Level with { $other } and { WORDS($count) } more in everything, the last round too. By lot from the seed of the evening.
  }
evening-only-here = Phones cannot open this link.
evening-only-here-line = It leads to this machine alone. Start the club with whist club --lan and open this page at the address that it prints, or run it on a host.
