#include "calls.hpp"

#include <cstddef>

#include "dummy.hpp"

namespace whist::dummy {
namespace {

constexpr std::size_t kFields = 11;

/// The numbers in the order of `numbers_of` in whistclub/solver/dummy/tables.py.
bool read(const Numbers& n, const Numbers& follows, const std::vector<Numbers>& beats, Hand& hand) {
  if (n.size() != kFields || beats.size() != kTrumps || follows.size() > kMostPool) return false;
  hand.cards = n[0], hand.held = n[1], hand.pool = static_cast<int>(follows.size()), hand.trump = n[2];
  hand.hidden = static_cast<unsigned>(n[3]), hand.twiddles = n[4], hand.turned = n[5];
  hand.after = n[6] != 0, hand.replaced = n[7] != 0, hand.tells = n[8] != 0, hand.lanes = n[9];
  for (std::size_t i = 0; i < follows.size(); ++i) hand.follows[i] = static_cast<std::uint16_t>(follows[i]);
  for (int trump = 0; trump < kTrumps; ++trump) {
    if (beats[trump].size() != follows.size()) return false;
    for (std::size_t i = 0; i < follows.size(); ++i) hand.beats[trump][i] = static_cast<std::uint16_t>(beats[trump][i]);
  }
  return n[10] == kTrumps;
}

bool read_worth(const std::vector<Worths>& value, const Worths& told, Hand& hand) {
  if (value.size() != kTrumps || told.size() > kMostLanes) return false;
  for (std::size_t lane = 0; lane < told.size(); ++lane) hand.told[lane] = told[lane];
  for (int end = 0; end < kTrumps; ++end) {
    if (value[end].size() > kMostLanes) return false;
    for (std::size_t lane = 0; lane < value[end].size(); ++lane) hand.value[end][lane] = value[end][lane];
  }
  return true;
}

}  // namespace

Tables tables(const Numbers& numbers, const Numbers& follows, const std::vector<Numbers>& beats,
              const std::vector<Worths>& value, const Worths& told, std::uint64_t bytes, std::uint64_t work) {
  Hand hand{};
  if (!read(numbers, follows, beats, hand) || !read_worth(value, told, hand)) return {};
  Answer answer = solve(hand, static_cast<std::size_t>(bytes), work);
  std::vector<std::tuple<int, unsigned>> states;
  for (const PileState& state : answer.states) states.emplace_back(state.trump, state.hidden);
  return {answer.fine, answer.hands, states, answer.value, answer.told};
}

}  // namespace whist::dummy
