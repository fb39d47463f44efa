// The features of the cards that a seat may play: for each card the numbers of the weights that apply to it. They are
// made of the seat's own hand, of what was seen, and of opponents' hands that lie open.
#pragma once

#include <algorithm>

#include "seen.hpp"

namespace WHIST_ENGINE {

/// A suit as the seat to play knows it: its own cards, those still out, and what all its cards there have in common.
struct SuitSeen {
  unsigned mine, out, opened;  // `opened` are cards of opponents' hands that lie open
  int length, longest_six, tops, opener, allies_thrown, others_thrown, others_void, is_best, is_lowest, is_trump;
  bool allies_void;
};

/// The worth of a suit's length and of the four highest cards in play, as bits of `tops`, the highest first.
constexpr int suit_worth(int length, int tops) {
  return 2 * length + 4 * (tops >> 3 & 1) + 3 * (tops >> 2 & 1) + 2 * (tops >> 1 & 1) + (tops & 1);
}

/// How high the cards of a suit are: by its highest card, then by the mean of all.
constexpr int suit_height(unsigned mine) {
  int sum = 0;
  for (unsigned left = mine; left; left &= left - 1) sum += std::countr_zero(left);
  return (std::bit_width(mine) - 1) * 1000 + sum * 60 / std::popcount(mine);
}

/// Which of the four highest of all these cards are mine, as bits, the highest first.
constexpr int top_cards(unsigned mine, unsigned all) {
  int tops = 0;
  for (int k = 8; k && all; k >>= 1) {
    const unsigned top = std::bit_floor(all);
    if (mine & top) tops |= k;
    all ^= top;
  }
  return tops;
}

/// So many trumps still out, as one of four steps.
constexpr int trumps_step(int out) { return out == 0 ? 0 : out <= 3 ? 1 : out <= 6 ? 2 : 3; }

/// Everything about a turn that does not hang on the card chosen.
struct Turn {
  const Seen& seen;
  int seat, stage, my_trumps, out_trumps;
  unsigned allies, others;  // seats in play other than the one to play
  SuitSeen suits[kSuits];

  Turn(const Seen& play, Cards hand, Cards out, Cards opened) : seen(play), seat(play.turn()) {
    unsigned seats = 0;
    for (int i = 0; i < play.size; ++i) seats |= 1u << play.order[i];
    allies = seats & play.rules->allies[seat] & ~(1u << seat);
    others = seats & ~play.rules->allies[seat];
    stage = std::min((count(hand) - 1) / 3, 3);
    for (int suit = 0; suit < kSuits; ++suit) look_at(suit, hand, out, opened);
    my_trumps = seen.trump == kNoTrump ? 0 : std::min(suits[seen.trump].length, 4);
    out_trumps = trumps_step(seen.trump == kNoTrump ? 0 : std::popcount(suits[seen.trump].out));
    compare_suits();
  }

  int relation(int other) const { return other == seat ? 1 : seen.rules->allies[seat] >> other & 1 ? 2 : 3; }

 private:
  static unsigned lane(Cards cards, int suit) { return static_cast<unsigned>(cards >> 16 * suit) & 0x1fff; }

  void look_at(int suit, Cards hand, Cards out, Cards opened) {
    SuitSeen& s = suits[suit];
    s.mine = lane(hand, suit);
    s.out = lane(out, suit);
    s.opened = lane(opened, suit);
    s.length = std::popcount(s.mine);
    s.longest_six = std::min(s.length, 6) - 1;
    s.is_trump = suit == seen.trump;
    s.opener = seen.opener[suit] == kNobody ? 0 : relation(seen.opener[suit]);
    s.tops = top_cards(s.mine, s.mine | s.out);
    int thrown[2] = {0, 0}, lacking[2] = {0, 0};
    for (int other = 0; other < kSeats; ++other) {
      const int side = allies >> other & 1 ? 0 : others >> other & 1 ? 1 : 2;
      if (side == 2) continue;
      thrown[side] += seen.thrown[other][suit];
      lacking[side] += seen.voids[other] >> suit & 1;
    }
    s.allies_thrown = std::min(thrown[0], 2);
    s.others_thrown = std::min(thrown[1], 2);
    s.others_void = std::min(lacking[1], 2);
    s.allies_void = lacking[0] > 0;
    s.is_best = s.is_lowest = 0;
  }

  /// Finds the suit of the most length and top cards, and the one whose cards are lowest.
  void compare_suits() {
    int best = -1, most = -1, lowest_suit = -1, least = 1 << 30;
    for (int suit = 0; suit < kSuits; ++suit) {
      const SuitSeen& s = suits[suit];
      if (!s.mine) continue;
      const int worth = suit_worth(s.length, s.tops), height = suit_height(s.mine);
      if (worth >= most) most = worth, best = suit;
      if (height < least) least = height, lowest_suit = suit;
    }
    if (best >= 0) suits[best].is_best = 1;
    if (lowest_suit >= 0) suits[lowest_suit].is_lowest = 1;
  }
};

/// A card in its suit.
struct CardSeen {
  int rank, above, below, place, run;  // place: 0 alone, 1 top, 2 bottom, 3 between; run: 1 its lowest, 2 its highest, 3 both
  int open;  // against opened cards: 0 none lie open, 1 none of the suit, 2 under them, 3 above them, 4 between

  CardSeen(const SuitSeen& s, int of_rank, bool lies_open) : rank(of_rank) {
    const unsigned one = 1u << rank, under = one - 1, over = ~(under | one);
    above = std::popcount(s.out & over);
    below = std::popcount(s.out & under);
    const unsigned lower = s.mine & under, higher = s.mine & over;
    place = lower ? higher ? 3 : 1 : higher ? 2 : 0;
    run = 0;
    if (!lower || s.out & under & ~((std::bit_floor(lower) << 1) - 1)) run |= 1;
    if (!higher || s.out & over & ((higher & (~higher + 1)) - 1)) run |= 2;
    open = !lies_open ? 0 : !s.opened ? 1 : one < (s.opened & (~s.opened + 1)) ? 2 : one > s.opened ? 3 : 4;
  }
};

/// The features of one suit's cards for a lead.
template <class Sink>
void lead_suit_features(const Turn& t, int suit, bool lies_open, Sink& sink) {
  using L = policy::Lead;
  const Seen& seen = t.seen;
  const SuitSeen& s = t.suits[suit];
  const int first = seen.invite[t.seat] == kNobody;
  int ally_invited = 0, other_invited = 0;
  for (int other = 0; other < kSeats; ++other)
    if (seen.invite[other] == suit) {
      ally_invited |= static_cast<int>(t.allies >> other & 1);
      other_invited |= static_cast<int>(t.others >> other & 1);
    }
  for (unsigned left = s.mine; left; left &= left - 1) {
    const CardSeen c(s, std::countr_zero(left), lies_open);
    const int a5 = std::min(c.above, 4), a3 = std::min(c.above, 2), master = c.above == 0, n3 = std::min(s.length, 3) - 1;
    sink.card(16 * suit + c.rank);
    sink.add(L::kShape + ((a5 * 6 + s.longest_six) * 4 + c.place) * 2 + s.is_trump);
    sink.add(L::kRun + ((c.run * 3 + a3) * 2 + s.is_trump) * 2 + (c.rank >= 9));
    sink.add(L::kOpener + ((s.opener * 2 + first) * 3 + a3) * 4 + c.place);
    sink.add(L::kInvited + ((ally_invited * 2 + other_invited) * 4 + c.place) * 3 + a3);
    sink.add(L::kVoids + (((s.others_void * 2 + s.allies_void) * 2 + s.is_trump) * 2 + master) * 2 + (t.out_trumps > 0));
    sink.add(L::kThrown + (s.allies_thrown * 3 + s.others_thrown) * 2 + first);
    sink.add(L::kOut + (std::min(std::popcount(s.out), 7) * 3 + a3) * 3 + n3);
    sink.add(L::kTops + ((s.tops * 6 + s.longest_six) * 2 + (c.place == 0 || c.place == 2)) * 2 + first);
    sink.add(L::kRank + (c.rank * 3 + n3) * 2 + s.is_trump);
    sink.add(L::kBelow + (std::min(c.below, 3) * 5 + a5) * 4 + t.stage);
    sink.add(L::kTrumps + ((s.is_trump * 5 + t.my_trumps) * 4 + t.out_trumps) * 2 + master);
    sink.add(L::kOpen + c.open * 3 + a3);
    sink.add(L::kSuit + ((s.is_best * 2 + s.is_lowest) * 4 + c.place) * 2 + first);
  }
}

/// Where a later hand plays: opponents and allies still to play, and who wins so far, as a number below 12.
struct After {
  int others = 0, allies = 0;
  bool ally_wins;
  int number;

  explicit After(const Turn& t) : ally_wins(t.allies >> t.seen.winner & 1) {
    for (int i = t.seen.place + 1; i < t.seen.size; ++i)
      (t.allies >> t.seen.order[i] & 1 ? allies : others) += 1;
    others = std::min(others, 2);
    number = (others * 2 + (allies > 0)) * 2 + !ally_wins;
  }
};

/// Cards still out that beat the card that wins so far, those of its suit alone, up to three.
inline int cards_over(const Turn& t) {
  const bool trumped = t.seen.best >= kTrumpBonus;
  const SuitSeen& s = t.suits[trumped ? t.seen.trump : t.seen.led];
  return std::min(std::popcount(s.out >> (t.seen.best & 15) >> 1), 3);
}

/// 1 if an opponent still to play is known to lack the suit led, and trumps are out.
inline int ruff_looms(const Turn& t) {
  if (!t.out_trumps || t.seen.led == t.seen.trump) return 0;
  for (int i = t.seen.place + 1; i < t.seen.size; ++i) {
    const int other = t.seen.order[i];
    if (t.others >> other & 1 && t.seen.voids[other] >> t.seen.led & 1) return 1;
  }
  return 0;
}

template <class Sink>
void follow_features(const Turn& t, bool lies_open, Sink& sink) {
  using F = policy::Follow;
  const Seen& seen = t.seen;
  const SuitSeen& s = t.suits[seen.led];
  const After after(t);
  const bool trumped = seen.best >= kTrumpBonus && seen.led != seen.trump;
  const unsigned beating = trumped ? 0 : s.mine & ~((2u << (seen.best & 15)) - 1), failing = s.mine & ~beating;
  const int many = std::min(std::popcount(beating), 2), few = std::min(std::popcount(failing), 2);
  const int leader = t.relation(seen.order[0]), over = cards_over(t), looms = ruff_looms(t);
  const int led = leader == 2 ? (seen.led_invite ? 1 : 2) : seen.led_invite ? 3 : 0;
  for (unsigned left = s.mine; left; left &= left - 1) {
    const CardSeen c(s, std::countr_zero(left), lies_open);
    const unsigned one = left & (~left + 1), group = beating & one ? beating : failing;
    const int beats = (beating & one) != 0;
    const int place = one == (group & (~group + 1)) ? 0 : group < one << 1 ? 1 : 2;
    const int choice = beats ? place : place + 3;
    const int a4 = std::min(c.above, 3);
    const int touching = beats && !(s.out & ((one - 1) & ~((2u << (seen.best & 15)) - 1)));
    sink.card(16 * seen.led + c.rank);
    sink.add(F::kAbove + (after.number * 4 + a4) * 6 + choice);
    sink.add(F::kRun + (after.number * 4 + c.run) * 2 + beats);
    sink.add(F::kOver + (after.number * 4 + over) * 6 + choice);
    sink.add(F::kChoice + ((after.number * 3 + many) * 3 + few) * 6 + choice);
    sink.add(F::kLed + (led * 6 + choice) * 4 + a4);
    sink.add(F::kRank + (c.rank * 3 + seen.place - 1) * 2 + after.ally_wins);
    sink.add(F::kStage + (after.number * 4 + t.stage) * 6 + choice);
    sink.add(F::kRuffs + (trumped * 2 + looms) * 6 + choice);
    sink.add(F::kBelow + (after.number * 4 + std::min(c.below, 3)) * 2 + beats);
    sink.add(F::kOpen + c.open * 6 + choice);
    sink.add(F::kLength + s.longest_six * 6 + choice);
    sink.add(F::kTouching + (after.number * 2 + touching) * 6 + choice);
  }
}

/// The features of one suit's cards where there is none of the suit led.
template <class Sink>
void discard_suit_features(const Turn& t, int suit, bool lies_open, Sink& sink) {
  using D = policy::Discard;
  const Seen& seen = t.seen;
  const SuitSeen& s = t.suits[suit];
  const After after(t);
  const int over = cards_over(t), in_all = std::min<int>(seen.thrown_in_all[t.seat], 2);
  const int before = std::min<int>(seen.thrown[t.seat][suit], 2), n3 = std::min(s.length, 3) - 1;
  const int top_above = std::min(std::popcount(s.out & ~(std::bit_floor(s.mine) * 2 - 1)), 3);
  for (unsigned left = s.mine; left; left &= left - 1) {
    const CardSeen c(s, std::countr_zero(left), lies_open);
    const int a5 = std::min(c.above, 4), a4 = std::min(c.above, 3), a3 = std::min(c.above, 2);
    const int ruff = !s.is_trump ? 0 : c.rank + kTrumpBonus > seen.best ? 1 : 2, is_top = c.place < 2;
    sink.card(16 * suit + c.rank);
    sink.add(D::kRuff + (after.number * 3 + ruff) * 4 + a4);
    sink.add(D::kShape + ((a5 * 6 + s.longest_six) * 4 + c.place) * 2 + s.is_trump);
    sink.add(D::kTops + ((s.tops * 6 + s.longest_six) * 2 + (c.place == 0 || c.place == 2)) * 2 + s.is_trump);
    sink.add(D::kOpener + ((s.opener * 3 + a3) * 4 + c.place) * 2 + s.is_trump);
    sink.add(D::kThrown + (before * 3 + in_all) * 3 + a3);
    sink.add(D::kGuard + ((top_above * 5 + std::min(s.length, 5) - 1) * 2 + is_top) * 2 + s.is_trump);
    sink.add(D::kRank + (c.rank * 2 + (c.run & 1)) * 2 + s.is_trump);
    sink.add(D::kBelow + (std::min(c.below, 3) * 6 + s.longest_six) * 4 + c.place);
    sink.add(D::kVoids + (s.others_void * 2 + s.allies_void) * 3 + a3);
    sink.add(D::kStage + ((t.stage * 3 + a3) * 3 + ruff) * 3 + n3);
    sink.add(D::kOpen + c.open * 4 + c.place);
    sink.add(D::kOver + (((ruff * 2 + after.ally_wins) * 4 + over) * 3 + after.others) * 5 + t.my_trumps);
    sink.add(D::kSuit + (s.is_best * 2 + s.is_lowest) * 4 + c.place);
    sink.add(D::kOthers + (s.allies_thrown * 3 + s.others_thrown) * 4 + s.opener);
  }
}

/// The features of one suit's cards in a turn of this kind; following, of the suit led.
template <class Sink>
void put_suit_features(const Turn& turn, int kind, int suit, bool lies_open, Sink& sink) {
  if (kind == policy::kLead) return lead_suit_features(turn, suit, lies_open, sink);
  if (kind == policy::kFollow) return follow_features(turn, lies_open, sink);
  discard_suit_features(turn, suit, lies_open, sink);
}

/// The kind of a turn: a lead, a card that follows suit, or one that cannot.
inline int kind_of(const Seen& seen, Cards hand) {
  if (seen.leads()) return policy::kLead;
  return hand & suit_mask(seen.led) ? policy::kFollow : policy::kDiscard;
}

/// The family of a turn.
inline int family_of(const Seen& seen) { return seen.names_now() ? policy::kNaming : seen.rules->family[seen.turn()]; }

/// Hands over the features of every card that may be played, in pack order, the kind of turn being known.
template <class Sink>
void put_features(const Seen& seen, int kind, Cards hand, Cards out, const Cards* hands, Sink& sink) {
  const unsigned opened = seen.rules->open & ~seen.rules->allies[seen.turn()];
  Cards open_cards = 0;
  if (opened && hands)
    for (int other = 0; other < kSeats; ++other)
      if (opened >> other & 1) open_cards |= hands[other];
  const Turn turn(seen, hand, out, open_cards);
  if (kind == policy::kFollow) return follow_features(turn, opened != 0, sink);
  for (int suit = 0; suit < kSuits; ++suit)
    if (turn.suits[suit].mine) put_suit_features(turn, kind, suit, opened != 0, sink);
}

}  // namespace WHIST_ENGINE
