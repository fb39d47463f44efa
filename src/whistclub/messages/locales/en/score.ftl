# Lines of the score sheet, and how a game ends.

score-line = { $what }: { $points }
score-line-still = { $what }: no points
score-points = { $name } { $signed } { $count ->
    [one] point
   *[other] points
  }

score-dropped = Deal not finished
score-tricks-over = { $side }, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, a point for each over { WORDS($book) }
score-honours = { $side }, { WORDS($count) } honours

match-won = { $count ->
    [0] Nobody wins the game.
    [one] The game is won by: { $winners }.
   *[other] The game is shared by: { $winners }.
  }
match-stopped = The game was stopped. The score stands.
rubber-won = The rubber is won by: { $winners }.
