# The moment of a deal, as its game tells it. Every face says these sentences.

# What the moment is about
guide-lay = Black asks for tricks, red avoids them. Lay the lowest card of the colour you want; it comes back to your hand.
guide-lay-red-high = Red asks for tricks, black avoids them. Lay the lowest card of the colour you want; it comes back to your hand.
guide-lay-signal = Your hand lacks a colour. Two cards of the other one bid what the missing colour would; one card bids its own.
guide-saying = Grand wants tricks, nullo avoids them. The first of either decides; four passes make a nullo.
guide-overcalling = Playing alone outbids everything: no trick, or the first seven. Most hands pass.
guide-exchanging = Bidder and partner pass one card each. The bidder wants no trick: the most dangerous card goes across.
guide-high = High: your side wants seven tricks or more. The highest card of the suit led takes the trick.
guide-high-trump = High: your side wants seven tricks or more. The suit of the first lead is trump and beats the others.
guide-low = Low: every trick over six costs your side. Play high when another must take the trick.
guide-sola-nola-yours = Sola Nola: take no trick. Play low, and throw high cards away when you cannot follow.
guide-sola-nola-against = Sola Nola: make the bidder win a trick. Play low when it is the bidder who would then have to win.
guide-grand-dix-yours = Grand Dix: you must win each of the first seven tricks.
guide-grand-dix-against = Grand Dix: one trick of yours among the first seven beats the bidder.
guide-sits-out = Your partner plays alone; you sit this deal out.
guide-whist = You and the player opposite want seven tricks or more. Trumps beat the other suits.
guide-auction = Pass, or call what you can make. A higher call outbids a lower one.
guide-raise = You have the bid. A higher contract counts more; with Pass you play this one.
guide-trump = You want nine tricks: name the suit you hold most of.
guide-general-misere = General misère: nobody wants the last trick. There is no trump.
guide-solo-yours = You need { $count ->
    [one] one trick
   *[other] { WORDS($count) } tricks
  }. Trumps beat the other suits.
guide-solo-against = The others need { $count ->
    [one] one trick
   *[other] { WORDS($count) } tricks
  }: take what you can away from them.
guide-no-trick-yours = Take no trick: stay as low as you can.
guide-no-trick-against = The declarer must take no trick: stay under that card if you can.
guide-stock = The winner of this trick takes the open card, the loser the next one unseen.
guide-stock-all-count = The winner of this trick takes the open card, the loser the next one unseen. This trick counts as well.
guide-stock-gone = The stock is gone: these tricks count, and you want seven or more.
guide-stock-gone-each = The stock is gone: each trick is a point now.
guide-stock-gone-all-count = The stock is gone. All tricks count, those before as well.
guide-bid = Guess how many of the seven tricks you will take. Each number has to be made once.
guide-bid-points = Guess how many of the seven tricks you will take. Right, and they count; wrong, and each one you took costs a point.
guide-gongor = The dummy leads. Follow one of its suits if you can. Bid { $bid }, won { $won }: it must come out exactly.
guide-twiddle = Turning the next card changes the trump at once, for this trick too.
guide-declare = Take exactly as many tricks as the marker you choose shows.
guide-hermits = Follow one of the dummy’s suits if you can. Won { $won }: end on the number of a marker still up.
guide-hermits-twiddle = Follow one of the dummy’s suits, or twiddle first. Won { $won }: end on the number of a marker still up.
guide-hermits-declared = Follow one of the dummy’s suits if you can. Won { $won }: it must be exactly { $pip }.

# What is asked, after the usual question of the act
ask-lay-black-high = Black is High, red is Low.
ask-lay-red-high = Red is High, black is Low.
ask-say = Grand, nullo or pass?
ask-overcall = Play alone, or pass.
ask-exchange = It goes across face down.
ask-raise = Raise from { $contract }, or stay with it.
ask-no-call-yet = Nobody has bid yet.
ask-proposes = { $seat } proposes eight tricks.
ask-standing = { $seat } holds the bid: { $contract }.
ask-twiddle-yours = You take this trick, unless { $suits } turn up.
ask-twiddle-dummys = The dummy takes this trick, unless { $suits } turn up.
ask-twiddle-yours-sure = You take this trick, whatever turns up.
ask-twiddle-dummys-sure = The dummy takes this trick, whatever turns up.
ask-twiddle-yours-away = You take this trick. Twiddle now, and there is no trump and the dummy takes it.
ask-twiddle-dummys-away = The dummy takes this trick. Twiddle now, and there is no trump and it is yours.

# What is played
label-bidding = Bidding
label-face-down = face down
label-spoken = spoken
label-high = High
label-low = Low
label-granded = { $seat } granded
label-nullo = { $seat }, nullo
label-all-low = four Lows
label-call = { $contract }
label-seat = { $seat }
label-seats = { $seats }
label-proposal = Proposal
label-general-misere = General misère
label-nobody-last = Nobody wants the last trick
label-trump = { $suit } trump
label-no-trump = No trump
label-suit = { $suit }
label-are-trump = are trump
label-stock = { $count } in the stock

# What acts mean
note-pass = no more calls for you
note-pass-eldest = may still accept
note-pass-overcalling = play it as bid
note-pass-saying = leave it to the others
note-pass-raise = stay with the contract
note-propose = 8 with a partner, { $suit }
note-accept = 8 tricks with { $seat }
note-solo = 5 tricks alone
note-misere = no trick, no trump
note-abondance = 9, trump of your choice
note-abondance-in-trumps = abondance, 9 in { $suit }
note-misere-ouverte = no trick, hand open
note-abondance-declared = abondance, all 13
note-sola-nola = alone, no trick
note-grand-dix = alone, tricks 1 to 7
note-grand = take tricks
note-nullo = avoid tricks
note-twiddle-aces = turn the next Ace
note-twiddle-wilds = turn the next wild
note-twiddle-none = no trump from then on
note-twiddle-odds = { $good ->
    [0] cannot win you the trick
    [one] wins you the trick once in { $count }
   *[other] wins you the trick { $good } times in { $count }
  }
note-keep-yours = you take the trick
note-keep-dummys = the dummy takes the trick

# What each call undertakes, and what it brings
terms-propose = 8 together
terms-solo = 5 tricks
terms-misere = none
terms-abondance = 9, own trump
terms-abondance-in-trumps = 9 in the turned suit
terms-misere-ouverte = none, hand open
terms-abondance-declared = all 13
worth-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
worth-points-each = { $count ->
    [one] { $count } point each
   *[other] { $count } points each
  }
worth-units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
  }
worth-units-each = { $count ->
    [one] { $count } unit each
   *[other] { $count } units each
  }

# What is said of seats
tag-high = High
tag-low = Low
tag-grand = Grand
tag-nullo = Nullo
tag-pass = Pass

# Piles, and cards known by rule
pile-stock = { $count ->
    [0] The stock is gone
   *[other] { $count } in the stock
  }
pile-aces = { $count ->
    [0] No Ace left
    [one] 1 Ace left
   *[other] { $count } Aces left
  }
pile-aces-gone = Aces gone this passage
pile-wilds = { $count ->
    [0] No wild left
    [one] 1 wild left
   *[other] { $count } wilds left
  }
pile-wilds-gone = Wilds turned
known-with-pair = With one of the two who exchanged
known-partner-holds = Your partner holds

# The score sheet
sheet-points = Points
sheet-bids = Bids
sheet-markers = Markers
sheet-games = Games
sheet-stars = Stars
sheet-first-to = First to { $target }
sheet-rubber = Two games win the rubber
sheet-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
  }
sheet-all-bids = Each of { $count } bids once
sheet-all-markers = Each of { $count } markers once
