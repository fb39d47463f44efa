# Why something is refused: what was wrong and what would be right.

reason-not-your-turn = It is not your turn.
reason-not-held = You do not hold the { $card }.
reason-must-follow = Not the { $card }. The { $led } was led, and you can follow suit.
reason-wrong-phase-play = Play a card now, from your hand.
reason-wrong-phase-bid = Make a bid now.
reason-wrong-phase-call = Make a call now.
reason-wrong-phase-declare = Choose a marker now: its pip is the number of tricks you aim for.
reason-wrong-phase-trump = Name a trump suit now.
reason-wrong-phase-twiddle = Your card lies. Twiddle now, or keep the trump.
reason-wrong-phase-discard = Lay a card of your hand away now.
reason-unknown-act = “{ $text }” is not a move here. Choose one of those offered.
reason-unknown-ending = “{ $text }” does not end a deal. Endings are stop, claim all, claim none and concede, each after a seat, and dropped.
reason-deal-over = This deal is over.
reason-no-deal-running = No deal is running.
reason-match-not-between-deals = That can be done only between two deals of a running game.

reason-not-a-card = “{ $text }” is not a card of this pack.
reason-not-a-suit = “{ $text }” is not a suit in this pack.
reason-not-a-seat = “{ $text }” is not a seat here. The seats are { $valid }.
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
reason-trump-not-a-suit = “{ $text }” is not a suit. Name spades, hearts, diamonds or clubs.
reason-no-trump-left = No trump is in force, so there is nothing to twiddle.
reason-marker-not-open = No marker with the pip { $pip } lies face up.
reason-exchange-one-card = Pass one card of your hand to your partner.
reason-already-laid = Your bid card is laid; you cannot take it back.
reason-already-exchanged = Your card is passed; you cannot take it back.
reason-stop-in-mid-hand = A hand is being played. You may stop between two hands.
reason-ending-not-here = This deal cannot be ended in that way.

reason-no-such-choice = “{ $text }” is not one of the choices. Type a number from { $first } to { $last }.
reason-nothing-to-undo = There is nothing to take back here.
reason-seats-value = “{ $value }” does not say who sits where. Valid: { $valid }.
reason-option-unknown = There is no option “{ $name }”. The options are { $valid }.
reason-convention-unknown = There is no “{ $name }” on the convention card. It has { $valid }.
reason-convention-value = “{ $value }” is not a value of { $name } on the convention card. It takes { $valid }.
reason-option-value = “{ $value }” is not a value of the option { $name }. It takes { $valid }.
reason-option-target-needs-deals = Without a target a game needs a number of deals: set max_deals as well.
reason-option-refused-here = The preset { $preset } has no option { $name }. It takes { $valid }.
reason-option-pips = “{ $value }” does not fit the option { $name }. It takes six different numbers from 0 to { $most }, in ascending order.
reason-option-refused-with = The option { $name } cannot be changed where { $other } is { $value }.
reason-preset-unknown = There is no preset “{ $name }”. The presets are { $valid }.
reason-game-unknown = There is no game “{ $name }”. The games are { $valid }.
reason-player-not-here = The player “{ $name }” does not play { $game }.
reason-player-unknown = There is no player “{ $name }”. The players are { $valid }.

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
reason-pbn-dealer = Deal { $deal }: “{ $text }” is not a dealer. The tag Dealer names N, E, S or W.
reason-pbn-four-hands = Deal { $deal }: give four hands, with blanks between.
reason-pbn-four-suits = Deal { $deal }: “{ $text }” is not a hand. A hand is four suits with dots between: spades, hearts, diamonds, clubs.
reason-pbn-rank = Deal { $deal }: “{ $text }” is not a rank. Ranks are A K Q J T 9 8 7 6 5 4 3 2.
reason-pbn-card-twice = Deal { $deal }: the { $card } is there twice, { $seats }.
reason-pbn-kitty-shared = Deal { $deal }: cards of the kitty lie in more than one hand, which does not tell what was dealt.
reason-pbn-turned-missing = Deal { $deal } names no turned card, and in this game it lies in no hand.
reason-deal-other-hands = The hands and the cards beside them have { $sizes } cards; this game deals { $wanted }.
reason-pbn-unequal-hands = Deal { $deal }: the four hands must be equally large.
reason-pbn-hands-unknown = Deal { $deal }: not all hands are given. Missing: { $seats }.
reason-pbn-tag-broken = The tag { $name } is broken off: it has no value in quotation marks, or no closing bracket.
reason-pbn-game-without-deal = This game does not say which cards were dealt.
reason-pbn-comment-open = A comment begins with a brace here and is never closed. What comes after it is not read.
reason-pbn-not-four-hands = PBN and LIN are for games of four with the French pack. { $game } is not one.
reason-pbn-other-format = This is not PBN but { $format ->
    [PGN] PGN, the form of chess games
    [DLM] DLM, the form of a dealing machine
    [BRI] BRI, the form of a dealing machine
    [RBN] RBN, Richard Pavlicek’s notation
    [GIB] a library of solved deals as GIB writes it
    [dealer] the output of the program dealer
   *[other] { $format }
  }. Save the deals as PBN in the program they come from.

reason-record-not-json = This file is not a record: it cannot be read as JSON from byte { $byte } on.
reason-record-truncated = This file breaks off after { $size_bytes } bytes; a record ends with a closing brace.
reason-record-too-big = This file has { $size_bytes } bytes. A record has at most { $most_bytes } bytes.
reason-record-foreign = This is not a record of Whistclub. A record is one JSON object with the fields { $wanted }.
reason-record-format-newer = This record has format { $found }. This version reads format { $known } and older ones; a newer Whistclub can read it.
reason-record-rules-newer = This record follows version { $found } of the rules of { $game }. This version knows { $known }; a newer Whistclub can read it.
reason-record-missing-field = At { $where } the field “{ $field }” is missing.
reason-record-unknown-field = At { $where } there is a field “{ $field }” that no record has.
reason-record-repeated-field = At { $where } the field “{ $field }” appears twice: the file contradicts itself.
reason-record-number = The number at { $where } is too big. A record has none beyond { $most }.
reason-record-too-deep = At { $where } lists and objects lie more than { $most } deep in each other; no record does that.
reason-record-not-ascii = At { $where } there are letters that cards, seats and acts are not written in: “{ $text }”. Use plain letters and digits.
reason-record-rules-none = Versions of rules are counted from 1, and this record says { $found }.
reason-record-first = No game can stand as the record begins at { $where }.
reason-record-type = At { $where } there has to be a value of type { $wanted }; there is { $found }.
reason-record-too-many-deals = This record has { $count } deals. At most { $most } can be read.
reason-record-too-many-acts = This record has { $count } acts. At most { $most } can be read.
reason-record-ended = “{ $text }” is not a state of a record. The states are { $valid }.
reason-record-options = The options at { $where } do not make a game.
reason-record-score = At { $where } there are { $count } scores, and this game has { $wanted } sides.
reason-record-dealer = The dealer at { $where } is not a seat of this game.
reason-record-deal = Deal { $deal } cannot be dealt.
reason-record-act = Deal { $deal }, act { $act }: “{ $text }” is refused.
reason-record-ending = Deal { $deal } cannot end with “{ $text }”.
reason-record-end-differs = The record says “{ $text }”, and its acts come to “{ $found }”.
reason-record-at = There is no act { $at }. This record has { $most } acts; choose a number from 0 to { $most }.

reason-file-not-read = { $path } cannot be read: { $why ->
    [missing] there is no such file.
    [permission] you may not open it.
    [folder] it is a folder.
    [no-folder] a part of the path is not a folder.
   *[other] the system refuses it.
  }
reason-file-not-written = { $path } cannot be written: { $why ->
    [missing] its folder does not exist.
    [permission] you may not write there.
    [folder] it is a folder.
    [no-folder] a part of the path is not a folder.
    [full] there is no room left.
    [disk] the disk refuses it, or has no room left.
    [locked] other programs keep changing it.
    [there] something of this name is there already.
   *[other] the system refuses it.
  }
reason-file-put-aside = { $path } was damaged, so a new one was begun. The old one is kept as { $kept }.
reason-plugin-left-out = The { $group ->
    [game] game
   *[player] player
} “{ $name }” of another package is left out: { $problem }
reason-missing-package = This needs the package { $package }, which is not installed here. This installs it: { $command }
reason-study-more-acts = A deal of { $game } has more than { $most } acts. Its profile has to bound them: program=ProgramFace(limits).
reason-study-library-missing = { $module } needs the library { $library }. Install it with: { $command }
reason-because = { $what } { $why }
reason-deal-turned-elsewhere = The turned card { $card } is not in the hand of { $dealer }, who deals; the turned card has to be the dealer's.

reason-setting-number = Deals are counted from 1 to { $most }.
reason-setting-dealer = The dealer is not a seat of this game.
reason-setting-score = { $wanted ->
    [one] This game has one score, of one side.
   *[other] This game has { $wanted } scores, one a side.
  }
reason-setting-points = Points lie between -{ $most } and { $most }.
reason-setting-carry = What is carried over does not belong to this game.
reason-setting-over = The game would already be over: it cannot continue from this score or this deal.
reason-setting-below-zero = In this game no score is below zero.
reason-setting-sum = What one wins the others lose, so the scores add up to 0, not to { $sum }.
reason-setting-unit = Every score is a multiple of the unit, which is { $unit }.
reason-setting-games = The games won and the deals of the running game do not fit each other, the number of this deal or the options.
reason-setting-stars = { $most ->
    [0] There can be no stars here.
    [one] There can be one star at most here.
   *[other] There can be { $most } stars at most here, both sides together.
  }
reason-setting-pairs = { $count ->
    [one] 1 is used up; a passage uses up two, and before a passage some are left.
   *[other] { $count } are used up; a passage uses up two, and before a passage some are left.
  }
reason-setting-made = The score is { $score }, and { $count } are made.
reason-setting-early = So much cannot be made before deal { $number }; that is deal { $least } at the earliest.
reason-setting-bids = The bids left are some of { $valid }, each once and ascending; with points they are all of them.
reason-setting-decisive = The passages used until the score was decisive do not fit the score, the number of this passage or the options.
reason-setting-markers = The markers face up are some of { $valid }, each once and ascending.
reason-setting-wilds = { $most ->
    [1] Before the first passage one wild lies face up.
   *[other] From one to { $most } wilds lie face up.
  }
reason-setting-no-trump = No trump is in force only while it lasts for the game, and after the last wild.
reason-deal-side-changed = The wilds are shuffled once for the whole game, and here they lie in another order than before.
