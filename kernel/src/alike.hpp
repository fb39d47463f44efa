// Cards that fail alike: the proof that one of them fails is a proof for the others of its suit and hand.
//
// A proof is a set of pairs of cards, which of two is the higher. It names cards by hand and place, and must hold
// whichever card of the hand has which place: so it never rests on the order of cards within a hand.
#pragma once

#include "moves.hpp"
#include "orders.hpp"

namespace WHIST_ENGINE {

/// Adds what a proof that a card of a group fails must name to hold for the others of the group as well, if they change places with it.
/// Their order in the hand would tell some of that, but not once cards of the hand have changed places (`drop_alike`), so all of it is
/// named.
void reach_group(const SuitOrders& orders, int seat, Cards hand, const Move& move, Pairs& why);
/// Drops the moves after index `tried` that fail for the same reason as that one: those for which no other card that the reason
/// compares with either of the two lies between them. Their reasons are added to `all`.
void drop_alike(const SuitOrders& orders, int seat, Cards hand, Moves& moves, int tried, const Pairs& reason, Pairs& all);

/// Notes the pairs of a card with other cards of its suit.
inline void compare(const SuitOrders& orders, Pairs& why, int card, Cards others) {
  Cards& pairs = why.suit[suit_of(card)];
  for (Cards rest = others & suit_around(card) & ~bit(card); rest; rest &= rest - 1) pairs |= orders.pair(card, lowest(rest));
}

}  // namespace WHIST_ENGINE
