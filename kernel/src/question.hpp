// Questions about a deal and their answers: plain data, the same for every build of the engine.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <vector>

namespace whist {

using CardSet = std::uint64_t;  // suit s (C D H S) in bits 16s..16s+12, two lowest

inline constexpr int kMostCards = 13;

enum class Objective : int { kMost, kFewest, kAtLeast, kNone, kFirst };
enum class Problem : int { kFine, kCards, kSeats, kTrump, kTable, kTarget };

/// A position and what is asked of it. Masks have a bit a seat, N first.
struct Question {
  CardSet hands[4];       // cards not yet played
  int table[4];           // cards on the table by index, in the order played
  int lying;              // how many
  int leader;             // to the trick on the table, or to the next
  unsigned now;           // seats that take part in this trick
  unsigned later;         // and in those after it
  unsigned side;          // seats that play for the side
  unsigned counts;        // seats whose tricks count
  int trump;              // a suit, or 4
  Objective objective;
  int target;             // of kAtLeast and kFirst
};

struct Wants {
  bool cards;  // the value of every legal card
  bool line;   // one line of best play
};

/// What one query may spend; no time limit when `seconds` is not positive.
struct Spend {
  std::uint64_t nodes;
  double seconds;
};

/// The least and the most it can be; of a verdict 0 or 1.
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
/// Whether two questions are about the same cards under the same rules, so that they can share a table.
bool alike(const Question& one, const Question& other);

/// A solver with a table of its own, for one thread at a time.
class Solver {
 public:
  virtual ~Solver() = default;
  /// Questions that are alike, one after another; what was found for one is kept for the next.
  virtual void solve(const Question* questions, int count, Wants wants, Spend spend, const std::atomic<bool>* interrupted,
                     Answer* answers) = 0;
};

/// A solver whose table takes so many bytes at most, in the fastest build this machine runs; null when memory is short.
Solver* make_solver(std::size_t bytes);

/// A pool of solvers, a thread each. One call at a time; `stop` may come from any thread.
class Pool {
 public:
  /// `bytes` is for all tables together. Not `ready` when memory is short.
  Pool(int threads, std::size_t bytes);
  bool ready() const { return ready_; }
  int threads() const { return static_cast<int>(solvers_.size()); }
  /// Neighbours that are alike share a table; the answers do not depend on the number of threads.
  void solve(const Question* questions, int count, Wants wants, Spend spend, Answer* answers);
  /// Ends the call that is running, and every later one until `go`.
  void stop() { interrupted_.store(true); }
  void go() { interrupted_.store(false); }

 private:
  std::vector<std::unique_ptr<Solver>> solvers_;
  std::mutex one_call_;
  std::atomic<bool> interrupted_{false};
  bool ready_ = true;
};

}  // namespace whist
