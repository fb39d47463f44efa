// Tricks that a side is sure of whoever leads: its highest cards cannot be kept from it for ever.
#pragma once

#include "search.hpp"

namespace WHIST_ENGINE {

/// What the others can take of one suit before this side wins a trick in it, and the card that says so.
struct Held {
  int rounds;
  Cards why;
  int keeper;  // the hand that holds the suit
};

/// How often `theirs` can win a trick of a suit by rank before a hand of this side wins one by playing its cards from the top: as often
/// as its highest cards find partners in a matching with higher ones. Whether a trick is ruffed they may decide after the hand has played,
/// so each of their `ruffs` takes one of its highest cards as well. `longest` is the longest holding of the others.
inline Held held_off(const Cards* ours, int hands, Cards theirs, int longest, int ruffs) {
  Held held{longest, 0, -1};
  for (int i = 0; i < hands; ++i) {
    Cards own = ours[i];
    for (int lost = 0; own && lost - ruffs < held.rounds; ++lost) {
      const Cards top = highest_bit(own);
      const int above = count(theirs & ~((top << 1) - 1));
      if (above + ruffs <= lost) {
        held = {above, top, i};
        break;
      }
      own ^= top;
    }
  }
  return held;
}

/// One side against the rest.
struct Later {
  const Cards* hands;
  const Side& ours;
  const Side& theirs;
  Cards left;     // all cards in hands
  Cards against;  // the others'

  int longest(int suit) const {
    int most = 0;
    for (int i = 0; i < theirs.count; ++i) {
      const int length = count(hands[theirs.seats[i]] & suit_mask(suit));
      if (length > most) most = length;
    }
    return most;
  }

  /// One trick at least, because the others cannot win all. A hand can be made to throw what it keeps when it keeps too much.
  bool one(int tricks, Cards trumps, Cards& why) const {
    Held held[kSuits];
    int lengths[kSuits];
    const int ruffs = count(against & trumps);
    int sum = ruffs;
    if (sum >= tricks) return false;
    for (int suit = 0; suit < kSuits; ++suit) {
      const Cards mask = suit_mask(suit);
      if (trumps & mask) {
        held[suit] = {0, 0, -1};
        lengths[suit] = 0;
        continue;
      }
      Cards own[3];
      for (int i = 0; i < ours.count; ++i) own[i] = hands[ours.seats[i]] & mask;
      lengths[suit] = longest(suit);
      held[suit] = held_off(own, ours.count, against & mask, lengths[suit], ruffs);
      sum += held[suit].rounds;
      if (sum >= tricks) return false;
    }
    int keeps[kSeats] = {};
    Cards reason = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (held[suit].keeper < 0) continue;
      const int more = sum + lengths[suit] - held[suit].rounds;
      if (more < tricks) {
        sum = more;
        continue;
      }
      reason |= held[suit].why;
      ++keeps[held[suit].keeper];
    }
    for (int i = 0; i < ours.count; ++i)
      if (sum > tricks - keeps[i]) return false;
    why |= reason;
    return true;
  }

  /// The highest cards of a suit as far as one hand holds them.
  struct Masters {
    int seat = -1;  // -1 where they are the others', or there are none
    int number = 0;
    int rounds = 0; // after so many they need not be the highest
    Cards own = 0;
  };

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
    found.number = rest ? count(found.own & ~((highest_bit(rest) << 1) - 1)) : count(found.own);
    for (int seat = 0; seat < kSeats; ++seat)
      if (seat != found.seat && count(hands[seat] & mask) > found.rounds) found.rounds = count(hands[seat] & mask);
    if (found.number >= found.rounds) found.number = count(found.own);
    return found;
  }

  /// Whether the masters of one hand, or of two that can reach each other, take `target` tricks: the others can put that off only by
  /// winning tricks in suits without masters, as long as their longest cards there last, and a hand keeps its masters to the end.
  bool several(int tricks, int target, Cards& why) const {
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
    bool together = true;
    for (int seat = 0; seat < kSeats; ++seat)
      for (int other = 0; other < kSeats; ++other)
        if (seat != other && (holders >> seat & 1) && (holders >> other & 1) && !(hands[seat] & reached[other])) together = false;
    if (count(holders) > 2) return false;
    if (together) return claim(found, target, why), true;
    for (; holders; holders &= holders - 1) {
      const int seat = std::countr_zero(holders);
      Masters own[kSuits];
      int alone = put_off, number = 0;
      for (int suit = 0; suit < kSuits; ++suit) {
        if (!found[suit].number) continue;
        if (found[suit].seat == seat) own[suit] = found[suit], number += found[suit].number;
        else alone += longest(suit);
      }
      if (number >= target && alone <= tricks - target) return claim(own, target, why), true;
    }
    return false;
  }

  /// Names the masters that are needed, of each suit one and no more in all than are asked for. That a hand may not be able to keep one
  /// of each to the end does no harm (docs/solver.md).
  void claim(const Masters* found, int target, Cards& why) const {
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
      why |= highest_bit(own);
    }
  }
};

}  // namespace WHIST_ENGINE
