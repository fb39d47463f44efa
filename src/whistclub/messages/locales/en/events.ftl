# What happened at the table, as one viewer is told it; the keys that end in -own are told to one seat alone.

event-dealt = { $count } cards are dealt to each.
event-dealt-own = You are dealt { $cards }.
event-turned = { $seat } deals and turns the { $card }. Trump: { $suit }.
event-turned-suit = { $seat } deals and turns the { $card }. The turned suit is { $suit }.
event-led = { $seat } leads the { $card }.
event-played = { $seat } plays the { $card }.
event-trick = { $seat } takes trick { $trick } with the { $card }. { $seat }’s tricks: { $tricks }.
event-stock-trump = The top card of the stock is turned: the { $card }. Trump: { $suit }.
event-stock-taken = { $seat } takes up the { $card }.
event-stock-drawn = { $seat } draws the next card, face down.
event-stock-drawn-own = You draw the { $card }.
event-stock-turned = The { $card } is turned. Left in the stock: { $count }.
event-stock-gone = The stock is gone: the last thirteen tricks begin.

# The keys that end in -alone are for a solitaire, where nobody else has a seat.
event-dealt-alone = { $count } cards are dealt to the player and as many to the dummy.
event-dealt-own-alone = Your hand: { $cards }.
event-played-alone = You play the { $card }.
event-trick-alone = You take trick { $trick } with the { $card }. Your tricks: { $tricks }.
event-trick-dummy = The dummy takes trick { $trick } with the { $card }. Your tricks: { $tricks }.

event-side-turned = The { $card } is turned. Trump: { $suit }. Left in the side pile: { $count }.
event-no-trump-in-force = No trump is in force.
event-dummy-turned = Trick { $trick }. The dummy turns the { $card }.
event-twiddled = Twiddle. The { $card } is turned. Trump: { $suit }. Left in the side pile: { $count }.
event-twiddled-away = Twiddle. The side pile is used up, and there is no trump now.
event-kept = The trump stays: { $suit }.

event-bid = { $count ->
    [0] You bid no trick.
    [one] You bid one trick.
   *[other] You bid { WORDS($count) } tricks.
  }
event-bid-made = End of the { $hand } hand: { WORDS($bid) } bid, { WORDS($tricks) } taken. The bid is made.
event-bid-missed = End of the { $hand } hand: { WORDS($bid) } bid, { WORDS($tricks) } taken. The bid is not made.
event-bid-out-of-reach = Bid: { WORDS($bid) }. Taken: { WORDS($tricks) }. The bid can no longer be made.
event-decisive = { $passages ->
    [one] A decisive win, after one passage.
   *[other] A decisive win, after { WORDS($passages) } passages.
  }
event-declared = You aim for the marker { $pip }.
event-marker-down = End of the { $hand } hand: { $tricks ->
    [0] no tricks.
    [one] one trick.
   *[other] { WORDS($tricks) } tricks.
  } The marker { $pip } is turned down.
event-no-marker = End of the { $hand } hand: { $tricks ->
    [0] no tricks.
    [one] one trick.
   *[other] { WORDS($tricks) } tricks.
  } No marker that counts has that pip. The game is lost.
event-markers-out-of-reach = Tricks so far: { WORDS($tricks) }. No marker that counts can be reached any more.

event-laid = { $seat } has laid a bid card.
event-laid-own = You lay the { $cards } face down.
event-shown-high = { $seat } shows the { $card }: High.
event-shown-low = { $seat } shows the { $card }: Low.
event-signal-high = { $seat } shows the { $cards }, the two-card signal: High.
event-signal-low = { $seat } shows the { $cards }, the two-card signal: Low.
event-said = { $seat } says { $call }.
event-granded = { $seat } has granded. High: both sides want tricks.
event-nullo = { $seat } has bid nullo. Low: avoid tricks.
event-all-low = Four Lows. Low: avoid tricks.
event-all-passed = All have passed. Low: avoid tricks.
event-called = { $seat } calls: { $call }.
event-exchanged = { $seat } has chosen a card for the exchange.
event-exchanged-own = You pass the { $card } to your partner.
event-exchange-done = The cards are exchanged.
event-exchange-done-own = Your partner has passed you the { $card }.
event-leads = { $seat } leads to the first trick.
event-trump = Trump: { $suit }, led by { $seat }.
event-special-made = { $seat } has made { $special }.
event-special-failed = { $special } has failed for { $seat }.

event-passed = { $seat } passes.
event-proposed = { $seat } proposes eight tricks with a partner.
event-accepted = { $seat } accepts the proposal.
event-raise-asked = { $seat } may raise from { $contract } to a higher contract.
event-raise-declined = { $seat } does not raise.
event-raised = { $seat } raises to { $call }.
event-trump-asked = { $seat } names the trump suit.
event-trump-named = { $seat } names the trump suit: { $suit }.
event-contract = Contract: { $contract }, { $seat }, { $tricks ->
    [0] no trick
    [one] at least one trick
   *[other] at least { WORDS($tricks) } tricks
  }. Trump: { $suit }.
event-contract-no-trump = Contract: { $contract }, { $seat }, { $tricks ->
    [13] all thirteen tricks
    [0] no trick
    [one] at least one trick
   *[other] at least { WORDS($tricks) } tricks
  }. No trump.
event-contract-pair = Contract: a proposal, { $seat } and { $partner }, { $tricks ->
    [one] at least one trick
   *[other] at least { WORDS($tricks) } tricks
  } together. Trump: { $suit }.
event-general-misere = All have passed. General misère: nobody wants the last trick. No trump.
event-hand-open = { $seat }’s hand lies open: { $cards }.
event-thrown-in = No game. The cards are thrown in.
