// Tricks that the side on lead cashes.
#pragma once

#include "search.hpp"

namespace WHIST_ENGINE {

/// Cards that one hand can cash from the lead in one suit, and what must be known for that.
struct Run {
  int rounds;
  Cards why;
};

/// Rounds of a suit that `own` wins by leading its highest cards, each friend playing its lowest, before one of the `enemies`' cards
/// can win. `longest` is the longest holding of the others: after so many rounds every card wins.
inline Run run_of(Cards own, Cards enemies, const Cards* friends, int friend_count, int longest, int most) {
  Run run{0, 0};
  if (longest == 0) {
    run.rounds = count(own) < most ? count(own) : most;
    return run;
  }
  const Cards above = enemies ? ~((highest_bit(enemies) << 1) - 1) : ~Cards{0};
  Cards winners = own & above;
  Cards low[2] = {friend_count > 0 ? friends[0] : 0, friend_count > 1 ? friends[1] : 0};
  Cards last = 0;
  while (winners && run.rounds < most && run.rounds < longest) {
    const Cards top = highest_bit(winners);
    const Cards first = lowest_bit(low[0]), second = lowest_bit(low[1]);
    if (first > top || second > top) break;
    low[0] ^= first;
    low[1] ^= second;
    winners ^= top;
    last = top;
    ++run.rounds;
  }
  run.why = last;
  if (run.rounds >= longest) run.rounds = count(own) < most ? count(own) : most;
  return run;
}

/// Whether trumps of one hand take `target` tricks for its side however the play goes. Each that does not is beaten by another
/// trump of the other side, so those that find no partner in a matching with higher ones are enough. Ranks below the reason
/// are taken at their worst.
inline bool outlasts(Cards hand, Cards against, int target, Cards& why) {
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
    if (sure + (rest > higher ? rest - higher : 0) >= target) return why |= top, true;
    if (sure + rest < target) return false;
  }
  return false;
}

/// Whether a side's trumps take `target` tricks however the play goes; `ours` are its cards. The highest trumps of `together` hands are
/// added up. Those of two fall together only when one hand has nothing else left; a side that leads its other winners first may come
/// to that by itself. Those of three hands may fall together at any time.
inline bool sure_trumps(const Cards* hands, Cards ours, Cards trumps, int together, int target, Cards& why) {
  const Cards mine = ours & trumps;
  Cards against = 0;
  int longest = 0, holders = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    against |= hands[seat] & ~ours & trumps;
    const int length = count(hands[seat] & mine);
    if (length > longest) longest = length;
    if (length) ++holders;
  }
  if (longest < target) return false;
  Cards tops = against ? mine & ~((highest_bit(against) << 1) - 1) : mine;
  if (holders <= together && count(tops) >= target) {
    for (int i = 1; i < target; ++i) tops ^= highest_bit(tops);
    if (against) why |= highest_bit(tops);
    return true;
  }
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cards hand = hands[seat] & mine;
    if (count(hand) >= target && outlasts(hand, against, target, why)) return true;
  }
  return false;
}

/// What the leader has cashed by itself.
struct Cashed {
  Run runs[kSuits] = {};
  int total = 0;
  int plain = 0;      // in suits other than trumps
  unsigned live = 0;  // enemies that may still ruff
  Cards why = 0;
};

/// What a friend adds once the lead has crossed to it.
struct Added {
  Run runs[kSuits] = {};
  int total = 0;
  int plain = 0;
  int crossing = -1;         // the suit in which the lead can cross
  bool spare_trump = false;  // the friend has a trump that none of these tricks needs
};

/// What a side's leader can do with all suits, and after it a friend.
template <bool T>
struct Cashing {
  const Cards* hands;
  const Rules& rules;
  Cards trumps;
  int seat;
  const int* friends;
  int friend_count;
  Cards against = 0;      // the enemies' cards
  Cards masters = 0;      // of the leader
  unsigned ruffers = 0;   // enemies that may ruff
  int longest_trump = 0;

  /// The hands, and how the leader sees them; of three friends two are enough.
  Cashing(const Cards* all, const Rules& of, const Eyes& eyes) : hands(all), rules(of), seat(eyes.seat), friends(eyes.friends) {
    trumps = T ? suit_mask(of.trump) : 0;
    friend_count = eyes.friend_count < 2 ? eyes.friend_count : 2;
    against = (all[0] | all[1] | all[2] | all[3]) & ~eyes.ours;
    masters = all[seat] & ~filled_down(against);
    if constexpr (T) {
      for (int i = 0; i < eyes.enemy_count; ++i) {
        const int length = count(all[eyes.enemies[i]] & trumps);
        if (length) ruffers |= 1u << eyes.enemies[i];
        if (length > longest_trump) longest_trump = length;
      }
    }
  }

  int longest_but(int one, int suit) const {
    int longest = 0;
    const Cards mask = suit_mask(suit);
    for (int other = 0; other < kSeats; ++other) {
      if (other == one) continue;
      const int length = count(hands[other] & mask);
      if (length > longest) longest = length;
    }
    return longest;
  }

  /// Rounds of a plain suit before an enemy could ruff.
  int unruffed(int suit, unsigned who) const {
    int least = 13;
    for (; who; who &= who - 1) {
      const int length = count(hands[std::countr_zero(who)] & suit_mask(suit));
      if (length < least) least = length;
    }
    return least;
  }

  /// Whether the leader's side takes `target` tricks, the leader or one friend after it cashing.
  bool take(int target, Cards& why) const;

 private:
  Run run_in(int suit, int most) const;
  int friends_spare() const;
  void cash_trumps(int target, Cashed& own) const;
  void cash_plain(int target, int spare, Cashed& own) const;
  bool take_with_trumps(int target, int spare, const Cashed& own, Cards& why) const;
  void friend_cashes(int partner, int suit, Cards others, const Cashed& own, Added& added) const;
  bool ruffs_across(int partner, const Cashed& own, Added& added) const;
  bool keeps_trumps(int partner, const Cashed& own, const Added& added) const;
  bool take_with_friend(int partner, int target, const Cashed& own, Cards& why) const;
};

template <bool T>
inline Run Cashing<T>::run_in(int suit, int most) const {
  const Cards mask = suit_mask(suit);
  Cards low[2] = {};
  for (int i = 0; i < friend_count; ++i) low[i] = hands[friends[i]] & mask;
  return run_of(hands[seat] & mask, against & mask, low, friend_count, longest_but(seat, suit), most);
}

/// Rounds of plain suits after which a friend could have nothing but trumps left to play.
template <bool T>
inline int Cashing<T>::friends_spare() const {
  int spare = 13;
  for (int i = 0; i < friend_count; ++i) {
    const Cards hand = hands[friends[i]];
    if (!(hand & trumps)) continue;
    const int other = count(hand & ~trumps) + 1;
    if (other < spare) spare = other;
  }
  return spare;
}

template <bool T>
inline void Cashing<T>::cash_trumps(int target, Cashed& own) const {
  if (!(masters & trumps)) return;
  const Run run = own.runs[rules.trump] = run_in(rules.trump, target);
  own.total = run.rounds;
  own.why = run.why;
  if (own.total >= longest_trump) own.live = 0;
}

template <bool T>
inline void Cashing<T>::cash_plain(int target, int spare, Cashed& own) const {
  for (int suit = 0; suit < kSuits && own.total < target; ++suit) {
    if (T && suit == rules.trump) continue;
    if (!(masters & suit_mask(suit))) continue;
    int most = target - own.total;
    if constexpr (T) {
      const int free = own.live ? unruffed(suit, own.live) : 13;
      if (free < most) most = free;
      if (spare - own.plain < most) most = spare - own.plain;
      if (most <= 0) continue;
    }
    const Run run = own.runs[suit] = run_in(suit, most);
    own.total += run.rounds;
    own.plain += run.rounds;
    own.why |= run.why;
  }
}

/// Whether plain tricks that nobody ruffs and after them the side's sure trumps are enough.
template <bool T>
inline bool Cashing<T>::take_with_trumps(int target, int spare, const Cashed& own, Cards& why) const {
  if (rules.beyond != 0) return false;
  Cards ours = hands[seat];
  for (int i = 0; i < friend_count; ++i) ours |= hands[friends[i]];
  int safe = 0;
  Cards more = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == rules.trump || !own.runs[suit].rounds) continue;
    int rounds = own.runs[suit].rounds;
    if (ruffers && !own.live) {
      const int free = unruffed(suit, ruffers);
      if (free < rounds) rounds = free;
    }
    // A friend that has to ruff would spend on this trick a trump that is counted below.
    if (spare - 1 - safe < rounds) rounds = spare - 1 - safe;
    if (rounds <= 0) continue;
    safe += rounds;
    more |= own.runs[suit].why;
  }
  if (safe + count(ours & trumps) < target) return false;
  if (!sure_trumps(hands, ours, trumps, 1, target - safe, more)) return false;
  why |= more;
  return true;
}

template <bool T>
inline bool Cashing<T>::take(int target, Cards& why) const {
  Cashed own;
  own.live = ruffers;
  const int spare = T ? friends_spare() : 13;
  if constexpr (T) cash_trumps(target, own);
  cash_plain(target, spare, own);
  if (own.total >= target) {
    why |= own.why;
    return true;
  }
  if constexpr (T)
    if (take_with_trumps(target, spare, own, why)) return true;
  for (int i = 0; i < friend_count; ++i)
    if (take_with_friend(friends[i], target, own, why)) return true;
  return false;
}

/// The friend's run in a suit, after the rounds that the leader has cashed there.
template <bool T>
inline void Cashing<T>::friend_cashes(int partner, int suit, Cards others, const Cashed& own, Added& added) const {
  const Cards mask = suit_mask(suit);
  Cards left = hands[partner] & mask;
  const int cashed = own.runs[suit].rounds;
  const int length = count(left);
  if (length <= cashed) return;
  Cards lead = hands[seat] & mask;
  for (int i = 0; i < cashed; ++i) left &= left - 1, lead ^= highest_bit(lead);
  const int most = T && suit != rules.trump && own.live ? unruffed(suit, own.live) - cashed : 13;
  if (most <= 0) return;
  int longest = count(lead);
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat || other == partner) continue;
    const int rest = count(hands[other] & mask) - cashed;
    if (rest > longest) longest = rest;
  }
  const Run run = added.runs[suit] = run_of(left, others & mask, &lead, 1, longest, most);
  if (run.rounds == 0) return;
  if (T && suit == rules.trump) added.spare_trump = length - cashed > run.rounds;
  else added.plain += run.rounds;
  added.total += run.rounds;
  // The reason of a crossing must say that the friend's card beats everyone's, even where length alone would do later.
  if (lead && (added.crossing < 0 || run.why == 0)) added.crossing = suit;
}

/// Whether the friend can win the lead by ruffing what the leader has left of a plain suit.
template <bool T>
inline bool Cashing<T>::ruffs_across(int partner, const Cashed& own, Added& added) const {
  const Cards mine = hands[seat], theirs = hands[partner];
  if (count(theirs & trumps) <= own.runs[rules.trump].rounds) return false;
  if (added.runs[rules.trump].rounds == 0) added.spare_trump = true;
  for (int suit = 0; suit < kSuits; ++suit) {
    if (suit == rules.trump || (theirs & suit_mask(suit))) continue;
    if (count(mine & suit_mask(suit)) <= own.runs[suit].rounds) continue;
    if (own.live && unruffed(suit, own.live) <= own.runs[suit].rounds) continue;
    added.crossing = suit;
    return true;
  }
  return false;
}

/// Whether both hands have plain cards enough to play to the other's tricks, so that no trump is spent on them.
template <bool T>
inline bool Cashing<T>::keeps_trumps(int partner, const Cashed& own, const Added& added) const {
  const Cards mine = hands[seat], theirs = hands[partner];
  if (theirs & trumps && count(theirs & ~trumps) - added.plain < own.plain) return false;
  return !(mine & trumps) || count(mine & ~trumps) - own.plain >= added.plain + 1;
}

template <bool T>
inline bool Cashing<T>::take_with_friend(int partner, int target, const Cashed& own, Cards& why) const {
  const Cards mine = hands[seat], theirs = hands[partner];
  if (target > count(mine)) return false;
  const Cards others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~mine & ~theirs;
  const Cards tops = theirs & ~filled_down(others);
  // Without a master where the leader has a card, and without a ruff, there is no way across.
  if (!(tops & (filled_up(mine) | filled_down(mine))) && !(theirs & trumps)) return false;
  Added added;
  for (int suit = 0; suit < kSuits; ++suit)
    if (tops & suit_mask(suit)) friend_cashes(partner, suit, others, own, added);
  if constexpr (T) {
    if (added.crossing < 0 && ruffs_across(partner, own, added) && added.spare_trump) ++added.total;
    if (added.crossing >= 0 && !keeps_trumps(partner, own, added)) return false;
  }
  if (added.crossing < 0 || own.total + added.total < target) return false;
  why |= own.why;
  for (const Run& run : added.runs) why |= run.why;
  return true;
}

}  // namespace WHIST_ENGINE
