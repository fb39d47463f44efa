// Questions about a deal and their answers: plain data, the same for every build of the engine.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>

namespace whist {

using CardSet = std::uint64_t;  // suit s (C D H S) in bits 16s..16s+12, two lowest

inline constexpr int kMostCards = 13;

/// The aim of the side: as many of the counted tricks as it can get, as few, at least `target`, none, or each of the first `target`.
enum class Objective : int { kMost, kFewest, kAtLeast, kNone, kFirst };
/// The part of a question that makes no sense; kFine for none.
enum class Problem : int { kFine, kCards, kSeats, kTrump, kTable, kTarget };

/// A position and what is asked of it. Masks have one bit for each seat, N first.
struct Question {
  CardSet hands[4];       // cards not yet played
  int table[4];           // cards on the table by index, in the order played
  int played;             // how many
  int leader;             // to the trick on the table, or to the next
  unsigned now;           // seats that take part in this trick
  unsigned later;         // and in those after it
  unsigned side;          // seats that play for the side
  unsigned counts;        // seats whose tricks count
  int trump;              // a suit, or 4
  Objective objective;
  int target;             // of kAtLeast and kFirst
};

/// The parts of an answer that are wanted in addition to the value.
struct Wants {
  bool cards;  // the value of every legal card
  bool line;   // one line of best play
};

/// The limits of one question; there is no time limit if `seconds` is not positive.
struct Budget {
  std::uint64_t nodes;
  double seconds;
};

/// The least and the most that a value can be; a verdict is 0 or 1.
struct Bounds {
  int least;
  int most;
};

struct CardValue {
  int card;
  Bounds value;
};

struct Answer {
  Problem problem;
  Bounds value;
  CardValue cards[kMostCards];
  int card_count;
  int line[4 * kMostCards];
  int line_length;
  std::uint64_t nodes;
  double seconds;
  bool limited;  // a limit or an interrupt ended the search
};

Problem problem_of(const Question& question);
/// True if two questions are about the same cards under the same rules, so that they can share a table.
bool can_share_table(const Question& one, const Question& other);

/// A solver with a table of its own, used by one thread at a time.
class Solver {
 public:
  virtual ~Solver() = default;
  /// Answers questions that can share a table one after another. The patterns found for one are kept for the next.
  virtual void solve(const Question* questions, int count, Wants wants, Budget budget, const std::atomic<bool>* interrupted,
                     Answer* answers) = 0;
};

/// Makes a solver whose table takes at most so many bytes, in the fastest build this processor runs; null if memory is short.
Solver* make_solver(std::size_t bytes);

}  // namespace whist
