#include "search.hpp"

#include "bounds/nullo.hpp"
#include "bounds/second_hand.hpp"
#include "bounds/sure_tricks.hpp"
#include "nodes.hpp"
#include "ordering/decided_cards.hpp"
#include "ordering/order.hpp"
#include "pattern_probe.hpp"
#include "proof_probe.hpp"
#include "reasons.hpp"
#if defined(WHIST_GATHER)
#include "../fit/study.hpp"
#endif

namespace WHIST_ENGINE {
namespace {

template <Kind K, bool Trumps>
bool search_trick(SearchState& s, int leader, int need, Cards shape, Reason<K>& relevant);
template <Kind K, bool Trumps>
bool search_card(SearchState& s, int seat, const Trick& trick, int need, Cards shape, Reason<K>& relevant);

/// A card that is searched before the other moves are listed.
template <class Why>
struct EarlyMove {
  int card = -1;  // -1 for none
  Why relevant{};
  bool decides = false;
};

/// Searches the card that decided last in this situation, if it can be played.
template <class Why, class SearchMove>
[[gnu::always_inline]]
inline EarlyMove<Why> search_early(bool maximising, int card, Cards legal, Cards separators, const SearchMove& search_move) {
  EarlyMove<Why> early;
  if (!(legal & bit(card))) return early;
  early.card = highest_equivalent(legal, separators, card);
  early.decides = search_move(early.card, early.relevant) == maximising;
  return early;
}

/// The move loop of every node: searches moves, the best first, until one decides. `order()` gives them scores,
/// `search_move(card, relevant)` searches one card, `on_cutoff(i)` remembers that move i decided. An early move has failed.
template <class Why, class Order, class SearchMove, class OnCutoff>
[[gnu::always_inline]]
inline bool search_moves(const SearchState& s, int seat, const EarlyMove<Why>& early, Moves& moves, const Order& order,
                         const SearchMove& search_move, const OnCutoff& on_cutoff, Why& relevant) {
  const bool maximising = is_maximiser(s, seat);
  Failures<Why> failed{s, seat};
  const int tried = early.card >= 0;
  if (moves.size > 1 + tried) order();
  if (tried) {
    bring_forward(moves, early.card);
    failed.note(moves, 0, early.relevant);
  }
  for (int i = tried; i < moves.size; ++i) {
    if (i + 1 < moves.size) pick_best(moves, i);
    Why ranks{};
    const bool reached = search_move(moves.list[i].card, ranks);
    if (s.stopped) return false;
    // Cutoff: one move that decides is enough, so its relevant ranks are those of the node.
    if (reached == maximising) {
      on_cutoff(i);
      relevant |= ranks;
      return reached;
    }
    // The move failed, and with it perhaps others for the same reason: they are dropped from the list.
    failed.note(moves, i, ranks);
  }
  // All moves failed: the relevant ranks of every one of them are needed.
  relevant |= failed.why();
  return !maximising;
}

/// The last trick of the deal, in which nobody has a choice.
template <bool Trumps, class Why>
bool play_last_trick(const SearchState& s, int leader, int need, Why& relevant) {
  int seat = leader, winner = leader;
  Cards best = s.hands[leader];
  Cards all = 0;
  for (int i = 0; i < s.rules.size; ++i, seat = s.rules.after[seat]) {
    const Cards card = s.hands[seat];
    all |= card;
    const bool higher = (card & suit_around(highest(best))) && card > best;
    const bool ruffs = Trumps && (card & s.trumps) && !(best & s.trumps);
    if (higher || ruffs) best = card, winner = seat;
  }
  // The winner's rank matters only if it beat a card of its suit held by a seat whose tricks count otherwise.
  note_winner(s, relevant, highest(best), all & ~counted_like(s, winner));
  return static_cast<int>(is_counted(s, winner)) >= need;
}

/// The trick with one more card on it.
template <bool Trumps>
inline Trick with_card(const SearchState& s, const Trick& trick, int seat, int card) {
  const bool same_suit = suit_of(card) == suit_of(trick.best);
  const bool wins = same_suit ? card > trick.best : Trumps && suit_of(card) == s.rules.trump;
  return {trick.led, wins ? card : trick.best, wins ? seat : trick.winner, trick.played + 1, trick.cards | bit(card)};
}

/// Plays a card of a later hand and searches what follows.
template <Kind K, bool Trumps>
inline bool play_card(SearchState& s, int seat, int card, const Trick& trick, int need, Cards shape, Reason<K>& relevant) {
  const WithoutPairs<K> without(s, card);
  const Trick next = with_card<Trumps>(s, trick, seat, card);
  const Cards hand = s.hands[seat];
  s.hands[seat] = hand ^ bit(card);
  bool reached;
  if (next.played == s.rules.size) {
    const int rest = need - static_cast<int>(is_counted(s, next.winner));
    Cards beaten = next.cards;
    if (rest <= 0 || rest > tricks_left(s, seat)) {
      // This trick settles it. It would do the same if a seat counted like the winner had won it.
      reached = rest <= 0;
      beaten &= ~counted_like(s, next.winner);
    } else {
      reached = search_trick<K, Trumps>(s, next.winner, rest, shape - shape_of_card(seat, card), relevant);
    }
    // The winner's rank is relevant only if it beat another card of its suit.
    note_winner(s, relevant, next.best, beaten);
  } else {
    reached = search_card<K, Trumps>(s, s.rules.after[seat], next, need, shape - shape_of_card(seat, card), relevant);
  }
  s.hands[seat] = hand;
  return reached;
}

/// A node within a trick: `seat` plays second, third or fourth.
template <Kind K, bool Trumps>
bool search_card(SearchState& s, int seat, const Trick& trick, int need, Cards shape, Reason<K>& relevant) {
  // Step 1. Limits. A search that stops unwinds, and whatever it returns is thrown away.
  if (count_node(s)) return false;
  const Cards hand = s.hands[seat];

  // Step 2. Static bound for the second hand. It refutes a lead that gives the other side its tricks at once.
  if constexpr (K == Kind::kStraight) {
    bool answer = false;
    if (trick.played == 1 && second_hand_bound<Trumps>(s, seat, trick, need, answer, relevant)) return answer;
  }

  // Step 3. Legal moves. A single one needs neither ordering nor a loop.
  const Cards following = hand & suit_mask(trick.led);
  const Cards legal = following ? following : hand;
  if (!(legal & (legal - 1))) return play_card<K, Trumps>(s, seat, lowest(legal), trick, need, shape, relevant);

  // Step 4. The card that decided last in this situation. If it decides again the others are neither listed nor
  // ordered. Equivalent cards are one move. Cards of others keep them apart, and so does the best card of the trick,
  // which is in no hand any more.
  const bool maximising = is_maximiser(s, seat);
  const Cards separators = (cards_in_hands(s) & ~hand) | bit(trick.best);
  const Cards situation = following ? follow_situation(s, seat, trick) : discard_situation<Trumps>(s, seat, trick);
  const auto search_move = [&](int card, Reason<K>& ranks) {
    return play_card<K, Trumps>(s, seat, card, trick, need, shape, ranks);
  };
#if defined(WHIST_GATHER)
  fit::gather_follows<K, Trumps>(s, seat, trick, grouped(legal, separators), search_move);
#endif
  const EarlyMove early = search_early<Reason<K>>(maximising, s.decided.find(situation), legal, separators, search_move);
  if (s.stopped) return false;
  if (early.decides) return relevant |= early.relevant, maximising;

  // Step 5. The move loop over the others, the best first, with its cutoff. The table keeps positions between tricks
  // only, so nothing is stored here.
  Moves moves = grouped(legal, separators);
  const auto order = [&] { order_follows<K, Trumps>(s, seat, trick, moves); };
  const auto on_cutoff = [&](int i) {
    if (moves.size == 1) return;
    reward(follow_history(s.history, K, trick, following != 0), moves, i, count(hand) - s.rules.uncounted);
    s.history.killers[trick.played][count(hand)] = static_cast<std::int8_t>(moves.list[i].card);
    s.decided.keep(situation, moves.list[i].card);
  };
  return search_moves(s, seat, early, moves, order, search_move, on_cutoff, relevant);
}

/// Searches the leads of a position that the table could not answer. `best_place` becomes the packed place of the lead that decided.
template <Kind K, bool Trumps>
bool search_leads(SearchState& s, int leader, int need, Cards shape, const Hints& hints, std::uint8_t& best_place,
                  Reason<K>& relevant) {
  // Step 7a. The lead that decided last in this situation. If it decides again the others are neither listed nor
  // ordered.
  const bool maximising = is_maximiser(s, leader);
  const Cards hand = s.hands[leader];
  const Cards left = cards_in_hands(s);
  const Cards separators = left & ~hand;
  const Cards situation = lead_situation(s, leader, need, shape);
  const auto search_move = [&](int card, Reason<K>& ranks) {
    const WithoutPairs<K> without(s, card);
    s.hands[leader] = hand ^ bit(card);
    const Trick trick{suit_of(card), card, leader, 1, bit(card)};
    const bool reached =
        search_card<K, Trumps>(s, s.rules.after[leader], trick, need, shape - shape_of_card(leader, card), ranks);
    s.hands[leader] = hand;
    return reached;
  };
  const auto remember_place = [&](int card) {
    best_place = static_cast<std::uint8_t>(count(extract_bits(bit(card) - 1, K == Kind::kNullo ? hand : left)));
  };
#if defined(WHIST_GATHER)
  fit::gather_leads<K, Trumps>(s, leader, need, hints, grouped(hand, separators), search_move);
#endif
  const EarlyMove early = search_early<Reason<K>>(maximising, s.decided.find(situation), hand, separators, search_move);
  if (s.stopped) return false;
  if (early.decides) {
    remember_place(early.card);
    relevant |= early.relevant;
    return maximising;
  }

  // Step 7b. The move loop over the others, ordered with the hints from the table. The lead that decides is remembered
  // in the history, as a killer, for this situation, and in the pattern to be stored.
  Moves moves = grouped(hand, separators);
  const auto order = [&] { order_leads<K, Trumps>(s, leader, need, hints, moves); };
  const auto on_cutoff = [&](int i) {
    const int card = moves.list[i].card;
    reward(s.history.leads, moves, i, count(hand));
    s.history.killers[0][count(hand)] = static_cast<std::int8_t>(card);
    s.decided.keep(situation, card);
    remember_place(card);
  };
  return search_moves(s, leader, early, moves, order, search_move, on_cutoff, relevant);
}

/// The static bound after quick tricks: sure tricks of the side not on lead. True if it settles the question.
template <bool Trumps>
[[gnu::always_inline]]
inline bool other_side_is_sure(const SearchState& s, int leader, int need, bool& answer, Cards& relevant) {
  const int tricks = tricks_left(s, leader);
  const bool maximising = is_maximiser(s, leader);
  answer = !maximising;
  return has_sure_tricks<Trumps>(s, leader, maximising ? tricks - need + 1 : need, tricks, relevant);
}

/// The rest of a node between tricks, with the table of patterns.
template <Kind K, bool Trumps>
bool search_by_patterns(SearchState& s, int leader, int need, Cards shape, Cards& relevant) {
  // Step 3. The table's slot is fetched from memory while the next step runs.
  const std::size_t slot = s.table.prefetch_slot(shape, leader);

  // Step 4. Static bound: quick tricks. Bounds come before the table: their relevant ranks are few, and a search that
  // probes the table first visits more nodes.
  if constexpr (K == Kind::kStraight)
    if (has_quick_tricks<Trumps>(s, leader, tricks_needed(s, leader, need), relevant)) return is_maximiser(s, leader);

  // Step 5. Static bound: sure tricks of the other side. The newest patterns are fetched meanwhile.
  const std::uint32_t newest = s.table.newest_run(slot, shape, leader);
  bool answer = false;
  if constexpr (K == Kind::kStraight)
    if (other_side_is_sure<Trumps>(s, leader, need, answer, relevant)) return answer;

  // Step 6. Table probe. A pattern that answers brings its relevant ranks; the others give hints for move ordering.
  const Cards left = cards_in_hands(s);
  const Owners owners{extract_bits(s.dealt.low, left), extract_bits(s.dealt.high, left)};
  Matches matches{s.table.clears()};
  Hints hints;
  if (probe(s.table, newest, owners, left, need, matches, hints, answer, relevant)) return answer;

  // Step 7. No bound and no pattern answers: the leads are ordered and searched.
  std::uint8_t best_place = hints.fitting;
  Cards ranks = 0;
  const bool reached = search_leads<K, Trumps>(s, leader, need, shape, hints, best_place, ranks);
  if (s.stopped) return false;

  // Step 8. Store. The pattern needs the ranks found below this node only, not those that the caller has gathered so
  // far.
  store(s, matches, shape, leader, reached, need, ranks, best_place);
  relevant |= ranks;
  return reached;
}

/// The same where tricks are to be lost, with the table of proofs.
template <bool Trumps>
bool search_by_proofs(SearchState& s, int leader, int need, Cards shape, Pairs& why) {
  // Step 3. Static bounds: tricks that can be lost. The table's slot is fetched from memory meanwhile.
  s.proofs.prefetch_slot(shape, leader);
  bool answer = false;
  if (nullo_bound(s, leader, need, tricks_left(s, leader), answer, why)) return answer;

  // Step 4. Table probe. A proof that answers brings its pairs; the others give hints for move ordering.
  const std::uint32_t newest = s.proofs.newest_run(shape, leader);
  const OrderHere order(s);
  ProofMatches matches{s.proofs.clears()};
  Hints hints;
  if (probe_proofs(s, newest, need, order, matches, hints, answer, why)) return answer;

  // Step 5. No bound and no proof answers: the leads are ordered and searched.
  std::uint8_t best_place = hints.fitting;
  Pairs found;
  const bool reached = search_leads<Kind::kNullo, Trumps>(s, leader, need, shape, hints, best_place, found);
  if (s.stopped) return false;

  // Step 6. Store, as above.
  store_proof(s, matches, order, shape, leader, reached, need, found, best_place);
  why |= found;
  return reached;
}

/// A node between tricks. `need` is at least 1 and at most the tricks left.
template <Kind K, bool Trumps>
bool search_trick(SearchState& s, int leader, int need, Cards shape, Reason<K>& relevant) {
  // Step 1. Limits, as above.
  if (count_node(s)) return false;
  const int tricks = tricks_left(s, leader);

  // Step 2. The last trick plays itself.
  if (tricks == 1 && s.rules.uncounted == 0) return play_last_trick<Trumps>(s, leader, need, relevant);

  if constexpr (K == Kind::kNullo) return search_by_proofs<Trumps>(s, leader, need, shape, relevant);
  else return search_by_patterns<K, Trumps>(s, leader, need, shape, relevant);
}

/// Calls `search` with the kind of the question and the presence of trumps as constants.
template <class Search>
bool with_constants(const SearchState& s, const Search& search) {
  const auto by_kind = [&]<bool Trumps>() {
    switch (s.kind) {
      case Kind::kStraight: return search.template operator()<Kind::kStraight, Trumps>();
      case Kind::kNullo: return search.template operator()<Kind::kNullo, Trumps>();
      default: return search.template operator()<Kind::kGeneral, Trumps>();
    }
  };
  return s.trumps ? by_kind.template operator()<true>() : by_kind.template operator()<false>();
}

}  // namespace

bool search_between_tricks(SearchState& s, const Cards hands[kSeats], int leader, int need) {
  for (int seat = 0; seat < kSeats; ++seat) s.hands[seat] = hands[seat];
  if (need <= 0) return true;
  if (need > tricks_left(s, leader)) return false;
  return with_constants(s, [&]<Kind K, bool Trumps>() {
    if constexpr (K == Kind::kNullo) keep_pairs(s);
    Reason<K> relevant{};
    return search_trick<K, Trumps>(s, leader, need, shape_of(hands), relevant);
  });
}

bool search_within_trick(SearchState& s, const Cards hands[kSeats], const Trick& trick, int seat, int need) {
  for (int at = 0; at < kSeats; ++at) s.hands[at] = hands[at];
  if (need <= 0) return true;
  if (need > tricks_left(s, seat)) return false;
  return with_constants(s, [&]<Kind K, bool Trumps>() {
    if constexpr (K == Kind::kNullo) keep_pairs(s);
    Reason<K> relevant{};
    return search_card<K, Trumps>(s, seat, trick, need, shape_of(hands), relevant);
  });
}

}  // namespace WHIST_ENGINE
