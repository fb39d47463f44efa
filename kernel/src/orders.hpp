// Which of two cards of a suit is the higher: the facts that answers rest on where tricks are to be lost.
#pragma once

#include "cards.hpp"

namespace WHIST_ENGINE {

/// Pairs of cards of one suit in different hands, as bits of a word for each suit. Thirteen cards have at most 63 such pairs.
struct Pairs {
  Cards suit[kSuits] = {};

  void operator|=(const Pairs& other) {
    for (int s = 0; s < kSuits; ++s) suit[s] |= other.suit[s];
  }
};

/// The order of the cards of a deal. The bits of a suit are blocks, one for each two hands, with a row for each card of the first hand
/// and a column for each card of the second, both from the lowest up. So if cards are taken away and the bits of their pairs with
/// them, what is left lies as it would in a deal of the other cards alone.
class SuitOrders {
 public:
  void begin(const Cards hands[kSeats]);
  /// Sets the hand that `declarer_below` is about.
  void set_declarer(int declarer);
  /// The pair of two cards of a suit that different hands hold.
  Cards pair(int one, int other) const { return of_card_[one] & of_card_[other]; }
  /// All pairs of a card.
  Cards of_card(int card) const { return of_card_[card]; }
  /// The pairs of a card with the cards of these seats.
  Cards with_seats(int card, unsigned seats) const {
    Cards pairs = 0;
    for (int seat = 0; seat < kSeats; ++seat)
      if (seats >> seat & 1) pairs |= with_hand_[card][seat];
    return pairs;
  }
  /// The pairs of a card with the cards of a hand, in the order of these cards.
  Cards with_hand(int card, int seat) const { return with_hand_[card][seat]; }
  /// The pairs of a suit in which the card of the hand that comes first is the higher.
  Cards first_higher(int suit) const { return first_higher_[suit]; }
  /// The pairs of a suit in which the declarer's card lies below another.
  Cards declarer_below(int suit) const { return declarer_below_[suit]; }
  Cards dealt(int seat) const { return dealt_[seat]; }
  const Cards* dealt_hands() const { return dealt_; }

 private:
  void begin_block(int suit, int first, int second, int& used);

  Cards dealt_[kSeats] = {};
  Cards of_card_[64] = {};
  Cards with_hand_[64][kSeats] = {};
  Cards first_higher_[kSuits] = {};
  Cards declarer_below_[kSuits] = {};
};

inline void SuitOrders::begin_block(int suit, int first, int second, int& used) {
  for (Cards rows = dealt_[first] & suit_mask(suit); rows; rows &= rows - 1) {
    const int row = lowest(rows);
    for (Cards columns = dealt_[second] & suit_mask(suit); columns; columns &= columns - 1) {
      const int column = lowest(columns);
      const Cards pair = bit(used++);
      of_card_[row] |= pair;
      of_card_[column] |= pair;
      with_hand_[row][second] |= pair;
      with_hand_[column][first] |= pair;
      if (row > column) first_higher_[suit] |= pair;
    }
  }
}

inline void SuitOrders::begin(const Cards hands[kSeats]) {
  *this = SuitOrders{};
  for (int seat = 0; seat < kSeats; ++seat) dealt_[seat] = hands[seat];
  for (int suit = 0; suit < kSuits; ++suit) {
    int used = 0;
    for (int first = 0; first < kSeats; ++first)
      for (int second = first + 1; second < kSeats; ++second) begin_block(suit, first, second, used);
  }
}

inline void SuitOrders::set_declarer(int declarer) {
  for (int suit = 0; suit < kSuits; ++suit) {
    declarer_below_[suit] = 0;
    for (Cards own = dealt_[declarer] & suit_mask(suit); own; own &= own - 1)
      for (Cards above = all_cards(dealt_) & ~dealt_[declarer] & suit_mask(suit) & bits_above(lowest_bit(own)); above;
           above &= above - 1)
        declarer_below_[suit] |= pair(lowest(own), lowest(above));
  }
}

}  // namespace WHIST_ENGINE
