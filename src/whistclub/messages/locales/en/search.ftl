# Why a card was chosen by search, as a player says it.

why-searched = The { $card } rather than the { $beaten }: of { $count } possible deals it is better in { $hits } and worse in { $misses }.
why-searched-outweighs = The { $card } rather than the { $beaten }: of { $count } possible deals it is better in { $hits } and worse in { $misses }, but what it gains is more than what it loses.
why-searched-certain = The { $card } rather than the { $beaten }: { $count ->
    [one] only one deal is still possible, and in it no card is better.
   *[other] in each of the { $count } deals still possible no card is better with open hands, and in { $hits } the { $beaten } is worse.
}
