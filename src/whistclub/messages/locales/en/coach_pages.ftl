# The coach beside a replay, in the browser. The words of docs/coach.md; amounts come as text with one digit after the point.

client-coach = The coach
client-coach-review = Review with the coach
client-coach-about = What each move was worth by what its seat could know, where the deal turned, and what was luck.
client-coach-looking = The coach is looking at the deal. That takes some seconds.
client-coach-again = Ask again
# A mark beside an act.
client-coach-best = best
client-coach-level = as good
client-coach-cost = fair { $cost }
client-coach-agreed = agreed, { $cost }
client-coach-opinion = open to opinion, { $cost }
# An act, and the better one.
client-coach-act = { $name }: { $act }
client-coach-in-trick = Trick { $trick }, { $act }
client-coach-better = Better: { $best }.
client-coach-as-good = No sample tells it from the best: { $best }.
client-coach-is-agreed = { $made }: that is what partners agreed on, not an error. By the count alone this gives { $cost } more: { $best }.
client-coach-is-opinion = { $made }: open to opinion, not an error. By one count this gives { $cost } more: { $best }. By another, with all cards seen, that is not clear.
# An act that is open to opinion: a hundred deals in three heaps.
client-coach-heaps = Of a hundred such deals
client-coach-heap-more = { $count }: { $best } brings more.
client-coach-heap-same = { $count }: it comes to the same.
client-coach-heap-less = { $count }: { $made } was better.
client-coach-no-choice = There was no choice here.
client-coach-unlucky = Right but unlucky: with open cards it cost { $cost }.
# The two prices, each in its own box.
client-coach-fair = Fair
client-coach-open = Open cards
client-coach-open-short = Open
client-coach-give-or-take = ± { $error }
client-coach-chance = { $chance } in 100
client-coach-over = { coach-unit }, over { $worlds } deals that { $name } could not tell apart
client-coach-over-you = { coach-unit }, over { $worlds } deals that you could not tell apart
client-coach-over-all = { coach-unit }, counted over all { $worlds } deals that were possible
client-coach-over-odds = after this move; with the best one { $best } in 100. Counted over all cards that could come
client-coach-open-about = { coach-unit }, as the cards really lay. Not a judgement
client-coach-besides = Besides: { $cost }
client-coach-open-unknown = not counted
# What decides, where the reader's own seat holds it.
client-coach-you-card = If you hold the { $card }, { $chance } in 100, the better choice gains { $gain } points on average{ coach-fact-rest }.
client-coach-you-at-least = If you have { $count ->
    [1] any { $suit }
   *[other] { $count } { $suit } or more
}, { $chance } in 100, the better choice gains { $gain } points on average{ coach-fact-rest }.
client-coach-you-at-most = If you have { $count ->
    [0] no { $suit }
    [1] one of { $suit } at most
   *[other] { $count } { $suit } at most
}, { $chance } in 100, the better choice gains { $gain } points on average{ coach-fact-rest }.
# The turning points.
client-coach-turning = Turning points
client-coach-turned = Turning point { $letter }
client-coach-curve = Values of the curve
client-coach-curve-fair = Points of the deal that { $own ->
    [yes] you
   *[other] { $name }
} could expect, trick by trick
client-coach-curve-open = Points of the deal with open cards for { $own ->
    [yes] you
   *[other] { $name }
}, trick by trick
client-coach-hand = Your chance in the { $hand } hand, in 100
# Where the points came from.
client-coach-ledger = Where the points came from
client-coach-points = points of the deal
client-coach-part-start = Promised by the hands
client-coach-part-deal = Luck of the cards
client-coach-part-hidden = Luck of what was hidden
client-coach-part-own = { $own ->
    [yes] Your moves
   *[other] Moves of { $name }
}
client-coach-part-partner = The partner’s moves
client-coach-part-opponents = The others’ moves
client-coach-scored = Scored
# The one line after a deal.
client-coach-trick-cost = Trick { $trick } cost { $cost }.
client-coach-call-cost = Your call cost { $cost }.
client-coach-not-you = It was not you.
client-coach-bot-trick = { $name }, bot: { $cost } in trick { $trick }.
client-coach-bot-call = { $name }, bot: { $cost } by the call.
client-coach-nothing-about = No move of yours cost 0.3 points or more.
client-coach-look = Look
client-coach-look-about = Look: { $about }
client-coach-looks = The coach is looking.
client-coach-nothing-from = Nothing to review from trick { $trick } on.
client-coach-still = The coach is still looking at the rest. You need not wait.

# Prices that follow a hint.
client-price-rail = Fair price of each card
client-price-spoken = { $act }: { $price }.
client-price-from-to = { $from } to { $to }
client-price-others = { $count } others
client-price-all-alike = No card here is clearly better than another.
client-price-more = and { $count } more
client-price-unit-points = points
client-price-unit-match = of 100 games
client-price-unit-worth = at this score
client-price-with-whole = { $chance }; whole game { $whole }
client-price-with-points = { $chance }; { $points } points
client-price-hand = hand { $chance }
client-price-game = game { $chance }
client-price-under = under 1 in 100
client-price-both = This hand { $chance }; then the whole campaign { $whole }.
client-price-under-one = under 1
client-price-of-hundred = in 100

# The rest of the deal with another card, all hands open; and an act kept as a case.
client-line = Best line
client-line-about = With this card, { $act }, and perfect play by all from there, all hands seen. It is not advice for the table.
client-line-trick = Trick { $number } ({ $taker }): { $cards }.
client-line-card = { $seat } { $card }
client-line-points = It comes to { $points } points for { $own ->
    [yes] you
   *[other] { $name }
}.
client-line-none = No line could be found for this card.
client-case-keep = Keep as a case
client-case-about = A file with the deal up to this move and nothing after it. Send it to whoever looks after the bots: “whist case FILE” judges it again.
