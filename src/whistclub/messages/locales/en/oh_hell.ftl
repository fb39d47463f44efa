# Oh Hell: the game and its options
game-oh-hell = Oh Hell
game-oh-hell-about = Say how many tricks you will take: only the exact number counts.
preset-oh-hell = Oh Hell, from seven cards down to one
preset-oh-hell-long = Oh Hell, from ten cards down to one and up again
option-oh-hell-players = How many play.
option-oh-hell-cards = Cards in the largest hand.
option-oh-hell-hands = How the hands change from deal to deal.
option-oh-hell-hands-down = one card fewer each time
option-oh-hell-hands-up = one card more each time
option-oh-hell-hands-down-and-up = down to one and up again
option-oh-hell-hands-up-and-down = up from one and down again
option-oh-hell-deals = How many deals make a match; unless given, the hands run through once.
option-oh-hell-trump = Where trump comes from.
option-oh-hell-trump-turned = the card turned
option-oh-hell-trump-in-turn = the suits in turn, then none
option-oh-hell-trump-none = no trump
option-oh-hell-bids = How the bids are made.
option-oh-hell-bids-in-turn = one after the other
option-oh-hell-bids-at-once = all at once, unseen
option-oh-hell-hook = The dealer may not make the bids add up to the number of tricks.
option-oh-hell-scoring = What bids and tricks bring.
option-oh-hell-scoring-exact = ten and the bid, if exact
option-oh-hell-scoring-tricks-too = a point a trick for all, ten more if exact
option-oh-hell-scoring-square = ten and the square of the bid, if exact
option-oh-hell-scoring-minus = ten and the bid, or minus one for each trick off
app-value-down = down
app-value-up = up
app-value-down-and-up = down and up
app-value-up-and-down = up and down
app-value-turned = the card turned
app-value-in-turn = in turn
app-value-at-once = all at once
app-value-exact = ten and the bid if exact
app-value-tricks-too = a point a trick, ten more if exact
app-value-square = ten and the square of the bid if exact
app-value-minus = minus one for each trick off
client-about-oh-hell = Say how many tricks you will take, then take just so many.
client-more-oh-hell = Hands shrink from seven cards to one. Only the exact number pays, and the dealer, who speaks last, must not make the bids come out even.
client-preset-oh-hell-long = Ten cards, then one fewer each time down to one, and up to ten again: nineteen deals.
client-three-to-six-players = 3 to 6 players
app-home-three-to-six = three to six at the table, with bots

# Oh Hell: how it is played
app-primer-oh-hell =
    Everybody plays alone. In the first deal there are { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each as a rule, and the number changes from deal to deal.

    When you have seen your cards, you say how many tricks you will take. Count your aces, kings and long trumps; with few cards even a small trump may do. Then take exactly so many: one more is as bad as one fewer.
app-primer-oh-hell-exact = An exact bid brings ten points and one for each trick; any other brings nothing.
app-primer-oh-hell-tricks-too = Each trick brings a point, and an exact bid ten more.
app-primer-oh-hell-square = An exact bid brings ten points and the square of the number; any other brings nothing.
app-primer-oh-hell-minus = An exact bid brings ten points and one for each trick; any other costs a point for each trick over or under.
line-primer-oh-hell = Each plays alone, with a number of cards that changes from deal to deal. First everybody says how many tricks they will take; then you want exactly so many, no more and no fewer.
line-explain-oh-hell-bid = You say that you will take { $count ->
    [0] no trick
    [one] exactly one trick
   *[other] exactly { WORDS($count) } tricks
}.
guide-oh-hell-bid = { $count ->
    [one] Say whether you will take the only trick: one or none.
   *[other] Say how many of the { WORDS($count) } tricks you will take. Only the exact number counts.
  }
guide-oh-hell-play = Take exactly as many tricks as you bid, no more.
ask-oh-hell-hook = You deal, so the bids must not add up to the number of tricks.
tag-oh-hell-bid = bids { $count }
event-oh-hell-bid = { $seat } bids { $count }.
event-oh-hell-trump = { $suit } are trump.
event-oh-hell-no-trump = There is no trump.
reason-oh-hell-hook = The bids must not add up to { $count }: as the dealer you bid another number.
score-oh-hell-made = { $seat }, bid { $bid } and made it
score-oh-hell-missed = { $seat }, bid { $bid } and took { $count }
client-lesson-about-oh-hell-idea = As many as you said
lesson-oh-hell-idea-first = Bid what is nearly sure: aces, guarded kings, high trumps. The rest of the tricks comes by itself or has to be avoided.
lesson-oh-hell-idea-then = Once you have your number, throw your dangerous cards under the tricks of others.
