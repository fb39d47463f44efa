// Suits in which the declarer cannot be made to take a trick, whatever happens in the others.
#pragma once

#include "../state.hpp"

namespace WHIST_ENGINE {

/// Looks at each suit alone and gives the others more than they have: before each round of the suit they throw away any of their
/// cards of it, and choose who leads. A declarer that is safe in each of its suits even so is safe in the deal. Discards of its own do
/// no harm: it throws the highest card of a suit, and plays the next one where it would have played that. What is found is kept by the
/// cards of the suit that are left.
class SafeSuits {
 public:
  void begin(const Cards hands[kSeats], const Rules& rules, int declarer);
  /// True if the declarer is safe in a suit of which these cards are left.
  bool is_safe(int suit, Cards left) { return safe(suit, static_cast<unsigned>(left >> 16 * suit & kSuit)); }

 private:
  enum Known : std::uint8_t { kUnknown, kSafe, kUnsafe };

  bool safe(int suit, unsigned left);
  bool looked_up(int suit, unsigned left);
  bool survives_round(int suit, unsigned left, int seat, int to_play, unsigned best);
  bool survives_card(int suit, unsigned left, int seat, int to_play, unsigned best, unsigned card);

  Rules rules_;
  int declarer_ = 0;
  std::uint16_t dealt_[kSuits][kSeats] = {};
  Known known_[kSuits][std::size_t{1} << 13];
};

}  // namespace WHIST_ENGINE
