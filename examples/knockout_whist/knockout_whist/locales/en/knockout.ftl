game-knockout-whist = Knock-out Whist
game-knockout-whist-about = Take a trick or you are out; the last one left wins.
preset-knockout-whist = Knock-out Whist for four
option-knockout-whist-players = How many play.
option-knockout-whist-dogs-life = Whether the first to take no trick stay in for a deal, with a single card.
guide-knockout = Take at least one trick, or you are out. Most tricks name trump in the next deal.
guide-knockout-trump = Whoever took most tricks names trump and leads.
tag-knockout-dog = dog
reason-knockout-trump = Name a suit as trump.
score-knockout-in = { $seat } stays in with { $count ->
    [one] one trick
   *[other] { WORDS($count) } tricks
  }
score-knockout-dog = { $seat } took no trick and leads a dog’s life
score-knockout-out = { $seat } took no trick and is out
