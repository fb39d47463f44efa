// Chooses the build of the engine that suits the processor, when a solver or a policy is made.
#include "policy/policy.hpp"
#include "question.hpp"

#if defined(WHIST_TWO_ENGINES)
namespace engine_v3 {
whist::Solver* make_solver(std::size_t bytes);
policy::Policy* make_policy(const std::int16_t* weights);
}  // namespace engine_v3
#endif
namespace engine {
whist::Solver* make_solver(std::size_t bytes);
policy::Policy* make_policy(const std::int16_t* weights);
}  // namespace engine

namespace whist {

Solver* make_solver(std::size_t bytes) {
#if defined(WHIST_TWO_ENGINES)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return engine_v3::make_solver(bytes);
#endif
  return engine::make_solver(bytes);
}

}  // namespace whist

namespace policy {

Policy* make_policy(const std::int16_t* weights) {
#if defined(WHIST_TWO_ENGINES)
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2")) return engine_v3::make_policy(weights);
#endif
  return engine::make_policy(weights);
}

}  // namespace policy
