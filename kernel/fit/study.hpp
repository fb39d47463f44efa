// Part of the search where it is built to gather positions (WHIST_GATHER): now and then each move of a position is
// searched, in random order, and its outcome is written down with the numbers of the weights that apply to it.
#pragma once

#include <utility>

#include "../src/ordering/order.hpp"
#include "../src/reasons.hpp"
#include "gather.hpp"

namespace fit {

using WHIST_ENGINE::Cards;
using WHIST_ENGINE::Hints;
using WHIST_ENGINE::Kind;
using WHIST_ENGINE::Moves;
using WHIST_ENGINE::SearchState;
using WHIST_ENGINE::Trick;

/// Takes down the numbers of the weights that `MoveScores` would add up.
struct WeightNumbers {
  StudiedMove* moves;
  std::int16_t shared[8] = {};
  int size = 0;

  void next_suit() { size = 0; }
  void suit(unsigned number) { shared[size++] = static_cast<std::int16_t>(number); }
  template <class... Numbers>
  void move(int i, Numbers... numbers) {
    for (int k = 0; k < size; ++k) add(i, shared[k]);
    (add(i, static_cast<unsigned>(numbers)), ...);
  }
  void add(int i, unsigned number) { moves[i].numbers[moves[i].size++] = static_cast<std::int16_t>(number); }
};

/// Searches the moves one after another.
template <Kind K, class SearchMove>
void search_all(const SearchState& s, int seat, const Moves& moves, const SearchMove& search_move, StudiedMove* studied) {
  int order[kMoves];
  for (int i = 0; i < moves.size; ++i) order[i] = i;
  for (int i = moves.size - 1; i > 0; --i) std::swap(order[i], order[gathering.dice.below(i + 1)]);
  gathering.busy = true;
  for (int i = 0; i < moves.size; ++i) {
    StudiedMove& move = studied[order[i]];
    const std::uint64_t before = s.nodes;
    WHIST_ENGINE::Reason<K> relevant{};
    move.good = search_move(moves.list[order[i]].card, relevant) == WHIST_ENGINE::is_maximiser(s, seat);
    move.cost = static_cast<float>(s.nodes - before);
  }
  gathering.busy = false;
}

/// Writes a position down. If no move decides there is nothing to learn.
inline void keep(int set, const StudiedMove* studied, int size) {
  for (int i = 0; i < size; ++i)
    if (studied[i].good) return gathering.put(set, studied, size);
}

template <Kind K, bool Trumps, class SearchMove>
void gather_leads(const SearchState& s, int leader, int need, const Hints& hints, const Moves& moves, const SearchMove& search_move) {
  if (K == Kind::kGeneral || moves.size < 2 || !gathering.wanted(4)) return;
  StudiedMove studied[kMoves];
  WeightNumbers numbers{studied};
  WHIST_ENGINE::weigh_lead_moves<K, Trumps>(s, leader, need, hints, moves, numbers);
  search_all<K>(s, leader, moves, search_move, studied);
  keep(set_of(K == Kind::kNullo, false, s.views[leader].seating, Trumps), studied, moves.size);
}

template <Kind K, bool Trumps, class SearchMove>
void gather_follows(const SearchState& s, int seat, const Trick& trick, const Moves& moves, const SearchMove& search_move) {
  if (K == Kind::kGeneral || moves.size < 2 || !gathering.wanted(1)) return;
  StudiedMove studied[kMoves];
  WeightNumbers numbers{studied};
  WHIST_ENGINE::weigh_follow_moves<K, Trumps>(s, seat, trick, moves, numbers);
  search_all<K>(s, seat, moves, search_move, studied);
  keep(set_of(K == Kind::kNullo, true, s.views[seat].seating, Trumps), studied, moves.size);
}

}  // namespace fit
