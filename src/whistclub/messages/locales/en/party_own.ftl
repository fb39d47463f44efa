# Your own evenings, on the first page

party-own-title = Your evenings
party-own-doors = The doors are open.
party-own-round = Round { $round } of { $rounds } is on.
party-own-between = { $round } of { $rounds } rounds are played.
party-own-paused = Paused. { $round ->
    [0] No round is played yet.
   *[other] Round { $round } of { $rounds } was the last to begin.
}
party-own-over = The prizes are given.
party-own-runs = You run it.
party-own-guest = You are a guest.
party-own-run = Continue with it
party-own-seat = To my seat
party-own-results = Results
party-own-parties = Parties
party-own-signup-title = Evenings to come
party-own-signup-in = You are in.
party-own-signup-waits = Number { $line } on the waiting list.
party-own-signup-list = { $inside } on the list, { $waiting } waiting.
party-own-signup-evening = The evening has its own page now.
party-own-signup-open = Open
