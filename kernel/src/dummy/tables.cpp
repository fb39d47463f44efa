// Expectation over what is unseen, by dynamic programming from the last trick up. A level has all sets of so many own cards
// with all sets of the dummy's cards seen since; it is made from the level with one own card less.
//
// The last level of all is left out: with one own card the worth is a mean of numbers that do not depend on the cards
// seen, so that it is a sum over all unseen cards less those seen.
#include <algorithm>
#include <utility>

#include "dummy.hpp"
#include "pile.hpp"
#include "subsets.hpp"

namespace WHIST_ENGINE::dummy {
namespace {

using whist::dummy::Answer;
using whist::dummy::Hand;

/// Lane `kLanes` of each row stands for more tricks than asked about, and is worth nothing.
template <int kLanes, bool kTells>
class Tables {
  static constexpr int kRow = kLanes + 1;
  static constexpr int kRows = kTells ? 2 : 1;
  static constexpr int kState = kRow * kRows;

 public:
  explicit Tables(const Hand& hand) : hand_(hand), piles_(piles_from(hand.trump, hand.hidden, hand.twiddles)) {
    block_ = piles_.nodes.size() * kState;
    int counts[whist::dummy::kMostHand + 1] = {};
    for (unsigned mask = 0; mask < 1u << hand.cards; ++mask) places_[mask] = counts[std::popcount(mask)]++;
    best_.resize(block_);
    turned_.resize(piles_.next.size() * kState);
  }

  Answer solved(std::size_t bytes) {
    Answer out;
    if (needed() > bytes) return out;
    std::vector<float> level = end_level();
    if (hand_.held >= 1) make_last_card(level);
    if (hand_.held == 1) level = last_level();
    for (int size = 2; size <= hand_.held; ++size) level = hand_.replaced ? level_replaced(size, level) : level_of(size, level);
    for (unsigned mask = 0; mask < 1u << hand_.cards; ++mask)
      if (std::popcount(mask) == hand_.held) out.hands.push_back(mask);
    for (const PileNode& node : piles_.nodes) out.states.push_back(node.state);
    for (std::size_t at = 0; at < level.size(); at += kState) {
      out.value.insert(out.value.end(), &level[at], &level[at] + kLanes);
      if constexpr (kTells) out.told.insert(out.told.end(), &level[at] + kRow, &level[at] + kRow + kLanes);
    }
    out.fine = true;
    return out;
  }

 private:
  std::size_t hands_of(int size) const { return kBinomials(hand_.cards, size); }
  std::size_t seen_of(int size) const { return hand_.replaced ? 1 : kBinomials(hand_.pool, hand_.held - size); }
  int unseen_at(int size) const { return hand_.pool - (hand_.held - size); }

  /// The bytes of the two levels that take most, and of the last card's worths.
  std::size_t needed() const {
    std::size_t most = 0;
    for (int size = 2; size <= hand_.held; ++size) {
      std::size_t both = hands_of(size) * seen_of(size);
      if (size > 2) both += hands_of(size - 1) * seen_of(size - 1);
      most = std::max(most, both * block_ * sizeof(float));
    }
    return most + hand_.cards * (hand_.pool + 3) * block_ * sizeof(float);
  }

  /// Every trick judged: a block for the hand without cards.
  std::vector<float> end_level() const {
    std::vector<float> out(block_, 0.0f);
    for (std::size_t s = 0; s < piles_.nodes.size(); ++s) {
      const PileState& state = piles_.nodes[s].state;
      const int end = state.trump == kNoTrump ? kSuits : std::popcount(state.hidden);
      for (int lane = 0; lane < kLanes; ++lane) {
        out[s * kState + lane] = hand_.value[end][lane];
        if constexpr (kTells) out[s * kState + kRow + lane] = hand_.told[lane];
      }
    }
    return out;
  }

  /// The worth of the last card against each of the dummy's.
  void make_last_card(const std::vector<float>& end) {
    const std::size_t all = static_cast<std::size_t>(hand_.cards) * block_;
    last_.assign(all * hand_.pool, 0.0f);
    last_sum_.assign(all, 0.0f);
    for (int led = 0; led < hand_.pool; ++led)
      for (int card = 0; card < hand_.cards; ++card) {
        float* to = &last_[led * all + card * block_];
        add_best(1u << card, led, 1.0f, end.data(), to);
        for (std::size_t i = 0; i < block_; ++i) last_sum_[card * block_ + i] += to[i];
      }
  }

  std::vector<float> last_level() const {
    std::vector<float> out(last_sum_);
    for (float& one : out) one /= static_cast<float>(hand_.pool);
    return out;
  }

  std::vector<float> level_of(int size, const std::vector<float>& below) {
    const std::size_t width = hands_of(size) * block_, width_below = hands_of(size - 1) * block_;
    std::vector<float> out(seen_of(size) * width, 0.0f), buffer(width_below), rest;
    std::uint64_t set = (std::uint64_t{1} << (hand_.held - size)) - 1;
    for (std::size_t number = 0; number < seen_of(size); ++number, set = next_set(set)) {
      const Numbered seen(set);
      if (size == 2) rest = last_less(seen);
      for (int led = 0; led < hand_.pool; ++led) {
        if (seen.has(led)) continue;
        const float* children = below.data() + seen.number_with(led) * width_below;
        if (size == 2) children = last_without(rest, led, buffer);
        for (unsigned mask = 0; mask < 1u << hand_.cards; ++mask)
          if (std::popcount(mask) == size)
            add_best(mask, led, 1.0f, children, &out[number * width + places_[mask] * block_]);
      }
      const float share = 1.0f / static_cast<float>(unseen_at(size));
      for (std::size_t i = 0; i < width; ++i) out[number * width + i] *= share;
    }
    return out;
  }

  /// The same where each card that the dummy turns counts as unseen again: cards of the dummy that differ for none of the
  /// own cards held are counted together.
  std::vector<float> level_replaced(int size, const std::vector<float>& below) {
    std::vector<float> out(hands_of(size) * block_, 0.0f), means;
    const float* children = below.data();
    if (size == 2) means = last_level(), children = means.data();
    const float share = 1.0f / static_cast<float>(hand_.pool);
    for (unsigned mask = 0; mask < 1u << hand_.cards; ++mask) {
      if (std::popcount(mask) != size) continue;
      float* to = &out[places_[mask] * block_];
      for (const auto& [led, count] : alike(mask)) add_best(mask, led, count * share, children, to);
    }
    return out;
  }

  /// A card of each kind that the dummy may turn, and how many there are of the kind: the same own cards may answer it
  /// and win, whatever is trump.
  std::vector<std::pair<int, float>> alike(unsigned mask) const {
    std::vector<std::pair<int, float>> kinds;
    for (int led = 0; led < hand_.pool; ++led) {
      auto same = std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return is_alike(mask, led, kind.first); });
      if (same == kinds.end())
        kinds.emplace_back(led, 1.0f);
      else
        same->second += 1.0f;
    }
    return kinds;
  }

  bool is_alike(unsigned mask, int one, int other) const {
    const unsigned answers = answers_to(mask, one);
    bool same = answers == answers_to(mask, other);
    for (int trump = 0; trump <= kNoTrump; ++trump)
      same = same && ((hand_.beats[trump][one] ^ hand_.beats[trump][other]) & answers) == 0;
    return same;
  }

  unsigned answers_to(unsigned mask, int led) const {
    const unsigned following = mask & hand_.follows[led];
    return following ? following : mask;
  }

  /// The sums of the last card over all cards but those seen.
  std::vector<float> last_less(const Numbered& seen) const {
    std::vector<float> out(last_sum_);
    for (int i = 0; i < seen.size(); ++i) {
      const float* less = &last_[seen.element(i) * out.size()];
      for (std::size_t j = 0; j < out.size(); ++j) out[j] -= less[j];
    }
    return out;
  }

  /// The means of the last card once this card is seen too.
  const float* last_without(const std::vector<float>& rest, int led, std::vector<float>& buffer) const {
    const float share = 1.0f / static_cast<float>(unseen_at(1));
    const float* less = &last_[led * rest.size()];
    for (std::size_t i = 0; i < rest.size(); ++i) buffer[i] = (rest[i] - less[i]) * share;
    return buffer.data();
  }

  /// Adds so much of the worth of the best answer to a card of the dummy, in every state of the side pile. `children`
  /// are the blocks of the hands with one card less.
  void add_best(unsigned mask, int led, float share, const float* children, float* __restrict__ to) {
    bool first = true;
    for (unsigned rest = answers_to(mask, led); rest; rest &= rest - 1) {
      const unsigned bit = rest & -rest;
      const float* child = children + places_[mask ^ bit] * block_;
      unsigned wins = 0;
      for (int trump = 0; trump <= kNoTrump; ++trump) wins |= (hand_.beats[trump][led] & bit ? 1u : 0u) << trump;
      if (hand_.after) turn_after(child, wins);
      take_card(child, wins, first);
      first = false;
    }
    if (!hand_.after) turn_before();
    const float* __restrict__ best = best_.data();
    for (std::size_t i = 0; i < block_; ++i) to[i] += share * best[i];
  }

  /// The means over the card turned by a twiddle after this card, by group of states.
  void turn_after(const float* child, unsigned wins) {
    for (std::size_t group = 0; group < piles_.next.size(); ++group) {
      float sum[2 * kLanes] = {};
      for (int next : piles_.next[group]) {
        const float* __restrict__ from = child + next * kState + (wins >> piles_.nodes[next].state.trump & 1);
        for (int i = 0; i < kLanes; ++i) sum[i] += from[i];
        if constexpr (kTells)
          for (int i = 0; i < kLanes; ++i) sum[kLanes + i] += from[kRow + i];
      }
      const float share = 1.0f / static_cast<float>(piles_.next[group].size());
      float* __restrict__ to = &turned_[group * kState];
      for (int i = 0; i < kLanes; ++i) to[i] = sum[i] * share;
      if constexpr (kTells)
        for (int i = 0; i < kLanes; ++i) to[kRow + i] = sum[kLanes + i] * share;
    }
  }

  void take_card(const float* child, unsigned wins, bool first) {
    for (std::size_t s = 0; s < piles_.nodes.size(); ++s) {
      const PileNode& node = piles_.nodes[s];
      float* __restrict__ to = &best_[s * kState];
      const float* __restrict__ from = child + s * kState + (wins >> node.state.trump & 1);
      if (first) {
        for (int i = 0; i < kLanes; ++i) to[i] = from[i];
        if constexpr (kTells)
          for (int i = 0; i < kLanes; ++i) to[kRow + i] = from[kRow + i];
      } else {
        better(to, from);
      }
      if (hand_.after && node.group >= 0) better(to, &turned_[node.group * kState]);
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
      better(&best_[s * kState], mean);
    }
  }

  void turn_of(int group, float* __restrict__ mean) const {
    std::fill_n(mean, kState, 0.0f);
    for (int next : piles_.next[group])
      for (int i = 0; i < kState; ++i) mean[i] += best_[next * kState + i];
    const float share = 1.0f / static_cast<float>(piles_.next[group].size());
    for (int i = 0; i < kState; ++i) mean[i] *= share;
  }

  /// Takes the other where it is worth more: lane by lane.
  static void better(float* __restrict__ to, const float* __restrict__ other) {
    if constexpr (kTells) {
      for (int i = 0; i < kLanes; ++i) to[kRow + i] = other[i] > to[i] ? other[kRow + i] : to[kRow + i];
    }
    for (int i = 0; i < kLanes; ++i) to[i] = other[i] > to[i] ? other[i] : to[i];
  }

  const Hand& hand_;
  const Piles piles_;
  std::size_t block_;
  int places_[1 << whist::dummy::kMostHand];
  std::vector<float> best_, turned_, last_, last_sum_;
};

}  // namespace

Answer solve(const Hand& hand, std::size_t bytes) {
  if (hand.lanes == 8) return hand.tells ? Tables<8, true>(hand).solved(bytes) : Tables<8, false>(hand).solved(bytes);
  return hand.tells ? Tables<16, true>(hand).solved(bytes) : Tables<16, false>(hand).solved(bytes);
}

}  // namespace WHIST_ENGINE::dummy
