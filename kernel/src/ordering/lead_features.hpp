// Features of leads where tricks are to be won.
#pragma once

#include "features.hpp"

namespace WHIST_ENGINE {

/// The seats that could ruff: the role of each as a bit, 0 where it has no trump.
struct Ruffers {
  unsigned roles[kSeats] = {};

  Ruffers(const Cards* hands, const SeatView& view, Cards trumps) {
    for (int other = 0; other < kSeats; ++other)
      if (other != view.seat && (hands[other] & trumps)) roles[other] = 1u << (view.role[other] - 1);
  }
  unsigned of(const Cards* hands, Cards suit) const {
    unsigned found = 0;
    for (int other = 0; other < kSeats; ++other) found |= hands[other] & suit ? 0 : roles[other];
    return found;
  }
};

/// One suit as its leader sees it.
struct LeadSuit {
  Cards mask, others, best_opponent;
  unsigned is_trump;
  Lengths lengths;
  unsigned owners4, owners2, owner;
  unsigned partner_wins;  // 1 the partner has the best card, 2 one that the next opponent cannot beat, 3 neither

  LeadSuit(const SearchState& s, const SeatView& view, Cards all, int suit, bool trump_suit)
      : mask(suit_mask(suit)), others(all & mask & ~s.hands[view.seat]), is_trump(trump_suit), lengths(s.hands, view, mask) {
    owners4 = owners_of_top_four(view, all & mask);
    owners2 = owners4 >> 4;
    owner = owners4 >> 6;
    const Cards theirs = others & ~view.ours, partners = others & view.ours;
    const Cards next = view.role[view.next] == kNextOpponent ? s.hands[view.next] & mask : 0;
    best_opponent = theirs ? highest_bit(theirs) : 0;
    const Cards best_partner = partners ? highest_bit(partners) : 0;
    partner_wins = best_partner > best_opponent ? 1 : best_partner > next ? 2 : 3;
  }

  /// 0 where no opponent can beat the card, else as `partner_wins`.
  unsigned winner(Cards card) const { return card > best_opponent ? 0 : partner_wins; }
};

/// Gives `weights` the numbers of the weights that apply to each lead: by `suit(number)` those of all moves until the next
/// `next_suit()`, by `move(i, numbers...)` those of move i alone.
template <bool Trumps, class Weights>
[[gnu::always_inline]]
inline void weigh_leads(const SearchState& s, const SeatView& view, const LeadTarget& target, const MoveMemory& memory,
                        const Moves& moves, Weights& weights) {
  using L = LeadLayout;
  const Cards hand = s.hands[view.seat], all = cards_in_hands(s);
  const unsigned aim = target.aim(), margin = target.margin();
  const Cards trumps = Trumps ? s.trumps : 0;
  const Ruffers ruffers(s.hands, view, trumps);
  const unsigned own_trumps = few(count(hand & trumps));
  const unsigned their_trumps = few(count(all & ~view.ours & trumps)), our_trumps = few(count(all & view.ours & trumps));
  for (int i = 0; i < moves.size;) {
    const int number = suit_of(moves.list[i].card);
    const LeadSuit suit(s, view, all, number, Trumps && number == s.rules.trump);
    weights.next_suit();
    weights.suit(L::kSuitLengths.at(suit.is_trump, suit.lengths.own, suit.lengths.partner, suit.lengths.next, suit.lengths.last));
    if constexpr (Trumps) {
      weights.suit(L::kRuffers.at(ruffers.of(s.hands, suit.mask), suit.owner, own_trumps));
      weights.suit(L::kTrumpBalance.at(suit.is_trump, their_trumps, our_trumps, suit.owner));
    }
    for (bool first = true, last = false; !last; first = false, ++i) {
      const Move& move = moves.list[i];
      last = ends_suit(moves, i, number);
      const Cards card = bit(move.card);
      const unsigned place = place_of(first, last);
      weights.move(i, L::kTopTwo.at(suit.is_trump, suit.owners2, suit.lengths.own, place),
                   L::kTopFour.at(suit.is_trump, suit.owners4, place), L::kMargin.at(suit.is_trump, margin, suit.owner, place),
                   L::kWinner.at(suit.winner(card), suit.lengths.own, aim),
                   L::kHigherCards.at(capped(suit.others & bits_above(card), 4), place),
                   L::kRemembered.at(memory.hint(move), memory.level(move.card)));
    }
  }
}

}  // namespace WHIST_ENGINE
