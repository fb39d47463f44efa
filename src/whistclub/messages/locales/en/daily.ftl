# The deals of the day: the same cards for everybody, one deal of each game.
daily-title = Deals of the day
daily-about = The same cards and the same bots for everybody, once. How the others did is shown when you have played.
daily-todays = Today’s deals
daily-all-played = All of today’s deals are played.
daily-one-deal = One deal against the club’s bots
daily-whole-game = A whole game, alone
daily-play-late = Play it now
daily-next = Next: { $game }
daily-replay = Replay
daily-see-result = { $game }: your result
daily-place = { $count ->
    [1] The first result of the day.
   *[other] Place { $place } of { $count }.
}
daily-place-short = place { $place } of { $count }
daily-no-place = no place
daily-result-unranked = Your result takes no place.
daily-compared = { $worse } did worse, { $same } the same, { $better } better.
daily-points = { $count ->
    [one] point
   *[other] points
}
daily-own = you
daily-how-others = How the others did
daily-others-about = { $count ->
    [0] No result takes a place yet.
    [one] One result takes a place so far.
   *[other] { $count } results take a place so far.
}
daily-column = { $own ->
    [yes] { $score }: { $count }, you among them
   *[no] { $score }: { $count }
}
daily-average = points on average
daily-most = { $count ->
    [one] was the most, once
   *[other] was the most, { $count } times
}
daily-begun = { $count ->
    [one] has begun it
   *[other] have begun it
}
daily-by-name = Everybody by name
daily-calendar-day = { $date }, { $count } of { $all } played
daily-key-dot = one dot a game
daily-key-all = all of them
daily-gone-by = A day gone by can still be played, but takes no place.
daily-not-open = The cards of this day are opened an hour after it is over.
