// Runs a corpus of questions, or random bytes, through a pool of solvers; built with sanitizers it must stay silent.
// fuzz FILE...: each file holds questions as `lines.hpp` reads them.
// fuzz --random COUNT SEED: questions of any numbers, most of them refused, and playable ones under small limits.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

#include "../src/pool.hpp"
#include "lines.hpp"
#include "random.hpp"

namespace {

constexpr std::size_t kBytes = std::size_t{4} << 20;
constexpr std::uint64_t kNodes = 200000;

whist::Question garbage(judge::Dice& dice) {
  whist::Question q{};
  for (auto& hand : q.hands) hand = dice.next() & dice.next() & dice.next();
  q.played = dice.below(6) - 1;
  for (int& card : q.table) card = dice.below(80) - 8;
  q.leader = dice.below(6) - 1;
  q.now = static_cast<unsigned>(dice.below(18));
  q.later = static_cast<unsigned>(dice.below(18));
  q.side = static_cast<unsigned>(dice.below(18));
  q.counts = static_cast<unsigned>(dice.below(18));
  q.trump = dice.below(7) - 1;
  q.objective = static_cast<whist::Objective>(dice.below(5));
  q.target = dice.below(20) - 3;
  return q;
}

bool sane(const whist::Answer& a) {
  if (a.problem != whist::Problem::kFine) return true;
  return a.value.least <= a.value.most && a.value.least >= 0 && a.value.most <= 13 && a.card_count <= 13 && a.line_length <= 52;
}

int run(const std::vector<whist::Question>& questions) {
  whist::Pool pool(2, kBytes);
  if (!pool.ready()) return 2;
  std::vector<whist::Answer> answers(questions.size());
  std::thread stopper([&] { pool.stop(); pool.go(); });
  pool.solve(questions.data(), static_cast<int>(questions.size()), {true, true}, {kNodes, 10.0}, answers.data());
  stopper.join();
  int wrong = 0;
  for (const whist::Answer& answer : answers) wrong += !sane(answer);
  std::printf("%zu questions, %d wrong\n", questions.size(), wrong);
  return wrong != 0;
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<whist::Question> questions;
  if (argc == 4 && !std::strcmp(argv[1], "--random")) {
    judge::Dice dice(std::strtoull(argv[3], nullptr, 10));
    for (int i = std::atoi(argv[2]); i > 0; --i)
      questions.push_back(dice.below(2) ? garbage(dice) : judge::question(dice, 1 + dice.below(13)));
    return run(questions);
  }
  for (int i = 1; i < argc; ++i)
    for (const judge::Kept& kept : judge::read_all(argv[i])) questions.push_back(kept.question);
  return run(questions);
}
