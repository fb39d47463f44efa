# Why a player bids as it does, having tried its bids in imagined deals.
why-bid-tried-high = High, with the { $cards }: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than Low would.
why-bid-tried-low = Low, with the { $cards }: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than High would.
why-say-tried-grand = A grand: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than the next best word.
why-say-tried-nullo = A nullo: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than the next best word.
why-say-tried-pass = A pass: of { $count } imagined deals it comes out better in { $better } and worse in { $worse } than the next best word.
why-lead-tried-trump = { $suit } as trump, led with the { $card }: in { $count } imagined deals this lead brings most.
why-solo-tried-propose = A proposal: in about { $taken } deals of 100 somebody takes it up, and as a pair you make it in { $percent } of 100.
why-solo-tried-accept = Accepted: together with { $partner } you make it in about { $percent } deals of 100.
why-solo-tried-call = A call of { $call }: this hand makes it in about { $percent } deals of 100.
why-solo-tried-pass = A pass: the best call open, { $call }, would be made in only about { $percent } deals of 100.
why-solo-tried-no-propose = A pass: even if somebody took your proposal up, the pair would make it in only about { $percent } deals of 100.
why-solo-tried-no-accept = A pass: together with { $partner } you would make it in only about { $percent } deals of 100.
why-solo-tried-no-raise = No raise: nothing higher promises more than what you have called already.
why-solo-tried-nothing = A pass: there is no call here that is open to you and worth trying.
