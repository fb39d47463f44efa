#include "state.hpp"

#include "nodes.hpp"

namespace WHIST_ENGINE {
namespace {

constexpr int kSmallDeal = 36;  // cards of a position whose table begins small
constexpr std::int16_t kHistoryStart = 4096;

/// Sets the partners and opponents of a seat in turn, and where they sit.
void seat_others(const Rules& rules, SeatView& view) {
  const bool maximising = rules.maximisers >> view.seat & 1;
  for (int other = view.next, n = 1; n < rules.size; ++n, other = rules.after[other]) {
    if (static_cast<bool>(rules.maximisers >> other & 1) == maximising) view.partners[view.partner_count++] = other;
    else view.opponents[view.opponent_count++] = other;
  }
  view.pairs = view.partner_count == 1 && view.opponent_count == 2;
  if (!view.pairs) return;
  const int partner = view.partners[0];
  view.seating = partner == view.next ? 1 : rules.after[partner] == view.seat ? 2 : 0;
  view.next = view.opponents[0];
}

SeatView view_of(const SearchState& s, int seat) {
  const bool maximising = is_maximiser(s, seat);
  SeatView view{};
  view.seat = seat;
  view.next = s.rules.after[seat];
  view.ours = s.sides[maximising].dealt;
  seat_others(s.rules, view);
  for (int other = 0; other < kSeats; ++other) {
    if (other == seat) continue;
    const bool friendly = is_maximiser(s, other) == maximising;
    view.role[other] = friendly ? kPartner : other == view.next ? kNextOpponent : kLastOpponent;
    const Cards cards = (other & 1 ? s.dealt.low : ~s.dealt.low) & (other & 2 ? s.dealt.high : ~s.dealt.high);
    if (view.role[other] & 1) view.roles.low |= cards;
    if (view.role[other] & 2) view.roles.high |= cards;
  }
  return view;
}

void forget(MoveHistory& history) {
  for (int i = 0; i < 64; ++i) history.leads[i] = history.follows[i] = kHistoryStart;
  for (auto& discards : history.nullo_discards)
    for (auto& value : discards) value = kHistoryStart;
  for (auto& depths : history.killers)
    for (auto& card : depths) card = kNoKiller;
}

}  // namespace

Cards shape_of(const Cards hands[kSeats]) {
  Cards shape = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    for (int suit = 0; suit < kSuits; ++suit)
      shape |= static_cast<Cards>(count(hands[seat] & suit_mask(suit))) << (4 * (4 * seat + suit));
  return shape;
}

void begin_family(SearchState& s, const Cards hands[kSeats], const Rules& rules) {
  s.rules = rules;
  s.dealt = {hands[1] | hands[3], hands[2] | hands[3]};
  s.trumps = rules.trump == kNoTrump ? 0 : suit_mask(rules.trump);
  s.counted_cards[0] = s.counted_cards[1] = 0;
  s.sides[0] = s.sides[1] = Side{};
  for (int seat = 0; seat < kSeats; ++seat) {
    s.counted_cards[rules.counted >> seat & 1] |= hands[seat];
    Side& side = s.sides[rules.maximisers >> seat & 1];
    side.dealt |= hands[seat];
    if (rules.seats >> seat & 1) side.seats[side.count++] = seat;
  }
  for (int seat = 0; seat < kSeats; ++seat) s.views[seat] = view_of(s, seat);
  const unsigned differ = (rules.maximisers ^ rules.counted) & rules.seats;
  s.kind = differ == 0 ? Kind::kStraight : differ == rules.seats ? Kind::kNullo : Kind::kGeneral;
  if (s.kind == Kind::kNullo) {
    s.orders.begin(hands);
    s.ready = s.ready && s.proofs.borrow(s.table.memory(), s.table.bytes());
  }
  s.table.clear(count(all_cards(hands)) <= kSmallDeal);
  forget(s.history);
  s.decided = DecidedCards{};
}

void set_limits(SearchState& s, const Limits& limits) {
  s.limits = limits;
  s.stopped = is_interrupted(limits.interrupted);
  s.nodes = 0;
}

}  // namespace WHIST_ENGINE
