# Why an act was chosen in Solo Whist and in the solitaires, as a player says it.

why-solo-pass = A pass: with { $suit } as trump the hand counts about { $count } { $count ->
    [one] trick
   *[other] tricks
  } alone, and no contract promises enough.
why-solo-no-raise = The bid stands: nothing higher promises more.
why-solo-propose = A proposal: with { $suit } as trump the hand should bring about { $count } of the eight tricks, and a partner the rest.
why-solo-accept = { $partner } has proposed; with { $suit } as trump the hand should bring about { $count } of the eight tricks wanted.
why-solo-call-tricks = { $call }: with { $suit } as trump the hand counts about { $count } { $count ->
    [one] trick
   *[other] tricks
  }, and { $wanted } are wanted.
why-solo-call-misere = { $call }: the hand has low cards to stay under with, and should take no trick in about { $percent } deals of a hundred.
why-solo-call-declared = All thirteen tricks: { $count } of them are certain when this hand leads.
why-solo-trump = { $suit } is the suit with which the hand counts most, about { $count } { $count ->
    [one] trick
   *[other] tricks
  }.

why-solo-lead-master = { $card } wins now unless it is ruffed: nobody has a higher card of the suit.
why-solo-draw-trumps = { $card } draws trumps, so that fewer of them can ruff later.
why-solo-lead-singleton = { $card } is the only card of its suit, so the next one can be ruffed.
why-solo-lead-partner-suit = { $card } goes back into a suit that { $partner } has led: { $suit }.
why-solo-lead-through = { $declarer } plays next and must choose without seeing the others’ cards: { $card } leads through that hand.
why-solo-lead-up-to = { $declarer } plays last to this trick, so { $card } is led up to that hand, and a partner may stand over it.
why-solo-lead-least = { $card } is the lead that gives away least.

why-solo-win-cheaply = No opponent plays after this, so { $card } takes the trick as cheaply as possible.
why-solo-master-now = { $card } takes the trick, since nobody holds a higher card of the suit.
why-solo-high-now = { $card } is likely enough to hold the trick against those still to play.
why-solo-ruff = The suit led is not held, and { $card } ruffs: the trick is worth more than the trump.
why-solo-partner-has-it = { $partner } is winning the trick for the same side, so { $card } is enough.
why-solo-keep-for-later = The higher cards are worth more later, so { $card } is played now.
why-solo-cannot-win = No card held can win this trick, so { $card } goes, which is worth least.
why-solo-throw-least = The suit led is not held, and { $card } is worth least.

why-solo-duck-highest = { $card } is the highest card that stays under { $beaten }: it is got rid of without taking the trick.
why-solo-hope-to-be-covered = Every card of the suit is higher than the one that wins; { $card } is the most likely to be covered by somebody still to play.
why-solo-misere-lead = { $card } is the lead most likely to be covered.
why-solo-throw-danger = { $card } is thrown away: it is the card most likely to be caught later.
why-solo-general-early = Only the last trick counts, so the high card { $card } goes early.
why-solo-general-late = Only the last trick counts, so { $card } is led low near the end.

why-solo-highest-useless = { $beaten } already covers { $declarer } in this trick, so { $card } goes, the highest card under it, which could only get in the way later.
why-solo-spend-high = { $declarer } is covered in this trick anyway, so the highest card { $card } goes, which could only get in the way later.
why-solo-under-declarer = { $declarer } is winning and must not be covered: { $card } stays under.
why-solo-must-cover = Only higher cards are held, so { $declarer } is covered whatever is played; { $card } goes, the highest.
why-solo-stay-under = { $declarer } has still to play: { $card } stays under, so that the trick stays as low as it is.
why-solo-lowest-over = { $declarer } has still to play, and { $card } is the lowest card there is: it leaves the least room to stay under.
why-solo-lead-at-open-hand = The open hand of { $declarer } has nothing low enough here: it may have to go over { $card }.
why-solo-lead-under = { $declarer } is likely to be short of low { $suit }: { $card } leads low.
why-solo-lead-to-be-void = { $card } is from a short suit: once it is gone, high cards of other suits can be thrown away.
why-solo-lead-nothing-better = { $declarer } has no card of this suit, but there is nothing better to lead than { $card }.
why-solo-throw-cover = { $card } is thrown away, since it would cover { $declarer } later.

why-gongor-bid = A bid of { $bid }: tried out with the unseen cards dealt in many ways, it came out exactly in { $percent } of a hundred.
why-hermits-declare = The marker { $pip }: tried out with the unseen cards dealt in many ways, it came out in { $percent } of a hundred.
why-solitaire-win = { $card } beats { $led }. Tried out with the unseen cards dealt in many ways, the hand then comes out as wanted in { $percent } of a hundred.
why-solitaire-lose = { $card } leaves the trick to { $led }. Tried out with the unseen cards dealt in many ways, the hand then comes out as wanted in { $percent } of a hundred.
why-solitaire-twiddle = Another trump promises more: with a twiddle the hand comes out as wanted in { $percent } of a hundred tries.
why-solitaire-keep = The trump is good as it is: the hand comes out as wanted in { $percent } of a hundred tries.
