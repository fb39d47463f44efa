# Why an act was chosen in Solo Whist and in the solitaires, as a player says it.

why-solo-pass = A pass: with { $suit } as trump the hand counts about { $count } { $count ->
    [one] trick
   *[other] tricks
  } alone, and no contract promises enough.
why-solo-no-raise = The bid stands: nothing higher promises more.
why-solo-propose = A proposal: with { $suit } as trump the hand should bring about { $count } of the eight tricks, and a partner the rest.
why-solo-accept = { $partner } has proposed; with { $suit } as trump the hand should bring about { $count } of the eight tricks wanted.
why-solo-call-tricks = A call of { $call }: with { $suit } as trump the hand counts about { $count } { $count ->
    [one] trick
   *[other] tricks
  }, and { $wanted } are wanted.
why-solo-call-misere = A call of { $call }: the hand has low cards to stay under with, and should take no trick in about { $percent } of 100 deals.
why-solo-call-declared = All thirteen tricks: { $count } of them are certain when this hand leads.
why-solo-trump = With { $suit } as trump the hand counts most, about { $count } { $count ->
    [one] trick
   *[other] tricks
  }.

why-solo-lead-master = The { $card } wins now unless it is ruffed: nobody has a higher card of the suit.
why-solo-draw-trumps = The { $card } draws trumps, so that fewer of them can ruff later.
why-solo-lead-singleton = The { $card } is the only card of its suit, so the next one can be ruffed.
why-solo-lead-partner-suit = The { $card } goes back into a suit that { $partner } has led: { $suit }.
why-solo-lead-likely = The { $card } is likelier to win this trick than the next best lead.
why-solo-lead-touching = The { $card } is the top of touching high cards: the next one then stands as high.
why-solo-lead-keep-trumps = The { $card } is led so that the trumps stay in the hand.
why-solo-lead-long = The { $card } comes from the longer suit: { $count } cards of { $suit }.
why-solo-lead-least = The { $card } is the lead that gives away least.

why-solo-win-cheaply = No opponent plays after this, so the { $card } takes the trick as cheaply as possible.
why-solo-win-now = No opponent plays after this, so the { $card } takes the trick, and a lower card is kept.
why-solo-master-now = The { $card } takes the trick, since nobody holds a higher card of the suit.
why-solo-master-unless-ruffed = The { $card } takes the trick unless it is ruffed: nobody holds a higher card of the suit.
why-solo-high-now = The { $card } is likely enough to hold the trick against those still to play.
why-solo-ahead-now = The { $card } goes ahead in the trick, so that those still to play have to beat it.
why-solo-ahead-cheaply = The { $card } goes ahead in the trick and will be missed less than the other cards worth playing.
why-solo-ruff = Out of the suit led, the { $card } ruffs: the trick is worth more than the trump.
why-solo-ruff-only = Only trumps are left, and the { $card } is ahead in the trick.
why-solo-partner-has-it = { $partner } is winning the trick for the same side, so the { $card } is enough.
why-solo-partner-ahead = { $partner } is ahead in the trick for the same side, so higher cards are kept, and the { $card } is played.
why-solo-keep-for-later = The higher cards are worth more later, so the { $card } is played now.
why-solo-cannot-win = No card held can win this trick, so the { $card } goes, which is worth least.
why-solo-throw-least = Out of the suit led, throw what is worth least: the { $card }.

why-solo-duck-highest = The { $card } is the highest card that stays under the { $beaten }: it goes, and no trick is taken.
why-solo-hope-to-be-covered = Every card of the suit is higher than the one that wins; the { $card } is the most likely to be covered by somebody still to play.
why-solo-must-take = No card is low enough, and nobody can cover the { $card } any more.
why-solo-misere-lead = The { $card } is the lead most likely to be covered.
why-solo-throw-danger = The { $card } is thrown away: it is the card most likely to be caught later.
why-solo-throw-harmless = The { $card } is thrown away: no card that may be thrown makes the hand any safer.
why-solo-general-early = Only the last trick counts, so a high card goes early, the { $card }.
why-solo-general-late = Only the last trick counts, so the { $card } is led low near the end.

why-solo-highest-useless = The { $beaten } already covers { $declarer } in this trick, so the { $card } goes, the highest card under it, which could only get in the way later.
why-solo-spend-high = { $declarer } is covered in this trick anyway, so the highest card goes, the { $card }; it could only get in the way later.
why-solo-under-declarer = { $declarer } is winning and must not be covered: the { $card } stays under.
why-solo-must-cover = Only higher cards are held, so { $declarer } is covered whatever is played; the { $card } goes, the highest.
why-solo-stay-under = { $declarer } has still to play: the { $card } stays under, to keep the trick low.
why-solo-lowest-over = { $declarer } has still to play, and the { $card } is the lowest card there is: it leaves the least room to stay under.
why-solo-lead-at-open-hand = The open hand of { $declarer } has nothing low enough here: it may have to go over the { $card }.
why-solo-lead-under = { $declarer } is likely to be short of low { $suit }, so the { $card } is led there.
why-solo-lead-trying = Of all leads the { $card } is the likeliest to catch { $declarer }, now or later.
why-solo-lead-to-be-void = The { $card } is from a short suit: once it is gone, high cards of other suits can be thrown away.
why-solo-lead-nothing-better = { $declarer } has no card of this suit, but there is nothing better to lead than the { $card }.
why-solo-throw-cover = The { $card } is thrown away, since it would cover { $declarer } later.
why-solo-throw-idle = The { $card } is thrown away: { $declarer } has nothing lower of its suit.
why-solo-open-catch = Against the open hand the { $card } does best: tried out with the unseen cards dealt in { $count } ways, { $hits ->
    [0] it leaves { $declarer } the fewest safe ways out.
   *[other] it makes { $declarer } take a trick in at least { $hits } of them.
  }
why-solo-unseen-catch = Before the hand lies open the { $card } does best: tried out in { $count } deals in which { $declarer } has a hand for this call, { $hits ->
    [0] it leaves { $declarer } the fewest safe ways out.
   *[other] it makes { $declarer } take a trick in at least { $hits } of them.
  }
why-solo-unseen-escape = Before the hand lies open the { $card } does best: tried out in { $count } deals as likely as the calls make them, { $hits ->
    [0] it loses least often.
   *[other] the hand takes no trick in at least { $hits } of them, however the others play.
  }
why-solo-open-escape = With the hand open, the { $card } does best: tried out with the unseen cards dealt in { $count } ways, { $hits ->
    [0] it loses least often.
   *[other] the hand takes no trick in at least { $hits } of them.
  }

why-gongor-bid = A bid of { $bid }: { $hits } of { $tries } tries with the unseen cards at random came out. { why-solitaire-next }
why-hermits-declare = The marker { $pip }: { $hits } of { $tries } tries with the unseen cards at random came out. { why-solitaire-next }
# These stand beside two long names of cards on a small screen.
why-solitaire-win = It wins: { $hits } of { $tries } tries came out. { why-solitaire-next }
why-solitaire-lose = It loses: { $hits } of { $tries } tries came out. { why-solitaire-next }
why-solitaire-twiddle = With another trump { $hits } of { $tries } tries came out. { why-solitaire-next }
why-solitaire-keep = With this trump { $hits } of { $tries } tries came out. { why-solitaire-next }
# What comes after each of them: the second best act, and in how many of the same tries the hand came out with it.
why-solitaire-next = { $rank ->
    [none] There is no other choice.
    [less] Next best: { $next }, { $next_hits } of { $tries }.
    [more] More often, but worth less: { $next }, { $next_hits } of { $tries }.
   *[same] As good: { $next }.
}
