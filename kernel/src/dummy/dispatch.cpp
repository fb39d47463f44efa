// Chooses the build of the engine that suits the processor, and refuses what makes no sense.
#include "dummy.hpp"

#if defined(WHIST_TWO_ENGINES)
namespace engine_v3::dummy { whist::dummy::Answer solve(const whist::dummy::Hand& hand, std::size_t bytes, std::uint64_t work); }
#endif
namespace engine::dummy { whist::dummy::Answer solve(const whist::dummy::Hand& hand, std::size_t bytes, std::uint64_t work); }

namespace whist::dummy {
namespace {

bool makes_sense(const Hand& h) {
  return h.cards >= 0 && h.cards <= kMostHand && h.held >= 0 && h.held <= h.cards && h.pool >= h.held &&
         h.pool <= kMostPool && h.trump >= 0 && h.trump <= kNoTrump && h.hidden < 1u << kSuits && h.turned >= 0 &&
         (h.lanes == 8 || h.lanes == 16) && !(h.trump < kNoTrump && (h.hidden >> h.trump & 1));
}

}  // namespace

Answer solve(const Hand& hand, std::size_t bytes, std::uint64_t work) {
  if (!makes_sense(hand)) return {};
#if defined(WHIST_TWO_ENGINES)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return engine_v3::dummy::solve(hand, bytes, work);
#endif
  return engine::dummy::solve(hand, bytes, work);
}

}  // namespace whist::dummy
