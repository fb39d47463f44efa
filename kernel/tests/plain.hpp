// The judge: a search with no pruning but the window, no merging of cards, and a table of exact positions. It shares
// nothing with the kernel but the question.
#pragma once

#include <cstdint>
#include <vector>

#include "../src/question.hpp"

namespace judge {

class Plain {
 public:
  explicit Plain(const whist::Question& question) : q_(question), memo_(std::size_t{1} << 16) {
    const bool away = q_.objective == whist::Objective::kFewest || q_.objective == whist::Objective::kNone;
    for (int seat = 0; seat < 4; ++seat) {
      wants_more_[seat] = ((q_.side >> seat & 1) != 0) != away;
      hands_[seat] = (q_.now >> seat & 1) ? q_.hands[seat] : 0;
    }
    total_ = length(q_.hands[q_.leader]) + (q_.played ? 1 : 0);
    if (q_.objective == whist::Objective::kFirst && q_.target < total_) total_ = q_.target;
  }

  /// True if at least `need` tricks are counted, both sides playing their best.
  bool reaches(int need) {
    if (need <= 0) return true;
    if (need > total_) return false;
    State state{};
    state.leader = q_.leader;
    state.circle = q_.now;
    state.seat = q_.leader;
    for (int i = 0; i < q_.played; ++i) {
      state.cards[i] = q_.table[i];
      state.seats[i] = state.seat;
      state.seat = next(state.seat, state.circle);
    }
    state.played = q_.played;
    return play(state, need, total_);
  }

  int tricks() const { return total_; }
  std::uint64_t nodes() const { return nodes_; }
  /// Set to give up on searches that grow too large; `gave_up` then tells.
  std::uint64_t most_nodes = ~0ULL;
  bool gave_up() const { return nodes_ > most_nodes; }

 private:
  struct State {
    int cards[4];
    int seats[4];
    int played, leader, seat;
    unsigned circle;
  };
  struct Memo {
    std::uint64_t key = 0;
    bool known = false;
    bool value = false;
  };

  static int length(whist::CardSet cards) {
    int n = 0;
    for (; cards; cards &= cards - 1) ++n;
    return n;
  }
  static int next(int seat, unsigned circle) {
    do seat = (seat + 1) % 4;
    while (!(circle >> seat & 1));
    return seat;
  }
  int winner(const State& s) const {
    int best = 0;
    for (int i = 1; i < s.played; ++i) {
      const int suit = s.cards[i] / 16, held = s.cards[best] / 16;
      if (suit == held ? s.cards[i] > s.cards[best] : suit == q_.trump) best = i;
    }
    return s.seats[best];
  }

  bool play(const State& s, int need, int left) {
    if (nodes_ > most_nodes) return false;
    ++nodes_;
    if (s.played == length(s.circle)) return complete(s, need, left);
    if (s.played == 0) {
      const std::uint64_t key = key_of(s, need);
      if (const Memo* memo = find(key)) return memo->value;
      const bool value = try_all(s, need, left);
      if (!gave_up()) put(key, value);
      return value;
    }
    return try_all(s, need, left);
  }

  bool complete(const State& s, int need, int left) {
    const int taker = winner(s);
    need -= static_cast<int>(q_.counts >> taker & 1);
    --left;
    if (need <= 0) return true;
    if (need > left) return false;
    State fresh{};
    fresh.circle = q_.later;
    fresh.leader = (q_.later >> taker & 1) ? taker : next(taker, q_.later);
    fresh.seat = fresh.leader;
    whist::CardSet kept[4];
    for (int seat = 0; seat < 4; ++seat) {
      kept[seat] = hands_[seat];
      if (!(q_.later >> seat & 1)) hands_[seat] = 0;
    }
    const bool value = play(fresh, need, left);
    for (int seat = 0; seat < 4; ++seat) hands_[seat] = kept[seat];
    return value;
  }

  bool try_all(const State& s, int need, int left) {
    const whist::CardSet hand = hands_[s.seat];
    whist::CardSet legal = hand;
    if (s.played) {
      const whist::CardSet following = hand & (whist::CardSet{0x1fff} << (16 * (s.cards[0] / 16)));
      if (following) legal = following;
    }
    for (int card = 63; card >= 0; --card) {
      if (!(legal >> card & 1)) continue;
      State t = s;
      t.cards[t.played] = card;
      t.seats[t.played++] = s.seat;
      t.seat = next(s.seat, s.circle);
      hands_[s.seat] = hand & ~(whist::CardSet{1} << card);
      const bool value = play(t, need, left);
      hands_[s.seat] = hand;
      if (value == wants_more_[s.seat]) return value;
    }
    return !wants_more_[s.seat];
  }

  /// The cards left, with leader and need in the bits no card uses; who holds a card never changes.
  std::uint64_t key_of(const State& s, int need) const {
    std::uint64_t key = hands_[0] | hands_[1] | hands_[2] | hands_[3];
    key |= static_cast<std::uint64_t>(s.leader & 1) << 13 | static_cast<std::uint64_t>(s.leader >> 1) << 14;
    key |= static_cast<std::uint64_t>(need & 7) << 29 | static_cast<std::uint64_t>(need >> 3) << 45;
    key |= static_cast<std::uint64_t>(s.circle == q_.later) << 61;
    return key;
  }
  std::size_t slot(std::uint64_t key) const { return (key * 0x9E3779B97F4A7C15ULL >> 20) & (memo_.size() - 1); }
  const Memo* find(std::uint64_t key) const {
    for (std::size_t i = slot(key); memo_[i].known; i = (i + 1) & (memo_.size() - 1))
      if (memo_[i].key == key) return &memo_[i];
    return nullptr;
  }
  void put(std::uint64_t key, bool value) {
    if (++used_ * 2 > memo_.size()) {
      std::vector<Memo> old(memo_.size() * 2);
      old.swap(memo_);
      for (const Memo& memo : old)
        if (memo.known) place(memo);
    }
    place({key, true, value});
  }
  void place(const Memo& memo) {
    std::size_t i = slot(memo.key);
    while (memo_[i].known) i = (i + 1) & (memo_.size() - 1);
    memo_[i] = memo;
  }

  whist::Question q_;
  whist::CardSet hands_[4];
  bool wants_more_[4];
  int total_ = 0;
  std::uint64_t nodes_ = 0;
  std::vector<Memo> memo_;
  std::size_t used_ = 0;
};

}  // namespace judge
