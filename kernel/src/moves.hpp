// Lists of moves: groups of equivalent cards, the choice of the next move, and what moves that failed say about the
// rest.
#pragma once

#include "cards.hpp"

namespace WHIST_ENGINE {

/// A group of equivalent cards of one hand: no other card in play ranks between them.
struct Move {
  std::uint8_t card;  // the highest of the group, which is played
  std::uint8_t low;   // the lowest of the group
  int score;          // by move ordering; the highest score is searched first

  /// All ranks from the lowest card of the group to the highest.
  Cards span() const { return ((bit(card) << 1) - 1) & ~(bit(low) - 1); }
};

struct Moves {
  Move list[kMostCards];
  int size = 0;
};

/// Splits `legal` into groups of equivalent cards, in rising order. Cards of `separators` keep cards below and above apart.
inline void group_equivalent(Cards legal, Cards separators, Moves& moves) {
  separators |= kAbove;
  while (legal) {
    const Cards first = lowest_bit(legal);
    const Cards above = separators & bits_above(first);
    const Cards group = legal & (lowest_bit(above) - first);
    moves.list[moves.size++] = {static_cast<std::uint8_t>(highest(group)), static_cast<std::uint8_t>(lowest(first)), 0};
    legal ^= group;
  }
}

inline Moves grouped(Cards legal, Cards separators) {
  Moves moves;
  group_equivalent(legal, separators, moves);
  return moves;
}

/// The highest card of the group that a card of `legal` belongs to.
inline int highest_equivalent(Cards legal, Cards separators, int card) {
  const Cards above = (separators | kAbove) & bits_above(bit(card));
  return highest(legal & (lowest_bit(above) - 1));
}

/// Swaps the move with this card on to the first place.
inline void bring_forward(Moves& moves, int card) {
  int at = 0;
  while (moves.list[at].card != card) ++at;
  const Move chosen = moves.list[at];
  moves.list[at] = moves.list[0];
  moves.list[0] = chosen;
}

/// Swaps the best move of those from index `from` on to that index.
inline void pick_best(Moves& moves, int from) {
  int best = from;
  for (int i = from + 1; i < moves.size; ++i)
    if (moves.list[i].score > moves.list[best].score) best = i;
  const Move chosen = moves.list[best];
  moves.list[best] = moves.list[from];
  moves.list[from] = chosen;
}

/// Collects what follows from moves that failed, for the moves not tried yet and for the relevant ranks of the whole node.
struct FailedMoves {
  /// One bit for each suit: all cards below it fail. A card that failed for relevant ranks all above it stands for every card
  /// below those ranks.
  Cards level[kSuits] = {};
  /// Lowest cards of groups whose relevant ranks reach the card played but not the lowest.
  Cards group_lows = 0;

  /// Takes note of the move at index `tried`, and drops the moves after it that must fail as well.
  void note(Moves& moves, int tried, Cards relevant) {
    const Move& move = moves.list[tried];
    const int suit = suit_of(move.card);
    const Cards named = relevant & suit_mask(suit);
    const Cards from = named ? lowest_bit(named) : bit(16 * suit + 15);
    if (bit(move.card) >= from) {
      if (bit(move.low) < from) group_lows |= bit(move.low);
      return;
    }
    if (from <= level[suit]) return;
    level[suit] = from;
    int kept = tried + 1;
    for (int i = kept; i < moves.size; ++i)
      if (suit_of(moves.list[i].card) != suit || bit(moves.list[i].card) >= from) moves.list[kept++] = moves.list[i];
    moves.size = kept;
  }

  /// The relevant ranks of a node where all moves failed. They must reach the lowest card of a group that was tried as one,
  /// unless that card fails by itself: otherwise the pattern would also fit positions in which the group is split.
  Cards reaching_groups(Cards relevant) const {
    for (Cards rest = group_lows; rest; rest &= rest - 1) {
      const int low = lowest(rest);
      if (bit(low) >= level[suit_of(low)]) relevant |= bit(low);
    }
    return relevant;
  }
};

}  // namespace WHIST_ENGINE
