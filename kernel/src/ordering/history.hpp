// The memory of the search for moves: history, killer cards, and hints from the pattern table.
#pragma once

#include "../moves.hpp"
#include "../state.hpp"

namespace WHIST_ENGINE {

/// Updates the history at a cutoff: the move that decided gains and those tried before it lose, both by less the nearer they are
/// to the end of the scale.
inline void reward(std::int16_t* history, const Moves& moves, int chosen, int weight) {
  const int step = 16 + 4 * weight;
  for (int i = 0; i < chosen; ++i) {
    std::int16_t& value = history[moves.list[i].card];
    value = static_cast<std::int16_t>(value - step * value / 4096);
  }
  std::int16_t& value = history[moves.list[chosen].card];
  value = static_cast<std::int16_t>(value + step * (kHistoryMost - value) / 4096);
}

/// Cards that did well before, as packed places: in a pattern that fits, and in one of the same shape. kNoPlace for none.
struct Hints {
  std::uint8_t fitting = kNoPlace;
  std::uint8_t same_shape = kNoPlace;
};

/// The memory of the search for the moves at a node.
struct MoveMemory {
  const std::int16_t* history;
  int killer;        // the card that decided last at this depth
  Cards fitting;     // the card of a pattern that fits
  Cards same_shape;  // the card of a pattern of the same shape

  unsigned level(int card) const { return static_cast<unsigned>(history[card]) >> 10; }
  bool is_killer(int card) const { return card == killer; }
  /// The best hint for a group of equivalent cards, below kHints.
  unsigned hint(const Move& move) const {
    return fitting & move.span() ? 3 : same_shape & move.span() ? 2 : is_killer(move.card);
  }
};

/// The places of hints are those among the cards in hands, or where tricks are to be lost those in the leader's hand.
inline MoveMemory lead_memory(const SearchState& s, Kind kind, int leader, const Hints& hints) {
  const Cards left = kind == Kind::kNullo ? s.hands[leader] : cards_in_hands(s);
  return {s.history.leads, s.history.killers[0][count(s.hands[leader])],
          hints.fitting == kNoPlace ? 0 : deposit_bits(Cards{1} << hints.fitting, left),
          hints.same_shape == kNoPlace ? 0 : deposit_bits(Cards{1} << hints.same_shape, left)};
}

/// Where tricks are to be lost, the history of discards is kept apart by the suit led: a card that is good to throw is often bad
/// to follow with.
inline auto* follow_history(auto& history, Kind kind, const Trick& trick, bool follows_suit) {
  return kind == Kind::kNullo && !follows_suit ? history.nullo_discards[trick.led] : history.follows;
}

inline MoveMemory follow_memory(const SearchState& s, Kind kind, int seat, const Trick& trick, bool follows_suit) {
  return {follow_history(s.history, kind, trick, follows_suit), s.history.killers[trick.played][count(s.hands[seat])], 0, 0};
}

}  // namespace WHIST_ENGINE
