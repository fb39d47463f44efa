// Worlds drawn at random from all that agree with what is known, each exactly as likely.
#pragma once

#include <cstdint>
#include <vector>

#include "policy.hpp"

namespace policy {

/// So many worlds: by seat the cards `known` and others that it `may_hold`, `counts` in all. Empty if no world fits.
std::vector<Hands> draw_worlds(const Hands& may_hold, const Hands& known, const std::array<int, 4>& counts, std::uint64_t seed,
                               int count);

}  // namespace policy
