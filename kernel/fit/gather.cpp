// Solves random deals and writes down positions in which each move was searched:
//   gather win|lose FILE SEED DEALS RATE
// adds those of so many deals, one position in RATE. To win tricks: one deal in eight is of 13 cards, the rest of 7 to
// 10; each is solved without and with trumps, by partners opposite and by neighbours. To lose them: deals of 7 to 11
// cards, solved by partners opposite without trumps; one in eight with trumps too, by both. Leads are taken four times
// as often as later hands.
#include "gather.hpp"

#include <cstdlib>
#include <cstring>
#include <memory>

namespace {

constexpr std::size_t kBytes = std::size_t{256} << 20;

whist::Question dealt(judge::Dice& dice, int cards, whist::Objective objective) {
  whist::Question question{};
  judge::deal(dice, cards, question);
  question.leader = dice.below(4);
  question.now = question.later = 15;
  question.objective = objective;
  return question;
}

void study(whist::Solver& solver, whist::Question question, int trump, unsigned side) {
  question.trump = trump;
  question.side = question.counts = side;
  whist::Answer answer;
  solver.solve(&question, 1, {false, false}, {~std::uint64_t{0}, 0.0}, nullptr, &answer);
}

void study_winning(whist::Solver& solver, judge::Dice& dice) {
  const int cards = dice.below(8) ? 7 + dice.below(4) : 13;
  const whist::Question question = dealt(dice, cards, whist::Objective::kMost);
  const int trump = dice.below(4);
  for (const unsigned side : {5u, 3u}) {
    study(solver, question, 4, side);
    study(solver, question, trump, side);
  }
}

void study_losing(whist::Solver& solver, judge::Dice& dice) {
  const int cards = 7 + dice.below(5);
  const whist::Question question = dealt(dice, cards, whist::Objective::kFewest);
  study(solver, question, 4, 5);
  if (dice.below(8)) return;
  const int trump = dice.below(4);
  for (const unsigned side : {5u, 3u}) study(solver, question, trump, side);
}

}  // namespace

int main(int size, char** given) {
  if (size != 6) return std::fputs("gather win|lose FILE SEED DEALS RATE\n", stderr), 64;
  const bool losing = !std::strcmp(given[1], "lose");
  const std::uint64_t seed = std::strtoull(given[3], nullptr, 10);
  const int deals = std::atoi(given[4]);
  fit::gathering.out = std::fopen(given[2], "ab");
  fit::gathering.rate = std::atoi(given[5]);
  fit::gathering.dice = judge::Dice{~seed};
  const std::unique_ptr<whist::Solver> solver(whist::make_solver(kBytes));
  if (!fit::gathering.out || fit::gathering.rate < 1 || !solver) return std::fputs("no file, no rate or no memory\n", stderr), 65;
  judge::Dice dice{seed};
  for (int i = 0; i < deals; ++i) losing ? study_losing(*solver, dice) : study_winning(*solver, dice);
  return std::fclose(fit::gathering.out) ? 74 : 0;
}
