// One level of the dynamic programming, made from the level with one own card less.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <vector>

#include "dummy.hpp"
#include "kinds.hpp"
#include "levels.hpp"
#include "pile.hpp"

namespace WHIST_ENGINE::dummy {

/// The states that a twiddle leads to, by group, one behind the other.
struct Turns {
  std::vector<int> begins{0}, next;
  std::vector<float> shares;

  explicit Turns(const Piles& piles) {
    for (const std::vector<int>& states : piles.next) {
      next.insert(next.end(), states.begin(), states.end());
      begins.push_back(static_cast<int>(next.size()));
      shares.push_back(1.0f / static_cast<float>(states.size()));
    }
  }
};

/// Rows of kWide lanes are at hand; what stands in the lanes that a level lacks is of no use and goes nowhere.
template <int kWide, bool kTells>
class Filling {
  static constexpr int kRows = kTells ? 2 : 1;
  static constexpr int kState = kWide * kRows;
  static constexpr float kLeast = -1e30f;  // below every worth
  using Vector [[gnu::vector_size(sizeof(float) * kWide)]] = float;

  /// An own card that may be played, by kind of the dummy's card: its kind for the cards left, and the trumps under which
  /// the own card wins, a bit each.
  struct Answering {
    unsigned bit;
    const Held* left;
    std::array<std::uint8_t, kMostPool> kind, wins;
  };

 public:
  Filling(const Hand& hand, const Piles& piles, const Level& below, Level& level)
      : hand_(hand), piles_(piles), turns_(piles), below_(below), level_(level), states_(level.states()) {
    best_.resize(states_ * kState), sum_.resize(states_ * kState);
    turned_.resize((turns_.shares.size() + 1) * kState, kLeast);
    for (std::size_t s = 0; s < states_; ++s) {
      const int group = hand.after ? piles.nodes[s].group : -1;
      groups_.push_back(group < 0 ? static_cast<int>(turns_.shares.size()) : group);
      most_groups_ = std::max(most_groups_, group + 1);
    }
    const int shift = level.lanes().first - below.lanes().first;
    for (unsigned wins = 0; wins < 1u << kTrumps; ++wins)
      for (std::size_t s = 0; s < below.states(); ++s)
        rows_.push_back(static_cast<std::int32_t>(s * kRows * below.row()) + shift +
                        static_cast<int>(wins >> piles.nodes[s].state.trump & 1));
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
      const unsigned bit = rest & -rest;
      Answering card{bit, &below_.of(held.mask ^ bit), {}, {}};
      for (int kind = 0; kind < kinds.size(); ++kind) {
        const int led = kinds.first(kind);
        card.kind[kind] = static_cast<std::uint8_t>(card.left->seen.kinds().of(led));
        unsigned wins = 0;
        for (int trump = 0; trump < kTrumps; ++trump) wins |= (hand_.beats[trump][led] & card.bit ? 1u : 0u) << trump;
        card.wins[kind] = static_cast<std::uint8_t>(wins);
      }
      cards.push_back(card);
    }
    return cards;
  }

  /// The mean over the dummy's next card of the best answer to it.
  void fill_block(const Held& held, const std::vector<Answering>& cards, const Counts& seen, float* to) {
    const Kinds& kinds = held.seen.kinds();
    const std::array<OneMore, whist::dummy::kMostHand> numbers = numbers_below(cards, kinds, seen);
    int unseen = hand_.pool;
    for (int kind = 0; kind < kinds.size(); ++kind) unseen -= seen[kind];
    std::fill(sum_.begin(), sum_.end(), 0.0f);
    for (int kind = 0; kind < kinds.size(); ++kind) {
      const int many = kinds.many(kind) - seen[kind];
      if (many == 0) continue;
      const unsigned answers = answers_to(hand_, held.mask, kinds.first(kind));
      std::fill(best_.begin(), best_.end(), kLeast);
      for (std::size_t i = 0; i < cards.size(); ++i) {
        if (!(answers & cards[i].bit)) continue;
        const std::size_t number = cards[i].left->first + numbers[i].with(cards[i].kind[kind]);
        try_card(below_.block(number), &rows_[cards[i].wins[kind] * below_.states()]);
      }
      if (!hand_.after) turn_before();
      add_best(static_cast<float>(many) / static_cast<float>(unseen));
    }
    for (std::size_t row = 0; row < states_ * kRows; ++row, to += level_.row())
      std::copy_n(&sum_[row * kWide], level_.lanes().count, to);
  }

  std::array<OneMore, whist::dummy::kMostHand> numbers_below(const std::vector<Answering>& cards, const Kinds& kinds,
                                                             const Counts& seen) const {
    std::array<OneMore, whist::dummy::kMostHand> numbers;
    if (hand_.replaced) return numbers;  // the only one of each set of own cards
    for (std::size_t i = 0; i < cards.size(); ++i) {
      Counts counts{};
      for (int kind = 0; kind < kinds.size(); ++kind) counts[cards[i].kind[kind]] += seen[kind];
      numbers[i] = OneMore(cards[i].left->seen, counts);
    }
    return numbers;
  }

  void add_best(float share) {
    float* __restrict__ to = sum_.data();
    const float* __restrict__ best = best_.data();
    for (std::size_t i = 0; i < best_.size(); ++i) to[i] += share * best[i];
  }

  /// Takes this card, and the best of keeping the trump and twiddling after it, where that is worth more. `rows` are the places of the
  /// states' rows, each read from the lane that the trick comes to.
  void try_card(const float* child, const std::int32_t* rows) {
    if (hand_.after) turn_after(child, rows);
    const std::size_t told = below_.row();
    for (std::size_t s = 0; s < states_; ++s) {
      better(&best_[s * kState], child + rows[s], child + rows[s] + told);
      const float* turned = &turned_[groups_[s] * kState];
      better(&best_[s * kState], turned, turned + kWide);
    }
  }

  /// The means over the card turned by a twiddle after this card, by group of states.
  void turn_after(const float* child, const std::int32_t* rows) {
    for (int group = 0; group < most_groups_; ++group) {
      Vector sum{}, told{}, one;
      for (int at = turns_.begins[group]; at < turns_.begins[group + 1]; ++at) {
        const float* from = child + rows[turns_.next[at]];
        read(one, from), sum += one;
        if constexpr (kTells) read(one, from + below_.row()), told += one;
      }
      float* to = &turned_[group * kState];
      write(to, sum * turns_.shares[group]);
      if constexpr (kTells) write(to + kWide, told * turns_.shares[group]);
    }
  }

  /// A twiddle before the card, where it is worth more than any card now. Where a group leads to stands behind all its states.
  void turn_before() {
    std::uint64_t known = 0;
    for (std::size_t s = states_; s-- > 0;) {
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
    for (int i = 0; i < kState; ++i) mean[i] *= turns_.shares[group];
  }

  /// Takes the other where it is worth more: lane by lane.
  static void better(float* to, const float* value, const float* told) {
    Vector one, other;
    read(one, to), read(other, value);
    if constexpr (kTells) {
      Vector one_told, other_told;
      read(one_told, to + kWide), read(other_told, told);
      write(to + kWide, other > one ? other_told : one_told);
    }
    write(to, other > one ? other : one);
  }

  static void read(Vector& to, const float* from) { std::memcpy(&to, from, sizeof to); }
  static void write(float* to, const Vector& from) { std::memcpy(to, &from, sizeof from); }

  const Hand& hand_;
  const Piles& piles_;
  const Turns turns_;
  const Level& below_;
  Level& level_;
  const std::size_t states_;
  int most_groups_ = 0;
  std::vector<int> groups_;  // by state; the last one is worth less than anything
  std::vector<std::int32_t> rows_;
  std::vector<float> best_, sum_, turned_;
};

}  // namespace WHIST_ENGINE::dummy
