// Suits in which the declarer cannot be made to take a trick, whatever happens in the others.
#pragma once

#include <cstdlib>

#include "../state.hpp"

namespace WHIST_ENGINE {

/// Looks at each suit alone and gives the others more than they have: before each round of the suit they throw away cards of it, each
/// of them as many as its throws allow, and they choose who leads. A declarer that is safe in each of its suits even so is safe in the
/// deal. Discards of its own do no harm: it throws the highest card of a suit, and plays the next one where it would have played that.
/// What is found is kept by the cards of the suit that are left and the throws.
class SafeSuits {
 public:
  /// Throws of each hand, two bits for each seat. Three stand for any number.
  using Throws = unsigned;
  static constexpr Throws kAnyThrows = 255;

  SafeSuits() = default;
  ~SafeSuits() { std::free(known_); }
  SafeSuits(const SafeSuits&) = delete;
  SafeSuits& operator=(const SafeSuits&) = delete;

  /// False where memory is short.
  bool begin(const Cards hands[kSeats], const Rules& rules, int declarer);
  /// True if the declarer is safe in a suit of which these cards are left, however many of it the others throw away.
  bool is_safe(int suit, Cards left) { return is_safe(suit, left, kAnyThrows); }
  /// The same if the others can throw away no more than so many.
  bool is_safe(int suit, Cards left, Throws throws) {
    return safe(suit, static_cast<unsigned>(left >> 16 * suit & kSuit), throws);
  }

 private:
  enum Known : std::uint8_t { kUnknown, kSafe, kUnsafe };

  bool safe(int suit, unsigned left, Throws throws);
  bool looked_up(int suit, unsigned left, Throws throws);
  bool survives_round(int suit, unsigned left, Throws throws, int seat, int to_play, unsigned best);
  bool survives_card(int suit, unsigned left, Throws throws, int seat, int to_play, unsigned best, unsigned card);
  std::size_t place(int suit, unsigned left, Throws throws) const;

  Rules rules_;
  int declarer_ = 0;
  std::uint16_t dealt_[kSuits][kSeats] = {};
  std::uint16_t cards_[kSuits] = {};
  std::size_t first_[kSuits] = {};  // the place of a suit among what is known
  std::uint8_t* known_ = nullptr;  // two bits a place
  std::size_t room_ = 0;
};

}  // namespace WHIST_ENGINE
