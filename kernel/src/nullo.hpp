// What can be said without search where each side wants the other to take the tricks.
#pragma once

#include "search.hpp"

namespace WHIST_ENGINE {

/// Whether the k-th lowest of `own` lies below the k-th lowest of `theirs`, as far as both go, `own` having lost its lowest
/// `skipped` cards.
inline bool stays_below(Cards own, Cards theirs, int skipped) {
  for (; skipped > 0; --skipped) own &= own - 1;
  for (; own && theirs; own &= own - 1, theirs &= theirs - 1)
    if (lowest_bit(own) > lowest_bit(theirs)) return false;
  return true;
}

/// Whether the hands of these seats take no trick at all. Off lead a hand is safe if each card lies below a card of the other
/// side in its suit, matched from the bottom: it plays the highest below the card led and throws its highest elsewhere, and the
/// matching holds. On lead one suit must stay so after its lowest card is led, in every hand of the side. A hand with trumps may
/// be forced to ruff, so it proves nothing.
inline bool Search::all_safe(unsigned side, int leader, Cards& why) const {
  Cards mine = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (side >> seat & 1) mine |= hands_[seat];
  if (mine & trumps_) return false;
  const Cards against = in_hands() & ~mine;
  Cards reason = 0;
  unsigned exits = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    const Cards theirs = against & mask;
    if (!(mine & mask) || !theirs) continue;
    bool exit = hands_[leader] & mask;
    for (int seat = 0; seat < kSeats; ++seat) {
      const Cards own = hands_[seat] & mask;
      if (!(side >> seat & 1) || !own) continue;
      if (!stays_below(own, theirs, 0)) return false;
      if (exit && !stays_below(own, theirs, 1)) exit = false;
    }
    if (exit) exits |= 1u << suit;
    reason |= lowest_bit(theirs);
  }
  if ((side >> leader & 1) && !exits) return false;
  why |= reason;
  return true;
}

/// Whether the leader has only cards that nobody can go over, and so takes every trick.
inline bool Search::stuck(int leader, Cards& why) const {
  if (in_hands() & trumps_ & ~hands_[leader]) return false;
  Cards reason = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards own = hands_[leader] & suit_mask(suit);
    const Cards rest = in_hands() & suit_mask(suit) & ~own;
    if (!own || !rest) continue;
    if (lowest_bit(own) < rest) return false;
    reason |= lowest_bit(own);
  }
  why |= reason;
  return true;
}

inline bool Search::nullo_bounds(int leader, int need, int left, bool& answer, Cards& why) const {
  const bool counted = rules_.counted >> leader & 1;
  if (stuck(leader, why)) {
    answer = (counted ? left : 0) >= need;
    return true;
  }
  if (all_safe(rules_.counted, leader, why)) {
    answer = false;
    return true;
  }
  if (all_safe(rules_.maximisers, leader, why)) {
    answer = left >= need;
    return true;
  }
  return false;
}

}  // namespace WHIST_ENGINE
