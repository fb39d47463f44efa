# Hands solved with all cards seen: laid out or pasted, a question, and the value of each card.
client-solve = Solve these hands
client-solve-title = Solve a deal
client-solve-home = Lay out four hands and see what each card is worth when all play perfectly.
client-solve-steps = Steps
client-solve-step-hands = Hands
client-solve-step-question = Question
client-solve-step-answer = Answer
client-solve-equal = { $count ->
    [one] Each hand has one card.
   *[other] Each hand has { $count } cards.
  } That will do, or lay out more.
client-solve-unequal = All four hands must be the same size: thirteen cards, or fewer for an ending.
client-solve-paste = Paste a PBN
client-solve-tap = { client-word-tap.do } instead
client-solve-paste-label = PBN
client-solve-paste-about = One deal or many. Hands of fewer than thirteen cards are taken too, if all are the same size.
client-solve-take = Take it
client-solve-which = Which deal
client-solve-board = { $board ->
    [none] Deal { $number }
   *[other] Deal { $number }, board { $board }
  }
client-solve-to-question = To the question
client-solve-bad-link = This link holds no deal: it takes four hands of the same size, each card once.
client-solve-trump = Trump
client-solve-none = None
client-solve-who-leads = Who leads
client-solve-together = Who plays together
client-solve-alone = { $seat } alone
client-solve-aim = For what
client-solve-aim-most = Most tricks
client-solve-aim-fewest = Fewest
client-solve-aim-none = No trick at all
client-solve-played-with = { $trump ->
    [none] There is no trump and { $leader } leads.
   *[other] { $trump } are trump and { $leader } leads.
  }
client-solve-asked = { $aim ->
    [none] Can { $side } avoid every trick?
    [fewest] How few tricks can { $side } take?
   *[most] How many tricks can { $side } take?
  }
client-solve-answer = See each card’s value
client-solve-counting = Counting …
client-solve-longer = Counting on, { $step } of { $steps }.
client-solve-stop = Stop
client-solve-again = Count again
client-solve-stopped = Stopped: this is what is known so far.
client-solve-too-long = That is as far as it is counted here. “whist solve” counts on.
client-solve-no-kernel = Without the compiled kernel only hands of up to six cards are solved.
client-solve-value = { $side } { $alone ->
    [yes] takes
   *[no] take
  } { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
  }.
client-solve-between = { $side } { $alone ->
    [yes] takes
   *[no] take
  } at least { $least } and at most { $most } tricks.
client-solve-not-known = How many tricks { $side } { $alone ->
    [yes] takes
   *[no] take
  } is not known yet.
client-solve-yes = Yes, { $side } can avoid every trick.
client-solve-no = No, { $side } cannot avoid every trick.
client-solve-open = Whether { $side } can avoid every trick is not known yet.
client-solve-gives = The { $card } gives { $count ->
    [one] one trick
   *[other] { $count } tricks
  } away.
client-solve-over = All cards are played.
client-solve-to-play = { $table ->
    [0] { $seat } leads
   *[other] { $seat } plays
  }: { $aim ->
    [none] can { $side } avoid every trick after each card?
   *[other] tricks of { $side } after each card
  }
client-solve-worth = { $card }: { $least ->
    [one] one trick
   *[other] { $least } tricks
  }
client-solve-worth-between = { $card }: { $least } to { $most } tricks
client-solve-worth-yes = { $card }: yes
client-solve-worth-no = { $card }: no
client-solve-worth-open = { $card }: not known
client-solve-is-yes = yes
client-solve-is-no = no
client-solve-tap-card = { client-word-tap.do } a card to play it and see the next values.
client-solve-on-table = On the table
client-solve-turn = to play
client-solve-taken = { $count ->
    [one] one trick
   *[other] { $count } tricks
  }
client-solve-back = Back
client-solve-forward = Forward
client-solve-line = Best line
client-solve-other = Other question
client-solve-open-cards = All hands are open here, so this is not advice for the table.
client-solve-table = The same hands: every leader and trump
client-solve-count-all = Count all twenty
client-solve-columns = { $done } of { $all } columns
client-solve-more = Ask more about these hands
client-solve-tricks-of = { $aim ->
    [none] Can { $side } avoid every trick?
    [fewest] The fewest tricks of { $side }
   *[most] The most tricks of { $side }
  }
client-solve-about = Tricks of North and South if all four play perfectly; in the last column they take as few as they can, without trump. All hands are open here, so this is not advice for the table.
client-solve-leads = Leads
client-solve-no-trump = no trump
client-solve-fewest = fewest
client-solve-unknown = too long to count
