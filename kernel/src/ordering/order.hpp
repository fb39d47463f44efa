// Move ordering: each move is scored by the sum of the weights of its features. The weights were fitted to positions in
// which every move had been searched (kernel/fit, docs/solver.md).
#pragma once

#include "follow_features.hpp"
#include "lead_features.hpp"
#include "nullo_features.hpp"
#include "nullo_weights.hpp"
#include "weights.hpp"

namespace WHIST_ENGINE {

static_assert(sizeof(kLeadFit) == kSeatings * 2 * LeadLayout::kTotal * sizeof(std::int16_t));
static_assert(sizeof(kFollowFit) == kSeatings * 2 * FollowLayout::kTotal * sizeof(std::int16_t));
static_assert(sizeof(kShedFit) == 2 * NulloLeadLayout::kTotal * sizeof(std::int16_t));
static_assert(sizeof(kDuckFit) == 2 * NulloFollowLayout::kTotal * sizeof(std::int16_t));

/// Adds up the weights of each move.
struct MoveScores {
  const std::int16_t* weights;
  Move* list;
  int suit_score = 0;

  void next_suit() { suit_score = 0; }
  void suit(unsigned number) { suit_score += weights[number]; }
  template <class... Numbers>
  void move(int i, Numbers... numbers) { list[i].score = suit_score + (weights[numbers] + ...); }
};

/// Gives the numbers of the weights of each lead to `weights`: to `MoveScores` in play, to kernel/fit when positions are gathered.
template <Kind K, bool Trumps, class Weights>
[[gnu::always_inline]]
inline void weigh_lead_moves(const SearchState& s, int leader, int need, const Hints& hints, const Moves& moves, Weights& weights) {
  const SeatView& view = s.views[leader];
  const LeadTarget target(s, leader, need);
  const MoveMemory memory = lead_memory(s, K, leader, hints);
  if constexpr (K == Kind::kNullo) weigh_nullo_leads(s, view, target, memory, moves, weights);
  else weigh_leads<Trumps>(s, view, target, memory, moves, weights);
}

/// Gives the numbers of the weights of each card of a later hand.
template <Kind K, bool Trumps, class Weights>
[[gnu::always_inline]]
inline void weigh_follow_moves(const SearchState& s, int seat, const Trick& trick, const Moves& moves, Weights& weights) {
  const SeatView& view = s.views[seat];
  const bool follows_suit = suit_of(moves.list[0].card) == trick.led;
  const MoveMemory memory = follow_memory(s, K, seat, trick, follows_suit);
  if constexpr (K == Kind::kNullo) weigh_nullo_follows<Trumps>(s, view, trick, memory, moves, weights);
  else weigh_follows<Trumps>(s, view, trick, memory, moves, weights);
}

template <Kind K, bool Trumps>
[[gnu::noinline]] void order_leads(const SearchState& s, int leader, int need, const Hints& hints, Moves& moves) {
  const std::int16_t* fit = K == Kind::kNullo ? kShedFit[Trumps] : kLeadFit[s.views[leader].seating][Trumps];
  MoveScores scores{fit, moves.list};
  weigh_lead_moves<K, Trumps>(s, leader, need, hints, moves, scores);
}

template <Kind K, bool Trumps>
[[gnu::noinline]] void order_follows(const SearchState& s, int seat, const Trick& trick, Moves& moves) {
  const std::int16_t* fit = K == Kind::kNullo ? kDuckFit[Trumps] : kFollowFit[s.views[seat].seating][Trumps];
  MoveScores scores{fit, moves.list};
  weigh_follow_moves<K, Trumps>(s, seat, trick, moves, scores);
}

}  // namespace WHIST_ENGINE
