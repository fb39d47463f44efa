// The Python module: plain numbers in, plain numbers out.
#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <tuple>
#include <vector>

#include "policy/module.hpp"
#include "dummy/face.hpp"
#include "question.hpp"

namespace nb = nanobind;

namespace {

constexpr std::size_t kFields = 17;
constexpr std::uint64_t kMostMasks = 1u << 16;
using Fields = std::array<std::uint64_t, kFields>;
using CardBounds = std::tuple<int, int, int>;
using Reply = std::tuple<int, int, int, std::vector<CardBounds>, std::vector<int>, std::uint64_t, double, bool>;

/// A question from numbers in the order of `numbers_of` in whistclub/solver/encoding.py. A number out of range becomes one that
/// `problem_of` refuses.
whist::Question question_of(const Fields& f) {
  auto number = [&](std::size_t at) { return f[at] < kMostMasks ? static_cast<int>(f[at]) : 1 << 16; };
  whist::Question q{};
  for (std::size_t i = 0; i < 4; ++i) q.hands[i] = f[i];
  q.played = number(4);
  for (std::size_t i = 0; i < 4; ++i) q.table[i] = number(5 + i);
  q.leader = number(9);
  q.now = static_cast<unsigned>(number(10));
  q.later = static_cast<unsigned>(number(11));
  q.side = static_cast<unsigned>(number(12));
  q.counts = static_cast<unsigned>(number(13));
  q.trump = number(14);
  q.objective = static_cast<whist::Objective>(number(15));
  q.target = number(16);
  return q;
}

Reply reply_of(const whist::Answer& answer) {
  std::vector<CardBounds> cards;
  for (int i = 0; i < answer.card_count; ++i)
    cards.emplace_back(answer.cards[i].card, answer.cards[i].value.least, answer.cards[i].value.most);
  std::vector<int> line(answer.line, answer.line + answer.line_length);
  return {static_cast<int>(answer.problem), answer.value.least, answer.value.most, cards, line, answer.nodes,
          answer.seconds, answer.limited};
}

std::vector<Reply> solve(whist::Pool& pool, const std::vector<Fields>& fields, bool cards, bool line, std::uint64_t nodes,
                        double seconds) {
  std::vector<whist::Question> questions;
  for (const Fields& one : fields) questions.push_back(question_of(one));
  std::vector<whist::Answer> answers(questions.size());
  {
    const nb::gil_scoped_release released;
    pool.solve(questions.data(), static_cast<int>(questions.size()), {cards, line}, {nodes, seconds}, answers.data());
  }
  std::vector<Reply> out;
  for (const whist::Answer& answer : answers) out.push_back(reply_of(answer));
  return out;
}

}  // namespace

NB_MODULE(_kernel, m) {
  // A process that ends, or is interrupted, gives all memory back: nobody needs to hear what is still alive then.
  nb::set_leak_warnings(false);
  whist::dummy::add_to(m);
  nb::class_<whist::Pool>(m, "Pool")
      .def("__init__",
           [](whist::Pool* self, int threads, std::size_t bytes) {
             new (self) whist::Pool(threads, bytes);
             if (self->ready()) return;
             self->~Pool();
             throw std::bad_alloc();
           },
           nb::arg("threads"), nb::arg("memory"))
      .def_prop_ro("threads", &whist::Pool::threads)
      .def("stop", &whist::Pool::stop)
      .def("go", &whist::Pool::go)
      .def("solve", &solve, nb::arg("questions"), nb::arg("cards"), nb::arg("line"), nb::arg("nodes"), nb::arg("seconds"));
  add_policy(m);
}
