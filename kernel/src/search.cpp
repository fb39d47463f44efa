#include "search.hpp"

#include "bounds.hpp"
#include "nullo.hpp"
#include "order.hpp"
#include "shed.hpp"
#if defined(WHIST_GATHER)
#include "../fit/study.hpp"
#endif

namespace WHIST_ENGINE {
namespace {
constexpr std::uint64_t kPollEvery = 4096;
constexpr int kSmall = 36;  // cards of a position whose table begins small
}  // namespace

Cards shape_of(const Cards hands[kSeats]) {
  Cards shape = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    for (int suit = 0; suit < kSuits; ++suit)
      shape |= static_cast<Cards>(count(hands[seat] & suit_mask(suit))) << (4 * (4 * seat + suit));
  return shape;
}

void Search::begin(const Cards hands[kSeats], const Rules& rules) {
  rules_ = rules;
  dealt_ = {hands[1] | hands[3], hands[2] | hands[3]};
  trumps_ = rules.trump == kNoTrump ? 0 : suit_mask(rules.trump);
  counted_cards_[0] = counted_cards_[1] = 0;
  sides_[0] = sides_[1] = Side{};
  for (int seat = 0; seat < kSeats; ++seat) {
    counted_cards_[rules.counted >> seat & 1] |= hands[seat];
    Side& side = sides_[rules.maximisers >> seat & 1];
    side.dealt |= hands[seat];
    if (rules.seats >> seat & 1) side.seats[side.count++] = seat;
  }
  for (int seat = 0; seat < kSeats; ++seat) eyes_[seat] = eyes_of(seat);
  const unsigned playing = rules.seats;
  const unsigned differ = (rules.maximisers ^ rules.counted) & playing;
  kind_ = differ == 0 ? Kind::kStraight : differ == playing ? Kind::kNullo : Kind::kGeneral;
  table_.clear(count(hands[0] | hands[1] | hands[2] | hands[3]) <= kSmall);
  for (int i = 0; i < 64; ++i) led_well_[i] = followed_well_[i] = 4096;
  for (auto& thrown : thrown_well_)
    for (auto& value : thrown) value = 4096;
  for (auto& depths : killer_)
    for (auto& card : depths) card = -1;
}

Eyes Search::eyes_of(int seat) const {
  const bool maximising = rules_.maximisers >> seat & 1;
  Eyes eyes{};
  eyes.seat = seat;
  eyes.next = rules_.after[seat];
  eyes.ours = sides_[maximising].dealt;
  for (int other = eyes.next, n = 1; n < rules_.size; ++n, other = rules_.after[other]) {
    if (static_cast<bool>(rules_.maximisers >> other & 1) == maximising) eyes.friends[eyes.friend_count++] = other;
    else eyes.enemies[eyes.enemy_count++] = other;
  }
  eyes.pairs = eyes.friend_count == 1 && eyes.enemy_count == 2;
  if (eyes.pairs) {
    const int other = eyes.friends[0];
    eyes.seating = other == eyes.next ? 1 : rules_.after[other] == seat ? 2 : 0;
    eyes.next = eyes.enemies[0];
  }
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    const bool friendly = static_cast<bool>(rules_.maximisers >> other & 1) == maximising;
    eyes.role[other] = friendly ? 1 : other == eyes.next ? 2 : 3;
    const Cards cards = (other & 1 ? dealt_.low : ~dealt_.low) & (other & 2 ? dealt_.high : ~dealt_.high);
    if (eyes.role[other] & 1) eyes.roles.low |= cards;
    if (eyes.role[other] & 2) eyes.roles.high |= cards;
  }
  return eyes;
}

Cards Search::take(const Cards hands[kSeats]) {
  for (int seat = 0; seat < kSeats; ++seat) hands_[seat] = hands[seat];
  return shape_of(hands);
}

bool Search::poll() {
  if (nodes_ > limits_.nodes) stopped_ = true;
  if (nodes_ % kPollEvery == 0) {
    if (limits_.interrupted && limits_.interrupted->load(std::memory_order_relaxed)) stopped_ = true;
    if (limits_.end != std::chrono::steady_clock::time_point::max() && std::chrono::steady_clock::now() >= limits_.end)
      stopped_ = true;
  }
  return stopped_;
}

inline bool Search::count_node() {
  ++nodes_;
  if (nodes_ > limits_.nodes || nodes_ % kPollEvery == 0) [[unlikely]]
    return poll();
  return false;
}

#define WHIST_BY_KIND(CALL)                                                   \
  switch (kind_) {                                                            \
    case Kind::kStraight: return trumps_ ? CALL(Kind::kStraight, true) : CALL(Kind::kStraight, false); \
    case Kind::kNullo: return trumps_ ? CALL(Kind::kNullo, true) : CALL(Kind::kNullo, false);          \
    default: return trumps_ ? CALL(Kind::kGeneral, true) : CALL(Kind::kGeneral, false);                \
  }

bool Search::between(const Cards hands[kSeats], int leader, int need) {
  const Cards shape = take(hands);
  if (need <= 0) return true;
  if (need > count(hands_[leader]) - rules_.beyond) return false;
  Cards why = 0;
#define WHIST_CALL(K, T) trick<K, T>(leader, need, shape, why)
  WHIST_BY_KIND(WHIST_CALL)
#undef WHIST_CALL
}

bool Search::within(const Cards hands[kSeats], const Trick& lying, int seat, int need) {
  const Cards shape = take(hands);
  if (need <= 0) return true;
  if (need > count(hands_[seat]) - rules_.beyond) return false;
  Cards why = 0;
#define WHIST_CALL(K, T) ply<K, T>(seat, lying, need, shape, why)
  WHIST_BY_KIND(WHIST_CALL)
#undef WHIST_CALL
}

/// The move that decided gains, those tried before it lose; both less the further out they are already.
inline void reward(std::int16_t* history, const Moves& moves, int chosen, int weight) {
  const int step = 16 + 4 * weight;
  for (int i = 0; i < chosen; ++i) {
    std::int16_t& value = history[moves.list[i].card];
    value = static_cast<std::int16_t>(value - step * value / 4096);
  }
  std::int16_t& value = history[moves.list[chosen].card];
  value = static_cast<std::int16_t>(value + step * (8191 - value) / 4096);
}

template <Kind K, bool T>
bool Search::last_trick(int leader, int need, Cards& why) const {
  int seat = leader, winner = leader;
  Cards best = hands_[leader];
  Cards all = 0;
  for (int i = 0; i < rules_.size; ++i, seat = rules_.after[seat]) {
    const Cards card = hands_[seat];
    all |= card;
    const bool higher = (card & suit_around(highest(best))) && card > best;
    const bool ruffs = T && (card & trumps_) && !(best & trumps_);
    if (higher || ruffs) best = card, winner = seat;
  }
  if (all & suit_around(highest(best)) & ~counted_like(winner)) why |= best;
  return static_cast<int>(rules_.counted >> winner & 1) >= need;
}

/// The trick after a card of this seat, and the reason for its outcome as far as the winner's card is one.
template <Kind K, bool T>
inline bool Search::played(int seat, int card, const Trick& lying, int need, Cards shape, Cards& reason) {
  const bool same_suit = suit_of(card) == suit_of(lying.best);
  const bool wins = same_suit ? card > lying.best : T && suit_of(card) == rules_.trump;
  const Trick next{lying.led, wins ? card : lying.best, wins ? seat : lying.winner, lying.lying + 1, lying.cards | bit(card)};
  const Cards hand = hands_[seat];
  hands_[seat] = hand ^ bit(card);
  bool won;
  if (next.lying == rules_.size) {
    const int rest = need - static_cast<int>(rules_.counted >> next.winner & 1);
    Cards beaten = next.cards & suit_around(next.best) & ~bit(next.best);
    if (rest <= 0 || rest > count(hands_[seat]) - rules_.beyond) {
      won = rest <= 0;
      beaten &= ~counted_like(next.winner);
    } else {
      won = trick<K, T>(next.winner, rest, shape - one_card(seat, card), reason);
    }
    if (beaten) reason |= bit(next.best);
  } else {
    won = ply<K, T>(rules_.after[seat], next, need, shape - one_card(seat, card), reason);
  }
  hands_[seat] = hand;
  return won;
}

template <Kind K, bool T>
bool Search::ply(int seat, const Trick& lying, int need, Cards shape, Cards& why) {
  if (count_node()) return false;
  const Cards hand = hands_[seat];
  if constexpr (K == Kind::kStraight) {
    bool known = false;
    if (lying.lying == 1 && second_bounds<T>(seat, lying, need, known, why)) return known;
  }
  const Cards following = hand & suit_mask(lying.led);
  const Cards legal = following ? following : hand;
  if (!(legal & (legal - 1))) return played<K, T>(seat, lowest(legal), lying, need, shape, why);
  Moves moves;
  groups(legal, (in_hands() & ~hand) | bit(lying.best), moves);
  if (moves.size > 1) order_follows<K, T>(seat, lying, moves);
#if defined(WHIST_GATHER)
  Study::follows<K, T>(*this, seat, lying, need, shape, moves);
#endif
  const bool maximising = rules_.maximisers >> seat & 1;
  Cards all = 0;
  Failed failed;
  for (int i = 0; i < moves.size; ++i) {
    if (i + 1 < moves.size) pick(moves, i);
    const int card = moves.list[i].card;
    Cards reason = 0;
    const bool won = played<K, T>(seat, card, lying, need, shape, reason);
    if (stopped_) return false;
    if (won == maximising) {
      if (moves.size > 1) {
        reward(K == Kind::kNullo && !following ? thrown_well_[lying.led] : followed_well_, moves, i, count(hand) - rules_.beyond);
        killer_[lying.lying][count(hand)] = static_cast<std::int8_t>(card);
      }
      why |= reason;
      return won;
    }
    all |= reason;
    failed.note(moves, i, reason);
  }
  why |= failed.reaching(all);
  return !maximising;
}

template <Kind K, bool T>
bool Search::expand(int leader, int need, Cards shape, std::uint8_t& place, std::uint8_t near, Cards& why) {
  const Cards hand = hands_[leader];
  const Cards left = in_hands();
  Moves moves;
  groups(hand, left & ~hand, moves);
  if (moves.size > 1) order_leads<K, T>(leader, need, place, near, moves);
#if defined(WHIST_GATHER)
  Study::leads<K, T>(*this, leader, need, shape, place, near, moves);
#endif
  const bool maximising = rules_.maximisers >> leader & 1;
  Cards all = 0;
  Failed failed;
  for (int i = 0; i < moves.size; ++i) {
    if (i + 1 < moves.size) pick(moves, i);
    const int card = moves.list[i].card;
    hands_[leader] = hand ^ bit(card);
    Cards reason = 0;
    const Trick lying{suit_of(card), card, leader, 1, bit(card)};
    const bool won = ply<K, T>(rules_.after[leader], lying, need, shape - one_card(leader, card), reason);
    hands_[leader] = hand;
    if (stopped_) return false;
    if (won == maximising) {
      reward(led_well_, moves, i, count(hand));
      killer_[0][count(hand)] = static_cast<std::int8_t>(card);
      place = static_cast<std::uint8_t>(count(packed(bit(card) - 1, left)));
      why |= reason;
      return won;
    }
    all |= reason;
    failed.note(moves, i, reason);
  }
  why |= failed.reaching(all);
  return !maximising;
}

template <Kind K, bool T>
bool Search::trick(int leader, int need, Cards shape, Cards& why) {
  if (count_node()) return false;
  const int tricks = count(hands_[leader]) - rules_.beyond;
  if (tricks == 1 && rules_.beyond == 0) return last_trick<K, T>(leader, need, why);
  const std::size_t slot = table_.expect(shape, leader);
  if constexpr (K == Kind::kStraight) {
    const bool maximising = rules_.maximisers >> leader & 1;
    if (cashes<T>(hands_, rules_, eyes_[leader], maximising ? need : tricks - need + 1, why)) return maximising;
  }
  const std::uint32_t first = table_.runs(slot, shape, leader);
  if constexpr (K == Kind::kStraight) {
    const bool maximising = rules_.maximisers >> leader & 1;
    if (taken_against<T>(leader, maximising ? tricks - need + 1 : need, tricks, why)) return !maximising;
  } else if constexpr (K == Kind::kNullo) {
    bool known = false;
    if (nullo_bounds(leader, need, tricks, known, why)) return known;
  }
  const Cards left = in_hands();
  const Owners owners{packed(dealt_.low, left), packed(dealt_.high, left)};
  std::uint8_t place = kNoPlace, near = kNoPlace;
  Matches matches{table_.clears()};
  for (std::uint32_t run = first; run;) {
    const Table::Block& head = table_.block(run);
    if (near == kNoPlace) near = table_.block(run + (head.used - 1u) / Table::kWide).known[(head.used - 1u) % Table::kWide].place;
    for (int b = (head.used - 1) / Table::kWide; b >= 0; --b) {
      const std::uint32_t at = run + static_cast<std::uint32_t>(b);
      const Table::Block& block = table_.block(at);
      for (unsigned fit = fitting(block, owners); fit; fit &= fit - 1) {
        const int i = std::countr_zero(fit);
        const Known& found = block.known[i];
        if (found.least >= need || found.most < need) {
          why |= spread(block.mask[i], left);
          return found.least >= need;
        }
        if (place == kNoPlace) place = found.place;
        matches.note(at, i);
      }
    }
    run = head.next;
  }
  Cards reason = 0;
  const bool won = expand<K, T>(leader, need, shape, place, near, reason);
  if (stopped_) return false;
  store(matches, shape, leader, won, need, reason, place);
  why |= reason;
  return won;
}

void Search::store(const Matches& matches, Cards shape, int leader, bool won, int need, Cards why, std::uint8_t place) {
  const Cards left = in_hands();
  const Cards mask = packed(filled_up(why), left);
  const int tricks = count(hands_[leader]) - rules_.beyond;
  // Positions below this one have other lengths, so nothing was added here meanwhile; but the table may have been emptied.
  for (int m = 0; m < matches.size && table_.clears() == matches.clears; ++m) {
    Table::Block& block = table_.block(matches.block[m]);
    const int i = matches.lane[m];
    if (block.mask[i] != mask) continue;
    Known& known = block.known[i];
    if (won && known.least < need) known.least = static_cast<std::int8_t>(need);
    if (!won && known.most >= need) known.most = static_cast<std::int8_t>(need - 1);
    known.place = place;
    return;
  }
  const Owners owners{packed(dealt_.low, left), packed(dealt_.high, left)};
  Table::Slot* slot = table_.find(shape, leader);
  const Known known{static_cast<std::int8_t>(won ? need : 0), static_cast<std::int8_t>(won ? tricks : need - 1), place};
  table_.add(*slot, mask, owners, known);
  if (table_.crowded()) table_.grow();
  if (table_.full()) table_.clear();
}

}  // namespace WHIST_ENGINE
