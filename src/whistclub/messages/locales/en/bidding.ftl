# Why a player bids as it does, having tried its bids in imagined deals.
why-bid-tried-high = High, with the { $cards }: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than Low would.
why-bid-tried-low = Low, with the { $cards }: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than High would.
why-say-tried-grand = A grand: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than the next best bid.
why-say-tried-nullo = A nullo: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than the next best bid.
why-say-tried-pass = A pass: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than the next best bid.
why-lead-tried-trump = With { $suit } as trump, the { $card } is led: in { $count } imagined deals this lead brings most.
why-solo-tried-propose = A proposal: { $taken ->
    [0] hardly anybody would accept it
    [100] somebody accepts it in nearly every deal
   *[other] in about { $taken } deals of 100 somebody accepts it
}, and the pair then makes its eight tricks { why-solo-tried-made }.
why-solo-tried-accept = Accepted: together with { $partner } the eight tricks are made { why-solo-tried-made }.
why-solo-tried-call = A call of { $call }: this hand makes it { why-solo-tried-made }.
why-solo-tried-pass = A pass: the best call open, { $call }, would be made { why-solo-tried-few }.
why-solo-tried-no-propose = A pass: even if somebody accepted a proposal, the pair would make it { why-solo-tried-few }.
why-solo-tried-no-accept = A pass: together with { $partner } the eight tricks would be made { why-solo-tried-few }.
why-solo-tried-no-raise = No raise: nothing higher promises more than the bid that stands.
why-solo-tried-nothing = A pass: no call that is open to this hand is worth trying.
# How often a contract is made: of the call chosen, and of one that is left alone.
why-solo-tried-made = { $percent ->
    [0] in hardly any deal
    [100] in nearly every deal
   *[other] in about { $percent } deals of 100
}
why-solo-tried-few = { $percent ->
    [0] in hardly any deal
   *[other] in only about { $percent } deals of 100
}
# Askov: a special over the bid, and the card its bidder passes.
why-call-tried = { $call }: this hand makes it { why-solo-tried-made }.
why-call-tried-pass = A pass: { $call } would be made { why-solo-tried-made }, but playing on is worth more.
why-pass-tried = The { $card } goes to the partner: of { $count } imagined deals that makes { $better } which passing the { $usual } would lose, and loses { $worse } which it would make.
