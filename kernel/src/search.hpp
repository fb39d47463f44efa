// Zero-window search over tricks: can the maximisers see to it that at least `need` tricks are counted?
//
// Every answer comes with its reason: a set of cards such that any position of the same lengths in which each suit looks
// the same from the top down to the lowest of them has the same answer.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>

#include "cards.hpp"
#include "table.hpp"

namespace WHIST_ENGINE {

/// Straight: the maximisers' own tricks are counted. Nullo: those of the others. General: anything else.
enum class Kind { kStraight, kNullo, kGeneral };

/// What a search may spend, and who may stop it.
struct Limits {
  std::uint64_t nodes = ~0ULL;
  std::chrono::steady_clock::time_point end = std::chrono::steady_clock::time_point::max();
  const std::atomic<bool>* interrupted = nullptr;
};

/// Who plays, for whom, and how long. `beyond` is how many cards a hand still has when the last trick counted is over.
struct Rules {
  int after[kSeats] = {1, 2, 3, 0};
  int size = 4;
  unsigned seats = 15;
  unsigned maximisers = 0;
  unsigned counted = 0;
  int trump = kNoTrump;
  int beyond = 0;
};

/// The seats that play together, and the cards dealt to them.
struct Side {
  int seats[kSeats];
  int count = 0;
  Cards dealt = 0;
};

/// Where the one friend of a seat sits: opposite (also where there is no such friend), next in turn, or just before.
inline constexpr int kSeatings = 3;

/// The table as one seat sees it. Roles are 0 the seat itself, 1 a friend, 2 an enemy that plays next, 3 another enemy; between
/// neighbours the enemy that plays first counts as the next.
struct Eyes {
  int seat, next;  // the next in turn, and that enemy where neighbours play together
  int seating;
  bool pairs;             // two against two
  int role[kSeats];
  int friends[3], enemies[3];  // in turn
  int friend_count, enemy_count;
  Cards ours;     // dealt to the seat and its friends
  Owners roles;   // the two bits of the role of each card's owner
};

/// A trick on the table.
struct Trick {
  int led;       // suit
  int best;      // index of the card winning so far
  int winner;    // its seat
  int lying;     // number of cards
  Cards cards;   // all of them
};

struct Move {
  std::uint8_t card;  // the one that is played of a group of equal cards
  std::uint8_t high;  // the highest of the group
  std::uint8_t low;   // the lowest
  int score;
};

struct Moves {
  Move list[13];
  int size = 0;
};

struct Later;
struct LeadView;
struct Memory;

/// One thread's search. Positions of one `begin` share the table.
class Search {
 public:
  explicit Search(std::size_t bytes) : ready_(table_.reserve(bytes)) {}
  bool ready() const { return ready_; }

  /// A new family of positions: these cards, in hands or on the table, under these rules.
  void begin(const Cards hands[kSeats], const Rules& rules);
  void limit(const Limits& limits) { limits_ = limits; stopped_ = false; nodes_ = 0; }

  /// The answer for a position between tricks. Meaningless when `stopped()` afterwards.
  bool between(const Cards hands[kSeats], int leader, int need);
  /// The answer in mid-trick, `seat` to play.
  bool within(const Cards hands[kSeats], const Trick& trick, int seat, int need);

  const Rules& rules() const { return rules_; }
  bool stopped() const { return stopped_; }
  std::uint64_t nodes() const { return nodes_; }

 private:
  friend struct Study;
  template <Kind K, bool T> bool trick(int leader, int need, Cards shape, Cards& why);
  template <Kind K, bool T> bool ply(int seat, const Trick& lying, int need, Cards shape, Cards& why);
  template <Kind K, bool T> bool played(int seat, int card, const Trick& lying, int need, Cards shape, Cards& reason);
  template <Kind K, bool T> bool expand(int leader, int need, Cards shape, std::uint8_t& place, std::uint8_t near, Cards& why);
  template <Kind K, bool T> bool last_trick(int leader, int need, Cards& why) const;
  template <bool T> bool taken_against(int leader, int target, int left, Cards& why) const;
  bool trumps_against(int leader, int target, Cards& why) const;
  template <bool T> bool second_bounds(int seat, const Trick& lying, int need, bool& answer, Cards& why);
  bool nullo_bounds(int leader, int need, int left, bool& answer, Cards& why) const;
  bool all_safe(unsigned side, int leader, int tricks, int left, Cards& why) const;
  Cards thrown_in(int seat, Cards led, unsigned side) const;
  bool takes_one(int leader, unsigned side, bool again, Cards& why) const;
  bool loses_now(int leader, unsigned side, Cards& why) const;
  bool stuck(int leader, Cards& why) const;
  LeadView lead_view(int leader, int need) const;
  Memory lead_memory(int leader, std::uint8_t place, std::uint8_t near) const;
  Memory follow_memory(int seat, const Trick& lying) const;
  Memory duck_memory(int seat, const Trick& lying, bool follows) const;
  template <bool T, class Weights> void weigh_losing(int seat, const Trick& lying, const Moves& moves, Weights& weights) const;
  template <Kind K, bool T> void order_leads(int leader, int need, std::uint8_t place, std::uint8_t near, Moves& moves) const;
  template <bool T> void order_sheds(int leader, int need, std::uint8_t place, std::uint8_t near, Moves& moves) const;
  template <bool T> void order_ducks(int seat, const Trick& lying, Moves& moves) const;
  template <Kind K, bool T> void order_follows(int seat, const Trick& lying, Moves& moves) const;
  bool count_node();
  bool poll();
  bool answer(int leader, int need, Cards shape, Cards& why);
  Eyes eyes_of(int seat) const;
  Cards take(const Cards hands[kSeats]);
  void store(const Matches& matches, Cards shape, int leader, bool won, int need, Cards why, std::uint8_t place);

  Table table_;
  bool ready_;
  Rules rules_;
  Kind kind_ = Kind::kGeneral;
  Cards hands_[kSeats] = {};
  Owners dealt_{};
  Cards trumps_ = 0;
  Cards counted_cards_[2] = {};  // of seats whose tricks do not count, and do
  Limits limits_;
  std::uint64_t nodes_ = 0;
  bool stopped_ = false;
  Eyes eyes_[kSeats] = {};
  Side sides_[2];                // the minimisers, and the maximisers
  std::int16_t led_well_[64] = {};  // 0 to 8191: how often a card decided rather than failed
  std::int16_t followed_well_[64] = {};
  std::int16_t thrown_well_[kSuits][64] = {};  // where tricks are to be lost, by the suit led
  std::int8_t killer_[kSeats][14] = {};

  /// The cards dealt to the seats whose tricks count like those of this one.
  Cards counted_like(int seat) const { return counted_cards_[rules_.counted >> seat & 1]; }
  Later later(bool maximising) const;
  Cards in_hands() const { return hands_[0] | hands_[1] | hands_[2] | hands_[3]; }
};

/// How long each suit is in each hand: a nibble each.
Cards shape_of(const Cards hands[kSeats]);
inline Cards one_card(int seat, int index) { return Cards{1} << (4 * (4 * seat + suit_of(index))); }

/// The groups of equal cards among `legal`, cards of `apart` keeping them apart.
inline void groups(Cards legal, Cards apart, Moves& moves) {
  apart |= kAbove;
  while (legal) {
    const Cards first = lowest_bit(legal);
    const Cards above = apart & ~((first << 1) - 1);
    const Cards group = legal & (lowest_bit(above) - first);
    const auto high = static_cast<std::uint8_t>(highest(group));
    moves.list[moves.size++] = {high, high, static_cast<std::uint8_t>(lowest(first)), 0};
    legal ^= group;
  }
}

/// Moves that failed, and what follows for moves not tried.
struct Failed {
  /// In each suit a bit: every card below it fails. Where a card failed for a reason that names neither it nor anything below
  /// it, every card below what is named is as good as that card.
  Cards level[kSuits] = {};
  /// Lowest cards of groups tried as one whose reason names the highest alone.
  Cards lows = 0;
  /// The same where the lowest was played: the reason names the highest, which it does not decide.
  Cards torn = 0;

  void note(Moves& moves, int tried, Cards why) {
    const Move& move = moves.list[tried];
    const int suit = suit_of(move.card);
    const Cards named = why & suit_mask(suit);
    const Cards from = named ? lowest_bit(named) : bit(16 * suit + 15);
    if (bit(move.card) >= from) {
      if (bit(move.low) < from) lows |= bit(move.low);
      return;
    }
    if (bit(move.high) >= from) torn |= bit(move.low);
    if (from <= level[suit]) return;
    level[suit] = from;
    int kept = tried + 1;
    for (int i = kept; i < moves.size; ++i)
      if (suit_of(moves.list[i].card) != suit || bit(moves.list[i].high) >= from) moves.list[kept++] = moves.list[i];
    moves.size = kept;
  }

  /// The reason for all: where equal cards were tried as one it must reach the lowest of them, unless that fails by itself.
  Cards reaching(Cards why) const {
    for (Cards rest = lows; rest; rest &= rest - 1) {
      const int low = lowest(rest);
      if (bit(low) >= level[suit_of(low)]) why |= bit(low);
    }
    return why | torn;
  }
};

/// Brings the best of the moves from `from` on to that place.
inline void pick(Moves& moves, int from) {
  int best = from;
  for (int i = from + 1; i < moves.size; ++i)
    if (moves.list[i].score > moves.list[best].score) best = i;
  const Move chosen = moves.list[best];
  moves.list[best] = moves.list[from];
  moves.list[from] = chosen;
}

}  // namespace WHIST_ENGINE
