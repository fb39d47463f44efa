// The state of one thread's search: the position, the rules, the pattern table and what is remembered of moves.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "cards.hpp"
#include "orders.hpp"
#include "pattern_table.hpp"
#include "proofs.hpp"

namespace WHIST_ENGINE {

/// Straight: the tricks of the maximisers are counted. Nullo: those of the other side. General: any other seats.
enum class Kind { kStraight, kNullo, kGeneral };

/// The nodes and the time that a search may take, and a flag by which another thread stops it.
struct Limits {
  std::uint64_t nodes = ~0ULL;
  std::chrono::steady_clock::time_point end = std::chrono::steady_clock::time_point::max();
  const std::atomic<bool>* interrupted = nullptr;
};

/// Who plays, for which side, and which tricks count. Masks have one bit for each seat, N first.
struct Rules {
  int after[kSeats] = {1, 2, 3, 0};  // the next seat in turn
  int size = 4;                      // cards of a whole trick
  unsigned seats = 15;
  unsigned maximisers = 0;  // seats that want at least `need` tricks to be counted
  unsigned counted = 0;     // seats whose tricks are counted
  int trump = kNoTrump;
  int uncounted = 0;  // tricks at the end of the deal that do not count
};

/// The seats that play together, and the cards dealt to them.
struct Side {
  int seats[kSeats];
  int count = 0;
  Cards dealt = 0;
};

/// The role of a seat as another seat sees it. Between two pairs of neighbours the opponent that plays first is the next one.
enum Role : int { kSelf, kPartner, kNextOpponent, kLastOpponent };

/// The table as one seat sees it.
struct SeatView {
  int seat;
  int next;     // the next seat in turn; with two against two the opponent that plays first
  int seating;  // where the partner sits: 0 opposite (also where there is none, or more than one), 1 next in turn, 2 just before
  bool pairs;   // two play against two
  int role[kSeats];
  int partners[3], opponents[3];  // in turn
  int partner_count, opponent_count;
  Cards ours;    // dealt to the seat and its partners
  Owners roles;  // the two bits of the role of the owner of each card
};

/// A trick on the table.
struct Trick {
  int led;      // suit
  int best;     // index of the card that wins so far
  int winner;   // the seat that played it
  int played;   // number of cards
  Cards cards;  // all of them
};

inline constexpr int kHistoryMost = 8191;
inline constexpr int kNoKiller = -1;

/// The memory for move ordering. A history value, 0 to kHistoryMost, says how often a card decided a node rather than failed.
struct MoveHistory {
  std::int16_t leads[64] = {};
  std::int16_t follows[64] = {};
  std::int16_t nullo_discards[kSuits][64] = {};  // by the suit led
  std::int8_t killers[kSeats][14] = {};          // the card that decided last, by cards on the table and cards in hand
};

/// The card that decided last in each of the newest situations (ordering/decided_cards.hpp). A situation is a number whose high bits
/// are mixed well; two of them may share a place, and a card found may not be legal.
struct DecidedCards {
  static constexpr int kPlaces = 13;    // bits of the number that choose the place
  static constexpr int kTag = 10;       // bits after them, by which a situation is known again
  static constexpr unsigned kNone = 63;  // no card
  std::uint16_t kept[1 << kPlaces] = {};

  int find(Cards situation) const {
    const unsigned found = kept[situation >> (64 - kPlaces)];
    return static_cast<int>(found >> 6 == tag(situation) ? found & 63 : kNone);
  }
  void keep(Cards situation, int card) {
    kept[situation >> (64 - kPlaces)] = static_cast<std::uint16_t>(tag(situation) << 6 | static_cast<unsigned>(card));
  }

 private:
  static unsigned tag(Cards situation) { return situation >> (64 - kPlaces - kTag) & ((1 << kTag) - 1); }
};

struct SearchState {
  explicit SearchState(std::size_t bytes) : ready(table.reserve(bytes)) {}

  PatternTable table;
  bool ready;  // false where memory was short
  Rules rules;
  Kind kind = Kind::kGeneral;
  Cards hands[kSeats] = {};
  Owners dealt{};
  Cards trumps = 0;
  Cards counted_cards[2] = {};  // dealt to seats whose tricks do not count, and do
  Limits limits;
  std::uint64_t nodes = 0;
  bool stopped = false;  // answers mean nothing once this is set
  SeatView views[kSeats] = {};
  Side sides[2];  // the minimisers, and the maximisers
  MoveHistory history;
  DecidedCards decided;
  // Where tricks are to be lost answers rest on pairs of cards, and are kept in a table of their own.
  ProofTable proofs;  // in the memory of the other table
  SuitOrders orders;
  Cards kept[kSuits] = {};  // pairs of cards that are both still in hands
};

/// Begins a family of positions that share the table: these cards, in hands or on the table, under these rules.
void begin_family(SearchState& s, const Cards hands[kSeats], const Rules& rules);
/// Sets the limits of the next question and counts its nodes from zero.
void set_limits(SearchState& s, const Limits& limits);

/// The length of each suit in each hand, four bits each: the shape of a position.
Cards shape_of(const Cards hands[kSeats]);
/// The part of a shape that one card takes.
inline Cards shape_of_card(int seat, int index) { return Cards{1} << (4 * (4 * seat + suit_of(index))); }

inline bool is_maximiser(const SearchState& s, int seat) { return s.rules.maximisers >> seat & 1; }
inline bool is_counted(const SearchState& s, int seat) { return s.rules.counted >> seat & 1; }
/// Tricks still to be played and counted, where `seat` has not played to the trick on the table.
inline int tricks_left(const SearchState& s, int seat) { return count(s.hands[seat]) - s.rules.uncounted; }
/// The tricks that the side of this seat needs for the answer it wants.
inline int tricks_needed(const SearchState& s, int seat, int need) {
  return is_maximiser(s, seat) ? need : tricks_left(s, seat) - need + 1;
}
inline Cards cards_in_hands(const SearchState& s) { return all_cards(s.hands); }
/// The cards dealt to the seats whose tricks count like those of this seat.
inline Cards counted_like(const SearchState& s, int seat) { return s.counted_cards[s.rules.counted >> seat & 1]; }

}  // namespace WHIST_ENGINE
