// The kernel without Python: what the Python module offers, through words in memory. A page calls it in WebAssembly, and a
// machine without a compiler and Python's headers as a plain library.
//
// The host writes the arguments where `room` says, calls an export, and finds the reply at `reply`, so many words as the
// export returned. `forget_policy` and its like let go of what a reply gave a number. One call runs at a time.
#include "../src/calls.hpp"
#include "../src/dummy/calls.hpp"
#include "../src/meetings/calls.hpp"
#include "../src/policy/calls.hpp"
#include "../src/policy/drawing.hpp"
#include "words.hpp"

namespace words {
template <>
inline constexpr bool is_kept<policy::Policy> = true;
template <>
inline constexpr bool is_kept<policy::Beliefs> = true;
}  // namespace words

namespace {

using words::Word;

constexpr std::size_t kMostRoom = 1 << 16;  // words kept between calls
std::vector<Word> given, answered;

template <class Function>
std::size_t answer(Function function) {
  answered.clear();
  words::call(function, given.data(), answered);
  if (given.size() > kMostRoom) given = {};
  return answered.size();
}

/// The one pool of solvers, and the memory that it was made for: each call begins with empty tables.
std::unique_ptr<whist::Pool> pool;
std::uint64_t pool_bytes = 0;

std::vector<whist::Reply> solve(std::uint64_t bytes, const std::vector<whist::Fields>& questions, bool cards, bool line,
                                std::uint64_t nodes, double seconds) {
  if (!pool || pool_bytes != bytes) {
    pool.reset();
    pool = std::make_unique<whist::Pool>(1, static_cast<std::size_t>(bytes));
    pool_bytes = bytes;
  }
  if (!pool->ready()) return pool.reset(), std::vector<whist::Reply>{};
  return whist::solve(*pool, questions, cards, line, nodes, seconds);
}

/// The solver's tables make room for these.
whist::dummy::Tables tables(const whist::dummy::Numbers& numbers, const whist::dummy::Numbers& follows,
                            const std::vector<whist::dummy::Numbers>& beats, const std::vector<whist::dummy::Worths>& value,
                            const whist::dummy::Worths& told, std::uint64_t bytes, std::uint64_t work) {
  pool.reset();
  return whist::dummy::tables(numbers, follows, beats, value, told, bytes, work);
}

}  // namespace

#if defined(__wasm__)
#define WHIST_EXPORT(name) extern "C" [[clang::export_name(#name)]]
#else
#define WHIST_EXPORT(name) extern "C" [[gnu::visibility("default")]]
#endif
#define WHIST_CALL(name, function) \
  WHIST_EXPORT(name) std::size_t whist_##name() { return answer(&function); }

WHIST_EXPORT(room) Word* whist_room(std::size_t count) {
  given.resize(count);
  return given.data();
}
WHIST_EXPORT(reply) const Word* whist_reply() { return answered.data(); }

WHIST_CALL(solve, solve)
WHIST_CALL(dummy_tables, tables)
WHIST_CALL(change_meetings, whist::meetings::change)
WHIST_CALL(draw_worlds, policy::draw_worlds)
WHIST_CALL(policy, policy::policy_of)
WHIST_CALL(play_out, policy::play_out)
WHIST_CALL(play_on, policy::play_on)
WHIST_CALL(log_likelihoods, policy::log_likelihoods)
WHIST_CALL(read_play, policy::read_play)
WHIST_CALL(scores, policy::scores)
WHIST_CALL(hand_counts, policy::counts_of)
WHIST_CALL(beliefs, policy::beliefs_of)
WHIST_CALL(log_chances, policy::log_chances)
WHIST_CALL(draw, policy::draw)

WHIST_EXPORT(forget_policy) void whist_forget_policy(std::size_t number) { words::kept<policy::Policy>().forget(number); }
WHIST_EXPORT(forget_play) void whist_forget_play(std::size_t number) { words::kept<policy::PlayReading>().forget(number); }
WHIST_EXPORT(forget_counts) void whist_forget_counts(std::size_t number) { words::kept<policy::HandCounts>().forget(number); }
WHIST_EXPORT(forget_beliefs) void whist_forget_beliefs(std::size_t number) { words::kept<policy::Beliefs>().forget(number); }
