// Static bounds: quick tricks, which the side on lead cashes at once: the leader's own, then those of a partner it can
// cross to.
#pragma once

#include "trump_tricks.hpp"

namespace WHIST_ENGINE {

/// Rounds of one suit that a hand can cash from the lead, and the relevant ranks.
struct SuitRun {
  int rounds;
  Cards relevant;
};

/// Rounds of a suit that `own` wins by leading its highest cards, each of the `Partners` partners playing its lowest, before a card
/// of the opponents can win. `longest` is the longest holding of the others: after so many rounds every card wins.
template <int Partners>
inline SuitRun suit_run(Cards own, Cards opponents, const Cards* partners, int longest, int most) {
  const int all = count(own) < most ? count(own) : most;
  if (longest == 0) return {all, 0};
  const Cards above = opponents ? bits_above(highest_bit(opponents)) : ~Cards{0};
  const int end = most < longest ? most : longest;
  Cards winners = own & above;
  Cards low[2] = {Partners > 0 ? partners[0] : 0, Partners > 1 ? partners[1] : 0};
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

/// The tricks that the leader cashes by itself.
struct LeaderTricks {
  int rounds[kSuits] = {};
  Cards relevant_in[kSuits];  // set where there are rounds
  int total = 0;
  int plain = 0;      // in suits other than trumps
  unsigned live = 0;  // opponents that may still ruff
  Cards relevant = 0;

  void add(int suit, const SuitRun& run) {
    rounds[suit] = run.rounds;
    relevant_in[suit] = run.relevant;
    total += run.rounds;
    relevant |= run.relevant;
  }
};

/// The tricks that a partner adds once the lead has crossed to it.
struct PartnerTricks {
  int total = 0;
  int plain = 0;
  bool crosses = false;      // the lead can cross
  bool in_trumps = false;    // some of them are in trumps
  bool spare_trump = false;  // the partner has a trump that none of these tricks needs
  Cards relevant = 0;
};

/// The quick tricks of a side over all suits. Seats that are not there have empty hands. Of three partners two are looked at.
/// `Partners` and `Opponents` are constants so that the loops over them are unrolled.
template <bool Trumps, int Partners, int Opponents>
struct QuickTricks {
  static constexpr int kSeen = Partners < 2 ? Partners : 2;
  const Cards* hands;
  int trump;
  bool to_the_end;  // all tricks count
  Cards trumps;
  Cards all;
  Cards mine;  // the leader's
  Cards partners[Partners];
  Cards opponents[Opponents];
  Cards against;         // the cards of all opponents
  Cards masters;         // the leader's cards that no opponent can beat
  unsigned ruffers = 0;  // opponents with trumps, by their index above
  int longest_trump = 0;

  QuickTricks(const Cards* held, const Rules& rules, const SeatView& view)
      : hands(held), trump(rules.trump), to_the_end(rules.uncounted == 0), trumps(Trumps ? suit_mask(rules.trump) : 0) {
    all = all_cards(hands);
    mine = hands[view.seat];
    constexpr bool kPairs = Partners == 1;
    for (int i = 0; i < Partners; ++i) partners[i] = kPairs || i < view.partner_count ? hands[view.partners[i]] : 0;
    for (int i = 0; i < Opponents; ++i) opponents[i] = kPairs || i < view.opponent_count ? hands[view.opponents[i]] : 0;
    against = all & ~view.ours;
    masters = mine & ~filled_down(against);
    if constexpr (Trumps) {
      for (int i = 0; i < Opponents; ++i) {
        const int length = count(opponents[i] & trumps);
        ruffers |= static_cast<unsigned>(length > 0) << i;
        longest_trump = length > longest_trump ? length : longest_trump;
      }
    }
  }

  /// Rounds of a plain suit that are played before one of these opponents can ruff.
  int rounds_before_ruff(Cards suit, unsigned who) const {
    int least = 13;
    for (int i = 0; i < Opponents; ++i) {
      const int length = who >> i & 1 ? count(opponents[i] & suit) : 13;
      least = length < least ? length : least;
    }
    return least;
  }

  /// The leader's run in a suit, of at most so many rounds.
  SuitRun leader_run(Cards suit, int most) const {
    Cards low[2] = {};
    int longest = 0;
    for (int i = 0; i < kSeen; ++i) low[i] = partners[i] & suit;
    for (int i = 0; i < Partners; ++i) longest = count(partners[i] & suit) > longest ? count(partners[i] & suit) : longest;
    for (int i = 0; i < Opponents; ++i) longest = count(opponents[i] & suit) > longest ? count(opponents[i] & suit) : longest;
    return suit_run<kSeen>(mine & suit, against & suit, low, longest, most);
  }

  /// Rounds of plain suits after which a partner could have nothing but trumps left to play.
  int partners_spare() const {
    int spare = 13;
    for (int i = 0; i < kSeen; ++i) {
      const int other = partners[i] & trumps ? count(partners[i] & ~trumps) + 1 : 13;
      spare = other < spare ? other : spare;
    }
    return spare;
  }

  /// Cashes the leader's trumps. When no opponent has any left, none can ruff.
  void cash_trumps(int target, LeaderTricks& own) const {
    if (!(masters & trumps)) return;
    own.add(trump, leader_run(trumps, target));
    if (own.total >= longest_trump) own.live = 0;
  }

  /// Cashes the leader's masters in plain suits, as long as nobody ruffs.
  void cash_plain_suits(int target, int spare, LeaderTricks& own) const {
    for (Cards rest = masters & ~trumps; rest && own.total < target;) {
      const int suit = suit_of(lowest(rest));
      const Cards mask = suit_mask(suit);
      rest &= ~mask;
      int most = target - own.total;
      if constexpr (Trumps) {
        const int free = own.live ? rounds_before_ruff(mask, own.live) : 13;
        if (free < most) most = free;
        if (spare - own.plain < most) most = spare - own.plain;
        if (most <= 0) continue;
      }
      const int before = own.total;
      own.add(suit, leader_run(mask, most));
      own.plain += own.total - before;
    }
  }

  /// True if plain tricks that nobody ruffs, and after them the side's sure trumps, are enough.
  bool take_with_trumps(int target, int spare, const LeaderTricks& own, Cards& relevant) const {
    if (!to_the_end) return false;
    Cards ours = mine;
    for (int i = 0; i < kSeen; ++i) ours |= partners[i];
    ours &= trumps;
    if (own.plain + count(ours) < target) return false;
    int safe = 0;
    Cards more = 0;
    for (int suit = 0; suit < kSuits && own.plain; ++suit) {
      if (suit == trump || !own.rounds[suit]) continue;
      int rounds = own.rounds[suit];
      if (ruffers && !own.live) {
        const int free = rounds_before_ruff(suit_mask(suit), ruffers);
        if (free < rounds) rounds = free;
      }
      // A partner that has to ruff would spend on this trick a trump that is counted below.
      if (spare - 1 - safe < rounds) rounds = spare - 1 - safe;
      if (rounds <= 0) continue;
      safe += rounds;
      more |= own.relevant_in[suit];
    }
    if (!sure_trumps(hands, ours, all & trumps & ~ours, 1, target - safe, more)) return false;
    relevant |= more;
    return true;
  }

  /// True if the leader's side takes `target` tricks: the leader cashes, and after it perhaps one partner.
  bool take(int target, Cards& relevant) const {
    LeaderTricks own;
    own.live = ruffers;
    const int spare = Trumps ? partners_spare() : 13;
    if constexpr (Trumps) cash_trumps(target, own);
    cash_plain_suits(target, spare, own);
    if (own.total >= target) {
      relevant |= own.relevant;
      return true;
    }
    if constexpr (Trumps)
      if (take_with_trumps(target, spare, own, relevant)) return true;
    for (int i = 0; i < kSeen; ++i)
      if (take_with_partner(i, target, own, relevant)) return true;
    return false;
  }

  /// Adds the partner's run in a suit, after the rounds that the leader has cashed there.
  void partner_cashes(int partner, int suit, Cards others, const LeaderTricks& own, PartnerTricks& added) const {
    const Cards mask = suit_mask(suit);
    Cards left = partners[partner] & mask;
    const int cashed = own.rounds[suit];
    const int length = count(left);
    if (length <= cashed) return;
    Cards lead = mine & mask;
    for (int i = 0; i < cashed; ++i) left &= left - 1, lead ^= highest_bit(lead);
    const bool in_trumps = Trumps && suit == trump;
    const int most = Trumps && !in_trumps && own.live ? rounds_before_ruff(mask, own.live) - cashed : 13;
    if (most <= 0) return;
    int longest = 0;
    for (int i = 0; i < Partners; ++i) {
      const int rest = i == partner ? 0 : count(partners[i] & mask);
      longest = rest > longest ? rest : longest;
    }
    for (int i = 0; i < Opponents; ++i) longest = count(opponents[i] & mask) > longest ? count(opponents[i] & mask) : longest;
    longest -= cashed;
    longest = count(lead) > longest ? count(lead) : longest;
    const SuitRun run = suit_run<1>(left, others & mask, &lead, longest, most);
    if (run.rounds == 0) return;
    added.relevant |= run.relevant;
    added.total += run.rounds;
    if (in_trumps) added.in_trumps = true, added.spare_trump = length - cashed > run.rounds;
    else added.plain += run.rounds;
    added.crosses |= lead != 0;
  }

  /// True if the partner can win the lead by ruffing a card that the leader has left of a plain suit.
  bool crosses_by_ruff(Cards theirs, const LeaderTricks& own, PartnerTricks& added) const {
    if (count(theirs & trumps) <= own.rounds[trump]) return false;
    if (!added.in_trumps) added.spare_trump = true;
    for (Cards rest = mine & ~suits_of(theirs) & ~trumps; rest;) {
      const int suit = suit_of(lowest(rest));
      const Cards mask = suit_mask(suit);
      rest &= ~mask;
      if (count(mine & mask) <= own.rounds[suit]) continue;
      if (own.live && rounds_before_ruff(mask, own.live) <= own.rounds[suit]) continue;
      added.crosses = true;
      return true;
    }
    return false;
  }

  /// True if both hands have enough plain cards to play to the other's tricks, so that no trump is spent on them.
  bool keeps_trumps(Cards theirs, const LeaderTricks& own, const PartnerTricks& added) const {
    if (theirs & trumps && count(theirs & ~trumps) - added.plain < own.plain) return false;
    return !(mine & trumps) || count(mine & ~trumps) - own.plain >= added.plain + 1;
  }

  /// True if the tricks of the leader and, after it, of this partner are enough.
  bool take_with_partner(int partner, int target, const LeaderTricks& own, Cards& relevant) const {
    const Cards theirs = partners[partner];
    const Cards others = all & ~mine & ~theirs;
    const Cards tops = theirs & ~filled_down(others);
    // Without a master where the leader has a card, and without a ruff, there is no way across.
    if (!(tops & suits_of(mine)) && !(theirs & trumps)) return false;
    PartnerTricks added;
    for (Cards rest = tops; rest;) {
      const int suit = suit_of(lowest(rest));
      rest &= ~suit_mask(suit);
      partner_cashes(partner, suit, others, own, added);
    }
    if constexpr (Trumps) {
      if (!added.crosses && crosses_by_ruff(theirs, own, added) && added.spare_trump) ++added.total;
      if (!added.crosses || !keeps_trumps(theirs, own, added)) return false;
    }
    if (!added.crosses || own.total + added.total < target) return false;
    relevant |= own.relevant | added.relevant;
    return true;
  }
};

/// True if the side of this seat takes `target` quick tricks with the lead in this hand.
template <bool Trumps>
inline bool has_quick_tricks(const SearchState& s, int seat, int target, Cards& relevant) {
  const SeatView& view = s.views[seat];
  if (view.pairs) return QuickTricks<Trumps, 1, 2>(s.hands, s.rules, view).take(target, relevant);
  return QuickTricks<Trumps, 3, 3>(s.hands, s.rules, view).take(target, relevant);
}

}  // namespace WHIST_ENGINE
