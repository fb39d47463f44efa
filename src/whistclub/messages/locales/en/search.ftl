# Why a card was chosen by search, as a player says it.

why-searched = The { $card } rather than the { $other }: of { $count } deals imagined that fit what was seen, it does better in { $hits } and worse in { $misses }.
