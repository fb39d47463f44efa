// Many questions at once.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "question.hpp"

namespace whist {

/// WebAssembly in a page has one thread, and its library no mutex.
#if defined(__wasm__)
struct OneCall {
  void lock() {}
  void unlock() {}
};
#else
using OneCall = std::mutex;
#endif

/// A pool of solvers, one for each thread. It runs one call at a time; `stop` may come from any thread.
class Pool {
 public:
  static constexpr int kMostThreads = 256;
  /// As many threads as that at most; `bytes` is for all tables together. The pool is not `ready` if memory is short.
  Pool(int threads, std::size_t bytes);
  bool ready() const { return ready_; }
  int threads() const { return static_cast<int>(solvers_.size()); }
  /// Neighbours that can share a table do so. The answers do not depend on the number of threads.
  void solve(const Question* questions, int count, Wants wants, Budget budget, Answer* answers);
  /// Ends the call that is running and every later one, until `go`.
  void stop() { interrupted_.store(true); }
  void go() { interrupted_.store(false); }

 private:
  std::vector<std::unique_ptr<Solver>> solvers_;
  OneCall one_call_;
  std::atomic<bool> interrupted_{false};
  bool ready_ = true;
};

}  // namespace whist
