// Which move to try first.
#pragma once

#include "search.hpp"

namespace WHIST_ENGINE {

/// How strongly a card counts in this trick: 0 cannot win.
template <bool T>
inline int strength(int card, int led, int trump) {
  if (T && suit_of(card) == trump) return 16 + (card & 15) + 1;
  return suit_of(card) == led ? (card & 15) + 1 : 0;
}

/// The strongest this hand can play to the trick.
template <bool T>
inline int strongest(Cards hand, int led, int trump) {
  const Cards following = hand & suit_mask(led);
  if (following) return strength<T>(highest(following), led, trump);
  if (T && (hand & suit_mask(trump))) return 16 + (highest(hand & suit_mask(trump)) & 15) + 1;
  return 0;
}

inline int capped(std::int32_t value, int shift, int most) {
  const int scaled = value >> shift;
  return scaled > most ? most : scaled;
}

template <Kind K, bool T>
void Search::order_leads(int leader, int, int place, Moves& moves) const {
  const Cards left = in_hands();
  const Cards hinted = place == kNoPlace ? 0 : spread(Cards{1} << place, left);
  const bool maximising = rules_.maximisers >> leader & 1;
  Cards ours = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (static_cast<bool>(rules_.maximisers >> seat & 1) == maximising) ours |= hands_[seat];
  for (int i = 0; i < moves.size; ++i) {
    Move& move = moves.list[i];
    int score = led_well_[move.card];
    const Cards group = ((bit(move.high) << 1) - 1) & ~(bit(move.low) - 1);
    if (hinted & group) score += 16000;
    const Cards suit = suit_around(move.card);
    const int top = highest(left & suit);
    if (K == Kind::kStraight) {
      if (top == move.card) score += T ? 0 : 400;
      else if (bit(top) & ours) score += 500 - (move.card & 15);
      score += 20 * count(ours & suit);
    }
    move.score = static_cast<std::int16_t>(score);
  }
}

template <Kind K, bool T>
void Search::order_follows(int seat, const Trick& lying, Moves& moves) const {
  const bool maximising = rules_.maximisers >> seat & 1;
  const int trump = rules_.trump;
  int theirs = 0, friends = 0;
  int other = rules_.after[seat];
  for (int n = lying.lying + 1; n < rules_.size; ++n, other = rules_.after[other]) {
    const int s = strongest<T>(hands_[other], lying.led, trump);
    if (static_cast<bool>(rules_.maximisers >> other & 1) == maximising) friends = s > friends ? s : friends;
    else theirs = s > theirs ? s : theirs;
  }
  const int now = strength<T>(lying.best, lying.led, trump);
  const bool held = static_cast<bool>(rules_.maximisers >> lying.winner & 1) == maximising;
  const int bar = held ? theirs : (theirs > now ? theirs : now);
  const bool safe = (held && now > theirs) || friends > bar;
  for (int i = 0; i < moves.size; ++i) {
    Move& move = moves.list[i];
    const int s = strength<T>(move.card, lying.led, trump);
    const int rank = move.card & 15;
    int score = followed_well_[move.card] / 4;
    if (K == Kind::kNullo) {
      score += s > now ? -s * 40 : s * 40 + rank * 20;
    } else if (safe) {
      score += 1000 - 40 * rank - (s > now ? 200 : 0);
    } else if (s > bar) {
      score += 2000 - 40 * rank;
    } else if (s > now && !held) {
      score += 500 - 20 * rank;
    } else {
      score += 700 - 40 * rank;
    }
    if (T && s > 16 && lying.led != trump && s <= bar) score -= 300;
    if (s == 0) score += 8 * count(hands_[seat] & suit_around(move.card));
    move.score = static_cast<std::int16_t>(score);
  }
}

}  // namespace WHIST_ENGINE
