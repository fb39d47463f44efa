#include "question.hpp"

#include <bit>

namespace whist {
namespace {

constexpr CardSet kDeck = 0x1fff1fff1fff1fffULL;

bool cards_fit(const Question& q) {
  CardSet seen = 0;
  for (int seat = 0; seat < 4; ++seat) {
    if ((q.hands[seat] & ~kDeck) || (q.hands[seat] & seen)) return false;
    seen |= q.hands[seat];
  }
  for (int i = 0; i < q.played; ++i) {
    if (q.table[i] < 0 || q.table[i] > 63) return false;
    const CardSet card = CardSet{1} << q.table[i];
    if (!(card & kDeck) || (card & seen)) return false;
    seen |= card;
  }
  return true;
}

/// True if each seat of the trick has as many cards as the others once it has played to the trick.
bool lengths_fit(const Question& q) {
  int after = -1;
  int seat = q.leader;
  for (int i = 0, place = 0; i < 4; ++i, seat = (seat + 1) % 4) {
    if (!(q.now >> seat & 1)) continue;
    const int left = std::popcount(q.hands[seat]) - (place >= q.played);
    ++place;
    if (left < 0 || left > kMostCards) return false;
    if (after < 0) after = left;
    if (left != after) return false;
  }
  return after >= 0;
}

}  // namespace

Problem problem_of(const Question& q) {
  if (q.now > 15 || q.later > 15 || q.side > 15 || q.counts > 15 || (q.later & ~q.now)) return Problem::kSeats;
  if (std::popcount(q.now) < 3 || std::popcount(q.later) < 3 || q.leader < 0 || q.leader > 3) return Problem::kSeats;
  if (!(q.now >> q.leader & 1)) return Problem::kSeats;
  if (q.trump < 0 || q.trump > 4) return Problem::kTrump;
  if (q.played < 0 || q.played >= std::popcount(q.now)) return Problem::kTable;
  if (!cards_fit(q)) return Problem::kCards;
  if (!lengths_fit(q)) return Problem::kCards;
  if (q.objective == Objective::kFirst && q.target < 1) return Problem::kTarget;
  return Problem::kFine;
}

bool can_share_table(const Question& a, const Question& b) {
  for (int seat = 0; seat < 4; ++seat)
    if (a.hands[seat] != b.hands[seat]) return false;
  if (a.played || b.played || a.now != b.now || a.later != b.later || a.trump != b.trump) return false;
  const bool away_a = a.objective == Objective::kFewest || a.objective == Objective::kNone;
  const bool away_b = b.objective == Objective::kFewest || b.objective == Objective::kNone;
  if (away_a != away_b || (a.objective == Objective::kFirst) != (b.objective == Objective::kFirst)) return false;
  if (a.objective == Objective::kFirst && a.target != b.target) return false;
  const unsigned all = a.now;
  const bool same = ((a.side ^ b.side) & all) == 0 && ((a.counts ^ b.counts) & all) == 0;
  const bool opposite = ((a.side ^ b.side) & all) == all && ((a.counts ^ b.counts) & all) == all;
  return same || opposite;
}

}  // namespace whist
