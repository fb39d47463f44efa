// The count of nodes, and with it the limits of a search.
#pragma once

#include "state.hpp"

namespace WHIST_ENGINE {

inline constexpr std::uint64_t kPollEvery = 4096;

#if defined(WHIST_WORDS)
/// Behind the plain binding (kernel/words) the host is asked: a page has no other thread that could set a flag.
#if defined(__wasm__)
extern "C" [[clang::import_module("whist"), clang::import_name("stopped")]] int whist_stopped();
#else
extern "C" int whist_stopped();
#endif
inline bool is_interrupted(const std::atomic<bool>*) { return whist_stopped() != 0; }
#else
inline bool is_interrupted(const std::atomic<bool>* flag) { return flag && flag->load(std::memory_order_relaxed); }
#endif

[[gnu::noinline]] inline bool poll(SearchState& s) {
  if (s.nodes > s.limits.nodes) s.stopped = true;
  if (s.nodes % kPollEvery == 0) {
    if (is_interrupted(s.limits.interrupted)) s.stopped = true;
    const bool timed = s.limits.end != std::chrono::steady_clock::time_point::max();
    if (timed && std::chrono::steady_clock::now() >= s.limits.end) s.stopped = true;
  }
  return s.stopped;
}

/// Counts a node; true if the search has to stop. The clock and the interrupt are looked at only now and then.
inline bool count_node(SearchState& s) {
  ++s.nodes;
  if (s.nodes > s.limits.nodes || s.nodes % kPollEvery == 0) [[unlikely]]
    return poll(s);
  return false;
}

}  // namespace WHIST_ENGINE
