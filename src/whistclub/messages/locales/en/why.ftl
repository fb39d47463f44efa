# Why an act was chosen, as a player says it.

why-random = Any legal move, chosen at random.
why-lowest = Always the lowest card allowed.
why-simple = A simple player’s habit: low cards, and mostly a pass.
why-only-act = No other move is allowed.
why-tried-acts = { $count ->
    [one] It did best in plain play to the end, in one deal that fits the cards seen.
   *[other] It did best in plain play to the end, with the unseen cards dealt in { $count } ways.
}
why-one-bid = Always the same bid, whatever the hand.

why-only-card = The { $card } is the only legal card.
why-last-takes = Last to play, the { $card } takes the trick as cheaply as possible.
why-partner-has-it = { $partner } has already won this trick for us, so the { $card } is enough.
why-partner-ahead = { $partner } is ahead in this trick, and a higher card would not help, so the { $card } is enough.
why-partner-is-sure = Nobody can beat { $partner }’s card any more, so the { $card } is enough.
why-no-overtaking = The { $card } leaves the trick to the partner: a higher card would be worth no more than the { $played }.
why-drill-costs = Anything else costs { $count ->
    [one] a point
   *[other] { $count } points
} or more in ten deals that fit what you see.
why-best-here = With these cards it gains about { $tenths ->
    [one] one point
   *[other] { $tenths } points
} in ten deals over the usual: { $next }.
why-best-match = With these cards it wins about { $matches ->
    [one] one game
   *[other] { $matches } games
} in a hundred more than what is usual: { $next }.
why-best-priced = By the count it is worth more than what is usual: { $next }.
why-over-partner = Every legal card is over the partner’s, so the lowest goes: the { $card }.
why-third-high = Third hand plays high: the { $card }.
why-sure-to-win = The { $card } takes the trick for certain, and no lower card would.
why-second-low = Second hand plays low, since the partner is still to come: the { $card }.
why-second-splits = The { $card } is from touching high cards: one of them may win, and the other is then as good as it was.
why-cannot-win = Nothing here wins, so the lowest goes: the { $card }.
why-ruff = Ruff with the lowest trump that wins: the { $card }.
why-ruff-only = Ruff with the only trump that wins: the { $card }.
why-sluff-unwanted = The { $card } is thrown from the suit the partner should not lead: { $suit }.
why-sluff-spare = The { $card } is thrown: every other card is worth more for later.
why-sluff-least = The { $card } is thrown: it will be missed least.
why-sluff-only-suit = The { $card } is thrown: it comes from the only suit there is to throw from, { $suit }.
why-sluff-trump = Only trumps are left, so the { $card } goes.
why-sluff-from-best = As agreed, the { $card } is a low card thrown from the best suit: { $suit }.
why-tried-out = { $count ->
    [one] The { $card } did best when the play was tried out in one deal that fits the cards seen.
   *[other] The { $card } did best when the play was tried out with the unseen cards dealt in { $count } ways.
}

why-draw-trumps = The { $card } draws trumps, so that the opponents cannot ruff.
why-cash = The { $card } wins now: nobody has a higher card of the suit.
why-cash-unless-ruffed = The { $card } wins now unless it is ruffed: nobody has a higher card of the suit.
why-run-for-home = { $count ->
    [one] The { $card } is a sure trick, and it decides the deal.
   *[other] The { $card } begins a run of sure tricks (at least { $count }), and they decide the deal.
}
why-partners-suit = The { $card } goes back into { $partner }’s suit: { $suit }.
why-return-trumps = { $partner } led trumps, so return them: the { $card }.
why-second-covers = Nobody else has a higher card of the suit than the { $card }, and the { $played } is worth it.
why-third-finesse = The { $card } is a finesse: of this suit only the { $missing } beats it, and the { $best } stays for later.
why-third-lets-run = The { $card } leaves { $partner }’s { $played } ahead: of this suit only the { $missing } beats it.
why-ruff-kept = The { $card } is thrown and the trumps are kept: { $partner } is still to play and may win this trick.
why-give-ruff = { $partner } has no card of this suit left and may be able to ruff the { $card }.
why-lead-singleton = The { $card } is the only card of its suit, so the next one can be ruffed.
why-lead-last = The { $card } is the last card of its suit: it wins the trick or costs somebody a trump.
why-best-suit = The { $card } is from the best suit: { $suit }.
why-only-suit = The { $card } is from the only suit left: { $suit }.
why-only-side-suit = The { $card } is from your only suit left other than trumps: { $suit }.
why-own-suit = The { $card } continues the hand’s own suit: { $suit }.
why-lead-long = The { $card } is from a longer suit than the next best one: { $suit }.
why-suits-alike = The { $card } is as good as the best card of another suit.
why-not-opponents-suit = The { $card } keeps away from { $suit }, in which an opponent has invited.
why-not-partners-void = The { $card } keeps away from { $suit }, of which { $partner } has none.
why-sluffed-best = { $partner } has thrown from { $suit }, which as agreed shows the best suit, so it is led: the { $card }.
why-not-sluffed = The { $card } keeps away from { $suit }: { $partner } has thrown from it, which as agreed shows an unwanted suit.
why-suit-again = The { $card } is from a suit that was led before: { $suit }.

why-invite-high = An invite: the lowest card of the best suit, the { $card }.
why-return-high = The hand is weak, so return { $partner }’s suit, with its highest card: the { $card }.
why-answer-high = { $partner } has invited, and the answer is the highest card of the suit: the { $card }.
why-answer-sparing = The highest card would lose to one on the table, so the answer to { $partner } is the lowest: the { $card }.
why-lead-names-trump = The first lead names trump, so the { $card } is from the best suit: { $suit }.

why-invite-low = An invite in a Low: the highest card of the weakest suit, the { $card }.
why-answer-low = { $partner } has invited, and the answer in a Low is the highest card of the suit: the { $card }.
why-partners-suit-low = The { $card } goes back into { $partner }’s suit, where it is likely to lose.
why-partners-suit-least = The { $card } goes back into { $partner }’s suit: { $suit }. No lead here is likelier to lose.
why-lead-to-lose = The { $card } is the lead most likely to lose.
why-lead-short = Hardly any lead here is likelier to lose than the { $card }, and its suit is short.
why-lead-short-to-lose = The { $card } is likely to lose, and its suit is short.
why-none-under = No card here stays under the { $played }, so the highest goes: the { $card }.
why-lead-least-bad = Every lead may take the trick here; the { $card } is the least likely to.
why-duck = The { $card } is the highest card that stays under the { $played }.
why-unload-on-partner = { $partner } takes this trick anyway, so the highest card goes: the { $card }.
why-unload-over-partner = The side has this trick anyway, so the highest card goes, over { $partner }’s: the { $card }.
why-win-with-highest = There is no ducking this, so win it with the highest card: the { $card }.
why-win-likely = The trick can hardly be lost, so the highest card goes: the { $card }.
why-hope-to-lose = The { $card } is the lowest card, and somebody after it may have to beat it.
why-sluff-low = The { $card } is thrown to be rid of a card that could take a trick.
why-sluff-harmless = The { $card } is thrown: no card here could take a trick any more.
why-lead-rid = The { $card } is led to be rid of it.

why-bid-high = High, with the { $card }: the hand’s count for tricks is { $count }.
why-bid-low = Low, with the { $card }: the hand’s count for tricks is only { $count }.
why-signal-high = High without a card of its colour: { $cards } are the signal.
why-signal-low = Low without a card of its colour: { $cards } are the signal.
why-bid-forced = The hand has no card of the other colour, so the { $card } must do.
why-say-grand = Grand: the hand’s count for tricks is { $count }.
why-say-pass = A pass: the hand’s count for tricks is only { $count }.
why-say-nullo = Nullo: the hand’s count for tricks is only { $count }.

why-call-dix = Grand Dix: the hand has { $count } tricks that run from the top.
why-call-nola = Sola Nola: low cards cover the high ones, and the worst card goes to the partner.
why-call-pass = A pass: the hand is neither low enough nor high enough to play alone.
why-pass-worst = The { $card } goes to the partner: it is the card most likely to take a trick.
why-pass-lowest = The { $card } goes to the bidder: a low card covers a high one.
why-under-bidder = The { $card } stays under the card of the bidder, who is about to take the trick.
why-over-bidder = Every card here is over the bidder’s, so the highest goes: the { $card }.
why-covered = The bidder’s card is already beaten, so a high card that does no harm can go: the { $card }.
why-stay-under = { $bidder } is still to play: the { $card } is the highest card that stays under, to keep the trick low.
why-over-early = { $bidder } is still to play, but every card here is higher, so the highest goes: the { $card }.
why-lead-under = The { $card } is led because { $bidder } has few cards below it.
why-sluff-useless = The { $card } is thrown: of all cards here it has most below it that the bidder may hold.
why-dix-win = The { $card } takes the first trick, without which Grand Dix is lost.
why-dix-first = No card is sure of the first trick, without which Grand Dix is lost, so the highest goes up: the { $card }.
why-dix-run = The { $card } runs: nobody else can beat it.
why-dix-hope = There is no sure trick left, so the { $card } is the best try.
why-dix-partner = The { $card } is led in { $suit }: no suit here has fewer high cards, so the bidder may well have them.
why-dix-beat = One trick beats Grand Dix, so the highest card goes up: the { $card }.
why-keep-stoppers = The { $card } is thrown, and the cards that can stop the bidder stay.
why-dix-sluff = The { $card } is thrown: it will be missed least against the bidder.

why-stock-take = The { $card } wins the trick for the { $shown }, which is worth having.
why-stock-must-take = Every legal card wins the trick, so the least valuable goes: the { $card }.
why-stock-leave = The { $card } leaves the { $shown } to the opponent: the next card is likely to be better.
why-stock-lead-high = The { $card } is led to win the { $shown }.
why-stock-lead-try = The { $card } is led in the hope that it wins the { $shown }.
why-stock-lead-low = The { $card } is led to be rid of it: the { $shown } is not worth a high card.
why-stock-take-counts = The { $card } wins the trick, which counts, whatever the open card is worth.
why-stock-lead-counts = The { $card } is led to win the trick, which counts, whatever the open card is worth.
why-stock-spare = The { $card } will be missed least.
why-known-hand = The { $card } is right against the cards that the opponent must hold: { $count ->
    [one] one of the tricks that count is sure with it.
   *[other] { $count } of the tricks that count are sure with it.
}
why-known-even = Every card does equally well: { $count ->
    [0] none of the tricks that count.
   *[other] { $count } of the tricks that count.
} The { $card } is worth least.
why-known-likely = The { $card } looks best against the cards that the opponent must hold.
