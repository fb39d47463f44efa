// Where the weights of each feature lie in the arrays of weights. The search and the program that fits the weights both
// use it.
//
// A weight applies to a move by the number of its place in the array. The weights of one feature make up a block: a
// table with one axis for each value that the feature is made of. A block begins where the one before it ends.
#pragma once

#include <cstdint>

#include "../cards.hpp"

namespace WHIST_ENGINE {

/// A block of weights with axes of these sizes.
template <unsigned... Sizes>
struct Block;

/// A single weight: a block with a value chosen on each of its axes.
template <>
struct Block<> {
  unsigned offset;
  static constexpr unsigned kSize = 1;
};

template <unsigned First, unsigned... Rest>
struct Block<First, Rest...> {
  unsigned offset;  // number of the first weight
  static constexpr unsigned kSize = First * Block<Rest...>::kSize;
  constexpr unsigned end() const { return offset + kSize; }

  /// The part of the block for these values on its first axes: a block of the axes that are left.
  template <class... Values>
  constexpr auto row(Values... values) const { return row_from(offset, 0, values...); }

  /// The number of the weight for these values, one for each axis.
  template <class... Values>
  constexpr unsigned at(Values... values) const {
    static_assert(sizeof...(Values) == sizeof...(Rest) + 1);
    return row(values...).offset;
  }

  /// A row of a block that begins at `start`, with `number` rows like this block before it.
  template <class Value, class... More>
  static constexpr auto row_from(unsigned start, unsigned number, Value value, More... more) {
    number = number * First + static_cast<unsigned>(value);
    if constexpr (sizeof...(More) == 0) return Block<Rest...>{start + number * Block<Rest...>::kSize};
    else return Block<Rest...>::row_from(start, number, more...);
  }
};

/// Where tricks are to be won there is a set of weights for each seating of the partner (SeatView::seating).
inline constexpr int kSeatings = 3;

// Sizes of axes that several blocks share.
inline constexpr unsigned kPlaces = 4;       // place of a move among those of its suit (place_of)
inline constexpr unsigned kTurns = 3;        // second, third or fourth hand
inline constexpr unsigned kLengths = 4;      // a length, at most 3
inline constexpr unsigned kLevels = 8;       // history of a card (MoveMemory::level)
inline constexpr unsigned kRuffSets = 8;     // which of partner, next and last opponent could ruff (Ruffers)
inline constexpr unsigned kHints = 4;        // nothing, killer, hint of the same shape, hint of a pattern that fits
inline constexpr unsigned kAims = 3;         // one trick is needed, some, or all
inline constexpr unsigned kMargins = 12;     // tricks that may be lost (at most 3) and needed (1, 2, more): LeadTarget::margin
inline constexpr unsigned kHigher = 5;       // higher cards of the others, at most 4
inline constexpr unsigned kFew = 3;          // none, one or two, or more
inline constexpr unsigned kOwners1 = 4;      // role of the owner of the highest card of a suit
inline constexpr unsigned kOwners2 = 16;     // roles of the owners of the highest two
inline constexpr unsigned kOwners4 = 256;    // roles of the owners of the highest, or lowest, four
inline constexpr unsigned kSituations = 96;  // TrickView::situation
inline constexpr unsigned kAround = 4;       // where other cards lie around a card (cards_around)
inline constexpr unsigned kEffects = 6;      // what a card does to the trick (Effects)

/// Leads where tricks are to be won.
struct LeadLayout {
  static constexpr Block<2, kLengths, kLengths, kLengths, kLengths> kSuitLengths{0};  // trump suit; own, partner, opponents
  static constexpr Block<kRuffSets, kOwners1, kFew> kRuffers{kSuitLengths.end()};  // owner, own trumps
  static constexpr Block<2, kFew, kFew, kOwners1> kTrumpBalance{kRuffers.end()};  // trump suit, trumps of both sides, owner
  static constexpr Block<2, kOwners2, kLengths, kPlaces> kTopTwo{kTrumpBalance.end()};
  static constexpr Block<2, kOwners4, kPlaces> kTopFour{kTopTwo.end()};
  static constexpr Block<2, kMargins, kOwners1, kPlaces> kMargin{kTopFour.end()};
  static constexpr Block<4, kLengths, kAims> kWinner{kMargin.end()};  // who can win the trick (LeadSuit)
  static constexpr Block<kHigher, kPlaces> kHigherCards{kWinner.end()};
  static constexpr Block<kHints, kLevels> kRemembered{kHigherCards.end()};
  static constexpr unsigned kTotal = kRemembered.end();
};

/// Later hands where tricks are to be won.
struct FollowLayout {
  static constexpr Block<kTurns, 2, 2, kLevels> kRemembered{0};  // turn, follows suit, killer, history
  static constexpr Block<2, kSituations, kEffects, 2> kEffect{kRemembered.end()};  // trump suit, situation, effect, highest card left
  static constexpr Block<kTurns, 2, kHigher, kPlaces> kHigherCards{kEffect.end()};  // turn, wins so far, higher cards, place
  static constexpr Block<kTurns, 2, kLengths, 3, kPlaces> kDiscard{kHigherCards.end()};  // turn, settled, own length, higher, place
  static constexpr Block<kLengths, kLengths, kLengths> kDiscardLengths{kDiscard.end()};  // partner, opponents, own
  static constexpr Block<kSituations, kEffects - 1> kRuff{kDiscardLengths.end()};
  static constexpr Block<kSituations> kNoRuff{kRuff.end()};  // a discard where there are trumps
  static constexpr Block<kOwners2, kLengths, kPlaces> kDiscardTopTwo{kNoRuff.end()};
  // Only for the second and the third hand.
  static constexpr Block<2, kOwners4, kPlaces> kTopFour{kDiscardTopTwo.end()};
  static constexpr Block<2, kLengths, kLengths, kLengths, 2> kSuitLengths{kTopFour.end()};  // turn, own, partner, opponents, wins
  static constexpr Block<2, kHigher, kEffects> kBeating{kSuitLengths.end()};  // turn, cards that beat the best so far, effect
  static constexpr unsigned kTotal = kBeating.end();
};

/// Leads where tricks are to be lost.
struct NulloLeadLayout {
  static constexpr Block<kHints, kLevels> kRemembered{0};
  static constexpr Block<kOwners4, kPlaces> kLowestFour{kRemembered.end()};
  static constexpr Block<kAround, kAround, kAround, kAims, kPlaces> kCardsAround{kLowestFour.end()};  // partner, next, last opponent
  static constexpr Block<kLengths, kLengths, kLengths, kLengths> kSuitLengths{kCardsAround.end()};
  static constexpr unsigned kTotal = kSuitLengths.end();
};

/// Later hands where tricks are to be lost.
struct NulloFollowLayout {
  static constexpr Block<kTurns, 2, kLevels> kRemembered{0};  // turn, killer, history
  static constexpr Block<2, kTurns, 2, kAround, kAround, kPlaces> kBest{kRemembered.end()};  // goes over; around the best card then
  static constexpr Block<2, kOwners4, kPlaces> kLowestFour{kBest.end()};  // goes over the best so far
  static constexpr Block<kTurns, 2, kLevels> kDiscardRemembered{kLowestFour.end()};
  static constexpr Block<kOwners4, kPlaces> kDiscardLowestFour{kDiscardRemembered.end()};
  static constexpr Block<3, 4, 4, kPlaces> kDiscard{kDiscardLowestFour.end()};  // discard, ruff, winning ruff; cards below, above
  static constexpr unsigned kTotal = kDiscard.end();
};

}  // namespace WHIST_ENGINE
