// The levels of the dynamic programming: all sets of so many own cards with all that the dummy can have turned by then.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdlib>
#include <memory>
#include <vector>

#include "dummy.hpp"
#include "kinds.hpp"
#include "pile.hpp"

namespace WHIST_ENGINE::dummy {

/// The numbers of tricks won that can still end at one that is worth something; every other is worth nothing.
struct Lanes {
  int first, count;
};

inline bool is_worth(const Hand& hand, int lane) {
  bool found = hand.tells && hand.told[lane] != 0;
  for (const auto& row : hand.value) found = found || row[lane] != 0;
  return found;
}

/// With so many own cards left.
inline Lanes lanes_at(const Hand& hand, int cards) {
  int lowest = 0, highest = hand.lanes - 1;
  while (lowest < highest && !is_worth(hand, lowest)) ++lowest;
  while (highest > lowest && !is_worth(hand, highest)) --highest;
  const int first = std::max(0, lowest - cards);
  return {first, highest - first + 1};
}

/// The states that can be come to with so many own cards left: the first ones, since they stand in the order of twiddles.
inline std::size_t states_at(const Hand& hand, int cards, const Piles& piles) {
  if (!hand.after) return piles.nodes.size();
  const int most = hand.turned + hand.held - cards;
  return std::count_if(piles.nodes.begin(), piles.nodes.end(), [&](const PileNode& node) { return node.turned <= most; });
}

/// A set of own cards, the multisets that the dummy may have turned by then, and the number of the first of these blocks.
struct Held {
  unsigned mask;
  Multisets seen;
  std::size_t first;
};

/// Of memory by calloc, which says no where a vector would end the program.
struct Freed {
  void operator()(float* worths) const { std::free(worths); }
};

/// A block has a row of worths for each state of the side pile, and one of told numbers behind it if they are wanted. A zero
/// stands before the first row and behind each, for one trick too few or too many.
class Level {
 public:
  Level(const Hand& hand, int cards, const Piles& piles)
      : lanes_(lanes_at(hand, cards)), states_(states_at(hand, cards, piles)), rows_(states_ * (hand.tells ? 2 : 1)) {
    for (unsigned mask = 0; mask < 1u << hand.cards; ++mask) {
      if (std::popcount(mask) != cards) continue;
      places_[mask] = static_cast<int>(held_.size());
      held_.push_back({mask, Multisets(Kinds(hand, mask), hand.replaced ? 0 : hand.held - cards), blocks_});
      blocks_ += held_.back().seen.count();
    }
  }
  Lanes lanes() const { return lanes_; }
  std::size_t states() const { return states_; }
  const std::vector<Held>& held() const { return held_; }
  const Held& of(unsigned mask) const { return held_[places_[mask]]; }
  std::size_t row() const { return static_cast<std::size_t>(lanes_.count) + 1; }
  std::size_t floats() const { return 1 + blocks_ * rows_ * row() + whist::dummy::kMostLanes; }
  /// False where memory is short.
  bool make_room() {
    worths_.reset(static_cast<float*>(std::calloc(floats(), sizeof(float))));
    return worths_ != nullptr;
  }
  void clear() { worths_.reset(); }
  float* block(std::size_t number) { return &worths_[1 + number * rows_ * row()]; }
  const float* block(std::size_t number) const { return &worths_[1 + number * rows_ * row()]; }

 private:
  Lanes lanes_;
  std::size_t states_, rows_, blocks_ = 0;
  std::vector<Held> held_;
  int places_[1 << whist::dummy::kMostHand];
  std::unique_ptr<float[], Freed> worths_;
};

}  // namespace WHIST_ENGINE::dummy
