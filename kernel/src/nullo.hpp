// What can be said without search where each side wants the other to take the tricks.
#pragma once

#include "search.hpp"

namespace WHIST_ENGINE {

/// Whether the k-th lowest of `own` lies below the k-th lowest of `theirs`, for the first `depth` of them and as far as both go,
/// `own` having lost its lowest `skipped` cards.
inline bool stays_below(Cards own, Cards theirs, int skipped, int depth) {
  for (; skipped > 0; --skipped) own &= own - 1;
  for (; own && theirs && depth > 0; own &= own - 1, theirs &= theirs - 1, --depth)
    if (lowest_bit(own) > lowest_bit(theirs)) return false;
  return true;
}

/// The highest of the lowest cards that these seats hold of a suit, and so the least that can be their best there.
inline Cards forced(const Cards hands[kSeats], unsigned side, Cards mask) {
  Cards most = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cards lowest = side >> seat & 1 ? lowest_bit(hands[seat] & mask) : 0;
    if (lowest > most) most = lowest;
  }
  return most;
}

/// A card of the side that leads `led` now which must win the next trick, where this seat of the others wins the present one: it leads
/// its lowest of another suit, below a hand of the side that still has cards of it then. 0 for none.
inline Cards Search::thrown_in(int seat, Cards led, unsigned side) const {
  Cards found = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    if (mask == led || !(hands_[seat] & mask)) continue;
    const Cards theirs = forced(hands_, rules_.seats & ~side, mask);
    for (int other = 0; other < kSeats; ++other) {
      const Cards own = side >> other & 1 ? hands_[other] & mask : 0;
      // A hand that cannot follow now may throw one card of the suit.
      const bool stays = (own & (own - 1)) || (hands_[other] & led);
      if (own && stays && lowest_bit(own) > theirs && lowest_bit(own) > found) found = lowest_bit(own);
    }
  }
  return found;
}

/// Whether the leader's side takes a trick: whatever suit is led, the others can stay below it, or the one of them that may have to win
/// can throw the lead back at once (`again`: there is a trick after this one). They play their lowest of the suit led.
inline bool Search::takes_one(int leader, unsigned side, bool again, Cards& why) const {
  Cards reason = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    if (!(hands_[leader] & mask)) continue;
    const Cards best = forced(hands_, side, mask);
    const Cards theirs = forced(hands_, rules_.seats & ~side, mask);
    if (theirs < best) {
      if (theirs) reason |= best;
      continue;
    }
    int winner = 0;
    while (!(hands_[winner] & theirs)) ++winner;
    const Cards wins = again ? thrown_in(winner, mask, side) : 0;
    if (!wins) return false;
    reason |= theirs | wins;
  }
  why |= reason;
  return true;
}

/// Whether the leader's side can lose this trick: the others cannot stay below a suit that is led from the bottom.
inline bool Search::loses_now(int leader, unsigned side, Cards& why) const {
  const unsigned others = rules_.seats & ~side;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    if (!(hands_[leader] & mask)) continue;
    const Cards theirs = forced(hands_, others, mask);
    if (theirs > forced(hands_, side, mask)) {
      why |= theirs;
      return true;
    }
  }
  return false;
}

/// Whether the hands of these seats can lose `tricks` of those left: a single one as above, or the next ones. Off lead a hand can if its
/// lowest cards of each suit lie below those of the other side, matched from the bottom, as many as there are such tricks: it plays the
/// highest below the card led and throws its highest elsewhere, and the matching holds. On lead one suit must stay so after its lowest
/// card is led, in every hand of the side. A hand with trumps may be forced to ruff, so it proves nothing.
inline bool Search::all_safe(unsigned side, int leader, int tricks, int left, Cards& why) const {
  Cards mine = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (side >> seat & 1) mine |= hands_[seat];
  if (mine & trumps_) return false;
  const bool leads = side >> leader & 1;
  if (tricks == 1) return leads ? loses_now(leader, side, why) : takes_one(leader, rules_.seats & ~side, left > 1, why);
  const Cards against = in_hands() & ~mine;
  // Most hands fail at the lowest card of some suit: all suits at once.
  const Cards reached = filled_up(against);
  for (int seat = 0; seat < kSeats; ++seat)
    if ((side >> seat & 1) && suits_of(hands_[seat]) != suits_of(hands_[seat] & ~reached)) return false;
  Cards reason = 0;
  bool exits = !leads;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    const Cards theirs = against & mask;
    if (!(mine & mask) || !theirs) continue;
    bool exit = !exits && (hands_[leader] & mask);
    for (int seat = 0; seat < kSeats; ++seat) {
      const Cards own = hands_[seat] & mask;
      if (!(side >> seat & 1) || !own) continue;
      if (!stays_below(own, theirs, 0, tricks)) return false;
      if (exit && !stays_below(own, theirs, 1, tricks - 1)) exit = false;
    }
    if (exit) exits = true;
    reason |= lowest_bit(theirs);
  }
  if (!exits) return false;
  why |= reason;
  return true;
}

/// Whether the leader has only cards that nobody can go over, and so takes every trick.
inline bool Search::stuck(int leader, Cards& why) const {
  if (in_hands() & trumps_ & ~hands_[leader]) return false;
  const Cards own = hands_[leader], rest = in_hands() & ~own;
  if (filled_up(own) & rest) return false;
  // The lowest of each suit that others hold too.
  why |= own & (kAbove - own) & suits_of(rest);
  return true;
}

inline bool Search::nullo_bounds(int leader, int need, int left, bool& answer, Cards& why) const {
  const bool counted = rules_.counted >> leader & 1;
  if (stuck(leader, why)) {
    answer = (counted ? left : 0) >= need;
    return true;
  }
  if (all_safe(rules_.counted, leader, left - need + 1, left, why)) {
    answer = false;
    return true;
  }
  if (all_safe(rules_.maximisers, leader, need, left, why)) {
    answer = true;
    return true;
  }
  return false;
}

}  // namespace WHIST_ENGINE
