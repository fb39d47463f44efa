# Duels: what the command says of players measured against each other.

cli-about-duel = Measure two players against each other on the same deals
cli-help-duel-players = Two players by name: A and B
cli-help-duel-deals = How many deals (default: 200)
cli-help-duel-bidder = This player bids for all seats, so that only the play of the cards differs; “high” or “low” in Minnesota games
cli-help-duel-out = Keep every deal in this file, or continue the duel in it
cli-help-duel-jobs = How many processes play (default: one for each core)

cli-duel-two = A duel takes two players, and here { $count ->
    [0] is none
    [one] is one
   *[other] are { $count }
  }. For example: { $example }
cli-duel-begins = { $a } meets { $b } on { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }, seed “{ $seed }”. Every deal is kept in { $path }.
cli-duel-goes-on = { $count } of { $deals } deals are in { $path } already.
cli-duel-interrupted = Interrupted. { $count ->
    [one] One deal is kept.
   *[other] { $count } deals are kept.
  }
cli-duel-nothing = No deal has been played yet.
cli-duel-head = { $game }: { $a } against { $b }, { $count ->
    [one] one deal
   *[other] { $count } deals
  }, seed “{ $seed }”. Differences a deal, above zero where { $a } is ahead:
cli-duel-bidder = { $bidder } bid for all seats.
cli-duel-what-points = Points
cli-duel-what-tricks = Tricks
cli-duel-what-wins = Games won
cli-duel-figure = { $what }, { $a } less { $b }: { $mean }, with 95 % confidence between { $low } and { $high } ({ $p }).
cli-duel-one-deal = { $what }, { $a } less { $b }: { $mean }. One deal alone does not show who is better.
cli-duel-all-alike = { $what }, { $a } less { $b }: { $mean } in every deal.
cli-progress = { $done } of { $most }, { $gone } min gone
cli-progress-left = { $done } of { $most }, { $gone } min gone, about { $left } min left
cli-duel-contract = { $contract }, { $count ->
    [one] one deal
   *[other] { $count } deals
  }:
cli-duel-different = Contracts that differed between the playings of a deal
cli-duel-kept = Every deal is kept in { $path }. To continue it, give the same command with --out and this file.
cli-decimal = { $whole }.{ $part }

reason-duel-no-file = { $path } holds no duel and is left as it is. Choose another name for --out.
reason-duel-bad-line = Line { $line } of { $path } is not a deal of a duel. The file was not changed.
reason-duel-other-terms = { $path } holds a duel with other settings and is left as it is: { $name } is “{ $there }” there and “{ $here }” here.
