// The dummy's cards in kinds, and the multisets of cards of such kinds, numbered.
// Source of the numbering: D. E. Knuth, The Art of Computer Programming, volume 4A, section 7.2.1.3.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "../cards.hpp"
#include "dummy.hpp"

namespace WHIST_ENGINE::dummy {

using whist::dummy::Hand;
using whist::dummy::kMostPool;
using whist::dummy::kTrumps;

inline unsigned answers_to(const Hand& hand, unsigned held, int led) {
  const unsigned following = held & hand.follows[led];
  return following ? following : held;
}

/// The kinds of the dummy's cards for a set of own cards: of one kind are those that the same own cards may answer and win
/// against, whatever is trump. Cards alike for a set are alike for each smaller set.
class Kinds {
 public:
  Kinds(const Hand& hand, unsigned held) {
    for (int card = 0; card < hand.pool; ++card) {
      int kind = 0;
      while (kind < size_ && !is_alike(hand, held, card, first_[kind])) ++kind;
      if (kind == size_) first_[size_++] = static_cast<std::uint8_t>(card);
      of_[card] = static_cast<std::uint8_t>(kind);
      ++many_[kind];
    }
  }
  int size() const { return size_; }
  int of(int card) const { return of_[card]; }
  int first(int kind) const { return first_[kind]; }
  int many(int kind) const { return many_[kind]; }

 private:
  static bool is_alike(const Hand& hand, unsigned held, int one, int other) {
    const unsigned answers = answers_to(hand, held, one);
    bool same = answers == answers_to(hand, held, other);
    for (int trump = 0; trump < kTrumps; ++trump)
      same = same && ((hand.beats[trump][one] ^ hand.beats[trump][other]) & answers) == 0;
    return same;
  }

  int size_ = 0;
  std::array<std::uint8_t, kMostPool> of_{}, first_{}, many_{};
};

using Counts = std::array<std::uint8_t, kMostPool>;

/// The multisets of so many cards, in the order of their counts, the last kind's first: a number is the number of those before.
class Multisets {
 public:
  Multisets(const Kinds& kinds, int cards) : kinds_(kinds), cards_(cards), before_(kinds.size() * row() * row()) {
    std::vector<std::uint32_t> ways(row(), 0);  // by cards, of the kinds below
    ways[0] = 1;
    for (int kind = 0; kind < kinds.size(); ++kind) {
      std::vector<std::uint32_t> more(row(), 0);
      for (int total = 0; total <= cards; ++total)
        for (int many = 0; many <= std::min(total, kinds.many(kind)); ++many) {
          before_[place(kind, total, many)] = more[total];
          more[total] += ways[total - many];
        }
      ways = more;
    }
    count_ = ways[cards];
  }
  const Kinds& kinds() const { return kinds_; }
  std::size_t count() const { return count_; }

  /// The multisets whose counts above this kind are the same and that have fewer of it, `total` being of it and those below.
  std::uint32_t before(int kind, int total, int many) const { return before_[place(kind, total, many)]; }

  /// The multiset with the number 0.
  Counts first() const {
    Counts counts{};
    fill(counts, cards_);
    return counts;
  }

  /// The multiset with the next number: one more of the lowest kind that can take it from those below.
  void next(Counts& counts) const {
    int below = 0;
    for (int kind = 0; kind < kinds_.size(); ++kind) {
      if (below > 0 && counts[kind] < kinds_.many(kind)) {
        ++counts[kind];
        std::fill_n(counts.begin(), kind, std::uint8_t{0});
        return fill(counts, below - 1);
      }
      below += counts[kind];
    }
  }

 private:
  std::size_t row() const { return static_cast<std::size_t>(cards_) + 1; }
  std::size_t place(int kind, int total, int many) const { return (kind * row() + total) * row() + many; }

  void fill(Counts& counts, int cards) const {
    for (int kind = 0; cards > 0; ++kind) {
      const int taken = std::min(cards, kinds_.many(kind));
      counts[kind] = static_cast<std::uint8_t>(taken);
      cards -= taken;
    }
  }

  Kinds kinds_;
  int cards_;
  std::size_t count_ = 0;
  std::vector<std::uint32_t> before_;
};

/// The numbers, among the multisets of one card more, of a multiset with a card of each kind added.
class OneMore {
 public:
  OneMore() = default;
  OneMore(const Multisets& larger, const Counts& counts) {
    const Kinds& kinds = larger.kinds();
    int total = 0;
    std::uint32_t low = 0;
    for (int kind = 0; kind < kinds.size(); ++kind) {
      total += counts[kind];
      const bool fits = counts[kind] < kinds.many(kind);
      with_[kind] = low + (fits ? larger.before(kind, total + 1, counts[kind] + 1) : 0);
      low += larger.before(kind, total, counts[kind]);
    }
    std::uint32_t high = 0;
    for (int kind = kinds.size(); kind-- > 0;) {
      with_[kind] += high;
      high += larger.before(kind, total + 1, counts[kind]);
      total -= counts[kind];
    }
  }
  std::uint32_t with(int kind) const { return with_[kind]; }

 private:
  std::array<std::uint32_t, kMostPool> with_{};
};

}  // namespace WHIST_ENGINE::dummy
