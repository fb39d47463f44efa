# The ends of deals and matches: games of a rubber, standings of several.
ends-games = Games of the rubber
ends-game = Game { $number }
ends-game-won = { $who ->
    [we] The { ends-ordinal } game is yours.
    [they] The { ends-ordinal } game is theirs.
   *[other] The { ends-ordinal } game goes to { $side }.
}
ends-ordinal = { $number ->
    [1] first
    [2] second
   *[other] third
}
ends-rubber-level = One game all.
ends-rubber-lead = { $who ->
    [we] You lead { $most }–{ $least } in the rubber.
    [they] They lead { $most }–{ $least } in the rubber.
   *[other] { $side } lead { $most }–{ $least } in the rubber.
}
ends-game-of = { $who ->
    [we] yours
    [they] theirs
   *[other] { $side }
}
ends-game-running = now
ends-game-if-needed = if needed
ends-game-not-needed = not needed
ends-standings = Standings
ends-place = Place
ends-name = Name
ends-best-deal = Best deal
ends-best = { $signed } in deal { $number }
# The end at the table: what lies there, and what may be done.
ends-tricks-played = All tricks are played.
ends-hands-played = Both hands are played.
ends-campaign = How far you got
ends-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
ends-total = { $score } in all
ends-book = the first six
ends-over = { WORDS($count) } over: { $signed }
ends-over-nothing = { WORDS($count) } over
ends-look-back = Look back
