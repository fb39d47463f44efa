// Features of later hands where tricks are to be won.
#pragma once

#include "features.hpp"

namespace WHIST_ENGINE {

/// The strength of a card in this trick; 0 cannot win.
template <bool Trumps>
inline int strength(int card, int led, int trump) {
  if (Trumps && suit_of(card) == trump) return 16 + (card & 15) + 1;
  return suit_of(card) == led ? (card & 15) + 1 : 0;
}

/// The strength of the best card this hand can play, with the suit led and the trumps as masks.
template <bool Trumps>
inline int best_strength(Cards hand, Cards led, Cards trumps) {
  Cards able = hand & led;
  if constexpr (Trumps) able = able ? able : hand & trumps;
  const int found = (highest(able) & 15) + 1 + (Trumps && (able & trumps) ? 16 : 0);
  return able ? found : 0;
}

/// A trick as a later hand sees it.
struct TrickView {
  int best;            // strength of the best card so far
  int bar;             // a stronger card than this wins, and no opponent still to play can beat it
  unsigned turn;       // 0 for the second hand
  unsigned situation;  // turn; partner wins so far; the best card holds; a partner wins later; own hand can hold, can win so far
  bool settled;        // the trick needs no high card of this hand
};

template <bool Trumps>
inline TrickView trick_view(const SearchState& s, const SeatView& view, const Trick& trick) {
  const Cards led = suit_mask(trick.led), trumps = Trumps ? s.trumps : 0;
  int partners = 0, theirs = 0;
  int other = s.rules.after[view.seat];
  for (int n = trick.played + 1; n < s.rules.size; ++n, other = s.rules.after[other]) {
    const int found = best_strength<Trumps>(s.hands[other], led, trumps);
    const bool friendly = view.role[other] == kPartner;
    partners = friendly && found > partners ? found : partners;
    theirs = !friendly && found > theirs ? found : theirs;
  }
  const int best = strength<Trumps>(trick.best, trick.led, s.rules.trump);
  const bool ours = view.role[trick.winner] == kPartner, holds = best > theirs;
  const int above = holds ? best : theirs;
  const bool partner_wins = partners > (ours ? theirs : above);
  const int mine = best_strength<Trumps>(s.hands[view.seat], led, trumps);
  const unsigned turn = static_cast<unsigned>(trick.played - 1);
  const bool can_hold = mine > (ours ? theirs : above), can_win = mine > best;
  const unsigned situation = ((((turn * 2 + ours) * 2 + holds) * 2 + partner_wins) * 2 + can_hold) * 2 + can_win;
  return {best, above, turn, situation, holds || partner_wins};
}

/// Tells what a card does to the trick: `below` if it does not win so far, else, from `first` on: the cheapest card that wins but can
/// be beaten, a dearer one, the cheapest that cannot be beaten, a dearer one. Cards of a suit are asked about in rising order.
struct Effects {
  int best, bar;
  unsigned over, sure;

  Effects(const TrickView& trick, unsigned first)
      : best(trick.best), bar(trick.bar), over(first), sure(first + 2), first_(first) {}
  unsigned of(int s, unsigned below) {
    const bool wins = s > best, stays = s > bar;
    const unsigned effect = stays ? sure : wins ? over : below;
    sure = stays ? first_ + 3 : sure;
    over = wins ? first_ + 1 : over;
    return effect;
  }

 private:
  unsigned first_;
};

/// Gives the weights of each card that follows suit. `Early` is true for the second and the third hand.
template <bool Trumps, bool Early, class Weights>
[[gnu::always_inline]]
inline void weigh_following(const SearchState& s, const SeatView& view, const Trick& trick, const MoveMemory& memory,
                            const Moves& moves, Weights& weights) {
  using L = FollowLayout;
  const TrickView seen = trick_view<Trumps>(s, view, trick);
  const Cards mask = suit_mask(trick.led), all = cards_in_hands(s) & mask, others = all & ~s.hands[view.seat];
  const bool is_trump = Trumps && trick.led == s.rules.trump;
  const unsigned turn = seen.turn;
  const auto remembered_row = L::kRemembered.row(turn, 1);
  const auto effect_row = L::kEffect.row(is_trump, seen.situation);
  const auto higher_row = L::kHigherCards.row(turn);
  auto top_four_row = L::kTopFour.row(0, 0);
  auto lengths_row = L::kSuitLengths.row(0, 0, 0, 0);
  auto beating_row = L::kBeating.row(0, 0);
  if constexpr (Early) {
    const Lengths lengths(s.hands, view, mask);
    top_four_row = L::kTopFour.row(turn, owners_of_top_four(view, all));
    lengths_row = L::kSuitLengths.row(turn, lengths.own, lengths.partner, lengths.opponents());
    beating_row = L::kBeating.row(turn, capped(others & bits_above(bit(trick.best)), 4));
  }
  Effects effects(seen, 2);
  weights.next_suit();
  for (int i = 0; i < moves.size; ++i) {
    const int card = moves.list[i].card, strength = (card & 15) + (is_trump ? 17 : 1);
    const unsigned higher = capped(others & bits_above(bit(card)), 4);
    const unsigned place = place_of(i == 0, i + 1 == moves.size);
    // A card that loses is the lowest of the suit (0), or not (1).
    const unsigned effect = effects.of(strength, place & 1), wins = strength > seen.best;
    const unsigned known = remembered_row.at(memory.is_killer(card), memory.level(card));
    const unsigned by_effect = effect_row.at(effect, higher == 0), by_higher = higher_row.at(wins, higher, place);
    if constexpr (Early)
      weights.move(i, known, by_effect, top_four_row.at(place), lengths_row.at(wins), beating_row.at(effect), by_higher);
    else weights.move(i, known, by_effect, by_higher);
  }
}

/// Gives the weights of each trump of a hand that has none of the suit led, from move i on; returns the first move after them.
template <class Weights>
[[gnu::always_inline]]
inline int weigh_ruffs(const TrickView& seen, const MoveMemory& memory, const Moves& moves, int i, Weights& weights) {
  using L = FollowLayout;
  Effects effects(seen, 1);
  const int suit = suit_of(moves.list[i].card);
  for (; i < moves.size && suit_of(moves.list[i].card) == suit; ++i) {
    const int card = moves.list[i].card;
    weights.move(i, L::kRemembered.at(seen.turn, 0, memory.is_killer(card), memory.level(card)),
                 L::kRuff.at(seen.situation, effects.of(16 + (card & 15) + 1, 0)));
  }
  return i;
}

/// Gives the weights of each card of a hand that has none of the suit led.
template <bool Trumps, class Weights>
[[gnu::always_inline]]
inline void weigh_discards(const SearchState& s, const SeatView& view, const Trick& trick, const MoveMemory& memory,
                           const Moves& moves, Weights& weights) {
  using L = FollowLayout;
  const TrickView seen = trick_view<Trumps>(s, view, trick);
  const Cards all = cards_in_hands(s), hand = s.hands[view.seat];
  for (int i = 0; i < moves.size;) {
    const int suit = suit_of(moves.list[i].card);
    const Cards mask = suit_mask(suit), others = all & mask & ~hand;
    weights.next_suit();
    if (Trumps && suit == s.rules.trump) {
      i = weigh_ruffs(seen, memory, moves, i, weights);
      continue;
    }
    const Lengths lengths(s.hands, view, mask);
    weights.suit(L::kDiscardLengths.at(lengths.partner, lengths.opponents(), lengths.own));
    if constexpr (Trumps) weights.suit(L::kNoRuff.at(seen.situation));
    const auto top_two_row = L::kDiscardTopTwo.row(owners_of_top_four(view, all & mask) >> 4, lengths.own);
    const auto discard_row = L::kDiscard.row(seen.turn, seen.settled, lengths.own);
    for (bool first = true, last = false; !last; first = false, ++i) {
      const int card = moves.list[i].card;
      last = ends_suit(moves, i, suit);
      const unsigned place = place_of(first, last);
      weights.move(i, L::kRemembered.at(seen.turn, 0, memory.is_killer(card), memory.level(card)),
                   discard_row.at(capped(others & bits_above(bit(card)), 2), place), top_two_row.at(place));
    }
  }
}

/// Gives the weights of each card that a later hand can play.
template <bool Trumps, class Weights>
[[gnu::always_inline]]
inline void weigh_follows(const SearchState& s, const SeatView& view, const Trick& trick, const MoveMemory& memory,
                          const Moves& moves, Weights& weights) {
  if (suit_of(moves.list[0].card) != trick.led) weigh_discards<Trumps>(s, view, trick, memory, moves, weights);
  else if (trick.played < 3) weigh_following<Trumps, true>(s, view, trick, memory, moves, weights);
  else weigh_following<Trumps, false>(s, view, trick, memory, moves, weights);
}

}  // namespace WHIST_ENGINE
