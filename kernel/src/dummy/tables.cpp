// Expectation over what is unseen, by dynamic programming from the last trick up. A level has all sets of so many own
// cards with all that the dummy can have turned by then; it is made from the level with one own card less. Cards of the
// dummy that are alike for the own cards held count as one kind, so that only how many of each kind were turned
// matters.
#include <algorithm>
#include <bit>
#include <vector>

#include "dummy.hpp"
#include "filling.hpp"
#include "levels.hpp"
#include "pile.hpp"

namespace WHIST_ENGINE::dummy {
namespace {

using whist::dummy::Answer;

template <bool kTells>
void fill(const Hand& hand, const Piles& piles, const Level& below, Level& level) {
  if (level.lanes().count <= 4) return Filling<4, kTells>(hand, piles, below, level).fill();
  if (level.lanes().count <= 8) return Filling<8, kTells>(hand, piles, below, level).fill();
  Filling<16, kTells>(hand, piles, below, level).fill();
}

/// The worths weighed to fill a level, by own cards held, cards seen, kind of the dummy's card, answer, state and lane; told
/// numbers count as well.
std::uint64_t work_of(const Hand& hand, const Level& level) {
  std::uint64_t answers = 0;
  for (const Held& held : level.held()) {
    const Kinds& kinds = held.seen.kinds();
    for (int kind = 0; kind < kinds.size(); ++kind)
      answers += held.seen.count() * std::popcount(answers_to(hand, held.mask, kinds.first(kind)));
  }
  return answers * level.states() * level.lanes().count * (hand.tells ? 2 : 1);
}

/// Every trick judged: the block of the hand without cards.
void make_end(const Hand& hand, const Piles& piles, Level& end) {
  float* to = end.block(0);
  for (std::size_t s = 0; s < end.states(); ++s) {
    const PileNode& node = piles.nodes[s];
    const int left = node.state.trump == kNoTrump ? kSuits : std::popcount(node.state.hidden);
    to = std::copy_n(&hand.value[left][end.lanes().first], end.lanes().count, to) + 1;
    if (hand.tells) to = std::copy_n(&hand.told[end.lanes().first], end.lanes().count, to) + 1;
  }
}

Answer answer_from(const Hand& hand, const Piles& piles, const Level& top) {
  Answer out;
  out.fine = true;
  for (std::size_t s = 0; s < top.states(); ++s) out.states.push_back(piles.nodes[s].state);
  const std::size_t rows = top.held().size() * top.states();
  out.value.assign(rows * hand.lanes, 0.0f);
  if (hand.tells) out.told.assign(rows * hand.lanes, 0.0f);
  const float* from = top.block(0);
  for (std::size_t row = 0; row < rows; ++row) {
    const std::size_t to = row * hand.lanes + top.lanes().first;
    std::copy_n(from, top.lanes().count, &out.value[to]), from += top.row();
    if (hand.tells) std::copy_n(from, top.lanes().count, &out.told[to]), from += top.row();
  }
  for (const Held& held : top.held()) out.hands.push_back(held.mask);
  return out;
}

}  // namespace

Answer solve(const Hand& hand, std::size_t bytes, std::uint64_t work) {
  const Piles piles = piles_from(hand.trump, hand.hidden, hand.twiddles);
  std::vector<Level> levels;
  std::uint64_t weighed = 0;
  for (int cards = 0; cards <= hand.held; ++cards) {
    levels.emplace_back(hand, cards, piles);
    const std::size_t below = cards ? levels[cards - 1].floats() : 0;
    weighed += work_of(hand, levels[cards]);
    if ((below + levels[cards].floats()) * sizeof(float) > bytes || weighed > work) return {};
  }
  if (!levels[0].make_room()) return {};
  make_end(hand, piles, levels[0]);
  for (int cards = 1; cards <= hand.held; ++cards) {
    if (!levels[cards].make_room()) return {};
    hand.tells ? fill<true>(hand, piles, levels[cards - 1], levels[cards])
               : fill<false>(hand, piles, levels[cards - 1], levels[cards]);
    levels[cards - 1].clear();
  }
  return answer_from(hand, piles, levels[hand.held]);
}

}  // namespace WHIST_ENGINE::dummy
