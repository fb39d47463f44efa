// Tricks that the side on lead cashes.
#pragma once

#include "search.hpp"

namespace WHIST_ENGINE {

/// Cards that one hand can cash from the lead in one suit, and what must be known for that.
struct Run {
  int rounds;
  Cards why;
};

/// Rounds of a suit that `own` wins by leading its highest cards, each of `Friends` friends playing its lowest, before one of the
/// `enemies`' cards can win. `longest` is the longest holding of the others: after so many rounds every card wins.
template <int Friends>
inline Run run_of(Cards own, Cards enemies, const Cards* friends, int longest, int most) {
  const int all = count(own) < most ? count(own) : most;
  if (longest == 0) return {all, 0};
  const Cards above = enemies ? ~((highest_bit(enemies) << 1) - 1) : ~Cards{0};
  const int end = most < longest ? most : longest;
  Cards winners = own & above;
  Cards low[2] = {Friends > 0 ? friends[0] : 0, Friends > 1 ? friends[1] : 0};
  Cards last = 0;
  int rounds = 0;
  while (winners && rounds < end) {
    const Cards top = highest_bit(winners);
    const Cards first = lowest_bit(low[0]), second = lowest_bit(low[1]);
    if (first > top || second > top) break;
    low[0] ^= first;
    low[1] ^= second;
    winners ^= top;
    last = top;
    ++rounds;
  }
  return {rounds >= longest ? all : rounds, last};
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

/// Whether a side's trumps `mine` take `target` tricks against these however the play goes. The highest trumps of `together` hands are
/// added up. Those of two fall together only when one hand has nothing else left; a side that leads its other winners first may come
/// to that by itself. Those of three hands may fall together at any time.
inline bool sure_trumps(const Cards* hands, Cards mine, Cards against, int together, int target, Cards& why) {
  if (count(mine) < target) return false;
  int longest = 0, holders = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const int length = count(hands[seat] & mine);
    longest = length > longest ? length : longest;
    holders += length > 0;
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
  int rounds[kSuits] = {};
  Cards whys[kSuits];  // where there were rounds
  int total = 0;
  int plain = 0;      // in suits other than trumps
  unsigned live = 0;  // enemies that may still ruff
  Cards why = 0;

  void add(int suit, const Run& run) {
    rounds[suit] = run.rounds;
    whys[suit] = run.why;
    total += run.rounds;
    why |= run.why;
  }
};

/// What a friend adds once the lead has crossed to it.
struct Added {
  int total = 0;
  int plain = 0;
  bool crosses = false;      // the lead can cross
  bool in_trumps = false;    // some of it in trumps
  bool spare_trump = false;  // the friend has a trump that none of these tricks needs
  Cards why = 0;
};

/// What a side's leader can do with all suits, and after it a friend: hands of none are empty. Of three friends two are enough.
template <bool T, int Friends, int Enemies>
struct Cashing {
  static constexpr int kNear = Friends < 2 ? Friends : 2;
  const Cards* hands;
  int trump;
  bool to_the_end;        // all tricks are counted
  Cards trumps;
  Cards all;
  Cards mine;             // the leader's
  Cards friends[Friends];
  Cards enemies[Enemies];
  Cards against;          // the enemies' cards
  Cards masters;          // of the leader
  unsigned ruffers = 0;   // enemies that may ruff, by their place above
  int longest_trump = 0;

  Cashing(const Cards* held, const Rules& rules, const Eyes& eyes)
      : hands(held), trump(rules.trump), to_the_end(rules.beyond == 0), trumps(T ? suit_mask(rules.trump) : 0) {
    all = hands[0] | hands[1] | hands[2] | hands[3];
    mine = hands[eyes.seat];
    constexpr bool kPairs = Friends == 1;
    for (int i = 0; i < Friends; ++i) friends[i] = kPairs || i < eyes.friend_count ? hands[eyes.friends[i]] : 0;
    for (int i = 0; i < Enemies; ++i) enemies[i] = kPairs || i < eyes.enemy_count ? hands[eyes.enemies[i]] : 0;
    against = all & ~eyes.ours;
    masters = mine & ~filled_down(against);
    if constexpr (T) {
      for (int i = 0; i < Enemies; ++i) {
        const int length = count(enemies[i] & trumps);
        ruffers |= static_cast<unsigned>(length > 0) << i;
        longest_trump = length > longest_trump ? length : longest_trump;
      }
    }
  }

  /// Rounds of a plain suit before an enemy could ruff.
  int unruffed(Cards suit, unsigned who) const {
    int least = 13;
    for (int i = 0; i < Enemies; ++i) {
      const int length = who >> i & 1 ? count(enemies[i] & suit) : 13;
      least = length < least ? length : least;
    }
    return least;
  }

  /// Whether the leader's side takes `target` tricks, the leader or one friend after it cashing.
  bool take(int target, Cards& why) const;

 private:
  Run run_in(Cards suit, int most) const;
  int friends_spare() const;
  void cash_trumps(int target, Cashed& own) const;
  void cash_plain(int target, int spare, Cashed& own) const;
  bool take_with_trumps(int target, int spare, const Cashed& own, Cards& why) const;
  void friend_cashes(int partner, int suit, Cards others, const Cashed& own, Added& added) const;
  bool ruffs_across(Cards theirs, const Cashed& own, Added& added) const;
  bool keeps_trumps(Cards theirs, const Cashed& own, const Added& added) const;
  bool take_with_friend(int partner, int target, const Cashed& own, Cards& why) const;
};

#define WHIST_CASHING template <bool T, int Friends, int Enemies>
#define WHIST_CASHED Cashing<T, Friends, Enemies>

WHIST_CASHING
inline Run WHIST_CASHED::run_in(Cards suit, int most) const {
  Cards low[2] = {};
  int longest = 0;
  for (int i = 0; i < kNear; ++i) low[i] = friends[i] & suit;
  for (int i = 0; i < Friends; ++i) longest = count(friends[i] & suit) > longest ? count(friends[i] & suit) : longest;
  for (int i = 0; i < Enemies; ++i) longest = count(enemies[i] & suit) > longest ? count(enemies[i] & suit) : longest;
  return run_of<kNear>(mine & suit, against & suit, low, longest, most);
}

/// Rounds of plain suits after which a friend could have nothing but trumps left to play.
WHIST_CASHING
inline int WHIST_CASHED::friends_spare() const {
  int spare = 13;
  for (int i = 0; i < kNear; ++i) {
    const int other = friends[i] & trumps ? count(friends[i] & ~trumps) + 1 : 13;
    spare = other < spare ? other : spare;
  }
  return spare;
}

WHIST_CASHING
inline void WHIST_CASHED::cash_trumps(int target, Cashed& own) const {
  if (!(masters & trumps)) return;
  own.add(trump, run_in(trumps, target));
  if (own.total >= longest_trump) own.live = 0;
}

WHIST_CASHING
inline void WHIST_CASHED::cash_plain(int target, int spare, Cashed& own) const {
  for (Cards rest = masters & ~trumps; rest && own.total < target;) {
    const int suit = suit_of(lowest(rest));
    const Cards mask = suit_mask(suit);
    rest &= ~mask;
    int most = target - own.total;
    if constexpr (T) {
      const int free = own.live ? unruffed(mask, own.live) : 13;
      if (free < most) most = free;
      if (spare - own.plain < most) most = spare - own.plain;
      if (most <= 0) continue;
    }
    const int before = own.total;
    own.add(suit, run_in(mask, most));
    own.plain += own.total - before;
  }
}

/// Whether plain tricks that nobody ruffs and after them the side's sure trumps are enough.
WHIST_CASHING
inline bool WHIST_CASHED::take_with_trumps(int target, int spare, const Cashed& own, Cards& why) const {
  if (!to_the_end) return false;
  Cards ours = mine;
  for (int i = 0; i < kNear; ++i) ours |= friends[i];
  ours &= trumps;
  if (own.plain + count(ours) < target) return false;
  int safe = 0;
  Cards more = 0;
  for (int suit = 0; suit < kSuits && own.plain; ++suit) {
    if (suit == trump || !own.rounds[suit]) continue;
    int rounds = own.rounds[suit];
    if (ruffers && !own.live) {
      const int free = unruffed(suit_mask(suit), ruffers);
      if (free < rounds) rounds = free;
    }
    // A friend that has to ruff would spend on this trick a trump that is counted below.
    if (spare - 1 - safe < rounds) rounds = spare - 1 - safe;
    if (rounds <= 0) continue;
    safe += rounds;
    more |= own.whys[suit];
  }
  if (!sure_trumps(hands, ours, all & trumps & ~ours, 1, target - safe, more)) return false;
  why |= more;
  return true;
}

WHIST_CASHING
inline bool WHIST_CASHED::take(int target, Cards& why) const {
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
  for (int i = 0; i < kNear; ++i)
    if (take_with_friend(i, target, own, why)) return true;
  return false;
}

/// The friend's run in a suit, after the rounds that the leader has cashed there.
WHIST_CASHING
inline void WHIST_CASHED::friend_cashes(int partner, int suit, Cards others, const Cashed& own, Added& added) const {
  const Cards mask = suit_mask(suit);
  Cards left = friends[partner] & mask;
  const int cashed = own.rounds[suit];
  const int length = count(left);
  if (length <= cashed) return;
  Cards lead = mine & mask;
  for (int i = 0; i < cashed; ++i) left &= left - 1, lead ^= highest_bit(lead);
  const bool in_trumps = T && suit == trump;
  const int most = T && !in_trumps && own.live ? unruffed(mask, own.live) - cashed : 13;
  if (most <= 0) return;
  int longest = 0;
  for (int i = 0; i < Friends; ++i) {
    const int rest = i == partner ? 0 : count(friends[i] & mask);
    longest = rest > longest ? rest : longest;
  }
  for (int i = 0; i < Enemies; ++i) longest = count(enemies[i] & mask) > longest ? count(enemies[i] & mask) : longest;
  longest -= cashed;
  longest = count(lead) > longest ? count(lead) : longest;
  const Run run = run_of<1>(left, others & mask, &lead, longest, most);
  if (run.rounds == 0) return;
  added.why |= run.why;
  added.total += run.rounds;
  if (in_trumps) added.in_trumps = true, added.spare_trump = length - cashed > run.rounds;
  else added.plain += run.rounds;
  added.crosses |= lead != 0;
}

/// Whether the friend can win the lead by ruffing what the leader has left of a plain suit.
WHIST_CASHING
inline bool WHIST_CASHED::ruffs_across(Cards theirs, const Cashed& own, Added& added) const {
  if (count(theirs & trumps) <= own.rounds[trump]) return false;
  if (!added.in_trumps) added.spare_trump = true;
  for (Cards rest = mine & ~suits_of(theirs) & ~trumps; rest;) {
    const int suit = suit_of(lowest(rest));
    const Cards mask = suit_mask(suit);
    rest &= ~mask;
    if (count(mine & mask) <= own.rounds[suit]) continue;
    if (own.live && unruffed(mask, own.live) <= own.rounds[suit]) continue;
    added.crosses = true;
    return true;
  }
  return false;
}

/// Whether both hands have plain cards enough to play to the other's tricks, so that no trump is spent on them.
WHIST_CASHING
inline bool WHIST_CASHED::keeps_trumps(Cards theirs, const Cashed& own, const Added& added) const {
  if (theirs & trumps && count(theirs & ~trumps) - added.plain < own.plain) return false;
  return !(mine & trumps) || count(mine & ~trumps) - own.plain >= added.plain + 1;
}

WHIST_CASHING
inline bool WHIST_CASHED::take_with_friend(int partner, int target, const Cashed& own, Cards& why) const {
  const Cards theirs = friends[partner];
  const Cards others = all & ~mine & ~theirs;
  const Cards tops = theirs & ~filled_down(others);
  // Without a master where the leader has a card, and without a ruff, there is no way across.
  if (!(tops & suits_of(mine)) && !(theirs & trumps)) return false;
  Added added;
  for (Cards rest = tops; rest;) {
    const int suit = suit_of(lowest(rest));
    rest &= ~suit_mask(suit);
    friend_cashes(partner, suit, others, own, added);
  }
  if constexpr (T) {
    if (!added.crosses && ruffs_across(theirs, own, added) && added.spare_trump) ++added.total;
    if (!added.crosses || !keeps_trumps(theirs, own, added)) return false;
  }
  if (!added.crosses || own.total + added.total < target) return false;
  why |= own.why | added.why;
  return true;
}

#undef WHIST_CASHING
#undef WHIST_CASHED

/// Whether the side of this seat, on lead, takes `target` tricks.
template <bool T>
inline bool cashes(const Cards* hands, const Rules& rules, const Eyes& eyes, int target, Cards& why) {
  if (eyes.pairs) return Cashing<T, 1, 2>(hands, rules, eyes).take(target, why);
  return Cashing<T, 3, 3>(hands, rules, eyes).take(target, why);
}

}  // namespace WHIST_ENGINE
