#include "alike.hpp"

namespace WHIST_ENGINE {
namespace {

/// True if these pairs hold as well when two cards of a hand change places.
bool alike(const SuitOrders& orders, int one, int other, Cards pairs, Cards others) {
  const int low = one < other ? one : other, high = one < other ? other : one;
  const Cards named = pairs & (orders.of_card(one) | orders.of_card(other));
  if (!named) return true;
  for (Cards rest = others & (bit(high) - 1) & bits_above(bit(low)); rest; rest &= rest - 1)
    if (named & orders.of_card(lowest(rest))) return false;
  return true;
}

/// True if that is so for each card of a group. Cards on the table that are beaten may lie between the cards of a group.
bool group_alike(const SuitOrders& orders, int one, Cards group, Cards pairs, Cards others) {
  for (; group; group &= group - 1)
    if (!alike(orders, one, lowest(group), pairs, others)) return false;
  return true;
}

/// The pairs with two cards of a hand in each other's place.
Cards exchanged(const SuitOrders& orders, int seat, int one, int other, Cards pairs) {
  Cards found = pairs & ~orders.of_card(one) & ~orders.of_card(other);
  for (int owner = 0; owner < kSeats; ++owner) {
    if (owner == seat) continue;
    const Cards first = orders.with_hand(one, owner), second = orders.with_hand(other, owner);
    found |= deposit_bits(extract_bits(pairs, first), second) | deposit_bits(extract_bits(pairs, second), first);
  }
  return found;
}

}  // namespace

void reach_group(const SuitOrders& orders, int seat, Cards hand, const Move& move, Pairs& why) {
  if (move.low == move.card) return;
  const Cards rest_of_group = orders.dealt(seat) & move.span() & hand & ~bit(move.card);
  Cards& pairs = why.suit[suit_of(move.card)];
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    const Cards with_played = orders.with_hand(move.card, other), named = extract_bits(pairs, with_played);
    Cards all = named;
    for (Cards rest = rest_of_group; rest; rest &= rest - 1) {
      const Cards with = orders.with_hand(lowest(rest), other);
      all |= extract_bits(pairs, with);
      pairs |= deposit_bits(named, with);
    }
    pairs |= deposit_bits(all, with_played);
  }
}

void drop_alike(const SuitOrders& orders, int seat, Cards hand, Moves& moves, int tried, const Pairs& reason, Pairs& all) {
  const Move& failed = moves.list[tried];
  const int suit = suit_of(failed.card);
  const Cards pairs = reason.suit[suit], others = all_cards(orders.dealt_hands()) & ~orders.dealt(seat);
  int kept = tried + 1;
  for (int i = kept; i < moves.size; ++i) {
    const Move& move = moves.list[i];
    if (suit_of(move.card) != suit || !group_alike(orders, failed.card, hand & move.span(), pairs, others)) {
      moves.list[kept++] = move;
      continue;
    }
    Pairs swapped;
    swapped.suit[suit] = exchanged(orders, seat, failed.card, move.card, pairs);
    reach_group(orders, seat, hand, move, swapped);
    all |= swapped;
  }
  moves.size = kept;
}

}  // namespace WHIST_ENGINE
