// Static bounds: sure tricks, which the side not on lead takes sooner or later, because its highest cards cannot be
// kept from it for ever.
#pragma once

#include "trump_tricks.hpp"

namespace WHIST_ENGINE {

/// The time during which the other side can win all tricks of one suit, and the card of this side that ends it.
struct HeldOff {
  int rounds;
  Cards relevant;
  int keeper;  // the hand with that card, -1 for none
};

/// Rounds of a suit that `theirs` can win before a hand of this side, which plays its cards from the top, wins one: as many as
/// its highest cards find partners in a matching with higher ones. The others may decide to ruff after that hand has played, so
/// each of their `ruffs` takes one of its highest cards as well. `longest` is the longest holding of the others.
inline HeldOff held_off(const Cards* ours, int hands, Cards theirs, int longest, int ruffs) {
  HeldOff held{longest, 0, -1};
  for (int i = 0; i < hands; ++i) {
    Cards own = ours[i];
    for (int lost = 0; own && lost - ruffs < held.rounds; ++lost) {
      const Cards top = highest_bit(own);
      const int above = count(theirs & bits_above(top));
      if (above + ruffs <= lost) {
        held = {above, top, i};
        break;
      }
      own ^= top;
    }
  }
  return held;
}

/// The highest cards of a suit, as far as one hand of this side holds them.
struct Masters {
  int seat = -1;   // -1 where the others hold the highest, or nobody has the suit
  int number = 0;
  int rounds = 0;  // after so many rounds they need not be the highest
  Cards own = 0;   // that hand's cards of the suit
};

/// The sure tricks of one side against the others.
struct SureTricks {
  const Cards* hands;
  const Side& ours;
  const Side& theirs;
  Cards left;     // all cards in hands
  Cards against;  // the others'

  SureTricks(const SearchState& s, bool maximising)
      : hands(s.hands), ours(s.sides[maximising]), theirs(s.sides[!maximising]), left(cards_in_hands(s)),
        against(left & theirs.dealt) {}

  /// True if this side takes at least one of the tricks left, because the others cannot win all of them. The others may have
  /// `trumps`.
  bool take_one(int tricks, Cards trumps, Cards& relevant) const {
    const int ruffs = count(against & trumps);
    HeldOff held[kSuits];
    int lengths[kSuits];
    int most = ruffs;  // tricks that the others can win
    if (most >= tricks) return false;
    for (int suit = 0; suit < kSuits; ++suit) {
      hold_off(suit, trumps, ruffs, held[suit], lengths[suit]);
      most += held[suit].rounds;
      if (most >= tricks) return false;
    }
    return keeps_enough(held, lengths, most, tricks, relevant);
  }

  /// True if the masters of one hand, or of two that can reach each other, take `target` tricks. The others can put that off only
  /// by winning tricks in suits without masters, as long as their longest cards there last; a hand keeps its masters to the end.
  bool take_several(int tricks, int target, Cards& relevant) const {
    Masters found[kSuits];
    int sum = 0, put_off = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      found[suit] = masters_of(suit);
      sum += found[suit].number;
      if (!found[suit].number) put_off += longest(suit);
      if (put_off > tricks - target) return false;
    }
    if (sum < target) return false;
    Cards reached[kSeats] = {};
    unsigned holders = 0;
    for (int suit = 0; suit < kSuits; ++suit)
      if (found[suit].number) reached[found[suit].seat] |= suit_mask(suit), holders |= 1u << found[suit].seat;
    if (count(holders) > 2) return false;
    if (reach_each_other(holders, reached)) return claim(found, target, relevant), true;
    return one_hand_takes(holders, found, tricks, target, put_off, relevant);
  }

  /// The longest holding of the others.
  int longest(int suit) const {
    int most = 0;
    for (int i = 0; i < theirs.count; ++i) {
      const int length = count(hands[theirs.seats[i]] & suit_mask(suit));
      if (length > most) most = length;
    }
    return most;
  }

  void hold_off(int suit, Cards trumps, int ruffs, HeldOff& held, int& length) const {
    const Cards mask = suit_mask(suit);
    if (trumps & mask) {
      held = {0, 0, -1};
      length = 0;
      return;
    }
    Cards own[3];
    for (int i = 0; i < ours.count; ++i) own[i] = hands[ours.seats[i]] & mask;
    length = longest(suit);
    held = held_off(own, ours.count, against & mask, length, ruffs);
  }

  /// True if no hand has to keep cards in so many suits that it must throw one of them. A suit whose holding off is not needed
  /// is left to the others, which saves its relevant rank.
  bool keeps_enough(const HeldOff* held, const int* lengths, int most, int tricks, Cards& relevant) const {
    int keeps[kSeats] = {};
    Cards ranks = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (held[suit].keeper < 0) continue;
      const int more = most + lengths[suit] - held[suit].rounds;
      if (more < tricks) {
        most = more;
        continue;
      }
      ranks |= held[suit].relevant;
      ++keeps[held[suit].keeper];
    }
    for (int i = 0; i < ours.count; ++i)
      if (most > tricks - keeps[i]) return false;
    relevant |= ranks;
    return true;
  }

  Masters masters_of(int suit) const {
    const Cards mask = suit_mask(suit);
    const Cards all = left & mask;
    Masters found;
    if (!all) return found;
    const Cards top = highest_bit(all);
    if (top & against) return found;
    for (int i = 0; i < ours.count; ++i)
      if (hands[ours.seats[i]] & top) found.seat = ours.seats[i];
    found.own = hands[found.seat] & mask;
    const Cards rest = all ^ found.own;
    found.number = rest ? count(found.own & bits_above(highest_bit(rest))) : count(found.own);
    for (int seat = 0; seat < kSeats; ++seat)
      if (seat != found.seat && count(hands[seat] & mask) > found.rounds) found.rounds = count(hands[seat] & mask);
    if (found.number >= found.rounds) found.number = count(found.own);
    return found;
  }

  /// True if each hand with masters has a card of a suit in which the other has masters.
  bool reach_each_other(unsigned holders, const Cards* reached) const {
    bool together = true;
    for (int seat = 0; seat < kSeats; ++seat)
      for (int other = 0; other < kSeats; ++other)
        if (seat != other && (holders >> seat & 1) && (holders >> other & 1) && !(hands[seat] & reached[other]))
          together = false;
    return together;
  }

  /// True if the masters of a single hand are enough, the others putting them off in the other's suits too.
  bool one_hand_takes(unsigned holders, const Masters* found, int tricks, int target, int put_off, Cards& relevant) const {
    for (; holders; holders &= holders - 1) {
      const int seat = std::countr_zero(holders);
      Masters own[kSuits];
      int alone = put_off, number = 0;
      for (int suit = 0; suit < kSuits; ++suit) {
        if (!found[suit].number) continue;
        if (found[suit].seat == seat) own[suit] = found[suit], number += found[suit].number;
        else alone += longest(suit);
      }
      if (number >= target && alone <= tricks - target) return claim(own, target, relevant), true;
    }
    return false;
  }

  /// Makes the masters that are needed relevant: one of each suit, and no more altogether than are asked for. A hand may not be
  /// able to keep one of each to the end, but that does no harm (docs/solver.md).
  void claim(const Masters* found, int target, Cards& relevant) const {
    int suits = 0;
    for (int suit = 0; suit < kSuits; ++suit) suits += found[suit].number > 0;
    int more = target > suits ? target - suits : 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (!found[suit].number) continue;
      int most = 1 + (found[suit].number - 1 < more ? found[suit].number - 1 : more);
      more -= most - 1;
      if (most > found[suit].rounds) most = found[suit].rounds;
      if (most == 0) continue;
      Cards own = found[suit].own;
      for (int k = 1; k < most; ++k) own ^= highest_bit(own);
      relevant |= highest_bit(own);
    }
  }
};

/// True if the side not on lead takes `target` of the `tricks` that are left.
template <bool Trumps>
inline bool has_sure_tricks(const SearchState& s, int leader, int target, int tricks, Cards& relevant) {
  const bool ruffs = Trumps && (cards_in_hands(s) & s.trumps);
  if (ruffs && trumps_against_leader(s, leader, target, relevant)) return true;
  const SureTricks sure(s, !is_maximiser(s, leader));
  if (target == 1) return sure.take_one(tricks, s.trumps, relevant);
  return !ruffs && sure.take_several(tricks, target, relevant);
}

}  // namespace WHIST_ENGINE
