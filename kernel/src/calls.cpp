#include "calls.hpp"

namespace whist {
namespace {

constexpr std::uint64_t kMostMasks = 1u << 16;

/// A question from numbers in the order of `numbers_of` in whistclub/solver/encoding.py. A number out of range becomes one that
/// `problem_of` refuses.
Question question_of(const Fields& f) {
  auto number = [&](std::size_t at) { return f[at] < kMostMasks ? static_cast<int>(f[at]) : 1 << 16; };
  Question q{};
  for (std::size_t i = 0; i < 4; ++i) q.hands[i] = f[i];
  q.played = number(4);
  for (std::size_t i = 0; i < 4; ++i) q.table[i] = number(5 + i);
  q.leader = number(9);
  q.now = static_cast<unsigned>(number(10));
  q.later = static_cast<unsigned>(number(11));
  q.side = static_cast<unsigned>(number(12));
  q.counts = static_cast<unsigned>(number(13));
  q.trump = number(14);
  q.objective = static_cast<Objective>(number(15));
  q.target = number(16);
  return q;
}

Reply reply_of(const Answer& answer) {
  std::vector<CardBounds> cards;
  for (int i = 0; i < answer.card_count; ++i)
    cards.emplace_back(answer.cards[i].card, answer.cards[i].value.least, answer.cards[i].value.most);
  std::vector<int> line(answer.line, answer.line + answer.line_length);
  return {static_cast<int>(answer.problem), answer.value.least, answer.value.most, cards, line, answer.nodes,
          answer.seconds, answer.limited};
}

}  // namespace

std::vector<Reply> solve(Pool& pool, const std::vector<Fields>& fields, bool cards, bool line, std::uint64_t nodes,
                        double seconds) {
  std::vector<Question> questions;
  for (const Fields& one : fields) questions.push_back(question_of(one));
  std::vector<Answer> answers(questions.size());
  pool.solve(questions.data(), static_cast<int>(questions.size()), {cards, line}, {nodes, seconds}, answers.data());
  std::vector<Reply> out;
  for (const Answer& answer : answers) out.push_back(reply_of(answer));
  return out;
}

}  // namespace whist
