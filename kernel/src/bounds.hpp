// What can be said of a position between tricks without searching it.
#pragma once

#include "later.hpp"
#include "search.hpp"

namespace WHIST_ENGINE {

/// Cards that one hand can cash from the lead in one suit, and what must be known for that.
struct Run {
  int rounds;
  Cards why;
};

/// Rounds of a suit that `own` wins by leading its highest cards, `rest` being the others' cards and each friend playing its
/// lowest. `longest` is the longest holding of the others: after so many rounds every card wins.
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

/// What a side's leader can do with all suits, and after it a friend.
template <bool T>
struct Cashing {
  const Cards* hands;
  const Rules& rules;
  Cards trumps;
  int seat;
  int friends[2];
  int friend_count = 0;
  Cards against = 0;      // the enemies' cards
  unsigned ruffers = 0;   // enemies that may ruff
  int longest_trump = 0;

  Cashing(const Cards* all, const Rules& of, const Side* sides, int leader) : hands(all), rules(of), seat(leader) {
    trumps = T ? suit_mask(of.trump) : 0;
    const bool maximising = of.maximisers >> leader & 1;
    const Side& own = sides[maximising];
    const Side& others = sides[!maximising];
    for (int i = 0; i < own.count; ++i)
      if (own.seats[i] != leader && friend_count < 2) friends[friend_count++] = own.seats[i];
    against = (all[0] | all[1] | all[2] | all[3]) & others.dealt;
    if constexpr (T) {
      for (int i = 0; i < others.count; ++i) {
        const int length = count(all[others.seats[i]] & trumps);
        if (length) ruffers |= 1u << others.seats[i];
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

  int take(int target, Cards& why) const;
  int take_with(int partner, int target, const Run* own, int own_total, int own_plain, unsigned live, Cards& why) const;
};

template <bool T>
int Cashing<T>::take(int target, Cards& why) const {
  Run own[4] = {};
  int total = 0, plain = 0;
  unsigned live = ruffers;
  int spare = 13;
  Cards reason = 0;
  auto suit_run = [&](int suit, int most) {
    const Cards mask = suit_mask(suit);
    if ((against & mask) > (hands[seat] & mask)) return Run{0, 0};
    Cards low[2] = {};
    for (int i = 0; i < friend_count; ++i) low[i] = hands[friends[i]] & mask;
    return run_of(hands[seat] & mask, against & mask, low, friend_count, longest_but(seat, suit), most);
  };
  if constexpr (T) {
    for (int i = 0; i < friend_count; ++i) {
      const Cards hand = hands[friends[i]];
      if (hand & trumps) {
        const int other = count(hand & ~trumps) + 1;
        if (other < spare) spare = other;
      }
    }
    if (hands[seat] & trumps) {
      own[rules.trump] = suit_run(rules.trump, target);
      total = own[rules.trump].rounds;
      reason = own[rules.trump].why;
      if (total >= target) return why |= reason, target;
      if (total >= longest_trump) live = 0;
    }
  }
  for (int suit = 0; suit < kSuits; ++suit) {
    if (T && suit == rules.trump) continue;
    if (!(hands[seat] & suit_mask(suit))) continue;
    int most = target - total;
    if constexpr (T) {
      const int free = live ? unruffed(suit, live) : 13;
      if (free < most) most = free;
      if (spare - plain < most) most = spare - plain;
      if (most <= 0) continue;
    }
    own[suit] = suit_run(suit, most);
    total += own[suit].rounds;
    plain += own[suit].rounds;
    reason |= own[suit].why;
    if (total >= target) return why |= reason, target;
  }
  if constexpr (T) {
    Cards ours = hands[seat];
    for (int i = 0; i < friend_count; ++i) ours |= hands[friends[i]];
    int safe = 0;
    Cards more = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
      if (suit == rules.trump || !own[suit].rounds) continue;
      int rounds = own[suit].rounds;
      if (ruffers && !live) {
        const int free = unruffed(suit, ruffers);
        if (free < rounds) rounds = free;
      }
      // A friend that has to ruff would spend on this trick a trump that is counted below.
      if (spare - 1 - safe < rounds) rounds = spare - 1 - safe;
      if (rounds <= 0) continue;
      safe += rounds;
      more |= own[suit].why;
    }
    if (rules.beyond == 0 && safe + count(ours & trumps) >= target) {
      if (sure_trumps(hands, ours, trumps, 1, target - safe, more)) return why |= more, target;
    }
  }
  for (int i = 0; i < friend_count; ++i) {
    Cards more = reason;
    if (take_with(friends[i], target, own, total, plain, live, more) >= target) return why |= more, target;
  }
  return total;
}

template <bool T>
int Cashing<T>::take_with(int partner, int target, const Run* own, int own_total, int own_plain, unsigned live,
                          Cards& why) const {
  const Cards mine = hands[seat], theirs = hands[partner];
  const Cards others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~mine & ~theirs;
  // Without a master where the leader has a card, and without a ruff, there is no way across.
  const Cards masters = theirs & ~filled_down(others);
  if (!(masters & (filled_up(mine) | filled_down(mine))) && !(theirs & trumps)) return own_total;
  Run extra[4] = {};
  int sum = 0, plain_sum = 0;
  int crossing = -1;
  bool ruff_crossing = false;
  bool spare_trump = false;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    Cards left = theirs & mask;
    if (!left) continue;
    const int cashed = own[suit].rounds;
    const int length = count(left);
    if (length <= cashed) continue;
    for (int i = 0; i < cashed; ++i) left &= left - 1;
    Cards lead = mine & mask;
    for (int i = 0; i < cashed; ++i) lead ^= highest_bit(lead);
    int most = 13;
    if (T && suit != rules.trump && live) {
      most = unruffed(suit, live) - cashed;
      if (most <= 0) continue;
    }
    if ((others & mask) > left) continue;
    int longest = count(lead);
    for (int other = 0; other < kSeats; ++other) {
      if (other == seat || other == partner) continue;
      const int rest = count(hands[other] & mask) - cashed;
      if (rest > longest) longest = rest;
    }
    extra[suit] = run_of(left, others & mask, &lead, 1, longest, most);
    if (extra[suit].rounds == 0) continue;
    if (T && suit == rules.trump) {
      spare_trump = length - cashed > extra[suit].rounds;
    } else {
      plain_sum += extra[suit].rounds;
    }
    sum += extra[suit].rounds;
    // The reason of a crossing must say that the friend's card beats everyone's, even where length alone would do later.
    if (lead && (crossing < 0 || extra[suit].why == 0)) crossing = suit;
  }
  if constexpr (T) {
    if (crossing < 0 && (theirs & trumps)) {
      const int left = count(theirs & trumps) - own[rules.trump].rounds;
      if (left > 0) {
        if (extra[rules.trump].rounds == 0) spare_trump = true;
        for (int suit = 0; suit < kSuits; ++suit) {
          if (suit == rules.trump || (theirs & suit_mask(suit))) continue;
          if (count(mine & suit_mask(suit)) <= own[suit].rounds) continue;
          if (live && unruffed(suit, live) <= own[suit].rounds) continue;
          crossing = suit;
          ruff_crossing = true;
          break;
        }
      }
    }
    if (crossing < 0) return own_total;
    if (ruff_crossing && spare_trump) ++sum;
    if (theirs & trumps && count(theirs & ~trumps) - plain_sum < own_plain) return own_total;
    if (mine & trumps && count(mine & ~trumps) - own_plain < plain_sum + 1) return own_total;
  }
  if (crossing < 0) return own_total;
  const int held = count(mine);
  int total = own_total + sum;
  if (total > held) total = held;
  if (total < target) return total;
  for (int suit = 0; suit < kSuits; ++suit) why |= extra[suit].why;
  return total;
}

/// Whether the side not on lead takes `target` tricks by its trumps alone, however the play goes. Where later tricks are not counted
/// a sure trick may come too late.
inline bool Search::trumps_against(int leader, int target, Cards& why) const {
  if (rules_.beyond != 0) return false;
  const Cards ours = sides_[rules_.maximisers >> leader & 1].dealt;
  const Cards left = in_hands();
  if (sure_trumps(hands_, left & ~ours, trumps_, 2, target, why)) return true;
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

template <bool T>
bool Search::straight_bounds(int leader, int need, int left, bool& answer, Cards& why) const {
  const bool maximising = rules_.maximisers >> leader & 1;
  const int target = maximising ? need : left - need + 1;
  const int theirs = left + 1 - target;
  answer = !maximising;
  if (Cashing<T>(hands_, rules_, sides_, leader).take(target, why) >= target) {
    answer = maximising;
    return true;
  }
  const bool ruffs = T && (in_hands() & trumps_);
  if (ruffs && trumps_against(leader, theirs, why)) return true;
  if (theirs == 1) return later(!maximising).one(left, trumps_, why);
  return !ruffs && later(!maximising).several(left, theirs, why);
}

/// After a lead: the other side wins it with the highest card of the suit and cashes.
template <bool T>
bool Search::second_bounds(int seat, const Trick& lying, int need, bool& answer, Cards& why) {
  const bool leading = rules_.maximisers >> lying.winner & 1;
  const int left = count(hands_[seat]) - rules_.beyond;
  const int target = leading ? left - need + 1 : need;
  const Cards mask = suit_mask(lying.led);
  const Cards top = highest_bit((in_hands() & mask) | bit(lying.best));
  int taker = -1;
  for (int other = 0; other < kSeats; ++other) {
    if (hands_[other] & top) taker = other;
    if constexpr (T)
      if (lying.led != rules_.trump && static_cast<bool>(rules_.maximisers >> other & 1) == leading && other != lying.winner &&
          (hands_[other] & trumps_) && !(hands_[other] & mask))
        return false;
  }
  if (taker < 0 || static_cast<bool>(rules_.maximisers >> taker & 1) == leading) return false;
  hands_[lying.winner] |= bit(lying.best);
  Cards reason = top;
  const bool enough = target <= 1 || Cashing<T>(hands_, rules_, sides_, taker).take(target, reason) >= target;
  hands_[lying.winner] ^= bit(lying.best);
  if (!enough) return false;
  why |= reason;
  answer = !leading;
  return true;
}

}  // namespace WHIST_ENGINE
