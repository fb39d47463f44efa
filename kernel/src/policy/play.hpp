// Small steps of playing a deal by the policy, shared with the program that fits it.
#pragma once

#include "features.hpp"

namespace WHIST_ENGINE {

/// Cards are packed thirteen to a suit outside, and spread over sixteen bits a suit inside.
constexpr int spread_index(int packed) { return packed / 13 * 16 + packed % 13; }
constexpr int packed_index(int spread) { return spread / 16 * 13 + spread % 16; }

constexpr Cards spread_cards(std::uint64_t packed) {
  return (packed & kSuit) | (packed & kSuit << 13) << 3 | (packed & kSuit << 26) << 6 | (packed & kSuit << 39) << 9;
}

inline void spread(const policy::Hands& world, Cards hands[kSeats]) {
  for (std::size_t seat = 0; seat < kSeats; ++seat) hands[seat] = spread_cards(world[seat]);
}

constexpr std::uint64_t packed_cards(Cards spread) {
  return (spread & kSuit) | (spread >> 3 & kSuit << 13) | (spread >> 6 & kSuit << 26) | (spread >> 9 & kSuit << 39);
}

inline policy::Hands packed_hands(const Cards hands[kSeats]) {
  policy::Hands found;
  for (std::size_t seat = 0; seat < kSeats; ++seat) found[seat] = packed_cards(hands[seat]);
  return found;
}

/// The state of the play after all cards seen.
inline Seen seen_in(const PolicyRules& rules, const policy::Situation& situation) {
  Seen seen(rules, situation);
  for (const int card : situation.played) seen.play(spread_index(card));
  return seen;
}

/// The cards of a hand that may be played.
inline Cards legal_cards(const Seen& seen, Cards hand) {
  const Cards following = seen.leads() ? 0 : hand & suit_mask(seen.led);
  return following ? following : hand;
}

/// The one card that may be played, or -1.
inline int only_card(const Seen& seen, Cards hand) {
  const Cards legal = legal_cards(seen, hand);
  return legal & (legal - 1) ? -1 : lowest(legal);
}

}  // namespace WHIST_ENGINE
