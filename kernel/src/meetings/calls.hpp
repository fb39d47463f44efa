// Who meets whom over the rounds of an evening of many tables, made more even by simulated annealing.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

namespace whist::meetings {

using Rounds = std::vector<std::vector<int>>;
/// The rounds as they are in the end, the best on the way, what these cost, and the state of the dice.
using Changed = std::tuple<Rounds, Rounds, std::int64_t, std::uint64_t>;

/// `rounds` has the people, from 0, of each round, four a table in the order N, E, S, W; those before `first` stay.
/// `partner` and `opponent` are the prices of the first, second, third ... meeting of two. Each of `heats` is for so many
/// `steps`, and has for each cost below its size the chance, of 2^32, that a change which costs so much is made. It ends
/// early at a cost of `goal`.
Changed change(const Rounds& rounds, int people, int first, const std::vector<int>& partner,
               const std::vector<int>& opponent, const std::vector<std::vector<std::uint64_t>>& heats, std::int64_t steps,
               std::int64_t goal, std::uint64_t dice);

}  // namespace whist::meetings
