// Runs a corpus of questions, or random bytes, through a pool of solvers; built with sanitizers it must stay silent.
// fuzz FILE...: each file holds questions as numbers in the order of `_kernel.pyi`, one question a line.
// fuzz --random COUNT SEED: questions of any numbers, most of them refused, and playable ones under small limits.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>
#include <thread>

#include "random.hpp"

namespace {

constexpr std::size_t kBytes = std::size_t{4} << 20;
constexpr std::uint64_t kNodes = 200000;

whist::Question read(const std::string& line) {
  std::istringstream in(line);
  whist::Question q{};
  int objective = 0;
  for (auto& hand : q.hands) in >> hand;
  in >> q.lying;
  for (int& card : q.table) in >> card;
  in >> q.leader >> q.now >> q.later >> q.side >> q.counts >> q.trump >> objective >> q.target;
  q.objective = static_cast<whist::Objective>(objective);
  return q;
}

whist::Question garbage(judge::Dice& dice) {
  whist::Question q{};
  for (auto& hand : q.hands) hand = dice.next() & dice.next() & dice.next();
  q.lying = dice.below(6) - 1;
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
  for (int i = 1; i < argc; ++i) {
    std::ifstream file(argv[i]);
    for (std::string line; std::getline(file, line);)
      if (!line.empty() && line[0] != '#') questions.push_back(read(line));
  }
  return run(questions);
}
