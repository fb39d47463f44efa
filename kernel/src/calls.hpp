// What the kernel answers, in plain numbers: each binding (src/module.cpp, wasm/exports.cpp) offers these functions as they
// stand here. policy/calls.hpp and dummy/calls.hpp hold the others.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>
#include <vector>

#include "pool.hpp"

namespace whist {

/// A question in the order of `numbers_of` in whistclub/solver/encoding.py.
using Fields = std::array<std::uint64_t, 17>;
/// A card, and the least and the most it can be worth.
using CardBounds = std::tuple<int, int, int>;
/// Problem, least, most, cards, line, nodes, seconds, and true if a limit ended the search.
using Reply = std::tuple<int, int, int, std::vector<CardBounds>, std::vector<int>, std::uint64_t, double, bool>;

std::vector<Reply> solve(Pool& pool, const std::vector<Fields>& questions, bool cards, bool line, std::uint64_t nodes,
                         double seconds);

}  // namespace whist
