# The cloth in the browser: the card that is winning, and what a decision comes to.

client-winning = winning
client-takes-it = takes it
client-tricks-so-far = Tricks of this deal
client-region-said = What is said
cloth-we-they = we – they
client-card-said = { $card }, { $said }
client-set-winning = Mark the card that is winning a trick
client-set-odds = Solitaires: show the odds of every choice (counts as a hint; not at deals of the day)
cloth-are-trump = { $suit } are trump
cloth-pile-left = : { $suits }
cloth-to-be-won = To be won: the { $rank ->
   *[other] { $card }
  }
cloth-stock-left = { $count ->
    [2] The last two.
   *[other] { $count } cards left.
  }
cloth-stock-other = { $count ->
    [2] The other one gets the last card, unseen.
   *[other] The other one gets the next, unseen.
  }
cloth-refused-lies = Your card lies already.
cloth-spoken-winning = { $seat }: { $card }, winning.
cloth-of-aim = { $aim ->
    [0] none wanted
   *[other] of { $aim }
  }
