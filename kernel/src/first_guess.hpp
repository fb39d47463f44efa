// A first guess at the value of a position, for the first zero window.
#pragma once

#include "position.hpp"

namespace WHIST_ENGINE {

/// The counted side's share of the four highest cards of each suit, as its distance from a half.
inline double honour_share(Cards left, Cards ours) {
  int own = 0, all = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    Cards cards = left & suit_mask(suit);
    for (int weight = 4; weight > 0 && cards; --weight) {
      const Cards top = highest_bit(cards);
      cards ^= top;
      all += weight;
      if (ours & top) own += weight;
    }
  }
  return all ? static_cast<double>(own) / all - 0.5 : 0.0;
}

/// The tricks that the counted seats should take: their share of the highest cards and of the trumps, and the lead, with factors fitted
/// to solved deals.
inline int guess_tricks(const Position& position, const PlayRules& play, unsigned maximisers) {
  Cards left = 0, ours = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    left |= position.hands[seat];
    if (play.counted >> seat & 1) ours |= position.hands[seat];
  }
  const double share = honour_share(left, ours);
  const double lead = play.counted >> position.seat & 1 ? 0.5 : -0.5;
  double tricks = position.tricks * 0.5;
  const Cards trumps = play.trump == kNoTrump ? 0 : left & suit_mask(play.trump);
  if (!(maximisers & play.counted)) {
    tricks += position.tricks * 0.42 * share - 0.29 * lead;
  } else if (trumps) {
    const double trump_share = static_cast<double>(count(trumps & ours)) / count(trumps) - 0.5;
    tricks += position.tricks * (1.24 * share + 1.04 * trump_share) + 0.63 * lead;
  } else {
    tricks += position.tricks * 1.56 * share + 0.87 * lead;
  }
  const int rounded = static_cast<int>(tricks + 0.5);
  return position.taken + (tricks < 0 ? 0 : rounded > position.tricks ? position.tricks : rounded);
}

}  // namespace WHIST_ENGINE
