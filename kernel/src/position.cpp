#include "position.hpp"

namespace WHIST_ENGINE {
namespace {

/// Tricks of the question that are still to be played, the one on the table included.
int tricks_of(const whist::Question& question) {
  return count(question.hands[question.leader]) + (question.played > 0);
}

}  // namespace

Circle circle_of(unsigned seats) {
  Circle circle{{}, count(seats), seats};
  for (int seat = 0; seat < kSeats; ++seat) {
    int next = (seat + 1) % kSeats;
    while (!(seats >> next & 1)) next = (next + 1) % kSeats;
    circle.after[seat] = next;
  }
  return circle;
}

PlayRules::PlayRules(const whist::Question& question)
    : now(circle_of(question.now)), later(circle_of(question.later)), counted(question.counts & 15), trump(question.trump) {
  const int full = tricks_of(question);
  uncounted = question.objective == whist::Objective::kFirst && question.target < full ? full - question.target : 0;
}

Position PlayRules::root(const whist::Question& question) const {
  Position position{};
  for (int seat = 0; seat < kSeats; ++seat) position.hands[seat] = question.now >> seat & 1 ? question.hands[seat] : 0;
  position.first = true;
  position.seat = question.leader;
  position.trick = Trick{0, 0, question.leader, 0, 0};
  position.tricks = tricks_of(question) - uncounted;
  for (int i = 0; i < question.played; ++i) {
    position.hands[position.seat] |= bit(question.table[i]);
    position = after(position, question.table[i]);
  }
  return position;
}

Position PlayRules::after(const Position& position, int card) const {
  Position next = position;
  const Circle& circle = position.first ? now : later;
  const int seat = position.seat;
  Trick& trick = next.trick;
  next.hands[seat] &= ~bit(card);
  if (trick.played == 0) {
    trick = Trick{suit_of(card), card, seat, 1, bit(card)};
  } else {
    const bool same = suit_of(card) == suit_of(trick.best);
    if (same ? card > trick.best : suit_of(card) == trump) trick.best = card, trick.winner = seat;
    ++trick.played;
    trick.cards |= bit(card);
  }
  next.seat = circle.after[seat];
  if (trick.played < circle.size) return next;
  next.taken += static_cast<int>(counted >> trick.winner & 1);
  --next.tricks;
  next.first = false;
  next.seat = later.seats >> trick.winner & 1 ? trick.winner : later.after[trick.winner];
  for (int other = 0; other < kSeats; ++other)
    if (!(later.seats >> other & 1)) next.hands[other] = 0;
  trick = Trick{0, 0, next.seat, 0, 0};
  return next;
}

Moves legal_moves(const Position& position) {
  const Cards hand = position.hands[position.seat];
  const Cards following = position.trick.played ? hand & suit_mask(position.trick.led) : 0;
  Cards separators = all_cards(position.hands) & ~hand;
  if (position.trick.played) separators |= bit(position.trick.best);
  Moves moves;
  group_equivalent(following ? following : hand, separators, moves);
  return moves;
}

}  // namespace WHIST_ENGINE
