// Answers many questions with several threads. Each thread takes the next group of questions that share a table.
#include "pool.hpp"

#include <algorithm>
#include <functional>
#include <thread>

namespace whist {

Pool::Pool(int threads, std::size_t bytes) {
  threads = std::clamp(threads, 1, kMostThreads);
  for (int i = 0; i < threads; ++i) {
    solvers_.emplace_back(make_solver(bytes / static_cast<std::size_t>(threads)));
    if (!solvers_.back()) ready_ = false;
  }
}

void Pool::solve(const Question* questions, int count, Wants wants, Budget budget, Answer* answers) {
  const std::lock_guard<OneCall> held(one_call_);
  std::vector<int> starts;
  for (int i = 0; i < count; ++i)
    if (i == 0 || !can_share_table(questions[i - 1], questions[i])) starts.push_back(i);
  starts.push_back(count);
  const std::size_t groups = starts.size() - 1;
  std::atomic<std::size_t> next{0};
  auto work = [&](Solver& solver) {
    for (std::size_t g = next.fetch_add(1); g < groups; g = next.fetch_add(1))
      solver.solve(questions + starts[g], starts[g + 1] - starts[g], wants, budget, &interrupted_, answers + starts[g]);
  };
#if defined(__wasm__)
  work(*solvers_[0]);
#else
  std::vector<std::thread> others;
  for (std::size_t i = 1; i < solvers_.size() && i < groups; ++i) others.emplace_back(work, std::ref(*solvers_[i]));
  work(*solvers_[0]);
  for (std::thread& one : others) one.join();
#endif
}

}  // namespace whist
