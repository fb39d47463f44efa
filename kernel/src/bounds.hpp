// What can be said of a position between tricks without searching it.
#pragma once

#include "cashing.hpp"
#include "later.hpp"
#include "search.hpp"

namespace WHIST_ENGINE {

/// Whether the side not on lead takes `target` tricks by its trumps alone, however the play goes. Where later tricks are not counted
/// a sure trick may come too late.
inline bool Search::trumps_against(int leader, int target, Cards& why) const {
  if (rules_.beyond != 0) return false;
  const Cards ours = sides_[rules_.maximisers >> leader & 1].dealt;
  const Cards left = in_hands();
  const Cards against = left & trumps_;
  if (sure_trumps(hands_, against & ~ours, against & ours, 2, target, why)) return true;
  if (target != 1 || !(left & trumps_)) return false;
  // The second highest trump, guarded, right behind the highest: it falls to nothing but its own lead.
  const Cards top = highest_bit(left & trumps_);
  const Cards second = (left & trumps_) ^ top;
  if (!second || !(top & ours)) return false;
  const Cards next = highest_bit(second);
  if (next & ours) return false;
  int before = 0, holder = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (hands_[seat] & top) before = seat;
    if (hands_[seat] & next) holder = seat;
  }
  if (rules_.after[before] != holder || count(hands_[holder] & trumps_) < 2) return false;
  why |= next;
  return true;
}

/// The tricks that a side is sure of whoever leads.
inline Later Search::later(bool maximising) const {
  const Cards left = in_hands();
  return Later{hands_, sides_[maximising], sides_[!maximising], left, left & sides_[!maximising].dealt};
}

/// Whether the side that is not on lead takes `target` of the tricks that are left.
template <bool T>
bool Search::taken_against(int leader, int target, int left, Cards& why) const {
  const bool maximising = rules_.maximisers >> leader & 1;
  const bool ruffs = T && (in_hands() & trumps_);
  if (ruffs && trumps_against(leader, target, why)) return true;
  if (target == 1) return later(!maximising).one(left, trumps_, why);
  return !ruffs && later(!maximising).several(left, target, why);
}

/// After a lead: the other side wins it with the highest card of the suit and cashes.
template <bool T>
bool Search::second_bounds(int seat, const Trick& lying, int need, bool& answer, Cards& why) {
  const unsigned leading = rules_.maximisers >> lying.winner & 1;
  const int left = count(hands_[seat]) - rules_.beyond;
  const int target = leading ? left - need + 1 : need;
  const Cards mask = suit_mask(lying.led);
  const Cards top = highest_bit((in_hands() & mask) | bit(lying.best));
  int taker = -1;
  for (int other = 0; other < kSeats; ++other) {
    if (hands_[other] & top) taker = other;
    if constexpr (T)
      if (lying.led != rules_.trump && (rules_.maximisers >> other & 1) == leading && other != lying.winner &&
          (hands_[other] & trumps_) && !(hands_[other] & mask))
        return false;
  }
  if (taker < 0 || (rules_.maximisers >> taker & 1) == leading) return false;
  hands_[lying.winner] |= bit(lying.best);
  Cards reason = top;
  const bool enough = target <= 1 || cashes<T>(hands_, rules_, eyes_[taker], target, reason);
  hands_[lying.winner] ^= bit(lying.best);
  if (!enough) return false;
  why |= reason;
  answer = !leading;
  return true;
}

}  // namespace WHIST_ENGINE
