# What the app in the terminal says.

app-we = We
app-they = They
app-index-jack = J
app-index-queen = Q
app-index-king = K
app-index-ace = A
app-cap-enter = Enter

app-home = Whistclub
app-home-note = Pick a game, and the cards are dealt at once. The arrows move, Enter chooses, F2 changes to German.
app-home-how = Enter deals the cards at once.
app-home-go-on = Continue where you stopped
app-home-play = Play at once
app-home-more = More
app-home-solitaire = alone, with the Decktet
app-home-four = four at the table, with three bots
app-home-two = two at the table, with a bot
app-home-table = { $game }, deal { $number }, begun on { $date }
app-home-set = Set the table: presets, options, seats
app-home-daily = Today’s deal, the same for all on this machine
app-home-number = A deal by its number
app-home-enter = A deal entered by hand
app-home-look-back = Replay games that are over
app-home-statistics = Statistics
app-home-rules = Rules
app-home-settings = Settings
app-home-quit = Leave

app-bar-deal = Deal { $number }
app-bar-deal-goal = Deal { $number }. { $goal }
app-bar-passage = Passage { $number }, { $hand } hand
app-bar-passage-over = Passage { $number }
app-score-side = { $side } { $count }
app-score-points = Points { $count }
app-score-bids = Bids made { $count } of 8
app-score-markers = Markers down { $count } of 6

app-foot-help = keys
app-foot-menu = menu
app-foot-hint = hint
app-foot-undo = undo
app-foot-last-trick = last trick
app-foot-sheet = sheet
app-foot-rules = rules
app-foot-journal = journal
app-foot-order = order
app-foot-close = close
app-foot-next-page = next page
app-foot-scroll = move
app-foot-choose = choose
app-foot-move = up and down
app-foot-back = back

app-fact-trump = Trump: { $suit }
app-fact-winning = Winning: { $name }
app-fact-turned = Turned: { $card }
app-fact-counts = { $what }: { $counts }
app-fact-tricks = Tricks: we { $we }, they { $they }
app-fact-own-tricks = Your tricks: { $count }
app-fact-few = { $whose } { $cards }
app-fact-holds = { $name } holds
app-tag-you = you
app-tag-partner = partner
app-tag-bot = bot
app-tag-dealer = dealer
app-tag-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
app-tag-aim = { $tricks ->
    [0] { $won ->
        [0] wants none
       *[other] { $won }, wanted none
      }
   *[other] { $won } of { $tricks }
  }
app-tag-out = sits out
app-bid-hidden = { " " }hidden{ " " }

app-alone-bids = Bids:
app-alone-markers = Markers:
app-alone-aim = Aim: { $count ->
    [0] no trick
    [one] one trick
   *[other] { WORDS($count) } tricks
}
app-alone-trump = Trump
app-alone-no-trump = No trump
app-alone-dummy = Dummy
app-alone-trick = Trick { $number }. Won so far: { $won }
app-alone-legend = { $trump } trump { $gone } gone

app-strip-ours = Ours
app-strip-mine = Yours
app-strip-rest = Others
app-strip-others = Theirs

app-prompt-first = The table is laid. Enter deals the first cards.
app-prompt-next = The deal is over. Enter deals the next one.
app-prompt-next-passage = The passage is over. Enter deals the next one.
app-prompt-waiting = Waiting for { $name }.
app-prompt-undo-asked = { $name } would like to take a move back. Y agrees, N does not.
app-prompt-seat-asked = Somebody would like to take over from a bot in this deal. Y agrees, N does not.
app-prompt-asks = Your turn. { $ask }
app-prompt-lead = Your turn. Lead any card.
app-prompt-follow = Your turn. Follow { $suit }.
app-prompt-any = Your turn. You have no { $suit }: play any card.
app-prompt-no-suit = Your turn. Play any card that is allowed.
app-prompt-chosen = Chosen: { $card }.
app-prompt-exchange = Your turn. Pass one card to your partner.
app-prompt-discard = Lay a card away.
app-prompt-lay = Lay a bid card face down.
app-prompt-lay-means = { $cards }: { $means }.
app-prompt-call = Your call.
app-prompt-keys = The arrows or a key choose.
app-prompt-chip = Chosen: { $call }, { $note }.
app-prompt-bid = How many tricks will you take, exactly?
app-prompt-declare = Which marker will you aim for?
app-prompt-trump = Name the trump suit.
app-prompt-choose = Your turn. Choose.
app-told-open = { $name }’s hand lies open, at the left.

app-chip-propose = Propose
app-chip-accept = Accept
app-chip-twiddle = Twiddle
app-chip-keep = Keep the trump

app-guide-linger = Enter continues. F4 chooses how long a trick lies.
app-guide-between = Enter or N deals on. G replays the deal with all hands open. E shows the score sheet.
app-guide-claim = The remaining tricks are yours for certain: X claims them.
app-guide-lift = Space lifts a card, Enter lays the two.
app-guide-between-passages = Enter or N continues with the next passage. E shows the score sheet.
app-guide-over = The game is over. F7 begins a new one, F6 the same deals again, G replays them, Q goes home.
app-guide-over-far = The game is over. G replays it, Q goes home. The host begins a new one; if you are the host, F7 does.

app-hint = Advice: { $act }.
app-choose-first = First choose, with the arrows or a key.
app-stale = The table moved on. Please choose again.
app-last-trick = The last trick, as it lay. V covers it.
app-no-last-trick = No trick has been taken in this deal yet.
app-no-review = Only a deal that is over can be replayed; a solitaire only when the whole game is.
app-no-deal-yet = There is no deal yet.
app-join-fresh-cards = A club deals fresh cards each time: its table cannot repeat a deal. G replays it.
app-no-agreements = This game has no agreements between partners.
app-twice-stop = F8 again to end the whole game for good.
app-twice-concede = Z again to give up the rest of the deal.
app-order-alternating = Your hand lies in alternating colours, high to low.
app-order-suits = Your hand lies by suits in the order of the pack.
app-order-ranks = Your hand lies by rank.
app-order-rising = Your hand lies low to high.
app-pause-key = A full trick lies until you press Enter.
app-pause-time = A full trick lies for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.

app-curtain = It is { $name }’s turn.
app-curtain-away = Everybody else looks away now.
app-curtain-key = Enter shows the cards.

app-curtain-undo = U, if { $name } would like to take the last move back.

app-too-small = Please make the terminal larger: the tables need 80 by 24.
app-too-small-is = It is { $width } by { $height } now.

app-beside-sheet = Score sheet
app-beside-prices = Fair prices, in points
app-beside-chances = Chances of this hand
app-beside-journal = Journal of the deal
app-beside-rules = Rules
app-beside-numbered = Rules, numbered
app-beside-agreements = Agreements between partners
app-menu = Menu
app-keys = Keys
app-keys-about = Everything a key does is in the menu too, and most of it can be clicked.
app-keys-hand = In your hand and among choices
app-keys-choices = At single moments
app-keys-table = At the table
app-key-move = the next card or choice
app-key-ends = the first or last card or choice
app-key-do = play the card, make the choice, continue
app-key-lift = the same; with two bid cards: lift a card
app-key-choice = the choice with this number, a bid or a marker
app-key-pass = pass
app-key-twiddle = twiddle
app-key-suit = to the next card of the suit; name it trump
app-key-suit-decktet = the same in the Decktet
app-key-agree = agree when somebody wants to take a move back; N does not
app-key-next = next deal
app-key-hint = hint: advice, and why
app-key-prices = the fair price of each choice, or its chance; counts as a hint
app-key-talk = say something to the table
app-key-undo = take your last move back
app-key-redo = make it again
app-key-last-trick = the last trick
app-key-claim = claim all the remaining tricks
app-key-concede = give up the rest of the deal
app-key-sheet = score sheet
app-key-journal = what has happened in this deal
app-key-rules = rules of the game
app-key-agreements = agreements between partners
app-key-review = replay the last deal
app-key-order = another order of your hand
app-key-language = English or German
app-key-colours = two or four colours of suits
app-key-pause = how long a full trick lies
app-key-guide = explanations on or off
app-key-again = the same deal once more
app-key-new = a new game of this kind
app-key-stop = end the game for good
app-key-help = these keys
app-key-menu = menu; back
app-key-home = home; the game is kept

app-foot-step = step
app-foot-deal = other deal
app-foot-why = what a bot would do
app-foot-take = take it

app-review = { $game }, deal { $number }, move { $act } of { $most }
app-review-begin = The cards as they were dealt. Right steps move by move, Page Down trick by trick.
app-review-same = { $name }: { $act }. A { $level } would do the same. { $why }
app-review-other = { $name }: { $act }. A { $level } would do this instead: { $bot }. { $why }

app-daily = Today’s deal
app-daily-note = The cards come from the day’s secret, the same here as in the club on this machine. Nobody knows another day’s beforehand.
app-daily-note-own = Without the data file these cards are this program’s own: nobody else has the same ones, and they are gone when it ends.
app-day-score = { $score }: { $count ->
    [0] no bot
    [one] one bot
   *[other] { $count } bots
}
app-day-score-yours = { $score }: { $count ->
    [0] you alone
    [one] you and one bot
   *[other] you and { $count } bots
}
app-day-review = What each of your moves was worth: G replays the deal, C there asks the coach.
app-finished = Replay
app-finished-note = Games with a deal that is over. Enter opens it with all hands.
app-finished-none = There is no deal to replay yet.
app-statistics = Statistics
app-stats-won = won
app-stats-lost = lost
app-stats-stopped = stopped

app-set = Settings
app-set-note = Enter changes a line.
app-set-name = What you want to be called
app-set-language = Language
app-set-this-language = English
app-set-colours = Colours of the suits
app-set-four = four
app-set-two = two
app-set-pause = A full trick lies
app-set-key = until a key is pressed
app-set-seconds = { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
app-set-guide = Explanations
app-set-on = on
app-set-off = off

app-setup = Setting the table
app-setup-note = Enter changes a line; N deals.
app-setup-deal = Deal the cards now
app-setup-preset = Game
app-setup-cards = The cards
app-cards-random = dealt at random
app-cards-number = by a number or any text
app-cards-hand = entered by hand
app-setup-number = Number or text of the deal
app-setup-text = Write the cards
app-setup-text-note = PBN, for example [Deal "N:AK5.QJ7.842.AT96 …"], or the whole pack in the order dealt: SA HK D2 …
app-setup-file = Read the cards from a file
app-setup-file-note = The path of a file with deals in PBN or LIN, or with packs written out, one a line.
app-setup-given = written
app-setup-nothing = nothing yet
app-setup-seats = Who sits where
app-setup-person = a person
app-setup-name = Name of the person in this seat
app-setup-options = Options
app-setup-conventions = Convention card
app-setup-takes = This option takes: { $valid }

app-value-on = yes
app-value-off = no
app-value-none = none
app-value-last-half = the last thirteen
app-value-all = all
app-value-over-half = each over half of them
app-value-each-trick = each trick one point; its source plays to 50
app-value-majority = one point for the majority
app-value-next-dealer = the next dealer
app-value-same-dealer = the same dealer
app-value-campaign = campaign
app-value-points = points
app-value-units = units
app-value-hand = the hand
app-value-passage = the passage
app-value-game = the game
app-value-50-or-more = fifty or more
app-value-more-than-50 = more than fifty
app-value-assisted = allowed
app-value-extended = ten tricks
app-value-eight-tricks = eight tricks
app-value-before = before the card
app-value-gongor = after the card
app-value-cards = laid
app-value-spoken = spoken
app-value-black-high = black
app-value-red-high = red
app-value-void-only = allowed
app-value-first-lead = first lead
app-value-askov = allowed
app-value-right-of-grander = right of the grander
app-value-left-of-grander = left of the grander
app-value-grander = the grander
app-value-left-of-dealer = left of the dealer
app-value-right-of-bidder = right of the bidder
app-value-others-score = the others score
app-value-grander-loses = the grander loses
app-value-loser-minus = costs points
app-value-winner-plus = earns points
app-value-star-to-others = star for the others
app-value-no-star = no star
app-value-second-or-third = second or third
app-value-any = any
app-value-never = nobody’s
app-value-throw-in = thrown in
app-value-solo-only = raise to solo
app-value-any-raise = any raise
app-value-general-misere = general misère
app-value-open = no end

app-help-line = Play in line mode at a terminal too
app-help-ascii = Draw the tables in plain ASCII

app-beside-primer = How it is played
app-key-primer = how this game is played, in short
app-primer-trick =
    Cards and tricks. One player leads a card, the others add one each, clockwise. If you hold cards of the suit led, you must play one of them; that is called following suit. Only if you have none may you play another suit. The four cards are a trick. The highest card of the suit led takes it: ace high, then king, queen, jack, ten and down to two. The winner of a trick leads to the next.
app-primer-trick-two =
    Cards and tricks. One player leads a card, the other adds one. If you hold cards of the suit led, you must play one of them; that is called following suit. Only if you have none may you play another suit. The two cards are a trick. The higher card of the suit led takes it: ace high, then king, queen, jack, ten and down to two. The winner of a trick leads to the next.
app-primer-trump =
    Trump. Cards of one suit, the trumps, beat all other suits. You may play one when you cannot follow suit, but you need not.
app-primer-minnesota =
    Four people play in two pairs; your partner sits opposite. Each gets thirteen cards.

    First all bid at once: each lays a card face down. { $black ->
        [0] A red card says High, a black one Low
       *[other] A black card says High, a red one Low
    }. The cards are turned over one by one. At the first High the turning stops: that player has granded, and the deal is played High. Four Lows make a Low. Then the cards go back to the hands.

    In a High each pair wants more than six of the thirteen tricks. In a Low each pair wants fewer than seven.

    Many high cards, aces and kings: bid High. Many low ones: bid Low. Tricks over six bring points in a High and cost points in a Low; the first pair to reach the target wins the game.
app-primer-spoken =
    Four people play in two pairs; your partner sits opposite. Each gets thirteen cards.

    First they bid in turn: grand says that their pair wants tricks, nullo that tricks are to be avoided; they may also pass. The first grand or nullo decides. If all pass, it is a nullo.

    In a High each pair wants more than six of the thirteen tricks. In a Low each pair wants fewer than seven. The first pair to reach the target wins the game.
app-primer-askov =
    After the bids anyone may call a game alone instead. Sola Nola: win no trick at all. Grand Dix: win each of the first seven. The partner sits out. A game alone that is made earns a star; it is rare, and most hands pass.
app-primer-south-dakota =
    In a High the suit of the very first lead is trump for the deal.
app-primer-solo =
    Four people play, each for themselves. Each gets thirteen cards; the dealer’s last card is turned, and its suit matters.

    First there is an auction. In turn each passes or says what they will make: with a partner eight tricks (propose, and another accepts), alone five (solo), none at all (misère), nine (abondance) and so on. The highest call is played; the others try to spoil it.

    If your hand is nothing special, pass. With five likely tricks, call solo; with low cards only, misère.

    What a call is worth stands in the rules (B). Points go back and forth between the players; after the last deal the highest total wins.
app-primer-whist =
    Four people play in two pairs; your partner sits opposite. Each gets thirteen cards. The dealer’s last card is turned: its suit is trump.

    The pair that takes more than six of the thirteen tricks scores a point for each trick over six. The first to reach the target wins.

    For a start: lead from your longest suit, play low in second place and high in third, and do not take a trick that your partner is winning.
app-primer-german-whist =
    Two people play. Each gets thirteen cards, the others are the stock. Its top card is turned: its suit is trump.

    The first thirteen tricks build up the hands. The winner of each takes the open card, the loser draws the next one unseen; then one more is turned.

    To begin with: win for trumps and high cards, and lose with a low card when the open one is worth little. Keep your high trumps for the end, and remember what the other takes up.
app-primer-german-whist-all = All twenty-six tricks count.
app-primer-german-whist-last = Only the last thirteen tricks count.
app-primer-german-whist-each = Each of them is a point.
app-primer-german-whist-over-half = There is a point for each of them over half.
app-primer-german-whist-majority = The player with more of them gets one point.
app-primer-gongor =
    You play alone against a dummy, with the Decktet: cards of six suits, most of them with two suits at once. Ranks go from 2 to 9, and the Crown is highest.

    You see seven cards and the trump, and say how many of the seven tricks you will take. Take exactly as many.

    In each trick the dummy turns a card first. If you hold a card that shares a suit with it, you must play one. A trump beats a card without the trump suit; otherwise you win with a higher card that shares a suit with the dummy’s.

    After your card you may twiddle: turn the next Ace, whose suit is trump from then on, for this trick too.
app-primer-gongor-campaign =
    Each bid from 0 to 7 has to be made once. One bid missed ends the game.
app-primer-gongor-points =
    A bid made counts its number; otherwise your tricks are subtracted. Fifty points are a decisive win.
app-primer-hermits =
    You play alone against a dummy, with cards of six suits, some of them with two or three at once.

    Six markers show numbers. Play each hand out: take exactly as many tricks as a marker still up shows, and it is turned down. When all six are down you have won; a hand that fits none is lost, and the game with it.

    In each trick the dummy turns a card first. If you hold a card that shares a suit with it, you must play one. A trump beats a card without the trump suit; otherwise you win with a higher card that shares a suit with the dummy’s.

    You may twiddle: turn the next wild, whose suit is trump from then on.
app-primer-keys = The arrows choose a card, Enter plays it. Esc opens the menu, ? lists the keys, I gives a hint. F shows this page again.
