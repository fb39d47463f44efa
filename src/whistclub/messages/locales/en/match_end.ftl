# The end of a match: who won, how close it was, and how it went.
reason-match-not-over = This game is still being played. You will see the result when it is over.

match-end-won = { $who ->
    [you] You win.
    [player] { $side } wins.
   *[other] { $side } win.
}
match-end-place = { $place ->
    [1] You share the first place.
    [2] You are second.
    [3] You are third.
    [4] You are fourth.
   *[other] You come { $place }th.
}
match-end-needed = { $who ->
    [we] You
    [you] You
   *[other] { $side }
} needed { $count ->
    [one] one more point.
   *[other] { WORDS($count) } more points.
}
match-end-by = It was decided by { $count ->
    [one] one point.
   *[other] { WORDS($count) } points.
}
match-end-led = { $who ->
    [we] You
    [you] You
   *[other] { $side }
} led { $most } to { $least } after deal { $number }.
match-end-led-from = { $who ->
    [you] You
   *[other] { $side }
} led from { $number ->
    [1] the first deal on.
   *[other] deal { $number } on.
}
match-end-game-to = { $game }, to { $count } { $count ->
    [one] point
   *[other] points
}
match-end-deals = { $count ->
    [one] one deal
   *[other] { WORDS($count) } deals
}
match-end-passages = { $count ->
    [one] one passage
   *[other] { WORDS($count) } passages
}
match-end-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
match-end-trick = Trick { $number }.
match-end-trick-of = Deal { $deal }, trick { $number }.
match-end-trick-went = It went to { $name }: { $card }.
match-end-trick-dummy = It went to the dummy: { $card }.
match-end-way = How it went
match-end-line = { $name } { $values }.
match-end-remembered = Worth remembering
match-end-most = { $count ->
    [one] One point, the most in a deal.
   *[other] { WORDS($count, first: "capital") } points, the most in a deal.
}
match-end-closest = The closest of the deals.
match-end-replay-of = Replay of deal { $number }
match-end-new-campaign = New campaign
match-end-try-hand = Try that hand again
match-end-practice = A second try is practice, counted separately.
match-end-made = made
match-end-took = took { $count }
match-end-best-so-far = { $count ->
    [one] Your best so far: one made.
   *[other] Your best so far: { WORDS($count) } made.
}

# A match as a picture.
match-end-keep = Keep as a picture
match-end-keep-about = The picture is made on this device. It goes nowhere unless you share it.
match-end-keep-save = Save the picture
