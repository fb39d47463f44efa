# Explanations in line mode: what a game is about, whose turn it is, what acts mean.

line-primer-minnesota = You and the partner opposite play against the other two. First everybody bids with a card laid face down: High, to take tricks, or Low, to avoid them. One High is enough; only four Lows make a Low. Then thirteen tricks are played: in a High each pair wants more than six of them, in a Low fewer than seven.
line-primer-spoken = You and the partner opposite play against the other two. First everybody bids in turn: grand, to take tricks, or nullo, to avoid them. The first of either decides. Then thirteen tricks are played: in a High each pair wants more than six of them, in a Low fewer than seven.
line-primer-askov = After the bids anybody may call a game alone instead: Sola Nola, no trick at all, or Grand Dix, the first seven tricks.
line-primer-solo = Each plays alone. First there is an auction: in turn each passes or says how many tricks they will take, alone or with a partner, or that they will take none. The highest call is played, and the others try to spoil it.
line-primer-whist = You and the partner opposite play against the other two. A card turned names the trump suit. Thirteen tricks are played, and the pair that takes more than six scores a point for each trick over six.
line-primer-german-whist = You play against one opponent. The top card of the stock lies face up, and its suit is trump. In the first thirteen tricks the winner takes up the card lying open, the loser the next one unseen.
line-primer-gongor = You play alone against a dummy. You see your hand and the trump, and say how many tricks you will take; take exactly as many. In each trick the dummy turns a card, you play one to it, and then you may twiddle once: turn a card whose suit is trump from then on.
line-primer-hermits = You play alone against a dummy. Six markers show numbers. Take exactly as many tricks in a hand as one of the markers still up shows, and it is turned down; a hand that fits none loses the game, and six markers down win it. In each trick the dummy turns a card and you play one to it. You may twiddle: turn a wild, whose suit is trump from then on.
line-how-ask = “{ $hint }” gives advice, and says why. “{ $explain } 1” tells what choice 1 means. “{ $primer }” tells how the game is played.
line-partner = Your partner is { $seat }.

# A heading for each phase, what the phases are about where the app names keys, and whose turn it is.
line-phase-lay = Bid cards.
line-phase-say = The bids.
line-phase-overcall = Calls of a game alone.
line-phase-exchange = The exchange.
line-phase-auction = The auction.
line-phase-discard = Laying away.
line-phase-raise = The raise.
line-phase-trump = The trump suit.
line-phase-bid = The bid.
line-phase-declare = The marker.
line-phase-play = The play.
line-turn-asks = Your turn, trick { $number }. { $ask }
line-turn-lead = Your turn, trick { $number }. Lead any card.
line-turn-follow = Your turn, trick { $number }. Follow { $suit }.
line-turn-any = Your turn, trick { $number }. You have no { $suit }: play any card.
line-turn-no-suit = Your turn, trick { $number }. Play any card that is allowed.
line-trick-led = Trick { $number }, led by { $seat }.
line-trick-leads = Trick { $number }, to be led by { $seat }.

# What acts mean, when somebody asks.
line-offer-note = { $act }: { $note } ({ $text })
line-explain-act = { $act } ({ $text }).
line-explain-how = “{ $explain }” and a number or a text tells what that choice means: “{ $explain } { $example }”.
line-explain-nothing = “{ $text }” is neither a choice nor a move. “{ $explain }” takes the number of a choice, or its text in brackets.
line-explain-other-game = “{ $text }” means nothing in { $game }, or nothing now.
line-explain-play = The card goes to the trick and is out of your hand. A player who holds the suit led must follow it. The highest trump takes the trick, or without one the highest card of the suit led, and its player leads next.
line-explain-play-alone = The card goes to the dummy’s card. A trump beats any other card, of two trumps the higher wins; without trumps you win only with a higher card that shares a suit with the dummy’s.
line-explain-lay = It is your bid and says { $call }. Nobody sees it before all four have laid, and it comes back to your hand.
line-explain-lay-signal = The two together are your bid and say { $call }, which is what the colour you lack would say. They come back to your hand.
line-explain-high = In a High each pair wants more than six of the thirteen tricks. One High is enough to decide.
line-explain-low = In a Low each pair wants fewer than seven tricks. It is played only where nobody bids High.
line-explain-nullo = In a Low each pair wants fewer than seven tricks. The first grand or nullo decides; if all pass, it is a nullo too.
line-explain-pass-bid = You leave it to the others. If all four pass, a nullo is played.
line-explain-pass-over = The deal is played as it was bid, unless somebody else calls a game alone. You may still call later while the others continue.
line-explain-sola-nola = You play alone and must take no trick. First you and your partner pass each other a card, then your partner sits out. The first trick you win ends it. Made, it brings your side a star, and no points.
line-explain-grand-dix = You play alone and must win each of the first seven tricks. Your partner leads the first and then sits out. The first trick lost ends it. Made, it brings your side a star, and no points.
line-explain-exchange = The card goes to your partner, and you get one of theirs; nobody else sees either.
line-explain-pass = You call nothing more in this auction. There is one exception: the first to call may have passed and still accept a proposal.
line-explain-stay = You play the contract you have, and do not raise it.
line-explain-propose = You look for a partner: together at least eight tricks, with the turned suit as trump. If nobody accepts, it comes to nothing, or you may be asked to play alone, as the options say.
line-explain-accept = You join the one who proposed: together at least eight tricks, with the turned suit as trump.
line-explain-solo = At least five tricks alone against three, with the turned suit as trump.
line-explain-misere = No trick at all, alone against three, without trump.
line-explain-abondance = At least nine tricks alone against three. You name the trump suit after the auction.
line-explain-abondance-in-trumps = At least nine tricks alone against three, with the turned suit as trump.
line-explain-misere-ouverte = No trick at all, alone against three, without trump, and after the first trick your hand lies open to all.
line-explain-abondance-declared = All thirteen tricks alone against three, without trump. You lead.
line-worth = Make it, and each of the three others pays you { $count } points; fail, and you pay each of them as much. Tricks over or under may count too: see the rules.
line-worth-pair = Make it, and each of the two gets { $count } points and each opponent loses as much; fail, and it is the other way round. Tricks over or under count too: see the rules.
line-worth-units = Make it, and each of the three others pays you { $count ->
    [one] one unit
   *[other] { $count } units
}; fail, and you pay each of them as much.
line-worth-pair-units = Make it, and each of the two gets { $count ->
    [one] one unit
   *[other] { $count } units
} and each opponent loses as much; fail, and it is the other way round.
line-explain-trump = Its cards beat the cards of every other suit in this deal.
line-explain-bid = You promise to take exactly { $count ->
    [0] no trick
    [one] one trick
   *[other] { WORDS($count) } tricks
} in this hand, no more and no fewer. Made, this bid is done with and does not come again; missed, the game is lost.
line-explain-bid-points = You promise to take exactly { $count ->
    [0] no trick
    [one] one trick
   *[other] { WORDS($count) } tricks
} in this hand. Made, the bid counts its number in points; missed, each trick you took costs a point.
line-explain-declare = You promise to take exactly { $count ->
    [0] no trick
    [one] one trick
   *[other] { WORDS($count) } tricks
} in this hand. Made, this marker is turned down; missed, the game is lost.
line-explain-twiddle = The next Ace of the side pile is turned, and its suit is trump at once, for this trick too. When no Ace is left, there is no trump.
line-explain-twiddle-wild = The next wild of the side pile is turned, and its suit is trump at once. After the last wild, to twiddle once more means no trump.
line-explain-keep = The trump stays, and the trick is judged as it lies.
line-word-explain = explain
line-word-primer = primer
line-about-explain = what a choice means: “explain 3”, “? misere”; alone, what this moment is about
line-about-primer = how this game is played, in short
