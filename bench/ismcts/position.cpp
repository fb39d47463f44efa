#include "position.hpp"

namespace minnesota {

Position::Position(int dealer_seat, const std::array<Cards, kSeats>& hands)
    : dealt(hands), dealer(dealer_seat), tricks_left(kRanks) {}

Cards Position::legal() const {
  const Cards mine = hand(turn);
  if (laying || trick_size == 0) return mine;
  const Cards following = mine & suit_cards(suit_of(trick[0]));
  return following ? following : mine;
}

void Position::lay(const Rules& rules, int seat, Cards cards) {
  lays[seat] = cards;
  has_laid[seat] = true;
  for (turn = 0; turn < kSeats && has_laid[turn];) ++turn;
  if (turn == kSeats) begin_play(rules);
}

bool Position::is_high(const Rules& rules, Cards lay) const {
  const bool one = std::has_single_bit(lay);
  return ((lay & kBlack) != 0) == one ? rules.black_high : !rules.black_high;
}

bool Position::is_shown(const Rules& rules, int seat) const {
  if (laying) return false;
  for (int by = 1; by <= kSeats; ++by) {
    const int other = left_of(dealer, by);
    if (other == seat) return true;
    if (is_high(rules, lays[other])) return false;
  }
  return false;
}

void Position::begin_play(const Rules& rules) {
  laying = false;
  for (int by = 1; by <= kSeats && grander == kNone; ++by) {
    const int seat = left_of(dealer, by);
    for (Cards rest = lays[seat]; rest; rest &= rest - 1) public_log += static_cast<char>(std::countr_zero(rest));
    if (!std::has_single_bit(lays[seat])) lacking[seat] |= lays[seat] & kBlack ? kRed : kBlack;
    if (is_high(rules, lays[seat])) grander = seat;
  }
  turn = grander == kNone ? left_of(dealer) : left_of(grander, rules.high_lead);
}

void Position::play(const Rules& rules, int card) {
  if (laying) return lay(rules, turn, bit_of(card));
  if (trick_size == 0 && grander != kNone && rules.names_trump && trump == kNone) trump = suit_of(card);
  if (trick_size && suit_of(card) != suit_of(trick[0])) lacking[turn] |= suit_cards(suit_of(trick[0]));
  trick[trick_size++] = card;
  played[turn] |= bit_of(card);
  public_log += static_cast<char>(card);
  turn = left_of(turn);
  if (trick_size < kSeats) return;
  turn = left_of(turn, winner());  // the leader's turn has come round
  ++won[turn];
  --tricks_left;
  trick_size = 0;
}

int Position::winner() const {
  int best = 0;
  for (int place = 1; place < kSeats; ++place) {
    const int suit = suit_of(trick[place]), best_suit = suit_of(trick[best]);
    if (suit == best_suit ? trick[place] > trick[best] : suit == trump) best = place;
  }
  return best;
}

std::array<int, 2> Position::points(const Rules& rules) const {
  std::array<int, 2> found{};
  const int first = won[0] + won[2];
  const int more = first > kRanks / 2 ? 0 : 1;
  const int over = (more == 0 ? first : kRanks - first) - kRanks / 2;
  if (grander == kNone) {
    if (rules.winner_scores_low) found[1 - more] = rules.nullo_points * over;
    else found[more] = -rules.nullo_points * over;
  } else if (grander % 2 == more) {
    found[more] = rules.grand_points * over;
  } else if (rules.grander_loses) {
    found[1 - more] = -over;
  } else {
    found[more] = rules.failed_grand_points * over;
  }
  return found;
}

std::array<double, kSeats> Position::gains(const Rules& rules) const {
  const auto [first, second] = points(rules);
  const double ahead = first - second;
  return {ahead, -ahead, ahead, -ahead};
}

}  // namespace minnesota
