// Positions of a question, one card after another, before the search takes over.
#pragma once

#include "moves.hpp"
#include "question.hpp"
#include "state.hpp"

namespace WHIST_ENGINE {

/// The seats that take part in a trick, in turn.
struct Circle {
  int after[kSeats];
  int size;
  unsigned seats;
};

Circle circle_of(unsigned seats);

/// A position: the trick on the table, perhaps without a card yet, and whose turn it is.
struct Position {
  Cards hands[kSeats];
  Trick trick;
  int seat;
  bool first;  // the trick on the table is the question's own
  int tricks;  // still to be taken and counted, this one included
  int taken;   // counted tricks taken so far
};

/// The rules by which the cards of a question are played.
struct PlayRules {
  Circle now, later;  // the seats of the question's own trick, and of those after it
  unsigned counted;
  int trump;
  int uncounted;  // tricks at the end that do not count

  explicit PlayRules(const whist::Question& question);
  Position root(const whist::Question& question) const;
  Position after(const Position& position, int card) const;
};

/// The legal moves, equivalent cards as one.
Moves legal_moves(const Position& position);

}  // namespace WHIST_ENGINE
