#include "worlds.hpp"

#include <algorithm>
#include <stdexcept>

namespace minnesota {
namespace {

/// The ways to part cards into groups of these sizes.
double divided(const std::array<int, kSeats>& sizes) {
  double ways = 1;
  int so_far = 0;
  for (const int size : sizes) {
    for (int i = 1; i <= size; ++i) ways *= static_cast<double>(++so_far) / i;
  }
  return ways;
}

/// Calls with each way to take `left` cards into the rooms of these seats.
template <class Told>
void for_each_split(unsigned seats, int left, const std::array<int, kSeats>& rooms, std::array<int, kSeats>& taken, int seat,
                    const Told& told) {
  if (seat == kSeats) {
    if (left == 0) told(taken);
    return;
  }
  const int most = seats >> seat & 1 ? std::min(left, rooms[seat]) : 0;
  for (taken[seat] = 0; taken[seat] <= most; ++taken[seat]) for_each_split(seats, left - taken[seat], rooms, taken, seat + 1, told);
  taken[seat] = 0;
}

}  // namespace

Worlds::Worlds(const Rules& rules, const Position& position, int viewer) {
  Cards unseen = bit_of(kCards) - 1;
  for (int seat = 0; seat < kSeats; ++seat) {
    known_[seat] = position.played[seat];
    if (position.is_shown(rules, seat)) known_[seat] |= position.lays[seat];
    if (seat == viewer) known_[seat] = position.dealt[seat];
    rooms_[seat] = kRanks - std::popcount(known_[seat]);
    unseen &= ~known_[seat];
  }
  std::map<unsigned, Cards> by_seats;
  for (Cards rest = unseen; rest; rest &= rest - 1) {
    const Cards card = rest & -rest;
    unsigned seats = 0;
    for (int seat = 0; seat < kSeats; ++seat) seats |= static_cast<unsigned>(seat != viewer && !(position.lacking[seat] & card)) << seat;
    by_seats[seats] |= card;
  }
  for (const auto& [seats, cards] : by_seats) classes_.push_back({seats, cards});
  std::ranges::sort(classes_, {}, [](const Class& one) { return std::popcount(one.seats); });
  counts_.resize(classes_.size());
  splits_.resize(classes_.size());
  if (count(0, rooms_) == 0) throw std::runtime_error("no deal agrees with the view");
}

double Worlds::count(std::size_t from, const Rooms& rooms) {
  if (from == classes_.size()) return 1;
  if (const auto found = counts_[from].find(rooms); found != counts_[from].end()) return found->second;
  double total = 0;
  std::vector<Split> splits;
  Rooms taken{};
  const Class& one = classes_[from];
  for_each_split(one.seats, std::popcount(one.cards), rooms, taken, 0, [&](const Rooms& some) {
    Rooms left = rooms;
    for (int seat = 0; seat < kSeats; ++seat) left[seat] -= some[seat];
    const double ways = divided(some) * count(from + 1, left);
    if (ways == 0) return;
    total += ways;
    splits.push_back({some, total});
  });
  splits_[from][rooms] = std::move(splits);
  return counts_[from][rooms] = total;
}

Hands Worlds::draw(const Chance& chance) const {
  Hands hands = known_;
  Rooms rooms = rooms_;
  for (std::size_t from = 0; from < classes_.size(); ++from) {
    const std::vector<Split>& splits = splits_[from].at(rooms);
    const double wanted = chance() * splits.back().up_to;
    const Split& split = *std::ranges::find_if(splits.begin(), splits.end() - 1, [&](const Split& one) { return wanted < one.up_to; });
    int cards[kCards], left = 0;
    for (Cards rest = classes_[from].cards; rest; rest &= rest - 1) cards[left++] = std::countr_zero(rest);
    for (int seat = 0; seat < kSeats; ++seat) {
      rooms[seat] -= split.taken[seat];
      for (int i = 0; i < split.taken[seat]; ++i) {
        const int at = static_cast<int>(chance() * left);
        hands[seat] |= bit_of(cards[at]);
        cards[at] = cards[--left];
      }
    }
  }
  return hands;
}

}  // namespace minnesota
