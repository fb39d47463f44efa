#include "suits.hpp"

#include <cstring>

namespace WHIST_ENGINE {
namespace {

unsigned lowest_of(unsigned cards) { return cards & (~cards + 1); }

/// True if each of these cards, from the lowest up, lies below the card of the others in the same place.
bool matched(unsigned own, unsigned theirs) {
  for (; own && theirs; own &= own - 1, theirs &= theirs - 1)
    if (lowest_of(own) > lowest_of(theirs)) return false;
  return true;
}

}  // namespace

void SafeSuits::begin(const Cards hands[kSeats], const Rules& rules, int declarer) {
  rules_ = rules;
  declarer_ = declarer;
  for (int suit = 0; suit < kSuits; ++suit)
    for (int seat = 0; seat < kSeats; ++seat) {
      const bool plays = rules.seats >> seat & 1;
      dealt_[suit][seat] = static_cast<std::uint16_t>(plays ? hands[seat] >> 16 * suit & kSuit : 0);
    }
  std::memset(known_, kUnknown, sizeof known_);
}

bool SafeSuits::safe(int suit, unsigned left) {
  Known& known = known_[suit][left];
  if (known == kUnknown) known = looked_up(suit, left) ? kSafe : kUnsafe;
  return known == kSafe;
}

bool SafeSuits::looked_up(int suit, unsigned left) {
  const auto& dealt = dealt_[suit];
  const unsigned own = left & dealt[declarer_], theirs = left & ~own;
  if (matched(own, theirs)) return true;
  unsigned top = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (seat != declarer_ && lowest_of(left & dealt[seat]) > top) top = lowest_of(left & dealt[seat]);
  if (top < lowest_of(own)) return false;
  for (unsigned rest = theirs; rest; rest &= rest - 1)
    if (!safe(suit, left & ~lowest_of(rest))) return false;
  for (int seat = 0; seat < kSeats; ++seat)
    if (seat != declarer_ && (left & dealt[seat]) && !survives_round(suit, left, seat, rules_.size, 0)) return false;
  return true;
}

/// True if the declarer survives the rest of a round, whatever the others play: this seat is next, `best` the best card so far.
bool SafeSuits::survives_round(int suit, unsigned left, int seat, int to_play, unsigned best) {
  if (to_play == 0) return safe(suit, left);
  const auto& dealt = dealt_[suit];
  const unsigned hand = left & dealt[seat];
  if (!hand) return survives_round(suit, left, rules_.after[seat], to_play - 1, best);
  if (seat != declarer_) {
    for (unsigned rest = hand; rest; rest &= rest - 1)
      if (!survives_card(suit, left, seat, to_play, best, lowest_of(rest))) return false;
    return true;
  }
  unsigned top = best;
  for (int other = rules_.after[seat], n = to_play - 1; n > 0; --n, other = rules_.after[other])
    if (lowest_of(left & dealt[other]) > top) top = lowest_of(left & dealt[other]);
  const unsigned under = hand & (top - 1);
  return top && under && survives_card(suit, left, seat, to_play, best, std::bit_floor(under));
}

bool SafeSuits::survives_card(int suit, unsigned left, int seat, int to_play, unsigned best, unsigned card) {
  return survives_round(suit, left & ~card, rules_.after[seat], to_play - 1, card > best ? card : best);
}

}  // namespace WHIST_ENGINE
