# Solving deals with every card seen.

cli-about-solve = Solve deals with every card seen: tricks, verdicts, the value of every card
cli-about-bench = Count the nodes of a fixed set of deals: a signature of this version of the search
cli-help-solve-file = A PBN or LIN file, or a record; - reads standard input
cli-help-solve-contract = What is played, such as “misere by E”, “nullo”, “solo spades by N” or “neighbours NE”; without it the tricks of North and South in every strain
cli-help-solve-at = In a record: the position after this move
cli-help-solve-leader = Who leads; without it the dealer’s left, or everyone in turn where the file names no dealer
cli-help-solve-cards = The value of every legal card as well
cli-help-solve-line = One line of best play as well
cli-help-solve-pbn = Print the deals as PBN, with the tricks of each declarer in each strain and the par of bridge
cli-help-solve-limit = How much each question may take: positions (200000) or seconds (10s); after that, what is known so far is printed

cli-solve-deal = { $board ->
    [none] Deal { $deal }
   *[other] Deal { $deal }, board { $board }
  }
cli-solve-title = { $objective ->
    [fewest] Tricks that { $side } cannot avoid:
    [none] No trick at all for { $side }:
    [first] Each of the first { $target } tricks for { $side }:
    [at_least] At least { $target ->
        [one] 1 trick
       *[other] { $target } tricks
      } for { $side }:
   *[most] Tricks of { $side }:
  }
cli-solve-leads = { $leader } leads
cli-solve-no-trump = no trump
cli-solve-question = { $leader } leads, { $strain }: { $value }
cli-solve-on-table = On the table, led by { $leader }: { $cards }
cli-solve-yes = yes
cli-solve-no = no
cli-solve-unknown = unknown
cli-solve-no-kernel = (the compiled kernel is missing, and without it only hands of up to six cards are solved)
cli-solve-line = Best play:
cli-solve-progress = { $done } of { $most } solved
cli-solve-limit = --limit takes a number of positions such as 200000, or seconds such as 10s; “{ $text }” is neither.
cli-bench-no-kernel = The compiled kernel is missing, so there is nothing to measure. Install a C++ compiler, then start again.
cli-bench-signature = Signature: { $signature }

reason-solve-contract = “{ $text }” is not a contract that can be solved. These are: { $valid }.
reason-solve-word = “{ $text }” says nothing about { $name }: name seats by their letters (N E S W), and a trump where the contract has one.
reason-solve-seats-needed = { $count ->
    [one] { $name } needs to know whose it is, one seat such as N.
   *[other] { $name } needs to know whose it is, { $count } seats such as NE.
  }
reason-solve-seats = Three or four seats play to a trick, its leader is one of them, and only they play on.
reason-solve-card-twice = A card is in two places at once.
reason-solve-unequal-hands = The hands that play on are not the same size.
reason-solve-not-in-play = At this move no cards of a French pack are being played by four hands, so there is nothing to solve.
reason-solve-over = At this move every card has been played.
reason-solve-file-long = The file is longer than { $most } bytes.
