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
score-tricks-each = A point for each trick: { WORDS($first) } and { WORDS($second) }
score-tricks-level = Level at { WORDS($tricks) } tricks each, and nobody scores
score-tricks-majority = { $side }, { WORDS($tricks) } tricks to { WORDS($others) }, a point for the deal
score-honours = { $side }, { WORDS($count) } honours

match-won = { $count ->
    [0] Nobody wins the game.
    [one] The game goes to { $winners }.
   *[other] The game is shared by { $winners }.
  }
match-stopped = { $leading ->
    [0] The game was stopped. The score stands.
   *[other] The game was stopped at { $standings }. In the lead: { $ahead }.
  }
match-round-over = { $leading ->
    [0] The round is over. The score stands.
   *[other] The round is over at { $standings }. In the lead: { $ahead }.
  }
score-standing = { $name } { $points }
rubber-won = The rubber goes to { $winners }.

# The attribute .points words a number that is no point.
score-bid-checked-off = End of the { $hand } hand, { WORDS($bid) } bid, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, checked off
    .points = { $name } { $signed } { $count ->
        [one] bid made
       *[other] bids made
    }
score-bid-failed = End of the { $hand } hand, { WORDS($bid) } bid, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, not made
score-bid-exact = End of the { $hand } hand, { WORDS($bid) } bid, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, exact
score-bid-missed = End of the { $hand } hand, { WORDS($bid) } bid, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, not made
score-conceded = Hand given up after { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }
score-campaign-conceded = Game given up
score-decisive = { $passages ->
    [one] Decisive win after one passage
   *[other] Decisive win after { WORDS($passages) } passages
  }
score-marker-down = End of the { $hand } hand, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, marker { $pip } turned down
    .points = { $name } { $signed } { $count ->
        [one] marker
       *[other] markers
    }
score-marker-missed = End of the { $hand } hand, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, marker { $pip } declared and not reached
score-no-marker = End of the { $hand } hand, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, no marker with that pip

score-grand-made = Grand made by { $side }, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { WORDS($count) } over half
score-grand-failed = Grand failed, { $side } took { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { WORDS($count) } over half
score-grand-lost = Grand failed for { $side }, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { WORDS($count) } short
score-low-minus = Low, { $side } took { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { WORDS($count) } over half
score-low-plus = Low, { $side } took { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { WORDS($count) } over half, to the others
score-level = Each side took { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }
score-special-made = { $special } made by { $side }
score-special-failed = { $special } failed for { $side }
score-star = { $count ->
    [one] A star for { $side }, the first
   *[other] A star for { $side }, { WORDS($count) } now
  }
score-settlement-game = Settlement, game won by { $side }
    .points = { $name } { $signed } { $count ->
        [one] unit
       *[other] units
    }
score-settlement-stars = { $count ->
    [one] Settlement, one star of { $side }
   *[other] Settlement, { WORDS($count) } stars of { $side }
  }
    .points = { $name } { $signed } { $count ->
        [one] unit
       *[other] units
    }

score-thrown-in = Thrown in

score-contract-made = { $declarer }, { $contract } made, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
score-contract-failed = { $declarer }, { $contract } failed, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
score-pair-made = { $declarer } and { $partner }, proposal made, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
score-pair-failed = { $declarer } and { $partner }, proposal failed, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
score-overtricks = { $count ->
    [one] One overtrick
   *[other] { WORDS($count, first: "capital") } overtricks
  }
score-undertricks = { $count ->
    [one] One undertrick
   *[other] { WORDS($count, first: "capital") } undertricks
  }
score-general-misere = General misère, { $seat } took the last trick
score-units-made = { $declarer }, { $contract } made, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
    .points = { $name } { $signed } { $count ->
        [one] unit
       *[other] units
    }
score-units-failed = { $declarer }, { $contract } failed, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
    .points = { $name } { $signed } { $count ->
        [one] unit
       *[other] units
    }
score-units-pair-made = { $declarer } and { $partner }, proposal made, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
    .points = { $name } { $signed } { $count ->
        [one] unit
       *[other] units
    }
score-units-pair-failed = { $declarer } and { $partner }, proposal failed, { $tricks ->
    [0] no tricks
    [one] one trick
   *[other] { WORDS($tricks) } tricks
  }, { $undertaken ->
    [0] none wanted
   *[other] { WORDS($undertaken) } wanted
  }
    .points = { $name } { $signed } { $count ->
        [one] unit
       *[other] units
    }
score-units-general-misere = General misère, { $seat } took the last trick
    .points = { $name } { $signed } { $count ->
        [one] unit
       *[other] units
    }

campaign-won = All eight bids are made. The campaign is won.
campaign-lost = A bid was not made. The campaign is lost.
points-decisive = The game was stopped. The decisive win stays.
markers-won = All six markers are turned down. The game is won.
markers-lost = No marker fitted. The game is lost.
