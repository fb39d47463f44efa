// Compares the kernel with the plain search on random questions:
//   judge CARDS_FROM CARDS_TO COUNT SEED [MOST_NODES] [all]
// prints the questions that differ and a summary; the exit status is 1 if any does. "all" also compares the value of
// each legal card, and follows the line of best play.
//   judge --misere CARDS_FROM CARDS_TO COUNT SEED [MOST_NODES]
// does so, each card included, for questions about one seat that is to take no trick, or as few as it can.
//   judge --kept FILE
// compares the questions of a file, each of which ends with its value, with that value and with the plain search.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#include "lines.hpp"
#include "plain.hpp"
#include "random.hpp"

namespace {

using whist::Answer;
using whist::Objective;
using whist::Question;

bool is_verdict(const Question& q) { return q.objective != Objective::kMost && q.objective != Objective::kFewest; }

bool holds(const Question& q, const whist::Bounds& value, judge::Plain& plain) {
  if (q.objective == Objective::kAtLeast) return plain.reaches(q.target) == (value.least == 1);
  if (q.objective == Objective::kFirst) return plain.reaches(plain.tricks()) == (value.least == 1);
  if (q.objective == Objective::kNone) return plain.reaches(1) == (value.least == 0);
  return plain.reaches(value.least) && !plain.reaches(value.least + 1);
}

/// The question after one more card; `taken` goes up when that completes a trick that counts, and the target falls.
Question after(const Question& q, int card, int& taken) {
  Question next = q;
  int seat = q.leader, size = 0;
  for (int i = 0; i < q.played; ++i)
    do seat = (seat + 1) % 4;
    while (!(q.now >> seat & 1));
  for (unsigned rest = q.now; rest; rest &= rest - 1) ++size;
  next.hands[seat] &= ~(whist::CardSet{1} << card);
  next.table[next.played++] = card;
  if (next.played < size) return next;
  int best = 0, winner = q.leader;
  seat = q.leader;
  for (int i = 1; i < size; ++i) {
    do seat = (seat + 1) % 4;
    while (!(q.now >> seat & 1));
    const int suit = next.table[i] / 16, held = next.table[best] / 16;
    if (suit == held ? next.table[i] > next.table[best] : suit == q.trump) best = i, winner = seat;
  }
  taken += static_cast<int>(q.counts >> winner & 1);
  next.played = 0;
  next.now = q.later;
  while (!(next.now >> winner & 1)) winner = (winner + 1) % 4;
  next.leader = winner;
  for (int s = 0; s < 4; ++s)
    if (!(next.now >> s & 1)) next.hands[s] = 0;
  return next;
}

bool cards_hold(const Question& q, const Answer& answer, std::uint64_t most) {
  for (int i = 0; i < answer.card_count; ++i) {
    int taken = 0;
    Question next = after(q, answer.cards[i].card, taken);
    judge::Plain plain(next);
    plain.most_nodes = most;
    const int value = answer.cards[i].value.least;
    const int left = [&] { int n = 0; for (auto c = next.hands[next.leader]; c; c &= c - 1) ++n; return n + (next.played > 0); }();
    if (left == 0) {
      if (value != taken) return false;
      continue;
    }
    const bool good = plain.reaches(value - taken) && !plain.reaches(value - taken + 1);
    if (!good && !plain.gave_up()) return false;
  }
  return true;
}

/// The verdict of each card of a seat that may take none of the tricks.
bool verdicts_hold(const Question& q, const Answer& answer, std::uint64_t most) {
  for (int i = 0; i < answer.card_count; ++i) {
    int taken = 0;
    const Question next = after(q, answer.cards[i].card, taken);
    judge::Plain plain(next);
    plain.most_nodes = most;
    const bool none = taken == 0 && !(next.hands[next.leader] | static_cast<unsigned>(next.played) ? plain.reaches(1) : false);
    if (none != (answer.cards[i].value.least == 1) && !plain.gave_up()) return false;
  }
  return true;
}

bool line_holds(const Question& q, const Answer& answer) {
  int taken = 0;
  Question at = q;
  for (int i = 0; i < answer.line_length; ++i) at = after(at, answer.line[i], taken);
  return taken == answer.value.least;
}

int judge_kept(const char* name) {
  std::unique_ptr<whist::Solver> solver(whist::make_solver(std::size_t{64} << 20));
  if (!solver) return 2;
  const std::vector<judge::Kept> all = judge::read_all(name);
  int differ = 0;
  for (const judge::Kept& kept : all) {
    Answer answer;
    solver->solve(&kept.question, 1, {false, false}, {~0ULL, 0}, nullptr, &answer);
    judge::Plain plain(kept.question);
    const bool good = answer.problem == whist::Problem::kFine && answer.value.least == kept.value;
    differ += !good || !holds(kept.question, answer.value, plain);
  }
  std::printf("%zu kept questions: %d differ\n", all.size(), differ);
  return differ != 0 || all.empty();
}

/// One random question: true if the kernel and the plain search agree.
struct Judgement {
  bool agrees;
  bool given_up;  // by the plain search
  Answer answer;
};

Judgement judged(whist::Solver& solver, const Question& q, std::uint64_t most, bool all) {
  Judgement found{false, false, {}};
  const Answer& answer = found.answer;
  solver.solve(&q, 1, {all && (!is_verdict(q) || q.objective == Objective::kNone), all}, {~0ULL, 0}, nullptr, &found.answer);
  if (answer.problem != whist::Problem::kFine) return found;
  judge::Plain plain(q);
  plain.most_nodes = most;
  const bool good = holds(q, answer.value, plain);
  found.given_up = plain.gave_up();
  if (found.given_up) return found;
  found.agrees = good;
  if (good && all && q.objective == Objective::kNone) found.agrees = verdicts_hold(q, answer, most);
  if (good && all && !is_verdict(q)) found.agrees = cards_hold(q, answer, most) && line_holds(q, answer);
  return found;
}

void print(int number, const Question& q, const Answer& answer) {
  std::printf("question %d: problem %d, value %d..%d, objective %d target %d trump %d leader %d played %d ", number,
              static_cast<int>(answer.problem), answer.value.least, answer.value.most, static_cast<int>(q.objective), q.target,
              q.trump, q.leader, q.played);
  std::printf("now %u later %u side %u counts %u\n", q.now, q.later, q.side, q.counts);
  for (int seat = 0; seat < 4; ++seat) std::printf("  %016llx\n", static_cast<unsigned long long>(q.hands[seat]));
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 3 && !std::strcmp(argv[1], "--kept")) return judge_kept(argv[2]);
  const bool misere = argc > 1 && !std::strcmp(argv[1], "--misere");
  if (misere) --argc, ++argv;
  if (argc < 5) return 2;
  const int from = std::atoi(argv[1]), to = std::atoi(argv[2]), count = std::atoi(argv[3]);
  judge::Dice dice(std::strtoull(argv[4], nullptr, 10));
  const std::uint64_t most = argc > 5 ? std::strtoull(argv[5], nullptr, 10) : ~0ULL;
  const bool all = misere || argc > 6;
  std::unique_ptr<whist::Solver> solver(whist::make_solver(std::size_t{64} << 20));
  if (!solver) return 2;
  int differ = 0, given_up = 0, none = 0;
  unsigned long long nodes = 0;
  for (int i = 0; i < count; ++i) {
    const int cards = from + dice.below(to - from + 1);
    const Question q = misere ? judge::misere(dice, cards) : judge::question(dice, cards);
    const Judgement found = judged(*solver, q, most, all);
    nodes += found.answer.nodes;
    given_up += found.given_up;
    none += q.objective == Objective::kNone && found.answer.value.least == 1;
    if (found.agrees || found.given_up) continue;
    if (++differ <= 5) print(i, q, found.answer);
  }
  if (misere) std::printf("%d verdicts that no trick need be taken\n", none);
  std::printf("%d questions of %d to %d cards, seed %s: %d differ, %d given up, %llu nodes\n", count, from, to, argv[4], differ,
              given_up, nodes);
  return differ != 0;
}
