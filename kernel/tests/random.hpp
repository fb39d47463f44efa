// Random questions from a seed.
#pragma once

#include <cstdint>

#include "../src/question.hpp"

namespace judge {

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {  // splitmix64, public domain by Sebastiano Vigna
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
  }
  int below(int n) { return static_cast<int>(next() % static_cast<std::uint64_t>(n)); }

 private:
  std::uint64_t state_;
};

/// Four hands of so many cards, now and then from a few suits or ranks only, so that rare shapes come up.
inline void deal(Dice& dice, int cards, whist::Question& q) {
  int pack[52];
  int size = 0;
  const int suits = cards <= 9 && dice.below(4) == 0 ? 3 : 4;
  for (int suit = 0; suit < suits; ++suit)
    for (int rank = 0; rank < 13; ++rank) pack[size++] = 16 * suit + rank;
  for (int seat = 0; seat < 4; ++seat) {
    q.hands[seat] = 0;
    for (int i = 0; i < cards; ++i) {
      const int at = dice.below(size);
      q.hands[seat] |= whist::CardSet{1} << pack[at];
      pack[at] = pack[--size];
    }
  }
}

inline void seats(Dice& dice, whist::Question& q) {
  q.now = q.later = 15;
  const int kind = dice.below(8);
  if (kind == 0) q.now = q.later = 15u & ~(1u << dice.below(4));
  if (kind == 1) q.later = 15u & ~(1u << dice.below(4));
  q.side = static_cast<unsigned>(dice.below(16));
  q.counts = q.side;
  if (dice.below(6) == 0) q.counts = static_cast<unsigned>(dice.below(16));
  do q.leader = dice.below(4);
  while (!(q.now >> q.leader & 1));
}

/// Plays a few cards of the first trick at random.
inline void begin_trick(Dice& dice, whist::Question& q) {
  int size = 0;
  for (unsigned rest = q.now; rest; rest &= rest - 1) ++size;
  int cards = dice.below(3) == 0 ? dice.below(size) : 0;
  int seat = q.leader;
  for (; cards > 0; --cards) {
    whist::CardSet legal = q.hands[seat];
    if (q.played) {
      const whist::CardSet following = legal & (whist::CardSet{0x1fff} << (16 * (q.table[0] / 16)));
      if (following) legal = following;
    }
    int card;
    do card = dice.below(64);
    while (!(legal >> card & 1));
    q.hands[seat] &= ~(whist::CardSet{1} << card);
    q.table[q.played++] = card;
    do seat = (seat + 1) % 4;
    while (!(q.now >> seat & 1));
  }
}

/// Changes cards of a seat for lower ones of the others, so that it may have a chance to take no trick.
inline void lower(Dice& dice, int seat, int times, whist::Question& q) {
  for (; times > 0; --times) {
    const int other = (seat + 1 + dice.below(3)) % 4, suit = 16 * dice.below(4);
    const whist::CardSet mask = whist::CardSet{0x1fff} << suit, own = q.hands[seat] & mask, theirs = q.hands[other] & mask;
    if (!own || !theirs) continue;
    const whist::CardSet low = theirs & (~theirs + 1), high = whist::CardSet{1} << (63 - __builtin_clzll(own));
    if (low > high) continue;
    q.hands[seat] ^= low ^ high;
    q.hands[other] ^= low ^ high;
  }
}

/// A seat that is to take no trick, or as few as it can, against all others and without trumps.
inline whist::Question misere(Dice& dice, int cards) {
  whist::Question q{};
  deal(dice, cards, q);
  seats(dice, q);
  int seat;
  do seat = dice.below(4);
  while (!(q.later >> seat & 1));
  q.side = q.counts = 1u << seat;
  lower(dice, seat, dice.below(2 + cards), q);
  begin_trick(dice, q);
  q.trump = 4;
  q.objective = dice.below(4) ? whist::Objective::kNone : whist::Objective::kFewest;
  return q;
}

inline whist::Question question(Dice& dice, int cards) {
  whist::Question q{};
  deal(dice, cards, q);
  seats(dice, q);
  begin_trick(dice, q);
  q.trump = dice.below(2) ? 4 : dice.below(4);
  q.objective = static_cast<whist::Objective>(dice.below(5));
  q.target = 1 + dice.below(cards);
  return q;
}

}  // namespace judge
