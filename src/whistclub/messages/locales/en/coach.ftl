# What the coach says of a deal that is over. Amounts come as text with one digit after the point.
coach-decimal = { $sign }{ $whole }.{ $tenth }
# An amount with its unit: points of the deal; where none are lost what it costs in the match; where a star counts too, points at the match score.
coach-amount = { $unit ->
    [match] { $cost } of 100 games
    [worth] { $cost } points at this score
   *[points] { $cost } points
}
coach-unit = { $unit ->
    [match] of 100 games
    [worth] points at this score
   *[points] points of the deal
}
coach-in-match = In the game that is { $chance } of 100.
# A cost: whose act, which one, what it gave away, and the better one.
coach-cost-card = Trick { $trick }, { $seat }: the { $played } cost { $cost }. The { $best } was better.
coach-cost-act = { $seat }, { $made }: that cost { $cost }. Better: { $next }.
coach-agreed-card = Trick { $trick }, { $seat }: the { $played } is what partners agreed on, not an error. By the count alone the { $best } gives { $cost } more.
coach-opinion-card = Trick { $trick }, { $seat }: the { $played } is open to opinion, not an error. By one count the { $best } gives { $cost } more; by another, with all cards seen, that is not clear.
coach-heaps = Of 100 such deals the { $best } brings more than the { $made } in { $more }, the same in { $same }, less in { $less }.
coach-agreed-act = { $seat }, { $made }: that is what partners agreed on, not an error. By the count alone this gives { $cost } more: { $next }.
coach-error = Give or take { $error }, over { $worlds } deals that { $seat } could not tell apart.
coach-error-all = That is counted over all { $worlds } deals that were still possible, each by how likely it was.
coach-error-odds = That is counted over all cards that could come.
coach-error-odds-near = An approximation: turned cards count as unseen.
# The holding that decides, with its odds.
coach-fact-card = If { $seat } holds the { $card }, { $chance } in 100, the better choice gains { $gain } points on average{ coach-fact-rest }.
coach-fact-at-least = If { $seat } has { $count ->
    [1] any { $suit }
   *[other] { $count } { $suit } or more
}, { $chance } in 100, the better choice gains { $gain } points on average{ coach-fact-rest }.
coach-fact-at-most = If { $seat } has { $count ->
    [0] no { $suit }
    [1] one of { $suit } at most
   *[other] { $count } { $suit } at most
}, { $chance } in 100, the better choice gains { $gain } points on average{ coach-fact-rest }.
coach-fact-worlds = { $chance ->
    [100] The better choice gains something in each of these deals, { $gain } points on average.
   *[other] In { $chance } of 100 of these deals the better choice gains { $gain } points on average{ coach-fact-rest }.
}
# What it gains in the other deals; nothing is said of them where there are hardly any.
coach-fact-rest = { $way ->
    [more] ; otherwise { $rest }
    [less] ; otherwise it loses { $rest }
    [none] ; otherwise nothing
   *[unsaid] { "" }
}
# The reason of play: a card that takes a trick after one of two cards and not after the other ("otherwise": after the one
# played, or where the card is theirs after the better one), and the card that it falls under, "none" where that differs.
coach-reason-trick-taken-from-partner = The { $card } takes the trick anyway: the { $by } takes it from the partner.
coach-reason-winner-held-back = Played now, the { $card } takes this trick; held back, it takes none.
coach-reason-duck = Kept back, the { $card } takes a trick later; played now, it falls to { coach-reason-over }.
coach-reason-honour-unguarded = The { $card } loses its guard and falls to { coach-reason-over }; guarded, it takes a trick.
coach-reason-stopper-thrown = The card thrown was the guard of the { $card }. Alone, that falls to { coach-reason-over }; guarded, it takes a trick.
coach-reason-finesse = A finesse takes a trick with the { $card }, past { coach-reason-past }; otherwise it is caught.
coach-reason-overruff = With the better card the { $card } takes a trick; otherwise it is overruffed.
coach-reason-ruff-given = With the better card the { $card } takes a trick; otherwise it is ruffed.
coach-reason-drawing-trumps = Drawing trumps takes away the { $card }, which otherwise ruffs.
coach-reason-ruff-refused = The { $by } ruffs the { $card }, which otherwise takes the trick.
coach-reason-ruff = With the better card the { $card } is ruffed; otherwise it takes a trick.
coach-reason-overruffs = With the better card the { $card } is overruffed; otherwise it takes a trick.
coach-reason-entry-lost = With the better card the { $card } is led and takes a trick; otherwise its hand does not get the lead, and throws it.
coach-reason-suit-established = With the better card the { $card } becomes good and takes a trick; otherwise it takes none.
coach-reason-caught = With the better card the { $card } takes a trick; otherwise it falls to { coach-reason-over }.
coach-reason-catches = With the better card the { $card } falls to { coach-reason-over }; otherwise it takes a trick.
coach-reason-winners-together = With the better card the { $card } takes a trick of its own; otherwise it falls in a trick that { $by ->
    [none] another card of its side
   *[other] the { $by } of its side
} takes.
coach-reason-thrown = With the better card the { $card } takes a trick; otherwise it is thrown away.
coach-reason-shut-out = With the better card the { $card } takes no trick and is thrown away; otherwise it takes one.
coach-reason-exit = The better lead leaves the trick to others; the { $card } takes it.
coach-reason-duck-under = With the better card the { $card } goes under { coach-reason-under }; otherwise it takes a trick.
coach-reason-discard-of-danger = With the better card the { $card } is thrown away; otherwise it takes a trick.
coach-reason-danger-forced = With the better card the { $card } has to take a trick; otherwise it goes under { coach-reason-under }.
coach-reason-danger-let-go = With the better card the { $card } has to take a trick; otherwise it is thrown away.
# The contract: the number of tricks that it needs in all.
coach-reason-contract-made = With the better card the { $number } tricks of the contract are made; otherwise it goes down.
coach-reason-contract-defeated = With the better card the contract of { $number } tricks goes down; otherwise it is made.
# A solitaire: a card that takes a trick which is needed, or one too many, after one of two choices; `by` is the other of
# the two cards, or the dummy’s on the table.
coach-reason-let-by = The { $card } takes this trick, and it is needed; otherwise the dummy’s { $by } takes it.
coach-reason-high-card-spent = The { $card } is enough for this trick, and the { $by } takes another later; the other way round only one of the two takes a trick.
coach-reason-winner-thrown = Kept back, the { $card } takes a trick that is needed; played now, it takes none.
coach-reason-trump-turned-away = As the trump stands, the { $card } takes a trick that is needed; after the twiddle it takes none.
coach-reason-trump-not-turned = A twiddle makes the { $card } a trump, and it takes a trick that is needed; otherwise it takes none.
coach-reason-too-few = With the better choice the { $card } takes a trick that is needed; otherwise it takes none.
coach-reason-one-too-many = The { $card } takes this trick, and that is one too many; with the better card the dummy’s { $by } takes it.
coach-reason-winner-kept = Both cards take this trick. Kept back, the { $by } takes another later, and that is one too many; the { $card } can be lost.
coach-reason-danger-kept = Played now, the { $card } takes no trick; kept back, it takes one too many.
coach-reason-trump-kept = As the trump stands, the { $card } takes one trick too many; after the better twiddle it takes none.
coach-reason-turned-into-trump = The twiddle makes the { $card } a trump, and it takes one trick too many; otherwise it takes none.
coach-reason-too-many = With the better choice the { $card } takes no trick; otherwise it takes one too many.
coach-reason-overshot = With the better choice the hand comes out; otherwise it takes too many tricks.
coach-reason-undershot = With the better choice the hand comes out; otherwise it takes too few tricks.
coach-reason-loses-less = The number is missed either way; with the better choice fewer tricks count against you.
coach-reason-harder-number = Either way the hand comes out, and { $number ->
    [one] 1 trick is
   *[other] { $number } tricks are
} harder to hit another time.
coach-reason-counts-more = Both bids come out, and { $number } counts more.
coach-reason-pile-spent = Either way the hand comes out; the better choice leaves more of the { -side-pile } for the hands to come.
coach-reason-bid-too-high = The hand falls short of { $number ->
    [one] 1 trick
   *[other] { $number } tricks
}; the better number comes out.
coach-reason-bid-too-low = The hand takes { $number ->
    [0] a trick after all
    [one] more than 1 trick
   *[other] more than { $number } tricks
}; the better number comes out.
# A call or a bid card: what is played after it and what the caller's side can count on, or the tricks that it asks for.
coach-reason-high-short = After it { -high } is played, and the caller’s side can count on 6 tricks at most.
coach-reason-low-over = After it { -low } is played, and the caller’s side can count on 7 tricks or more.
coach-reason-high-made = After the better choice { -high } is played, and the caller’s side can count on 7 tricks or more.
coach-reason-low-made = After the better choice { -low } is played, and the caller’s side can count on 6 tricks at most.
coach-reason-grand-lost = Otherwise the others have the { -grand }, and the caller’s side can count on at least one trick less than with its own.
coach-reason-call-short = The call asks for { $number ->
    [0] no trick at all, and one is taken
   *[other] { $number } tricks, and fewer are taken
}.
coach-reason-first-tricks-lost = The call asks for the first 7 tricks, and one of them is lost.
coach-reason-call-made = The better call asks for { $number ->
    [0] no trick at all, and no trick is taken
   *[other] { $number } tricks, and they are taken
}.
coach-reason-contract-kept = With the better choice { $number ->
    [0] no trick is taken; with this one a trick is
   *[other] the { $number } tricks asked for are taken; with this one they are not
}.
coach-reason-partner-made = Otherwise the partner’s call stands. It asks for { $number ->
    [0] no trick at all, and no trick is taken
   *[other] { $number } tricks, and they are taken
}.
coach-reason-others-made = After it the others play their contract, and make it.
coach-reason-others-short = With the better choice the others play, and their contract fails.
coach-reason-not-taken-up = Nobody accepts the proposal.
coach-reason-trump-shorter = The better trump has { $number ->
    [one] a card
   *[other] { $number } cards
} more in this hand, and that pays.
coach-reason-trump-laid-away = The { $card } is a trump, and is missed in the play.
coach-reason-winner-laid-away = The { $card } is the best card of its suit, and is missed in the play.
coach-reason-over = { $by ->
    [none] a higher card
   *[other] the { $by }
}
coach-reason-past = { $by ->
    [none] a higher card
   *[other] the { $by }
}
coach-reason-under = { $by ->
    [none] another card
   *[other] the { $by }
}
# A hint's reason, which follows: the deals, and the card or other act that the best one is held against.
coach-reason-against = In deals that fit the cards seen, against the { $card }:
coach-reason-against-act = In deals that fit the cards seen, against “{ $act }”:
coach-reason-seen = { $chance ->
    [100] So it goes in each of these deals.
   *[other] So it goes in { $chance } of 100 of these deals.
}
# A deal in which a reason is seen, with the tricks it is about.
coach-reason-one = One of these deals:
coach-reason-after-better = After the better choice
coach-reason-after-made = After the choice made
coach-reason-after = After “{ $act }”
coach-reason-takes = trick won
# As the cards lay.
coach-harmful = As the cards lay, the choice cost { $cost }.
coach-harmless = As the cards lay, the choice did no harm.
coach-lucky = As the cards lay, the choice even gained { $cost }.
coach-unlucky = Trick { $trick }, { $seat }: the { $played } was right but unlucky. With open cards it cost { $cost }.
coach-nothing = Nothing to review.
# The ledger.
coach-ledger = { $seat }: { $points } points = luck of the cards { $deal }, luck of what was hidden { $hidden }, own moves { $own }, partner's { $partner }, opponents' { $opponents }.
coach-ledger-alone = { $seat }: { $points } points = luck of the cards { $deal }, luck of what was hidden { $hidden }, own moves { $own }, others' { $opponents }.
coach-ledger-solitaire = { $points } points = promised by the hands { $start }, what was turned { $hidden }, own moves { $own }.
# The line of one's own chance.
coach-whole = At the start of this passage the whole game was won about { $chance } times in 100.
coach-line = Chance of the { $hand } hand, in 100: { $line }.
coach-odds-cost = { $made }: from { $before } to { $after } in 100. Better: { $next }.
coach-odds-worth = { $made }: { $after } in 100 in this hand, { $before } with the better move. Better in the whole game: { $next }.
coach-odds-lost-none = No move of yours lost it.
coach-curve = Points of { $side } with open cards: { $line }.
# Many deals together.
coach-totals = { $seat }: { $points } ± { $error } points a deal; with the luck taken out { $without } ± { $spread }.
coach-totals-together = { $deals } deals together (95 % intervals)
coach-totals-costs = { $seat }, errors in points a choice: { $list }.
coach-totals-item = { $what } { $cost } ± { $error } ({ $count })
coach-totals-few = { $seat }, too few choices yet, from { $enough } on: { $list }.
coach-totals-few-item = { $what } ({ $count })
coach-practice = { $seat } does best to practise this: { $theme }. Errors there cost { $cost } ± { $error } points a deal, more than any others. The dearest, to be looked at with “whist case”: { $list }.
coach-practice-position = deal { $deal }, move { $act }
coach-phase = { $phase ->
    [calls] calls
    [first] tricks 1 to 4
    [middle] tricks 5 to 9
   *[last] last tricks
}
coach-theme = { $theme ->
    [calls] calls
    [lead] on lead
    [second] second hand
    [third] third hand
    [last] last to play
    [discards] throwing away
    [trumps] a trump or another card
    [misere] misère
    [bids] bids
    [twiddles] twiddling
   *[other] { $theme }
}
coach-unfinished = The deal still being played is not reviewed.
coach-none = No deal of this record is over.
cli-about-review = Review a record: what each move was worth, and what was luck
cli-help-review-seat = Only the moves and the ledger of one seat
cli-help-review-number = Only the deal with this number
cli-review-no-deal = Deal { $number } is not over in this record, or not in it.
