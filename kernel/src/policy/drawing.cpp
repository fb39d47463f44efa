// Cards are grouped into classes of equal standing: the seats that may hold them. The table of counts, class by seat,
// is drawn with its multinomial weight; within a class the cards are shuffled. The Python twin draws the same numbers
// in the same order.
#include "drawing.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "dice.hpp"

namespace policy {

namespace {

using Counts = std::array<int, 4>;

struct CardClass {
  std::vector<std::uint64_t> cards;  // each a bit
  unsigned holders;
};

/// One way to share a class out by number, with the ways up to and including it.
struct Share {
  Counts counts;
  Ways up_to;
};

class Drawing {
 public:
  Drawing(const Hands& may_hold, std::uint64_t free) {
    std::array<std::uint64_t, 16> of{};
    for (; free; free &= free - 1) {
      const std::uint64_t card = free & (~free + 1);
      unsigned holders = 0;
      for (std::size_t seat = 0; seat < 4; ++seat) holders |= (may_hold[seat] & card ? 1u : 0u) << seat;
      of[holders] |= card;
    }
    for (unsigned holders = 0; holders < 16; ++holders)
      if (of[holders]) classes_.push_back({bits_of(of[holders]), holders});
    std::stable_sort(classes_.begin(), classes_.end(), [](const CardClass& a, const CardClass& b) {
      return std::popcount(a.holders) < std::popcount(b.holders);
    });
  }

  /// The number of worlds that share out the classes from `at` on.
  Ways ways(std::size_t at, const Counts& rooms) {
    if (at == classes_.size()) return rooms == Counts{};
    const std::vector<Share>& all = shares(at, rooms);
    return all.empty() ? 0 : all.back().up_to;
  }

  void draw(Dice& dice, Counts rooms, Hands& world) {
    for (std::size_t at = 0; at < classes_.size(); ++at) {
      const std::vector<Share>& all = shares(at, rooms);
      const Ways pick = all.size() > 1 ? dice.below(all.back().up_to) : 0;
      const Share& share = *std::find_if(all.begin(), all.end(), [&](const Share& one) { return pick < one.up_to; });
      deal(dice, classes_[at].cards, share.counts, world);
      for (std::size_t seat = 0; seat < 4; ++seat) rooms[seat] -= share.counts[seat];
    }
  }

 private:
  static std::vector<std::uint64_t> bits_of(std::uint64_t cards) {
    std::vector<std::uint64_t> bits;
    for (; cards; cards &= cards - 1) bits.push_back(cards & (~cards + 1));
    return bits;
  }

  static void deal(Dice& dice, std::vector<std::uint64_t> cards, const Counts& counts, Hands& world) {
    for (std::size_t i = cards.size(); i > 1; --i) std::swap(cards[i - 1], cards[static_cast<std::size_t>(dice.below(i))]);
    auto next = cards.begin();
    for (std::size_t seat = 0; seat < 4; ++seat)
      for (int i = 0; i < counts[seat]; ++i) world[seat] |= *next++;
  }

  const std::vector<Share>& shares(std::size_t at, const Counts& rooms) {
    std::uint32_t key = static_cast<std::uint32_t>(at);
    for (const int room : rooms) key = key << 4 | static_cast<std::uint32_t>(room);
    const auto known = shares_.find(key);
    if (known != shares_.end()) return known->second;
    std::vector<Share> found;
    Counts counts{};
    share_out(at, 0, static_cast<int>(classes_[at].cards.size()), 1, rooms, counts, found);
    return shares_.emplace(key, std::move(found)).first->second;
  }

  void share_out(std::size_t at, std::size_t seat, int left, Ways weight, const Counts& rooms, Counts& counts, std::vector<Share>& found) {
    if (seat == 4) {
      if (left) return;
      Counts after;
      for (std::size_t i = 0; i < 4; ++i) after[i] = rooms[i] - counts[i];
      const Ways all = weight * ways(at + 1, after);
      if (all) found.push_back({counts, all + (found.empty() ? Ways{0} : found.back().up_to)});
      return;
    }
    const int most = classes_[at].holders >> seat & 1 ? std::min(left, rooms[seat]) : 0;
    Ways choices = 1;  // of so many cards out of those left
    for (int n = 0; n <= most; ++n) {
      counts[seat] = n;
      share_out(at, seat + 1, left - n, weight * choices, rooms, counts, found);
      choices = choices * static_cast<unsigned>(left - n) / static_cast<unsigned>(n + 1);
    }
    counts[seat] = 0;
  }

  std::vector<CardClass> classes_;
  std::unordered_map<std::uint32_t, std::vector<Share>> shares_;
};

}  // namespace

std::vector<Hands> draw_worlds(const Hands& may_hold, const Hands& known, const std::array<int, 4>& counts, std::uint64_t seed,
                               int count) {
  const std::uint64_t sure = known[0] | known[1] | known[2] | known[3];
  const std::uint64_t free = (may_hold[0] | may_hold[1] | may_hold[2] | may_hold[3]) & ~sure;
  Counts rooms;
  for (std::size_t seat = 0; seat < 4; ++seat) rooms[seat] = counts[seat] - std::popcount(known[seat]);
  const auto [least, most] = std::minmax_element(rooms.begin(), rooms.end());
  if (*least < 0 || *most > 15) return {};
  Drawing drawing(may_hold, free);
  if (!drawing.ways(0, rooms)) return {};
  Dice dice{seed};
  std::vector<Hands> worlds(static_cast<std::size_t>(count), known);
  for (Hands& world : worlds) drawing.draw(dice, rooms, world);
  return worlds;
}

}  // namespace policy
