// Answers questions by zero-window searches: the value, the value of each card, and a line of best play.
#include <new>

#include "first_guess.hpp"
#include "misere/search.hpp"
#include "position.hpp"
#include "question.hpp"
#include "search.hpp"

namespace WHIST_ENGINE {
namespace {

using whist::Answer;
using whist::Bounds;
using whist::Budget;
using whist::Objective;
using whist::Question;
using whist::Wants;
using Clock = std::chrono::steady_clock;

constexpr double kLongest = 1e9;  // seconds that count as a limit

/// One question, made ready for the search.
struct Task {
  explicit Task(const Question& question) : play(question) {
    const bool away = question.objective == Objective::kFewest || question.objective == Objective::kNone;
    maximisers = (away ? ~question.side : question.side) & 15;
    const unsigned lowest_seat = question.later & (~question.later + 1);
    flipped = !(play.counted & lowest_seat);
  }

  PlayRules play;
  unsigned maximisers;
  /// The search counts the other side's tricks, so that questions about opposite sides share patterns.
  bool flipped;

  bool maximising(int seat) const { return maximisers >> seat & 1; }
};

class ZeroWindowSolver final : public whist::Solver {
 public:
  explicit ZeroWindowSolver(std::size_t bytes) : state_(bytes - bytes / 4), misere_(state_, bytes / 4) {}
  bool ready() const { return state_.ready; }

  void solve(const Question* questions, int count, Wants wants, Budget budget, const std::atomic<bool>* interrupted,
             Answer* answers) override;

 private:
  void begin(const Question& question, const Task& task);
  void answer(const Question& question, const Task& task, Wants wants, Answer& out);
  void answer_verdict(const Question& question, const Task& task, const Position& position, Wants wants, Answer& out);
  bool at_least(const Task& task, const Position& position, int need);
  bool first_trick(const Task& task, const Position& position, int need);
  int guess(const Task& task, const Position& position) const;
  void narrow(const Task& task, const Position& position, int guess, Bounds& bounds);
  void value_cards(const Task& task, const Position& position, const Bounds& whole, Answer& out);
  void judge_cards(const Task& task, const Position& position, int need, bool wanted, Answer& out);
  void find_line(const Task& task, Position position, int value, Answer& out);

  SearchState state_;
  MisereSearch misere_;
  bool misere_begun_ = false;
  int last_value_ = -1;  // of a question of this family before this one, -1 for none
  unsigned last_counted_ = 0;
};

void ZeroWindowSolver::solve(const Question* questions, int count, Wants wants, Budget budget,
                             const std::atomic<bool>* interrupted, Answer* answers) {
  bool begun = false;
  for (int i = 0; i < count; ++i) {
    answers[i] = Answer{};
    answers[i].problem = whist::problem_of(questions[i]);
    if (answers[i].problem != whist::Problem::kFine) continue;
    const auto start = Clock::now();
    Limits limits;
    limits.nodes = budget.nodes;
    limits.interrupted = interrupted;
    if (budget.seconds > 0 && budget.seconds < kLongest)
      limits.end = start + std::chrono::microseconds(static_cast<long long>(budget.seconds * 1e6));
    const Task task(questions[i]);
    set_limits(state_, limits);
    if (!begun && !state_.stopped) begin(questions[i], task), begun = true;
    answer(questions[i], task, wants, answers[i]);
    answers[i].nodes = state_.nodes;
    answers[i].limited = state_.stopped;
    answers[i].seconds = std::chrono::duration<double>(Clock::now() - start).count();
  }
}

void ZeroWindowSolver::begin(const Question& question, const Task& task) {
  last_value_ = -1;
  const PlayRules& play = task.play;
  Rules rules;
  rules.size = play.later.size;
  rules.seats = question.later;
  rules.maximisers = task.flipped ? ~task.maximisers & 15 : task.maximisers;
  rules.counted = task.flipped ? ~play.counted & 15 : play.counted;
  rules.trump = play.trump;
  rules.uncounted = play.uncounted;
  Cards hands[kSeats];
  for (int seat = 0; seat < kSeats; ++seat) {
    rules.after[seat] = play.later.after[seat];
    hands[seat] = question.hands[seat];
  }
  int player = question.leader;
  for (int i = 0; i < question.played; ++i, player = play.now.after[player]) hands[player] |= bit(question.table[i]);
  begin_family(state_, hands, rules);
  rules.maximisers = task.maximisers;
  rules.counted = play.counted;
  misere_begun_ = MisereSearch::fits(rules) && misere_.begin(hands, rules);
}

/// True if at least so many tricks are counted, those taken before this position included.
bool ZeroWindowSolver::at_least(const Task& task, const Position& position, int need) {
  need -= position.taken;
  if (need <= 0) return true;
  if (need > position.tricks) return false;
  const PlayRules& play = task.play;
  if (position.first && play.now.seats != play.later.seats) return first_trick(task, position, need + position.taken);
  if (misere_begun_ && need == 1) return misere_.is_broken(position.hands, position.trick, position.seat);
  const int asked = task.flipped ? position.tricks - need + 1 : need;
  const bool found = position.trick.played ? search_within_trick(state_, position.hands, position.trick, position.seat, asked)
                                           : search_between_tricks(state_, position.hands, position.seat, asked);
  return found != task.flipped;
}

/// Searches a trick in which a seat takes part for the last time card by card. The table begins after it.
bool ZeroWindowSolver::first_trick(const Task& task, const Position& position, int need) {
  if (!position.first) return at_least(task, position, need);
  const Moves moves = legal_moves(position);
  const bool wanted = task.maximising(position.seat);
  for (int i = moves.size - 1; i >= 0; --i) {
    if (first_trick(task, task.play.after(position, moves.list[i].card), need) == wanted) return wanted;
    if (state_.stopped) return false;
  }
  return !wanted;
}

/// The first guess: the value with another leader or target if there is one, else an estimate.
int ZeroWindowSolver::guess(const Task& task, const Position& position) const {
  if (last_value_ < 0) return guess_tricks(position, task.play, task.maximisers);
  return last_counted_ == task.play.counted ? last_value_ : position.tricks - last_value_;
}

/// Searches around a guess until the bounds meet or the search is stopped.
void ZeroWindowSolver::narrow(const Task& task, const Position& position, int guess, Bounds& bounds) {
  while (bounds.least < bounds.most && !state_.stopped) {
    const int need = guess <= bounds.least ? bounds.least + 1 : guess > bounds.most ? bounds.most : guess;
    const bool found = at_least(task, position, need);
    if (state_.stopped) return;
    if (found) bounds.least = need, guess = need + 1;
    else bounds.most = need - 1, guess = need - 1;
  }
}

void ZeroWindowSolver::answer(const Question& question, const Task& task, Wants wants, Answer& out) {
  const Position position = task.play.root(question);
  if (question.objective != Objective::kMost && question.objective != Objective::kFewest)
    return answer_verdict(question, task, position, wants, out);
  out.value = {0, position.tricks};
  narrow(task, position, guess(task, position), out.value);
  const bool exact = out.value.least == out.value.most;
  if (exact) last_value_ = out.value.least, last_counted_ = task.play.counted;
  if (wants.cards) value_cards(task, position, out.value, out);
  if (wants.line && exact && !state_.stopped) find_line(task, position, out.value.least, out);
}

/// A verdict is that of "at least `need`", or for `kNone` its opposite.
void ZeroWindowSolver::answer_verdict(const Question& question, const Task& task, const Position& position, Wants wants,
                                      Answer& out) {
  const bool none = question.objective == Objective::kNone;
  const int need = none ? 1 : question.objective == Objective::kFirst ? position.tricks : question.target;
  const bool found = !state_.stopped && at_least(task, position, need);
  out.value = state_.stopped ? Bounds{0, 1} : Bounds{found != none, found != none};
  if (wants.cards) judge_cards(task, position, need, !none, out);
  if (wants.line && !state_.stopped) find_line(task, position, found ? need : need - 1, out);
}

/// Gives each card of a group of equivalent cards the same value.
void add_group(const Position& position, const Move& move, const Bounds& value, Answer& out) {
  const Cards group = position.hands[position.seat] & move.span();
  for (Cards rest = group; rest; rest &= rest - 1) out.cards[out.card_count++] = {lowest(rest), value};
}

/// The value of each legal card, in the order of their indices.
void ZeroWindowSolver::value_cards(const Task& task, const Position& position, const Bounds& whole, Answer& out) {
  const Moves moves = legal_moves(position);
  const bool max = task.maximising(position.seat);
  for (int i = 0; i < moves.size; ++i) {
    Bounds value = max ? Bounds{0, whole.most} : Bounds{whole.least, position.tricks};
    const Position next = task.play.after(position, moves.list[i].card);
    // The first window asks if the card is as good as the best. That is all for those that are, and the others seldom
    // need more than one window more.
    if (!state_.stopped) narrow(task, next, max ? whole.least : whole.least + 1, value);
    add_group(position, moves.list[i], value, out);
  }
}

void ZeroWindowSolver::judge_cards(const Task& task, const Position& position, int need, bool wanted, Answer& out) {
  const Moves moves = legal_moves(position);
  for (int i = 0; i < moves.size; ++i) {
    Bounds value{0, 1};
    if (!state_.stopped) {
      const bool found = at_least(task, task.play.after(position, moves.list[i].card), need);
      if (!state_.stopped) value = {found == wanted, found == wanted};
    }
    add_group(position, moves.list[i], value, out);
  }
}

/// A line in which each card keeps the value: at least `value` for the maximisers, no more for the others.
void ZeroWindowSolver::find_line(const Task& task, Position position, int value, Answer& out) {
  while (position.tricks > 0 && position.hands[position.seat]) {
    const Moves moves = legal_moves(position);
    const bool max = task.maximising(position.seat);
    int chosen = moves.list[0].card;
    for (int i = 0; i < moves.size; ++i) {
      const Position next = task.play.after(position, moves.list[i].card);
      const bool kept = max ? at_least(task, next, value) : !at_least(task, next, value + 1);
      if (state_.stopped) return;
      if (!kept) continue;
      chosen = moves.list[i].card;
      break;
    }
    out.line[out.line_length++] = chosen;
    position = task.play.after(position, chosen);
  }
}

}  // namespace

whist::Solver* make_solver(std::size_t bytes);
whist::Solver* make_solver(std::size_t bytes) {
  auto* solver = new (std::nothrow) ZeroWindowSolver(bytes);
  if (solver && !solver->ready()) {
    delete solver;
    return nullptr;
  }
  return solver;
}

}  // namespace WHIST_ENGINE
