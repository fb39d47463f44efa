// Features of leads and later hands where each side wants the other to take the tricks: what matters is who holds the
// lowest cards.
#pragma once

#include "features.hpp"

namespace WHIST_ENGINE {

/// The position of other cards around a card: 0 there are none, 1 all below, 2 all above, 3 on both sides.
inline unsigned cards_around(Cards others, Cards card) {
  return ((others & ~(card - 1)) != 0) * 2u + ((others & (card - 1)) != 0);
}

/// Gives the weights of each lead.
template <class Weights>
inline void weigh_nullo_leads(const SearchState& s, const SeatView& view, const LeadTarget& target, const MoveMemory& memory,
                              const Moves& moves, Weights& weights) {
  using L = NulloLeadLayout;
  const Cards hand = s.hands[view.seat], all = cards_in_hands(s);
  const unsigned aim = target.aim();
  for (int i = 0; i < moves.size;) {
    const int suit = suit_of(moves.list[i].card);
    const Cards cards = all & suit_mask(suit);
    const Cards low = cards & view.roles.low, high = cards & view.roles.high;
    const Cards partners = low & ~high, next = high & ~low, last_opponent = low & high, own = cards & hand;
    const auto lowest_four = L::kLowestFour.row(owners_of_lowest_four(view, cards));
    weights.next_suit();
    weights.suit(L::kSuitLengths.at(capped(own & (own - 1), 3), capped(partners, 3), capped(next, 3), capped(last_opponent, 3)));
    for (bool first = true, last = false; !last; first = false, ++i) {
      const Move& move = moves.list[i];
      last = ends_suit(moves, i, suit);
      const Cards card = bit(move.card);
      const unsigned place = place_of(first, last);
      weights.move(i, L::kRemembered.at(memory.hint(move), memory.level(move.card)), lowest_four.at(place),
                   L::kCardsAround.at(cards_around(partners, card), cards_around(next, card), cards_around(last_opponent, card),
                                      aim, place));
    }
  }
}

/// Gives the weights of each card that follows suit: whether it goes over the best so far, and how the cards of those still to play
/// lie around the card that is best then.
template <bool Trumps, class Weights>
inline void weigh_nullo_following(const SearchState& s, const SeatView& view, const Trick& trick, const MoveMemory& memory,
                                  const Moves& moves, Weights& weights) {
  using L = NulloFollowLayout;
  const Cards led = suit_mask(trick.led), best = bit(trick.best);
  const int next = s.rules.after[view.seat];
  const Cards one = trick.played + 1 < s.rules.size ? s.hands[next] & led : 0;
  const Cards two = trick.played + 2 < s.rules.size ? s.hands[s.rules.after[next]] & led : 0;
  const unsigned turn = static_cast<unsigned>(trick.played - 1), ours = view.role[trick.winner] == kPartner;
  const bool ruffed = Trumps && suit_of(trick.best) != trick.led;
  const auto goes_over = L::kBest.row(1, turn, ours);
  const auto around_best = ruffed ? L::kBest.row(0, turn, ours, 0, 0)
                                  : L::kBest.row(0, turn, ours, cards_around(one, best), cards_around(two, best));
  const unsigned owners = owners_of_lowest_four(view, cards_in_hands(s) & led);
  weights.next_suit();
  for (int i = 0; i < moves.size; ++i) {
    const int number = moves.list[i].card;
    const Cards card = bit(number);
    const unsigned place = place_of(i == 0, i + 1 == moves.size);
    const unsigned over = !ruffed && card > best;
    const auto around = over ? goes_over.row(cards_around(one, card), cards_around(two, card)) : around_best;
    weights.move(i, L::kRemembered.at(turn, memory.is_killer(number), memory.level(number)), around.at(place),
                 L::kLowestFour.at(over, owners, place));
  }
}

/// Gives the weights of each discard and ruff.
template <bool Trumps, class Weights>
inline void weigh_nullo_discards(const SearchState& s, const SeatView& view, const Trick& trick, const MoveMemory& memory,
                                 const Moves& moves, Weights& weights) {
  using L = NulloFollowLayout;
  const Cards all = cards_in_hands(s);
  const unsigned turn = static_cast<unsigned>(trick.played - 1);
  weights.next_suit();
  for (int i = 0; i < moves.size;) {
    const int suit = suit_of(moves.list[i].card);
    const Cards cards = all & suit_mask(suit), others = cards & ~s.hands[view.seat];
    const auto lowest_four = L::kDiscardLowestFour.row(owners_of_lowest_four(view, cards));
    const bool ruffs = Trumps && suit == s.rules.trump;
    for (bool first = true, last = false; !last; first = false, ++i) {
      const int number = moves.list[i].card;
      last = ends_suit(moves, i, suit);
      const Cards card = bit(number);
      const unsigned place = place_of(first, last);
      const unsigned over = ruffs && (suit_of(trick.best) != suit || number > trick.best);
      weights.move(i, L::kDiscardRemembered.at(turn, memory.is_killer(number), memory.level(number)), lowest_four.at(place),
                   L::kDiscard.at(ruffs + over, capped(others & (card - 1), 3), capped(others & ~(card - 1), 3), place));
    }
  }
}

/// Gives the weights of each card that a later hand can play.
template <bool Trumps, class Weights>
inline void weigh_nullo_follows(const SearchState& s, const SeatView& view, const Trick& trick, const MoveMemory& memory,
                                const Moves& moves, Weights& weights) {
  if (suit_of(moves.list[0].card) == trick.led) weigh_nullo_following<Trumps>(s, view, trick, memory, moves, weights);
  else weigh_nullo_discards<Trumps>(s, view, trick, memory, moves, weights);
}

}  // namespace WHIST_ENGINE
