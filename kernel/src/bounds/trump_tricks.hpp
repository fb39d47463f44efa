// Static bounds: tricks that a side takes by the rank of its trumps, however the play goes.
//
// Like all static bounds these add the relevant ranks of what they prove to `relevant`: the set of cards such that any
// position of the same shape, in which each suit looks the same from the top down to the lowest of them, has the same
// answer.
#pragma once

#include "../state.hpp"

namespace WHIST_ENGINE {

/// True if the trumps of one hand take `target` tricks for its side. A trump that takes none is beaten by another trump of the
/// other side, so those that find no partner in a matching with higher ones are enough. Ranks below the relevant ones are taken
/// at their worst.
inline bool outlasts(Cards hand, Cards against, int target, Cards& relevant) {
  int rest = count(hand), higher = count(against);
  if (rest - higher >= target) return true;
  int sure = 0, pending = 0;
  while (hand) {
    const Cards top = highest_bit(hand | against);
    if (hand & top) {
      hand ^= top;
      --rest;
      if (pending) --pending, --higher;
      else ++sure;
    } else {
      against ^= top;
      ++pending;
    }
    if (sure + (rest > higher ? rest - higher : 0) >= target) return relevant |= top, true;
    if (sure + rest < target) return false;
  }
  return false;
}

/// True if a side's trumps `mine` take `target` tricks against the trumps `against`. The highest trumps of up to `together` hands
/// are added up. Those of two hands fall on one trick only when one hand has nothing else left, and a side that leads its other
/// winners first may bring that about itself. Those of three hands may fall on one trick at any time.
inline bool sure_trumps(const Cards* hands, Cards mine, Cards against, int together, int target, Cards& relevant) {
  if (count(mine) < target) return false;
  int longest = 0, holders = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const int length = count(hands[seat] & mine);
    longest = length > longest ? length : longest;
    holders += length > 0;
  }
  if (longest < target) return false;
  Cards tops = against ? mine & bits_above(highest_bit(against)) : mine;
  if (holders <= together && count(tops) >= target) {
    for (int i = 1; i < target; ++i) tops ^= highest_bit(tops);
    if (against) relevant |= highest_bit(tops);
    return true;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cards hand = hands[seat] & mine;
    if (count(hand) >= target && outlasts(hand, against, target, relevant)) return true;
  }
  return false;
}

/// True if `ours` takes a trick with the second highest trump: guarded, and right behind the highest. It falls to nothing but
/// the lead of the highest itself. A guarded honour in any other place proves nothing: a hand left with trumps alone must ruff
/// low and is overruffed.
inline bool second_trump_wins(const SearchState& s, Cards ours, Cards trumps, Cards& relevant) {
  const Cards top = highest_bit(trumps);
  const Cards lower = trumps ^ top;
  if (!lower || !(top & ours)) return false;
  const Cards second = highest_bit(lower);
  if (second & ours) return false;
  int before = 0, holder = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (s.hands[seat] & top) before = seat;
    if (s.hands[seat] & second) holder = seat;
  }
  if (s.rules.after[before] != holder || count(s.hands[holder] & s.trumps) < 2) return false;
  relevant |= second;
  return true;
}

/// True if the side not on lead takes `target` tricks by its trumps alone. A sure trick may come too late to count, so this
/// proves nothing where the last tricks are not counted.
inline bool trumps_against_leader(const SearchState& s, int leader, int target, Cards& relevant) {
  if (s.rules.uncounted != 0) return false;
  const Cards leaders = s.sides[is_maximiser(s, leader)].dealt;
  const Cards trumps = cards_in_hands(s) & s.trumps;
  if (sure_trumps(s.hands, trumps & ~leaders, trumps & leaders, 2, target, relevant)) return true;
  return target == 1 && trumps && second_trump_wins(s, leaders, trumps, relevant);
}

}  // namespace WHIST_ENGINE
