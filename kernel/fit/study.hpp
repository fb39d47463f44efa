// Part of the search where it is built to gather positions (WHIST_GATHER): now and then every move of a position is searched, in random
// order, and what it was worth is written down with the numbers of the weights that apply to it.
#pragma once

#include <utility>

#include "../src/order.hpp"
#include "../src/shed.hpp"
#include "gather.hpp"

namespace WHIST_ENGINE {

/// Takes down the numbers that `Weighed` would add up.
struct Numbered {
  fit::Studied* moves;
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

struct Study {
  template <Kind K, bool T>
  static void leads(Search& search, int leader, int need, Cards shape, std::uint8_t place, std::uint8_t near, const Moves& moves) {
    if (K == Kind::kGeneral || moves.size < 2 || !fit::gathering.wanted(4)) return;
    fit::Studied studied[fit::kMoves];
    Numbered numbered{studied};
    const Eyes& eyes = search.eyes_[leader];
    const LeadView view = search.lead_view(leader, need);
    const Memory memory = search.lead_memory(leader, place, near);
    if constexpr (K == Kind::kNullo) weigh_sheds(search.hands_, eyes, view, memory, moves, numbered);
    else weigh_leads<T>(search.hands_, search.rules_, eyes, view, memory, moves, numbered);
    const Cards hand = search.hands_[leader];
    every(search, leader, moves, studied, [&](int card) {
      search.hands_[leader] = hand ^ bit(card);
      Cards reason = 0;
      const Trick lying{suit_of(card), card, leader, 1, bit(card)};
      const bool won =
          search.ply<K, T>(search.rules_.after[leader], lying, need, shape - one_card(leader, card), reason);
      search.hands_[leader] = hand;
      return won;
    });
    keep(set_of<K>(eyes, false, T), studied, moves.size);
  }

  template <Kind K, bool T>
  static void follows(Search& search, int seat, const Trick& lying, int need, Cards shape, const Moves& moves) {
    if (K == Kind::kGeneral || moves.size < 2 || !fit::gathering.wanted(1)) return;
    fit::Studied studied[fit::kMoves];
    Numbered numbered{studied};
    const Eyes& eyes = search.eyes_[seat];
    if constexpr (K == Kind::kNullo) search.weigh_losing<T>(seat, lying, moves, numbered);
    else weigh_follows<T>(search.hands_, search.rules_, eyes, lying, search.follow_memory(seat, lying), moves, numbered);
    every(search, seat, moves, studied, [&](int card) {
      Cards reason = 0;
      return search.played<K, T>(seat, card, lying, need, shape, reason);
    });
    keep(set_of<K>(eyes, true, T), studied, moves.size);
  }

 private:
  /// The number of a set of weights in their file.
  template <Kind K>
  static int set_of(const Eyes& eyes, bool follows, bool trumps) {
    if constexpr (K == Kind::kNullo) return follows * 2 + trumps;
    return (follows * kSeatings + eyes.seating) * 2 + trumps;
  }

  /// Searches the moves one after another.
  template <class Searched>
  static void every(Search& search, int seat, const Moves& moves, fit::Studied* studied, Searched searched) {
    const bool maximising = search.rules_.maximisers >> seat & 1;
    int order[fit::kMoves];
    for (int i = 0; i < moves.size; ++i) order[i] = i;
    for (int i = moves.size - 1; i > 0; --i) std::swap(order[i], order[fit::gathering.dice.below(i + 1)]);
    fit::gathering.busy = true;
    for (int i = 0; i < moves.size; ++i) {
      fit::Studied& move = studied[order[i]];
      const std::uint64_t before = search.nodes_;
      move.good = searched(moves.list[order[i]].card) == maximising;
      move.cost = static_cast<float>(search.nodes_ - before);
    }
    fit::gathering.busy = false;
  }

  /// Where no move decides there is nothing to learn.
  static void keep(int set, const fit::Studied* studied, int size) {
    for (int i = 0; i < size; ++i)
      if (studied[i].good) return fit::gathering.put(set, studied, size);
  }
};

}  // namespace WHIST_ENGINE
