# Why something is refused: what was wrong and what would be right.

reason-not-your-turn = It is not your turn.
reason-not-held = You do not hold the { $card }.
reason-must-follow = Not the { $card }. The { $led } was led, and you can follow it.
reason-wrong-phase = That cannot be done in this part of the deal.
reason-wrong-phase-play = A card is wanted now. Play one from your hand.
reason-wrong-phase-bid = A bid is wanted now.
reason-wrong-phase-call = A call is wanted now.
reason-unknown-act = “{ $text }” is no act. Choose one of those offered.
reason-unknown-ending = “{ $text }” is no ending of a deal. Endings are stop, claim all, claim none and concede, each after a seat, and dropped.
reason-deal-over = This deal is over.

reason-not-a-card = “{ $text }” is no card of this pack.
reason-not-a-suit = “{ $text }” is no suit of this pack.
reason-not-a-seat = “{ $text }” is no seat here. The seats are { $valid }.
reason-pack-unknown = There is no pack “{ $text }”. The packs are { $valid }.

reason-bid-used = You have already bid { WORDS($bid) }. Each bid may be made once.
reason-bid-range = A bid is a number of tricks from 0 to { $most }.
reason-lay-one-card = Lay one card, black or red.
reason-lay-signal-needs-void = Two cards may be laid only by a hand that lacks a colour.
reason-lay-signal-two-of-other-colour = The signal is two different cards of the one colour that you hold.
reason-lay-signal-off = Two cards may not be laid at this table. Lay one.
reason-call-too-low = Call higher than { $standing }, or pass.
reason-call-after-pass = You have passed, and a pass is final.
reason-nothing-to-accept = There is no proposal that you may accept.
reason-call-not-offered = The call { $call } cannot be made now.
reason-trump-not-a-suit = “{ $text }” is no suit. Name spades, hearts, diamonds or clubs.
reason-no-trump-left = No trump is in force, so there is nothing to twiddle.
reason-marker-not-open = No marker with the pip { $pip } lies face up.
reason-exchange-one-card = Pass one card of your hand to your partner.
reason-ending-not-here = This deal cannot be ended in that way.

reason-option-unknown = There is no option “{ $name }”. The options are { $valid }.
reason-option-value = “{ $value }” is no value of the option { $name }. It takes { $valid }.
reason-option-refused-here = The preset { $preset } has no option { $name }. It takes { $valid }.
reason-preset-unknown = There is no preset “{ $name }”. The presets are { $valid }.
reason-game-unknown = There is no game “{ $name }”. The games are { $valid }.

reason-deal-wrong-size = { $count ->
    [one] One card was
   *[other] { $count } cards were
  } given, and this game deals { $wanted }.
reason-deal-side-pile = { $count ->
    [one] One card was
   *[other] { $count } cards were
  } given for the side pile, and it has { $wanted }: one of each suit.
reason-deal-repeated-card = The { $card } is there twice.
reason-deal-foreign-card = The { $card } is not dealt in this game.

reason-pbn-no-deal = There is no [Deal "…"] in this text.
reason-pbn-dealer = Deal { $deal }: “{ $text }” is no seat. A deal begins with N, E, S or W and a colon.
reason-pbn-four-hands = Deal { $deal }: four hands are wanted, with blanks between.
reason-pbn-four-suits = Deal { $deal }: “{ $text }” is no hand. A hand is four suits with dots between: spades, hearts, diamonds, clubs.
reason-pbn-rank = Deal { $deal }: “{ $text }” is no rank. Ranks are A K Q J T 9 8 7 6 5 4 3 2.
reason-pbn-card-twice = Deal { $deal }: the { $card } is there twice.
reason-pbn-unequal-hands = Deal { $deal }: the four hands must be equally large.

reason-record-not-json = This file is no record: it cannot be read as JSON at { $where }.
reason-record-too-big = This file has { $size_bytes } bytes. A record has at most { $most_bytes } bytes.
reason-record-format-newer = This record has format { $found }. This version reads format { $known } and older ones; a newer Whistclub can read it.
reason-record-field = At { $where }: { $problem }.
reason-record-act = Deal { $deal }, act { $act }, “{ $text }”: { $problem }
