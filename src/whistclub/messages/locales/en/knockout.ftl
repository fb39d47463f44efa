# Knock-out Whist: the game and its options
game-knockout = Knock-out Whist
game-knockout-about = Take a trick or you are out; the last one left wins.
preset-knockout = Knock-out Whist, from seven cards
preset-knockout-dogs-life = Knock-out Whist with a dog’s life
option-knockout-players = How many play.
option-knockout-cards = Cards of a hand in the first deal.
option-knockout-deals = How many deals make a match; unless given, until one player is left.
option-knockout-dogs-life = The first to take no trick stay in for one more deal, with a single card.
option-knockout-tie = Who names trump where several took most tricks.
option-knockout-tie-cut = who cuts the highest card
option-knockout-tie-left = the first from the dealer’s left
option-knockout-points = What brings points, and who wins.
option-knockout-points-survived = a deal survived; the last one left wins
option-knockout-points-tricks = each trick; the highest score wins
app-value-cut = the highest card cut
app-value-left = the first from the dealer’s left
app-value-survived = a deal survived
app-value-tricks = each trick
client-about-knockout = Take a trick, or you are out.
client-more-knockout = Seven cards, then one fewer each time. Most tricks name the next trump, and the last one left wins.
client-preset-knockout-dogs-life = The first to take no trick stay in for one more deal, with a single card.
client-two-to-six-players = 2 to 6 players
app-home-two-to-six = two to six at the table, with bots

# Knock-out Whist: how it is played
app-primer-knockout =
    Everybody plays alone. In the first deal there are { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each as a rule, and one fewer in each later deal. A card turned is trump in the first deal; later whoever took most tricks names trump, and leads.

    Who takes no trick in a deal is out. So make sure of one trick first; then take as many as you can, since naming trump is worth much when cards are few.
app-primer-knockout-dogs = The first to take no trick lead a dog’s life: they get a single card in the next deal, and are in again if it takes the first trick.
app-primer-knockout-survived = The last one left wins. A deal survived is a point.
app-primer-knockout-tricks = Each trick is a point, and the highest score wins.
line-primer-knockout = Each plays alone, with a card fewer in each deal. Who takes no trick is out; whoever took most names trump in the next deal.
line-explain-knockout-trump = You lead to the first trick.
guide-knockout-trump = Whoever took most tricks names trump and leads.
guide-knockout-play = Take at least one trick, or you are out. Most tricks name trump in the next deal.
tag-knockout-dog = dog
event-knockout-cut = { $seat } cuts the { $card }.
score-knockout-in = { $seat }, still in with { $count ->
    [one] one trick
   *[other] { WORDS($count) } tricks
  }
score-knockout-dog = { $seat }, no trick and a dog’s life
score-knockout-out = { $seat }, no trick and out
sheet-knockout = Last one in wins
client-lesson-about-knockout-idea = One trick first, then most
lesson-knockout-idea-first = A single trick keeps you in, so take a sure one before you risk anything.
lesson-knockout-idea-then = After that every trick helps you to name the next trump, and may knock somebody out.
