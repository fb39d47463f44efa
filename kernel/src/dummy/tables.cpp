// Expectation over what is unseen, by dynamic programming from the last trick up. A level has all sets of so many own cards
// with all that the dummy can have turned by then; it is made from the level with one own card less. Cards of the dummy
// that are alike for the own cards held count as one kind, so that only how many of each kind were turned matters.
#include <algorithm>
#include <utility>

#include "dummy.hpp"
#include "kinds.hpp"
#include "levels.hpp"
#include "pile.hpp"

namespace WHIST_ENGINE::dummy {
namespace {

using whist::dummy::Answer;
using whist::dummy::kMostHand;

/// Fills a level from the one with a card less, with room for kWide lanes in what is at hand.
template <int kWide, bool kTells>
class Filling {
  static constexpr int kRows = kTells ? 2 : 1;
  static constexpr int kState = kWide * kRows;

  /// An own card that may be played: where it leads, whichever card of the dummy it answers.
  struct Answering {
    unsigned bit;
    const Held* left;
    std::array<std::uint8_t, kMostPool> kind;   // of the cards left, by kind of the cards held
    std::array<std::uint8_t, kMostPool> wins;   // a bit for each trump, by kind
  };

 public:
  Filling(const Hand& hand, const Piles& piles, const Level& below, Level& level)
      : hand_(hand), piles_(piles), below_(below), level_(level), shift_(level.lanes().first - below.lanes().first) {
    const std::size_t room = piles.nodes.size() * kState;
    best_.resize(room), sum_.resize(room), turned_.resize(piles.next.size() * kState);
  }

  void fill() {
    for (const Held& held : level_.held()) {
      const std::vector<Answering> cards = answering(held);
      Counts seen = held.seen.first();
      for (std::size_t number = 0; number < held.seen.count(); ++number, held.seen.next(seen))
        fill_block(held, cards, seen, level_.block(held.first + number));
    }
  }

 private:
  std::vector<Answering> answering(const Held& held) const {
    std::vector<Answering> cards;
    const Kinds& kinds = held.seen.kinds();
    for (unsigned rest = held.mask; rest; rest &= rest - 1) {
      Answering card{rest & -rest, nullptr, {}, {}};
      card.left = &below_.of(held.mask ^ card.bit);
      for (int kind = 0; kind < kinds.size(); ++kind) {
        card.kind[kind] = static_cast<std::uint8_t>(card.left->seen.kinds().of(kinds.first(kind)));
        for (int trump = 0; trump < kTrumps; ++trump)
          if (hand_.beats[trump][kinds.first(kind)] & card.bit) card.wins[kind] |= static_cast<std::uint8_t>(1u << trump);
      }
      cards.push_back(card);
    }
    return cards;
  }

  void fill_block(const Held& held, const std::vector<Answering>& cards, const Counts& seen, float* to) {
    std::array<OneMore, kMostHand> numbers;
    const Kinds& kinds = held.seen.kinds();
    int unseen = hand_.pool;
    for (int kind = 0; kind < kinds.size(); ++kind) unseen -= seen[kind];
    if (!hand_.replaced)
      for (std::size_t i = 0; i < cards.size(); ++i) numbers[i] = one_more(cards[i], kinds, seen);
    std::fill(sum_.begin(), sum_.end(), 0.0f);
    for (int kind = 0; kind < kinds.size(); ++kind) {
      const int many = kinds.many(kind) - seen[kind];
      if (many == 0) continue;
      const unsigned answers = answers_to(hand_, held.mask, kinds.first(kind));
      bool first = true;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!(answers & cards[i].bit)) continue;
        const std::size_t number = hand_.replaced ? 0 : numbers[i].with(cards[i].kind[kind]);
        try_card(below_.block(cards[i].left->first + number), cards[i].wins[kind], first);
        first = false;
      }
      if (!hand_.after) turn_before();
      add_best(static_cast<float>(many) / static_cast<float>(unseen));
    }
    store(to);
  }

  static OneMore one_more(const Answering& card, const Kinds& kinds, const Counts& seen) {
    Counts counts{};
    for (int kind = 0; kind < kinds.size(); ++kind) counts[card.kind[kind]] += seen[kind];
    return OneMore(card.left->seen, counts);
  }

  void add_best(float share) {
    float* __restrict__ to = sum_.data();
    const float* __restrict__ best = best_.data();
    for (std::size_t i = 0; i < best_.size(); ++i) to[i] += share * best[i];
  }

  void store(float* to) const {
    const std::size_t lanes = level_.row() - 1;
    for (std::size_t row = 0; row < piles_.nodes.size() * kRows; ++row, to += level_.row())
      std::copy_n(&sum_[row * kWide], lanes, to);
  }

  /// The row of a state after a card, read from the lane it comes to.
  const float* row_of(const float* child, int state, unsigned wins) const {
    return child + state * kRows * below_.row() + static_cast<int>(wins >> piles_.nodes[state].state.trump & 1) + shift_;
  }

  void try_card(const float* child, unsigned wins, bool first) {
    if (hand_.after) turn_after(child, wins);
    const std::size_t told = below_.row();
    for (std::size_t s = 0; s < piles_.nodes.size(); ++s) {
      const PileNode& node = piles_.nodes[s];
      float* __restrict__ to = &best_[s * kState];
      const float* __restrict__ from = row_of(child, static_cast<int>(s), wins);
      if (first)
        copy(to, from, from + told);
      else
        better(to, from, from + told);
      if (hand_.after && node.group >= 0) better(to, &turned_[node.group * kState], &turned_[node.group * kState] + kWide);
    }
  }

  /// The means over the card turned by a twiddle after this card, by group of states.
  void turn_after(const float* child, unsigned wins) {
    for (std::size_t group = 0; group < piles_.next.size(); ++group) {
      float sum[kState] = {};
      for (int next : piles_.next[group]) {
        const float* __restrict__ from = row_of(child, next, wins);
        for (int i = 0; i < kWide; ++i) sum[i] += from[i];
        if constexpr (kTells)
          for (int i = 0; i < kWide; ++i) sum[kWide + i] += from[below_.row() + i];
      }
      const float share = 1.0f / static_cast<float>(piles_.next[group].size());
      float* __restrict__ to = &turned_[group * kState];
      for (int i = 0; i < kState; ++i) to[i] = sum[i] * share;
    }
  }

  /// A twiddle before the card, where it is worth more than any card now. Where a group leads to stands behind all its states.
  void turn_before() {
    std::uint64_t known = 0;
    for (std::size_t s = piles_.nodes.size(); s-- > 0;) {
      const int group = piles_.nodes[s].group;
      if (group < 0) continue;
      float* mean = &turned_[group * kState];
      if (!(known >> group & 1)) turn_of(group, mean);
      known |= std::uint64_t{1} << group;
      better(&best_[s * kState], mean, mean + kWide);
    }
  }

  void turn_of(int group, float* __restrict__ mean) const {
    std::fill_n(mean, kState, 0.0f);
    for (int next : piles_.next[group])
      for (int i = 0; i < kState; ++i) mean[i] += best_[next * kState + i];
    const float share = 1.0f / static_cast<float>(piles_.next[group].size());
    for (int i = 0; i < kState; ++i) mean[i] *= share;
  }

  static void copy(float* __restrict__ to, const float* __restrict__ value, const float* __restrict__ told) {
    for (int i = 0; i < kWide; ++i) to[i] = value[i];
    if constexpr (kTells)
      for (int i = 0; i < kWide; ++i) to[kWide + i] = told[i];
  }

  /// Takes the other where it is worth more: lane by lane.
  static void better(float* __restrict__ to, const float* __restrict__ value, const float* __restrict__ told) {
    if constexpr (kTells) {
      for (int i = 0; i < kWide; ++i) to[kWide + i] = value[i] > to[i] ? told[i] : to[kWide + i];
    }
    for (int i = 0; i < kWide; ++i) to[i] = value[i] > to[i] ? value[i] : to[i];
  }

  const Hand& hand_;
  const Piles& piles_;
  const Level& below_;
  Level& level_;
  const int shift_;
  std::vector<float> best_, sum_, turned_;
};

template <bool kTells>
void fill(const Hand& hand, const Piles& piles, const Level& below, Level& level) {
  if (level.lanes().count <= 4) return Filling<4, kTells>(hand, piles, below, level).fill();
  if (level.lanes().count <= 8) return Filling<8, kTells>(hand, piles, below, level).fill();
  Filling<16, kTells>(hand, piles, below, level).fill();
}

/// Every trick judged: the block of the hand without cards.
void make_end(const Hand& hand, const Piles& piles, Level& end) {
  end.make_room();
  float* to = end.block(0);
  for (const PileNode& node : piles.nodes) {
    const int left = node.state.trump == kNoTrump ? kSuits : std::popcount(node.state.hidden);
    to = std::copy_n(&hand.value[left][end.lanes().first], end.lanes().count, to) + 1;
    if (hand.tells) to = std::copy_n(&hand.told[end.lanes().first], end.lanes().count, to) + 1;
  }
}

Answer answer_from(const Hand& hand, const Piles& piles, const Level& top) {
  Answer out;
  out.fine = true;
  for (const PileNode& node : piles.nodes) out.states.push_back(node.state);
  const std::size_t rows = top.held().size() * piles.nodes.size();
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

Answer solve(const Hand& hand, std::size_t bytes) {
  const Piles piles = piles_from(hand.trump, hand.hidden, hand.twiddles);
  std::vector<Level> levels;
  for (int cards = 0; cards <= hand.held; ++cards) {
    levels.emplace_back(hand, cards, piles.nodes.size());
    const std::size_t below = cards ? levels[cards - 1].floats() : 0;
    if ((below + levels[cards].floats()) * sizeof(float) > bytes) return {};
  }
  make_end(hand, piles, levels[0]);
  for (int cards = 1; cards <= hand.held; ++cards) {
    levels[cards].make_room();
    hand.tells ? fill<true>(hand, piles, levels[cards - 1], levels[cards])
               : fill<false>(hand, piles, levels[cards - 1], levels[cards]);
    levels[cards - 1].clear();
  }
  return answer_from(hand, piles, levels[hand.held]);
}

}  // namespace WHIST_ENGINE::dummy
