# The cloth in the browser: the card that is winning, and what a decision comes to.

client-winning = winning
client-card-said = { $card }, { $said }
client-set-winning = Mark the card that is winning a trick
cloth-are-trump = { $suit } are trump
cloth-pile-left = { $left }: { $suits }
cloth-twiddle-odds = next: { $good } in { $count } for you
cloth-keep-yours = you take the trick
cloth-keep-dummys = the dummy takes the trick
