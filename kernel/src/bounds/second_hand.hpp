// Static bound for the second hand: after the lead the other side wins the trick with the highest card of the suit, and
// cashes.
#pragma once

#include "quick_tricks.hpp"

namespace WHIST_ENGINE {

/// The opponent of the leader that wins the trick with the highest card of the suit led, or -1 where there is none or another
/// hand of the leader's side can ruff.
template <bool Trumps>
inline int second_hand_winner(const SearchState& s, const Trick& trick, Cards top) {
  const unsigned leading = s.rules.maximisers >> trick.winner & 1;
  const Cards suit = suit_mask(trick.led);
  int taker = -1;
  for (int other = 0; other < kSeats; ++other) {
    if (s.hands[other] & top) taker = other;
    if constexpr (Trumps)
      if (trick.led != s.rules.trump && (s.rules.maximisers >> other & 1) == leading && other != trick.winner &&
          (s.hands[other] & s.trumps) && !(s.hands[other] & suit))
        return -1;
  }
  return taker < 0 || (s.rules.maximisers >> taker & 1) == leading ? -1 : taker;
}

/// True if the side not on lead wins this trick, cashes, and so settles the question. `seat` plays second. The answer is then
/// that side's.
template <bool Trumps>
inline bool second_hand_bound(SearchState& s, int seat, const Trick& trick, int need, bool& answer, Cards& relevant) {
  const bool leading = is_maximiser(s, trick.winner);
  const int target = leading ? tricks_left(s, seat) - need + 1 : need;
  const Cards top = highest_bit((cards_in_hands(s) & suit_mask(trick.led)) | bit(trick.best));
  const int taker = second_hand_winner<Trumps>(s, trick, top);
  if (taker < 0) return false;
  // The lead goes back to its hand, so that the trick is the first of those cashed.
  s.hands[trick.winner] |= bit(trick.best);
  Cards ranks = top;
  const bool enough = target <= 1 || has_quick_tricks<Trumps>(s, taker, target, ranks);
  s.hands[trick.winner] ^= bit(trick.best);
  if (!enough) return false;
  relevant |= ranks;
  answer = !leading;
  return true;
}

}  // namespace WHIST_ENGINE
