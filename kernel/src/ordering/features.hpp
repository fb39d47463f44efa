// Parts of features that leads and later hands share: places, lengths and owners of cards, and the tricks needed.
#pragma once

#include "history.hpp"
#include "layout.hpp"

namespace WHIST_ENGINE {

/// The number of cards, at most so many.
inline unsigned capped(Cards cards, unsigned most) {
  const auto number = static_cast<unsigned>(count(cards));
  return number > most ? most : number;
}
inline constexpr unsigned at_most(int value, int most) { return static_cast<unsigned>(value > most ? most : value); }
/// 0 for none, 1 for one or two, 2 for more.
inline constexpr unsigned few(int n) { return n == 0 ? 0 : n < 3 ? 1 : 2; }

/// The place of a move among the moves of its suit: 0 alone, 1 highest, 2 lowest, 3 between. Moves of a suit come in rising order.
inline constexpr unsigned place_of(bool first, bool last) { return last ? !first : 3u - first; }

/// True if the move after this one is of another suit, or there is none.
inline bool ends_suit(const Moves& moves, int i, int suit) {
  return i + 1 == moves.size || suit_of(moves.list[i + 1].card) != suit;
}

/// The roles of the owners of the highest four cards of a suit as digits to the base of four, the highest card first; 0 for cards
/// that there are not.
inline unsigned owners_of_top_four(const SeatView& view, Cards suit) {
  const int number = count(suit);
  return static_cast<unsigned>(deposit_bits(extract_bits(view.roles.low, suit) << 4 >> number, 0x55) |
                               deposit_bits(extract_bits(view.roles.high, suit) << 4 >> number, 0xaa));
}

/// The roles of the owners of the lowest four cards of a suit: four low bits, then four high bits.
inline unsigned owners_of_lowest_four(const SeatView& view, Cards suit) {
  return static_cast<unsigned>((extract_bits(view.roles.low, suit) & 15) | (extract_bits(view.roles.high, suit) & 15) << 4);
}

/// The length of a suit around the table, at most 3: a seat's own length less one, and the longest of each role.
struct Lengths {
  unsigned own, partner, next, last;

  Lengths(const Cards* hands, const SeatView& view, Cards suit) {
    own = three(count(hands[view.seat] & suit) - 1);
    if (view.pairs) {
      partner = three(count(hands[view.partners[0]] & suit));
      next = three(count(hands[view.opponents[0]] & suit));
      last = three(count(hands[view.opponents[1]] & suit));
    } else {
      by_role(hands, view, suit);
    }
  }

  unsigned opponents() const { return next > last ? next : last; }

 private:
  static unsigned three(int length) { return at_most(length, 3); }
  [[gnu::noinline]] void by_role(const Cards* hands, const SeatView& view, Cards suit) {
    int longest[4] = {};
    for (int seat = 0; seat < kSeats; ++seat) {
      const int number = count(hands[seat] & suit);
      if (number > longest[view.role[seat]]) longest[view.role[seat]] = number;
    }
    partner = three(longest[kPartner]);
    next = three(longest[kNextOpponent]);
    last = three(longest[kLastOpponent]);
  }
};

/// The tricks left, and how many of them the leader's side needs.
struct LeadTarget {
  int left, needed;

  LeadTarget(const SearchState& s, int leader, int need)
      : left(tricks_left(s, leader)), needed(tricks_needed(s, leader, need)) {}
  unsigned aim() const { return needed <= 1 ? 0 : needed >= left ? 2 : 1; }
  unsigned margin() const { return at_most(left - needed, 3) * 3 + at_most(needed - 1, 2); }
};

}  // namespace WHIST_ENGINE
