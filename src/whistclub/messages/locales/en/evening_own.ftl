# Your own evenings, on the first page

evening-own-title = Your evenings
evening-own-doors = The doors are open.
evening-own-round = Round { $round } of { $rounds } is on.
evening-own-between = { $round } of { $rounds } rounds are played.
evening-own-paused = Paused. { $round ->
    [0] No round is played yet.
   *[other] Round { $round } of { $rounds } was the last to begin.
}
evening-own-over = The prizes are given.
evening-own-runs = You run it.
evening-own-guest = You are a guest.
evening-own-run = Continue with it
evening-own-seat = To my seat
evening-own-results = Results
evening-own-evenings = Evenings
evening-own-signup-title = Evenings to come
evening-own-signup-in = You are in.
evening-own-signup-waits = Number { $line } on the waiting list.
evening-own-signup-list = { $inside } on the list, { $waiting } waiting.
evening-own-signup-evening = The evening has its own page now.
evening-own-signup-open = Open
