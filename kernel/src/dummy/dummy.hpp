// One hand of a solitaire against a dummy with a side pile, played over all that is unseen: plain data, the same for
// every build of the engine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace whist::dummy {

inline constexpr int kSuits = 6;
inline constexpr int kNoTrump = kSuits;
inline constexpr int kTrumps = kSuits + 1;
inline constexpr int kMostHand = 10;
inline constexpr int kMostPool = 40;
inline constexpr int kMostLanes = 16;

/// What is asked. Own cards have a bit each in `follows` and `beats`, which have a row for each unseen card.
/// A lane is a number of tricks won; at the end, lane i is worth value[e][i] and tells told[i], where e is the number of
/// cards that the side pile still hides, or kSuits while no trump is in force.
struct Hand {
  int cards;         // own cards in all, one of which may be about to leave the hand
  int held;          // own cards when the dummy's next card is turned
  int pool;          // unseen cards, of which the dummy turns `held`
  int trump;         // a suit, or kNoTrump
  unsigned hidden;   // suits of the cards still hidden in the side pile
  int twiddles;      // the most looked ahead
  int turned;        // answers are wanted for states within so many of them; with `after` alone it saves work
  bool after;        // one twiddle a trick after the card, instead of any number before it
  bool replaced;     // each card the dummy turns counts as unseen again
  bool tells;        // the told numbers are wanted
  int lanes;         // 8, or 16
  std::uint16_t follows[kMostPool];
  std::uint16_t beats[kTrumps][kMostPool];
  float value[kTrumps][kMostLanes];
  float told[kMostLanes];
};

/// A state of the side pile.
struct PileState {
  int trump;
  unsigned hidden;
};

/// The worth of every set of `held` own cards in every state of the side pile, before the dummy's next card is turned:
/// [hand][state][lane].
struct Answer {
  bool fine = false;
  std::vector<unsigned> hands;
  std::vector<PileState> states;
  std::vector<float> value;
  std::vector<float> told;
};

/// Solves it, unless it makes no sense, would need more than so many bytes or more than there are, or more than so many
/// worths of own cards weighed against cards of the dummy.
Answer solve(const Hand& hand, std::size_t bytes, std::uint64_t work);

}  // namespace whist::dummy
