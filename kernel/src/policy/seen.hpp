// The play as everybody sees it, card by card: tricks, voids shown, who led which suit first, suits thrown away.
#pragma once

#include "../cards.hpp"
#include "layout.hpp"
#include "policy.hpp"

namespace WHIST_ENGINE {

inline constexpr int kNobody = 4;
inline constexpr int kTrumpBonus = 64;

/// The rules of a situation: the trump suit, who plays with whom, in which order, and whose tricks count.
struct PolicyRules {
  bool names_trump;
  unsigned counts, open;
  unsigned allies[kSeats];  // each seat's side, itself included
  int family[kSeats];
  int orders[2][kSeats][kSeats];  // of the first trick and of the later ones, from each leader
  int sizes[2];

  explicit PolicyRules(const policy::Situation& situation)
      : names_trump(situation.names_trump), counts(situation.counts), open(situation.open) {
    const unsigned side = situation.side & 15;
    const bool alone = side == 0 || side == 15;
    for (int seat = 0; seat < kSeats; ++seat) {
      const bool on_side = side >> seat & 1;
      allies[seat] = alone ? 1u << seat : on_side ? side : 15 & ~side;
      if (situation.aim == policy::Aim::kMost)
        family[seat] = situation.trump != kNoTrump || names_trump          ? policy::kTrump
                       : situation.trained >> seat & 1 ? policy::kTrained : policy::kHigh;
      else if (std::popcount(side) != 1)
        family[seat] = policy::kLow;
      else
        family[seat] = on_side ? policy::kAvoid : policy::kCatch;
    }
    arrange(0, situation.now);
    arrange(1, situation.later);
  }

 private:
  void arrange(int which, unsigned seats) {
    sizes[which] = std::popcount(seats & 15);
    for (int first = 0; first < kSeats; ++first)
      for (int i = 0, at = 0; i < kSeats; ++i)
        if (seats >> (first + i) % kSeats & 1) orders[which][first][at++] = (first + i) % kSeats;
  }
};

/// The state of the play. Cards are indices of cards.hpp.
struct Seen {
  const PolicyRules* rules;
  Cards gone = 0;
  int trump;
  const int* order;
  int size, place = 0;
  bool first = true;        // no card of the deal has been played yet
  int led = kNobody;        // the suit; four for none
  int best = -1;            // the strength of the card that wins so far
  int winner = kNobody;
  bool led_invite = false;  // the lead was its seat's first of the deal
  int taken = 0;
  std::uint8_t voids[kSeats] = {};                            // suits each seat has shown to lack
  std::uint8_t opener[kSuits] = {kNobody, kNobody, kNobody, kNobody};  // the seat that led the suit first
  std::uint8_t invite[kSeats] = {kNobody, kNobody, kNobody, kNobody};  // the suit of each seat's first lead
  std::uint8_t thrown[kSeats][kSuits] = {};                   // cards thrown away, trumps not among them
  std::uint8_t thrown_in_all[kSeats] = {};

  Seen(const PolicyRules& of, const policy::Situation& situation)
      : rules(&of), trump(situation.names_trump ? kNoTrump : situation.trump), order(of.orders[0][situation.leader]), size(of.sizes[0]) {}

  int turn() const { return order[place]; }
  bool leads() const { return place == 0; }
  bool names_now() const { return first && rules->names_trump; }

  int strength(int card) const {
    const int suit = suit_of(card), rank = card & 15;
    if (suit == trump) return rank + kTrumpBonus;
    return suit == led ? rank : -1;
  }

  void play(int card) {
    const int seat = turn(), suit = suit_of(card);
    if (leads()) lead(seat, suit);
    else if (suit != led) throw_away(seat, suit);
    const int worth = strength(card);
    if (worth > best) best = worth, winner = seat;
    gone |= bit(card);
    if (++place == size) close();
  }

 private:
  void lead(int seat, int suit) {
    if (names_now()) trump = suit;
    first = false;
    led = suit;
    if (opener[suit] == kNobody) opener[suit] = static_cast<std::uint8_t>(seat);
    led_invite = invite[seat] == kNobody;
    if (led_invite) invite[seat] = static_cast<std::uint8_t>(suit);
  }

  void throw_away(int seat, int suit) {
    voids[seat] = static_cast<std::uint8_t>(voids[seat] | 1u << led);
    if (suit == trump) return;
    ++thrown[seat][suit];
    ++thrown_in_all[seat];
  }

  void close() {
    taken += static_cast<int>(rules->counts >> winner & 1);
    order = rules->orders[1][winner];
    size = rules->sizes[1];
    place = 0;
    led = winner = kNobody;
    best = -1;
  }
};

}  // namespace WHIST_ENGINE
