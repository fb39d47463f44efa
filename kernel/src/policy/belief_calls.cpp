// The calls of calls.hpp about beliefs.
#include "../refusal.hpp"
#include "calls.hpp"

namespace policy {
namespace {

constexpr std::size_t kLanes = 1 << 13, kPlaces = 14 * 14;

SeatBids bids_of(const BidNumbers& numbers, std::size_t counts) {
  SeatBids bids;
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
    for (const auto& each : weights) check(each.size() == counts + 1, "a word has a weight for 1 and for each count");
    bids.words.push_back({weights, place, strays, share});
  }
  return bids;
}

}  // namespace

std::shared_ptr<HandCounts> counts_of(const std::vector<double>& tables, const std::vector<CountNumbers>& counts) {
  check(tables.size() % kLanes == 0, "a table has a number for each set of cards of a suit");
  const int size = static_cast<int>(tables.size() / kLanes);
  std::vector<Count> found;
  for (const auto& [sums, best, base, factor, most] : counts) {
    for (const int table : sums) check(table >= 0 && table < size, "there is no such table");
    check(best >= -1 && best < size, "there is no such table");
    found.push_back({sums, best, base, factor, most});
  }
  return std::make_shared<HandCounts>(tables, std::move(found));
}

std::shared_ptr<Beliefs> beliefs_of(const std::shared_ptr<PlayReading>& play, const std::shared_ptr<HandCounts>& counts,
                                    const std::array<BidNumbers, 4>& bids, const std::array<double, 2>& powers,
                                    const Hands& played, unsigned seats) {
  BeliefEvidence evidence{play, counts, {}, {powers[0], powers[1]}, played, seats};
  if (counts)
    for (std::size_t seat = 0; seat < 4; ++seat) evidence.bids[seat] = bids_of(bids[seat], counts->size());
  return std::make_shared<Beliefs>(std::move(evidence));
}

std::vector<double> log_chances(Beliefs& beliefs, const Worlds& worlds) {
  std::vector<double> logs;
  for (const Hands& world : worlds) logs.push_back(beliefs.log_chance(world));
  return logs;
}

std::tuple<Worlds, std::vector<double>, double> draw(Beliefs& beliefs, const Hands& may_hold, const Hands& known,
                                                     const std::array<int, 4>& counts, std::uint64_t seed, int draws,
                                                     int steps) {
  check(draws > 0 && steps >= 0, "there are draws, and steps");
  BelievedWorlds found = beliefs.draw({may_hold, known, counts}, seed, draws, steps);
  return {std::move(found.worlds), std::move(found.weights), found.effective};
}

}  // namespace policy
