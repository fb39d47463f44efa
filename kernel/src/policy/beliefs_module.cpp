// The beliefs' part of the Python module: plain numbers in, plain numbers out.
#include "beliefs_module.hpp"

#include <nanobind/stl/array.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <tuple>

#include "beliefs.hpp"

namespace nb = nanobind;

namespace {

constexpr std::size_t kLanes = 1 << 13, kPlaces = 14 * 14;

using Numbers = std::vector<double>;
using CountNumbers = std::tuple<std::array<int, 4>, int, double, double, double>;
using LadderNumbers = std::tuple<int, int, Numbers>;
using LaidNumbers = std::tuple<std::uint64_t, std::uint64_t, Numbers>;
using WordNumbers = std::tuple<std::vector<Numbers>, int, double, double>;
using BidNumbers = std::tuple<std::vector<LadderNumbers>, std::vector<LaidNumbers>, std::vector<WordNumbers>>;
using KindNumbers = std::tuple<double, double, double>;
using WorldList = std::vector<policy::Hands>;

void check(bool is_right, const char* problem) {
  if (!is_right) throw nb::value_error(problem);
}

std::shared_ptr<policy::HandCounts> counts_of(Numbers tables, const std::vector<CountNumbers>& numbers) {
  check(tables.size() % kLanes == 0, "a table has a number for each set of cards of a suit");
  const int size = static_cast<int>(tables.size() / kLanes);
  std::vector<policy::Count> counts;
  for (const auto& [sums, best, base, factor, most] : numbers) {
    for (const int table : sums) check(table >= 0 && table < size, "there is no such table");
    check(best >= -1 && best < size, "there is no such table");
    counts.push_back({sums, best, base, factor, most});
  }
  return std::make_shared<policy::HandCounts>(std::move(tables), std::move(counts));
}

policy::SeatBids bids_of(const BidNumbers& numbers, std::size_t counts) {
  policy::SeatBids bids;
  for (const auto& [count, start, logs] : std::get<0>(numbers)) {
    check(count >= 0 && static_cast<std::size_t>(count) < counts && !logs.empty(), "a ladder has a count and its chances");
    bids.ladders.push_back({count, start, logs});
  }
  for (const auto& [colour, lower, logs] : std::get<1>(numbers)) {
    check(logs.size() == kPlaces, "a card laid has chances by lower cards and by cards of its colour");
    bids.laid.push_back({colour, lower, logs});
  }
  for (const auto& [weights, place, strays, share] : std::get<2>(numbers)) {
    check(place >= 0 && static_cast<std::size_t>(place) < weights.size(), "the word said is one of the words");
    for (const Numbers& each : weights) check(each.size() == counts + 1, "a word has a weight for 1 and for each count");
    bids.words.push_back({weights, place, strays, share});
  }
  return bids;
}

std::vector<policy::PlayerKind> kinds_of(const std::vector<KindNumbers>& numbers) {
  check(!numbers.empty() && numbers.size() <= policy::kMostPlayerKinds, "there are one to four kinds of player");
  std::vector<policy::PlayerKind> kinds;
  for (const auto& [share, slope, any] : numbers) kinds.push_back({share, slope, any});
  return kinds;
}

policy::Beliefs* beliefs_of(const std::shared_ptr<policy::PlayReading>& play, const std::shared_ptr<policy::HandCounts>& counts,
                            const std::array<BidNumbers, 4>& bids, const std::array<double, 2>& powers, const policy::Hands& played,
                            unsigned seats) {
  policy::BeliefEvidence evidence{play, counts, {}, {powers[0], powers[1]}, played, seats};
  if (counts)
    for (std::size_t seat = 0; seat < 4; ++seat) evidence.bids[seat] = bids_of(bids[seat], counts->size());
  return new policy::Beliefs(std::move(evidence));
}

std::vector<double> log_chances(policy::Beliefs& beliefs, const WorldList& worlds) {
  const nb::gil_scoped_release released;
  std::vector<double> logs;
  for (const policy::Hands& world : worlds) logs.push_back(beliefs.log_chance(world));
  return logs;
}

std::tuple<WorldList, Numbers, double> draw(policy::Beliefs& beliefs, const policy::Hands& may_hold, const policy::Hands& known,
                                            const std::array<int, 4>& counts, std::uint64_t seed, int draws, int steps) {
  check(draws > 0 && steps >= 0, "there are draws, and steps");
  const nb::gil_scoped_release released;
  policy::BelievedWorlds found = beliefs.draw({may_hold, known, counts}, seed, draws, steps);
  return {std::move(found.worlds), std::move(found.weights), found.effective};
}

}  // namespace

std::shared_ptr<policy::PlayReading> read_play(const policy::Policy& policy, const policy::Situation& situation,
                                               const policy::Hands& certain, std::uint64_t dealt, unsigned seats,
                                               const std::vector<KindNumbers>& kinds) {
  return std::shared_ptr<policy::PlayReading>(policy.read_play(situation, {certain, dealt, seats, kinds_of(kinds)}));
}

void add_beliefs(nb::module_& m) {
  nb::class_<policy::PlayReading>(m, "PlayReading");
  nb::class_<policy::HandCounts>(m, "HandCounts").def(nb::new_(&counts_of), nb::arg("tables"), nb::arg("counts"));
  nb::class_<policy::Beliefs>(m, "Beliefs")
      .def(nb::new_(&beliefs_of), nb::arg("play").none(), nb::arg("counts").none(), nb::arg("bids"), nb::arg("powers"), nb::arg("played"),
           nb::arg("seats"))
      .def("log_chances", &log_chances, nb::arg("worlds"))
      .def("draw", &draw, nb::arg("may_hold"), nb::arg("known"), nb::arg("counts"), nb::arg("seed"), nb::arg("draws"), nb::arg("steps"));
}
