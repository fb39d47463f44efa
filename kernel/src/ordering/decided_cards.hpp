// The card that decided last in a situation, which is tried before the other moves are listed and ordered.
#pragma once

#include "../state.hpp"

namespace WHIST_ENGINE {

/// One bit for each suit of each hand that is empty, of the four bits that its length takes in a shape.
inline Cards voids_of(Cards shape) {
  shape |= shape >> 1;
  shape |= shape >> 2;
  return ~shape & 0x1111111111111111ULL;
}

/// The situation of a leader: its hand, the tricks needed, and which hands have none of a suit.
inline Cards lead_situation(const SearchState& s, int leader, int need, Cards shape) {
  const Cards others = voids_of(shape) ^ static_cast<Cards>(need) << 56;
  return s.hands[leader] * 0x9E3779B97F4A7C15ULL + others * 0xD6E8FEB86659FD93ULL;
}

/// The situation of a hand that follows suit: its cards of the suit, those of the hands still to play, and the best card so far.
inline Cards follow_situation(const SearchState& s, int seat, const Trick& trick) {
  const int shift = 16 * trick.led;
  Cards cards = s.hands[seat] >> shift & kSuit;
  int other = s.rules.after[seat];
  for (int n = trick.played + 1; n < s.rules.size; ++n, other = s.rules.after[other])
    cards = cards << 13 | (s.hands[other] >> shift & kSuit);
  return (cards << 8 | static_cast<Cards>(trick.best << 2 | trick.played)) * 0x9E3779B97F4A7C15ULL;
}

/// The situation of a hand that has none of the suit led: its cards, the best card so far, and what each hand still to play can do
/// about that card: nothing, follow below it, beat it or ruff.
template <bool Trumps>
inline Cards discard_situation(const SearchState& s, int seat, const Trick& trick) {
  const Cards suit = suit_mask(trick.led);
  auto state = static_cast<Cards>((trick.best << 2 | trick.played) << 2 | trick.led);
  int other = s.rules.after[seat];
  for (int n = trick.played + 1; n < s.rules.size; ++n, other = s.rules.after[other]) {
    const Cards able = s.hands[other] & suit;
    const bool ruffs = Trumps && (s.hands[other] & s.trumps);
    state = state << 2 | (able ? 1u + (able > bit(trick.best)) : ruffs ? 3u : 0u);
  }
  return (s.hands[seat] ^ state * 0xD6E8FEB86659FD93ULL) * 0x9E3779B97F4A7C15ULL;
}

}  // namespace WHIST_ENGINE
