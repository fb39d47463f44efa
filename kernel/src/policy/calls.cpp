#include "calls.hpp"

#include "../refusal.hpp"
#include "layout.hpp"

namespace policy {
namespace {

Situation situation_of(const SituationNumbers& n, const std::vector<int>& played) {
  return {static_cast<Aim>(n[0]), static_cast<unsigned>(n[1]), static_cast<unsigned>(n[2]), n[3], static_cast<unsigned>(n[4]),
          static_cast<unsigned>(n[5]), n[6], static_cast<unsigned>(n[7]), n[8] != 0, static_cast<unsigned>(n[9]), played};
}

int size_of(const Worlds& worlds) { return static_cast<int>(worlds.size()); }

}  // namespace

std::shared_ptr<Policy> policy_of(const std::vector<std::int16_t>& weights) {
  check(weights.size() == kWeights, "the number of weights is not that of the policy");
  return std::shared_ptr<Policy>(make_policy(weights.data()));
}

std::vector<int> play_out(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                          const Worlds& worlds, int card) {
  std::vector<int> tricks(worlds.size());
  policy.play_out(situation_of(situation, played), worlds.data(), size_of(worlds), card, tricks.data());
  return tricks;
}

std::vector<PlayedOnNumbers> play_on(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                                     const Worlds& worlds, int card, int left) {
  std::vector<PlayedOn> found(worlds.size());
  policy.play_on(situation_of(situation, played), worlds.data(), size_of(worlds), card, left, found.data());
  std::vector<PlayedOnNumbers> rows;
  for (const PlayedOn& each : found) rows.emplace_back(each.hands, each.leader, each.trump, each.taken);
  return rows;
}

std::vector<double> log_likelihoods(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                                    const Worlds& worlds, unsigned seats) {
  std::vector<double> logs(worlds.size());
  policy.log_likelihoods(situation_of(situation, played), worlds.data(), size_of(worlds), seats, logs.data());
  return logs;
}

std::vector<int> scores(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                        const Hands& world) {
  std::vector<int> found(52);
  policy.scores(situation_of(situation, played), world, found.data());
  return found;
}

std::shared_ptr<PlayReading> read_play(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                                       const Hands& certain, std::uint64_t dealt, unsigned seats,
                                       const std::vector<KindNumbers>& kinds) {
  check(!kinds.empty() && kinds.size() <= kMostPlayerKinds, "there are one to four kinds of player");
  PlayAsked asked{certain, dealt, seats, {}};
  for (const auto& [share, slope, any] : kinds) asked.kinds.push_back({share, slope, any});
  return std::shared_ptr<PlayReading>(policy.read_play(situation_of(situation, played), asked));
}

}  // namespace policy
