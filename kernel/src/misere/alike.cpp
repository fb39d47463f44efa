// Cards that fail alike: the proof that one of them fails is a proof for the others of its suit and hand.
#include "search.hpp"

namespace WHIST_ENGINE {

/// A proof that a card of a group fails must hold for the others of the group too, if they change places with it. Their order in the hand
/// would tell some of that, but not once cards of the hand have changed places (`drop_alike`), so all of it is named.
void MisereSearch::reach_group(int seat, const Move& move, Pairs& why) const {
  if (move.low == move.card) return;
  const Cards rest_of_group = orders_.dealt(seat) & move.span() & hands_[seat] & ~bit(move.card);
  Cards& pairs = why.suit[suit_of(move.card)];
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    const Cards with_played = orders_.with_hand(move.card, other), named = extract_bits(pairs, with_played);
    Cards all = named;
    for (Cards rest = rest_of_group; rest; rest &= rest - 1) {
      const Cards with = orders_.with_hand(lowest(rest), other);
      all |= extract_bits(pairs, with);
      pairs |= deposit_bits(named, with);
    }
    pairs |= deposit_bits(all, with_played);
  }
}

/// Drops the moves after index `tried` that fail for the same reason as that one: those for which no other card that the reason
/// compares with either of the two lies between them. Their reasons are added to `all`.
void MisereSearch::drop_alike(int seat, Moves& moves, int tried, const Pairs& reason, Pairs& all) const {
  const Move& failed = moves.list[tried];
  const int suit = suit_of(failed.card);
  const Cards pairs = reason.suit[suit], others = all_cards(orders_.dealt_hands()) & ~orders_.dealt(seat);
  int kept = tried + 1;
  for (int i = kept; i < moves.size; ++i) {
    const Move& move = moves.list[i];
    if (suit_of(move.card) != suit || !alike(failed.card, move.card, pairs, others)) {
      moves.list[kept++] = move;
      continue;
    }
    Pairs swapped;
    swapped.suit[suit] = exchanged(seat, failed.card, move.card, pairs);
    reach_group(seat, move, swapped);
    all |= swapped;
  }
  moves.size = kept;
}

/// True if these pairs hold as well when two cards of a hand change places.
bool MisereSearch::alike(int one, int other, Cards pairs, Cards others) const {
  const int low = one < other ? one : other, high = one < other ? other : one;
  const Cards named = pairs & (orders_.of_card(one) | orders_.of_card(other));
  if (!named) return true;
  for (Cards rest = others & (bit(high) - 1) & bits_above(bit(low)); rest; rest &= rest - 1)
    if (named & orders_.of_card(lowest(rest))) return false;
  return true;
}

/// The pairs with two cards of a hand in each other's place.
Cards MisereSearch::exchanged(int seat, int one, int other, Cards pairs) const {
  Cards found = pairs & ~orders_.of_card(one) & ~orders_.of_card(other);
  for (int owner = 0; owner < kSeats; ++owner) {
    if (owner == seat) continue;
    const Cards first = orders_.with_hand(one, owner), second = orders_.with_hand(other, owner);
    found |= deposit_bits(extract_bits(pairs, first), second) | deposit_bits(extract_bits(pairs, second), first);
  }
  return found;
}

}  // namespace WHIST_ENGINE
