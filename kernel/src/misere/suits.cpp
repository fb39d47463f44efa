#include "suits.hpp"

#include <cstring>

namespace WHIST_ENGINE {
namespace {

constexpr int kThrowBits = 6;  // of three hands

unsigned lowest_of(unsigned cards) { return cards & (~cards + 1); }

/// True if each of these cards, from the lowest up, lies below the card of the others in the same place.
bool matched(unsigned own, unsigned theirs) {
  for (; own && theirs; own &= own - 1, theirs &= theirs - 1)
    if (lowest_of(own) > lowest_of(theirs)) return false;
  return true;
}

}  // namespace

bool SafeSuits::begin(const Cards hands[kSeats], const Rules& rules, int declarer) {
  rules_ = rules;
  declarer_ = declarer;
  std::size_t places = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    cards_[suit] = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
      const bool plays = rules.seats >> seat & 1;
      dealt_[suit][seat] = static_cast<std::uint16_t>(plays ? hands[seat] >> 16 * suit & kSuit : 0);
      cards_[suit] |= dealt_[suit][seat];
    }
    first_[suit] = places;
    places += std::size_t{1} << (count(cards_[suit]) + kThrowBits);  // a multiple of four
  }
  const std::size_t bytes = places / 4;
  if (bytes > room_) {
    std::free(known_);
    known_ = static_cast<std::uint8_t*>(std::malloc(bytes));
    room_ = known_ ? bytes : 0;
  }
  if (known_) std::memset(known_, kUnknown, bytes);
  return known_;
}

/// The place of what is known of these cards and throws. The declarer's throws do not count.
std::size_t SafeSuits::place(int suit, unsigned left, Throws throws) const {
  const Throws below = throws & ((1u << 2 * declarer_) - 1), above = throws >> 2 * (declarer_ + 1) << 2 * declarer_;
  return first_[suit] + (extract_bits(left, cards_[suit]) << kThrowBits | below | above);
}

bool SafeSuits::safe(int suit, unsigned left, Throws throws) {
  const std::size_t at = place(suit, left, throws);
  std::uint8_t& four = known_[at / 4];
  const int shift = static_cast<int>(at % 4) * 2;
  if (const int known = four >> shift & 3; known != kUnknown) return known == kSafe;
  const bool found = looked_up(suit, left, throws);
  four = static_cast<std::uint8_t>(four | (found ? kSafe : kUnsafe) << shift);
  return found;
}

bool SafeSuits::looked_up(int suit, unsigned left, Throws throws) {
  const auto& dealt = dealt_[suit];
  const unsigned own = left & dealt[declarer_], theirs = left & ~own;
  if (matched(own, theirs)) return true;
  unsigned top = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (seat != declarer_ && lowest_of(left & dealt[seat]) > top) top = lowest_of(left & dealt[seat]);
  if (top < lowest_of(own)) return false;
  for (int seat = 0; seat < kSeats; ++seat) {
    const unsigned most = throws >> 2 * seat & 3;
    if (seat == declarer_ || most == 0) continue;
    const Throws fewer = most == 3 ? throws : throws - (1u << 2 * seat);
    for (unsigned rest = left & dealt[seat]; rest; rest &= rest - 1)
      if (!safe(suit, left & ~lowest_of(rest), fewer)) return false;
  }
  for (int seat = 0; seat < kSeats; ++seat)
    if (seat != declarer_ && (left & dealt[seat]) && !survives_round(suit, left, throws, seat, rules_.size, 0)) return false;
  return true;
}

/// True if the declarer survives the rest of a round, whatever the others play: this seat is next, `best` the best card so far.
bool SafeSuits::survives_round(int suit, unsigned left, Throws throws, int seat, int to_play, unsigned best) {
  if (to_play == 0) return safe(suit, left, throws);
  const auto& dealt = dealt_[suit];
  const unsigned hand = left & dealt[seat];
  if (!hand) return survives_round(suit, left, throws, rules_.after[seat], to_play - 1, best);
  if (seat != declarer_) {
    for (unsigned rest = hand; rest; rest &= rest - 1)
      if (!survives_card(suit, left, throws, seat, to_play, best, lowest_of(rest))) return false;
    return true;
  }
  unsigned top = best;
  for (int other = rules_.after[seat], n = to_play - 1; n > 0; --n, other = rules_.after[other])
    if (lowest_of(left & dealt[other]) > top) top = lowest_of(left & dealt[other]);
  const unsigned under = hand & (top - 1);
  return top && under && survives_card(suit, left, throws, seat, to_play, best, std::bit_floor(under));
}

bool SafeSuits::survives_card(int suit, unsigned left, Throws throws, int seat, int to_play, unsigned best, unsigned card) {
  return survives_round(suit, left & ~card, throws, rules_.after[seat], to_play - 1, card > best ? card : best);
}

}  // namespace WHIST_ENGINE
