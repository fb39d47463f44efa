// The policy's and the beliefs' part of what the kernel answers, in plain numbers. What makes no sense is refused.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <tuple>
#include <vector>

#include "beliefs.hpp"
#include "policy.hpp"

namespace policy {

/// A situation but for the cards played, in the order of `_numbers` in whistclub/players/policy/face.py.
using SituationNumbers = std::array<int, 10>;
using Worlds = std::vector<Hands>;
/// Cards left by seat, who leads, the trump suit, and the tricks taken.
using PlayedOnNumbers = std::tuple<Hands, int, int, int>;
/// Share, slope, and part of turns at which any card is played.
using KindNumbers = std::tuple<double, double, double>;
/// Tables by suit, the one of the best suit, base, factor, most.
using CountNumbers = std::tuple<std::array<int, 4>, int, double, double, double>;
using LadderNumbers = std::tuple<int, int, std::vector<double>>;
using LaidNumbers = std::tuple<std::uint64_t, std::uint64_t, std::vector<double>>;
using WordNumbers = std::tuple<std::vector<std::vector<double>>, int, double, double>;
using BidNumbers = std::tuple<std::vector<LadderNumbers>, std::vector<LaidNumbers>, std::vector<WordNumbers>>;

std::shared_ptr<Policy> policy_of(const std::vector<std::int16_t>& weights);
std::vector<int> play_out(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                          const Worlds& worlds, int card);
std::vector<PlayedOnNumbers> play_on(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                                     const Worlds& worlds, int card, int left);
std::vector<double> log_likelihoods(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                                    const Worlds& worlds, unsigned seats);
std::shared_ptr<PlayReading> read_play(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                                       const Hands& certain, std::uint64_t dealt, unsigned seats,
                                       const std::vector<KindNumbers>& kinds);
/// By card.
std::vector<int> scores(const Policy& policy, const SituationNumbers& situation, const std::vector<int>& played,
                        const Hands& world);

std::shared_ptr<HandCounts> counts_of(const std::vector<double>& tables, const std::vector<CountNumbers>& counts);
/// `play` and `counts` may be none.
std::shared_ptr<Beliefs> beliefs_of(const std::shared_ptr<PlayReading>& play, const std::shared_ptr<HandCounts>& counts,
                                    const std::array<BidNumbers, 4>& bids, const std::array<double, 2>& powers,
                                    const Hands& played, unsigned seats);
std::vector<double> log_chances(Beliefs& beliefs, const Worlds& worlds);
/// Worlds, their weights, and how many independent draws tell as much.
std::tuple<Worlds, std::vector<double>, double> draw(Beliefs& beliefs, const Hands& may_hold, const Hands& known,
                                                     const std::array<int, 4>& counts, std::uint64_t seed, int draws,
                                                     int steps);

}  // namespace policy
