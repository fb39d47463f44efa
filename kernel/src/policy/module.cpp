// Plain numbers in, plain numbers out.
#include "module.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <stdexcept>

#include "beliefs_module.hpp"
#include "drawing.hpp"
#include "layout.hpp"

namespace nb = nanobind;

namespace {

using Numbers = std::array<int, 9>;
using Worlds = std::vector<policy::Hands>;

policy::Situation situation_of(const Numbers& n, std::vector<int> played) {
  return {static_cast<policy::Aim>(n[0]), static_cast<unsigned>(n[1]), static_cast<unsigned>(n[2]), n[3], static_cast<unsigned>(n[4]),
          static_cast<unsigned>(n[5]), n[6], static_cast<unsigned>(n[7]), n[8] != 0, std::move(played)};
}

struct Face {
  std::unique_ptr<policy::Policy> policy;
};

std::vector<int> play_out(const Face& face, const Numbers& numbers, std::vector<int> played, const Worlds& worlds, int card) {
  const policy::Situation situation = situation_of(numbers, std::move(played));
  std::vector<int> tricks(worlds.size());
  const nb::gil_scoped_release released;
  face.policy->play_out(situation, worlds.data(), static_cast<int>(worlds.size()), card, tricks.data());
  return tricks;
}

using Numbered = std::tuple<policy::Hands, int, int, int>;

std::vector<Numbered> play_on(const Face& face, const Numbers& numbers, std::vector<int> played, const Worlds& worlds, int card, int left) {
  const policy::Situation situation = situation_of(numbers, std::move(played));
  std::vector<policy::PlayedOn> found(worlds.size());
  {
    const nb::gil_scoped_release released;
    face.policy->play_on(situation, worlds.data(), static_cast<int>(worlds.size()), card, left, found.data());
  }
  std::vector<Numbered> rows;
  for (const policy::PlayedOn& each : found) rows.emplace_back(each.hands, each.leader, each.trump, each.taken);
  return rows;
}

std::vector<double> log_likelihoods(const Face& face, const Numbers& numbers, std::vector<int> played, const Worlds& worlds,
                                    unsigned seats) {
  const policy::Situation situation = situation_of(numbers, std::move(played));
  std::vector<double> logs(worlds.size());
  const nb::gil_scoped_release released;
  face.policy->log_likelihoods(situation, worlds.data(), static_cast<int>(worlds.size()), seats, logs.data());
  return logs;
}

std::shared_ptr<policy::PlayReading> reading_of(const Face& face, const Numbers& numbers, std::vector<int> played,
                                                const policy::Hands& certain, std::uint64_t dealt, unsigned seats,
                                                const std::vector<std::tuple<double, double, double>>& kinds) {
  return read_play(*face.policy, situation_of(numbers, std::move(played)), certain, dealt, seats, kinds);
}

std::vector<int> scores(const Face& face, const Numbers& numbers, std::vector<int> played, const policy::Hands& world) {
  std::vector<int> found(52);
  face.policy->scores(situation_of(numbers, std::move(played)), world, found.data());
  return found;
}

}  // namespace

void add_policy(nb::module_& m) {
  nb::class_<Face>(m, "Policy")
      .def("__init__",
           [](Face* self, const std::vector<std::int16_t>& weights) {
             if (weights.size() != policy::kWeights) throw nb::value_error("the number of weights is not that of the policy");
             new (self) Face{std::unique_ptr<policy::Policy>(policy::make_policy(weights.data()))};
           },
           nb::arg("weights"))
      .def("play_out", &play_out, nb::arg("situation"), nb::arg("played"), nb::arg("worlds"), nb::arg("card"))
      .def("play_on", &play_on, nb::arg("situation"), nb::arg("played"), nb::arg("worlds"), nb::arg("card"), nb::arg("left"))
      .def("log_likelihoods", &log_likelihoods, nb::arg("situation"), nb::arg("played"), nb::arg("worlds"), nb::arg("seats"))
      .def("read_play", &reading_of, nb::arg("situation"), nb::arg("played"), nb::arg("certain"), nb::arg("dealt"), nb::arg("seats"),
           nb::arg("kinds"))
      .def("scores", &scores, nb::arg("situation"), nb::arg("played"), nb::arg("world"));
  add_beliefs(m);
  m.def("draw_worlds", &policy::draw_worlds, nb::arg("may_hold"), nb::arg("known"), nb::arg("counts"), nb::arg("seed"), nb::arg("count"));
}
