// A deal of the Minnesota family with bid cards, without specials: a twin of whistclub's rules for the bench, in plain values.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace minnesota {

using Cards = std::uint64_t;  // a bit a card: suit * 13 + rank, suits C D H S, ranks 2 to A

inline constexpr int kSeats = 4, kSuits = 4, kRanks = 13, kCards = kSuits * kRanks;
inline constexpr int kNone = -1;
inline constexpr Cards kSuitCards = 0x1fff, kBlack = kSuitCards | kSuitCards << 39, kRed = kSuitCards << 13 | kSuitCards << 26;

inline constexpr Cards bit_of(int card) { return Cards{1} << card; }
inline constexpr Cards suit_cards(int suit) { return kSuitCards << kRanks * suit; }
inline constexpr int suit_of(int card) { return card / kRanks; }
inline constexpr int left_of(int seat, int by = 1) { return (seat + by) % kSeats; }

/// The options that the twin knows, as whistclub/games/minnesota/options.py tells them.
struct Rules {
  bool black_high = true, names_trump = false, grander_loses = false, winner_scores_low = false;
  int high_lead = 3;  // the seats from the grander, going left, to the one that leads to a High
  int grand_points = 1, nullo_points = 1, failed_grand_points = 1;
};

/// A deal at any moment from the first bid to its end. Hands of others may be those of one world among many.
struct Position {
  std::array<Cards, kSeats> dealt{}, lays{};  // a lay of 0 was not made, or is not known
  std::array<Cards, kSeats> played{}, lacking{};  // `lacking` are the cards of suits that a seat has shown to be void of
  std::array<int, kSeats> won{}, trick{};
  std::array<bool, kSeats> has_laid{};
  int dealer = 0, turn = 0, trick_size = 0, trump = kNone, grander = kNone;
  int tricks_left = 0;
  bool laying = true;
  std::string public_log;  // what all have seen: lays as they were turned over, then cards

  Position() = default;
  Position(int dealer_seat, const std::array<Cards, kSeats>& hands);

  Cards hand(int seat) const { return dealt[seat] & ~played[seat]; }
  bool is_over() const { return !laying && tricks_left == 0; }

  /// The cards that the seat to act may play, or lay as its bid.
  Cards legal() const;
  void play(const Rules& rules, int card);
  /// A bid of one or two cards, or 0 for one that is not known, by any seat that has not bid.
  void lay(const Rules& rules, int seat, Cards cards);

  bool is_high(const Rules& rules, Cards lay) const;
  /// True if all have seen the seat's bid.
  bool is_shown(const Rules& rules, int seat) const;
  /// By how many points each seat's pair has gained on the other when the deal is over.
  std::array<double, kSeats> gains(const Rules& rules) const;
  std::array<int, 2> points(const Rules& rules) const;

 private:
  void begin_play(const Rules& rules);
  int winner() const;
};

}  // namespace minnesota
