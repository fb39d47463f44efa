// The search of a misère: one seat, the declarer, must take no trick; all others play against it, and there are no
// trumps.
#pragma once

#include "../alike.hpp"
#include "../moves.hpp"
#include "../proofs.hpp"
#include "../state.hpp"
#include "suits.hpp"

namespace WHIST_ENGINE {

class MisereSearch {
 public:
  /// True if a question with these rules is a misère: one declarer, whose tricks alone count.
  static bool fits(const Rules& rules);
  /// Sets the memory that the table may take; it is taken when the first misère is asked for.
  explicit MisereSearch(SearchState& limits, std::size_t bytes) : limits_(limits), bytes_(bytes) {}
  /// Begins a family of positions; false where memory is short.
  bool begin(const Cards hands[kSeats], const Rules& rules);
  /// True if the declarer must take a trick. It means nothing if the search was stopped.
  bool is_broken(const Cards hands[kSeats], const Trick& trick, int seat);

 private:
  /// A trick on the table.
  struct Round {
    int led;
    int best;
    int winner;
    int played;
    Cards cards;
    bool declarer_to_play;
  };

  bool between_tricks(int leader, Cards shape, Pairs& why);
  bool lead(int leader, Cards shape, Pairs& why);
  bool follow(int seat, const Round& round, Cards shape, Pairs& why);
  bool declarer_leads(Cards shape, Pairs& why);
  bool declarer_follows(const Round& round, Cards following, Cards shape, Pairs& why);
  bool declarer_discards(const Round& round, Cards shape, Pairs& why);
  bool play(int seat, int card, const Round& round, Cards shape, Pairs& why);
  bool complete(const Round& round, Cards shape, Pairs& why);
  SafeSuits::Throws most_throws(int suit, Cards shape) const;
  bool is_safe(Pairs& why);
  bool is_safe_in_shape(Cards shape, Pairs& why);
  void need_suits(Pairs& why) const;
  bool match_from_below(int suit, Pairs& why) const;
  bool is_dead(int leader, Pairs& why) const;
  Cards defenders_cards() const { return all_cards(hands_) & ~hands_[declarer_]; }
  void store(Cards shape, int leader, bool broken, const Pairs& why);

  SearchState& limits_;
  std::size_t bytes_;
  ProofTable table_;
  SuitOrders orders_;
  SafeSuits suits_;
  Rules rules_;
  int declarer_ = 0;
  Cards hands_[kSeats] = {};
  Cards kept_[kSuits] = {};  // pairs of cards that are both still in hands
  bool leader_matters_ = true;  // for the last answer between tricks
  std::int16_t leads_[64] = {};
  std::int16_t follows_[kSuits][64] = {};
};

}  // namespace WHIST_ENGINE
