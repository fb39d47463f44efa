#include "walk.hpp"

#include <algorithm>
#include <bit>

#include "steady_math.hpp"

namespace policy {

Walk::Walk(Beliefs& beliefs, const Certain& certain, Dice& dice) : beliefs_(beliefs), certain_(certain), dice_(dice) {
  for (std::size_t seat = 0; seat < 4; ++seat)
    if (certain.counts[seat] > std::popcount(certain.known[seat])) seats_.push_back(seat);
}

Walker Walk::begun(const Hands& hands, int origin) {
  Walker walker{hands, {}, origin};
  for (std::size_t seat = 0; seat < 4; ++seat) walker.logs[seat] = beliefs_.log_chance(seat, hands[seat]);
  return walker;
}

void Walk::go(Walker& walker, double power, int steps) {
  if (seats_.size() < 2) return;
  for (int i = 0; i < steps; ++i) {
    Hands hands = walker.hands;
    const int kind = dice_.one_of(4);
    if (kind == 0 && seats_.size() > 2) {
      hand_round(hands);
    } else {
      exchange(hands);
      if (kind == 1) exchange(hands);
    }
    tried(walker, hands, power);
  }
}

std::uint64_t Walk::card_of(const Hands& hands, std::size_t seat) {
  std::uint64_t free = hands[seat] & ~certain_.known[seat];
  for (int skipped = dice_.one_of(std::popcount(free)); skipped; --skipped) free &= free - 1;
  return free & (~free + 1);
}

void Walk::exchange(Hands& hands) {
  const int size = static_cast<int>(seats_.size()), first = dice_.one_of(size);
  const std::size_t one = seats_[static_cast<std::size_t>(first)];
  const std::size_t other = seats_[static_cast<std::size_t>((first + 1 + dice_.one_of(size - 1)) % size)];
  const std::uint64_t both = card_of(hands, one) | card_of(hands, other);
  hands[one] ^= both;
  hands[other] ^= both;
}

void Walk::hand_round(Hands& hands) {
  std::array<std::size_t, 3> ring;
  std::size_t left_out = seats_.size() > 3 ? static_cast<std::size_t>(dice_.one_of(4)) : 3;
  for (std::size_t i = 0, at = 0; i < seats_.size() && at < 3; ++i)
    if (i != left_out) ring[at++] = seats_[i];
  if (dice_.one_of(2)) std::swap(ring[0], ring[1]);
  const std::array<std::uint64_t, 3> cards = {card_of(hands, ring[0]), card_of(hands, ring[1]), card_of(hands, ring[2])};
  for (std::size_t i = 0; i < 3; ++i) hands[ring[i]] ^= cards[i] | cards[(i + 2) % 3];
}

void Walk::tried(Walker& walker, const Hands& hands, double power) {
  for (std::size_t seat = 0; seat < 4; ++seat)
    if (hands[seat] & ~(certain_.may_hold[seat] | certain_.known[seat])) return;
  std::array<double, 4> logs = walker.logs;
  for (const std::size_t seat : seats_)
    if (hands[seat] != walker.hands[seat]) logs[seat] = beliefs_.log_chance(seat, hands[seat]);
  const double gain = power * (logs[0] + logs[1] + logs[2] + logs[3] - walker.log());
  if (gain < 0 && dice_.share() >= steady_exp(std::max(gain, -600.0))) return;
  walker.hands = hands;
  walker.logs = logs;
}

}  // namespace policy
