// The solitaires' part of what the kernel answers, in plain numbers.
#pragma once

#include <cstdint>
#include <tuple>
#include <vector>

namespace whist::dummy {

using Numbers = std::vector<int>;
using Worths = std::vector<float>;
/// True if it could be solved; sets of own cards, states of the side pile, and by both the worths and the told numbers.
using Tables = std::tuple<bool, std::vector<unsigned>, std::vector<std::tuple<int, unsigned>>, Worths, Worths>;

Tables tables(const Numbers& numbers, const Numbers& follows, const std::vector<Numbers>& beats,
              const std::vector<Worths>& value, const Worths& told, std::uint64_t bytes, std::uint64_t work);

}  // namespace whist::dummy
