# Plans of evenings: schedules and their bounds, and the command that prints them.

cli-about-party = Whist parties: evenings of many tables

reason-party-bounds-tournament = Everybody partners everybody once and plays against everybody twice.
reason-party-bounds-meetings = { $count ->
    [0] No partner twice, no opponent twice.
    [one] No partner twice; one pair meets twice.
   *[other] No partner twice; { $count } pairs meet twice.
  }
reason-party-bounds-opponents = No partner twice; nobody meets the same opponent more than { WORDS($most) } times.
reason-party-bounds-partners = Nobody has the same partner more than { $most ->
    [2] twice
   *[other] { WORDS($most) } times
  } or the same opponent more than { $opponents ->
    [2] twice
   *[other] { WORDS($opponents) } times
  }.
reason-party-not-everybody = In round { $round } not everybody has exactly one place.
