// What an answer rests on: relevant ranks, or where tricks are to be lost the pairs of cards of which one must be the
// higher.
#pragma once

#include <type_traits>

#include "alike.hpp"
#include "moves.hpp"
#include "state.hpp"

namespace WHIST_ENGINE {

template <Kind K>
using Reason = std::conditional_t<K == Kind::kNullo, Pairs, Cards>;

/// Notes that a card beats these others of its suit, if there are any.
inline void note_winner(const SearchState&, Cards& relevant, int card, Cards beaten) {
  if (beaten & suit_around(card) & ~bit(card)) relevant |= bit(card);
}
inline void note_winner(const SearchState& s, Pairs& why, int card, Cards beaten) { compare(s.orders, why, card, beaten); }

/// The moves of a seat that failed: why, and which others fail with them.
template <class Why>
struct Failures;

template <>
struct Failures<Cards> {
  const SearchState& s;
  int seat;
  Cards all = 0;
  FailedMoves failed{};

  void note(Moves& moves, int tried, Cards relevant) {
    all |= relevant;
    failed.note(moves, tried, relevant);
  }
  Cards why() const { return failed.reaching_groups(all); }
};

template <>
struct Failures<Pairs> {
  const SearchState& s;
  int seat;
  Pairs all{};

  void note(Moves& moves, int tried, Pairs why) {
    reach_group(s.orders, seat, s.hands[seat], moves.list[tried], why);
    all |= why;
    drop_alike(s.orders, seat, s.hands[seat], moves, tried, why, all);
  }
  const Pairs& why() const { return all; }
};

/// Takes a card's pairs from those of cards in hands, until the end of its scope.
template <Kind K>
class WithoutPairs {
 public:
  WithoutPairs(SearchState& s, int card) : kept_(s.kept[suit_of(card)]), before_(kept_) {
    if constexpr (K == Kind::kNullo) kept_ &= ~s.orders.of_card(card);
  }
  ~WithoutPairs() {
    if constexpr (K == Kind::kNullo) kept_ = before_;
  }
  WithoutPairs(const WithoutPairs&) = delete;
  WithoutPairs& operator=(const WithoutPairs&) = delete;

 private:
  Cards& kept_;
  Cards before_;
};

/// The pairs of the cards in hands.
inline void keep_pairs(SearchState& s) {
  for (Cards& pairs : s.kept) pairs = ~Cards{0} >> 1;
  for (Cards gone = all_cards(s.orders.dealt_hands()) & ~cards_in_hands(s); gone; gone &= gone - 1)
    s.kept[suit_of(lowest(gone))] &= ~s.orders.of_card(lowest(gone));
}

}  // namespace WHIST_ENGINE
