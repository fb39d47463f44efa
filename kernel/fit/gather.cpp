// Solves random deals and writes down positions in which every move was searched:
//   gather FILE SEED DEALS RATE
// adds those of so many deals, one position in RATE. One deal in eight is of 13 cards, the rest of 7 to 10; each is solved without
// and with trumps, by partners opposite and by neighbours. Leads are taken four times as often as later hands.
#include "gather.hpp"

#include <cstdlib>
#include <memory>

namespace {

constexpr std::size_t kBytes = std::size_t{256} << 20;

whist::Question dealt(judge::Dice& dice) {
  whist::Question question{};
  judge::deal(dice, dice.below(8) ? 7 + dice.below(4) : 13, question);
  question.leader = dice.below(4);
  question.now = question.later = 15;
  question.objective = whist::Objective::kMost;
  return question;
}

void study(whist::Solver& solver, whist::Question question, int trump, unsigned side) {
  question.trump = trump;
  question.side = question.counts = side;
  whist::Answer answer;
  solver.solve(&question, 1, {false, false}, {~std::uint64_t{0}, 0.0}, nullptr, &answer);
}

}  // namespace

int main(int size, char** given) {
  if (size != 5) return std::fputs("gather FILE SEED DEALS RATE\n", stderr), 64;
  const std::uint64_t seed = std::strtoull(given[2], nullptr, 10);
  const int deals = std::atoi(given[3]);
  fit::gathering.out = std::fopen(given[1], "ab");
  fit::gathering.rate = std::atoi(given[4]);
  fit::gathering.dice = judge::Dice{~seed};
  const std::unique_ptr<whist::Solver> solver(whist::make_solver(kBytes));
  if (!fit::gathering.out || fit::gathering.rate < 1 || !solver) return std::fputs("no file, no rate or no memory\n", stderr), 65;
  judge::Dice dice{seed};
  for (int i = 0; i < deals; ++i) {
    const whist::Question question = dealt(dice);
    const int trump = dice.below(4);
    for (const unsigned side : {5u, 3u}) {
      study(*solver, question, 4, side);
      study(*solver, question, trump, side);
    }
  }
  return std::fclose(fit::gathering.out) ? 74 : 0;
}
