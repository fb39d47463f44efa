// The host of the kernel as a plain library.
#include <atomic>
#include <cstdio>
#include <cstdlib>

#include "../src/refusal.hpp"

namespace {
std::atomic<int> stopping{0};
}

extern "C" int whist_stopped() { return stopping.load(std::memory_order_relaxed); }
/// From any thread: ends the search that is running, and every later one until it is called with 0.
extern "C" [[gnu::visibility("default")]] void whist_stop(int is_wanted) { stopping.store(is_wanted); }

/// The façade asks nothing that would be refused.
void refuse(const char* why) {
  std::fprintf(stderr, "whistclub's kernel: %s\n", why);
  std::abort();
}
