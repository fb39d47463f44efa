// Static bounds where each side wants the other to take the tricks.
#pragma once

#include "../alike.hpp"
#include "../state.hpp"

namespace WHIST_ENGINE {

/// True if the k-th lowest card of `own` lies below the k-th lowest of `theirs`, for the first `depth` of them and as far as
/// both go. `own` has lost its lowest `skipped` cards.
inline bool stays_below(Cards own, Cards theirs, int skipped, int depth) {
  for (; skipped > 0; --skipped) own &= own - 1;
  for (; own && theirs && depth > 0; own &= own - 1, theirs &= theirs - 1, --depth)
    if (lowest_bit(own) > lowest_bit(theirs)) return false;
  return true;
}

/// The highest of the lowest cards that these seats hold of a suit. Their best card in a round of the suit is at least that.
inline Cards forced_best(const Cards hands[kSeats], unsigned side, Cards mask) {
  Cards most = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cards lowest = side >> seat & 1 ? lowest_bit(hands[seat] & mask) : 0;
    if (lowest > most) most = lowest;
  }
  return most;
}

/// The lowest card of a suit in each hand of these seats.
inline Cards lowest_of_each(const Cards hands[kSeats], unsigned seats, Cards mask) {
  Cards found = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (seats >> seat & 1) found |= lowest_bit(hands[seat] & mask);
  return found;
}

/// Notes that each card that the holder of `card`, one of `side`, has in its suit lies above the lowest of each of these others.
inline void need_above(const SearchState& s, Pairs& why, Cards card, unsigned side, unsigned others) {
  const Cards mask = suit_around(lowest(card)), lows = lowest_of_each(s.hands, others, mask);
  for (int seat = 0; lows && seat < kSeats; ++seat)
    if ((side >> seat & 1) && (s.hands[seat] & card))
      for (Cards own = s.hands[seat] & mask; own; own &= own - 1) compare(s.orders, why, lowest(own), lows);
}

/// Notes that the k-th lowest card of `own` lies below all of `theirs` but the lowest k - 1, where `stays_below` holds.
inline void need_below(const SearchState& s, Cards& pairs, Cards own, Cards theirs, int skipped, int depth) {
  for (; skipped > 0; --skipped) own &= own - 1;
  for (; own && theirs && depth > 0; own &= own - 1, theirs &= theirs - 1, --depth)
    for (Cards rest = theirs; rest; rest &= rest - 1) pairs |= s.orders.pair(lowest(own), lowest(rest));
}

/// A throw-in: a card of `side` that must win the next trick if this seat of the other side wins a round of the suit `led` now and
/// leads its lowest card of another suit. 0 for none.
inline Cards throw_in(const SearchState& s, int seat, Cards led, unsigned side) {
  Cards found = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    if (mask == led || !(s.hands[seat] & mask)) continue;
    const Cards theirs = forced_best(s.hands, s.rules.seats & ~side, mask);
    for (int other = 0; other < kSeats; ++other) {
      const Cards own = side >> other & 1 ? s.hands[other] & mask : 0;
      // A hand that cannot follow now may throw one card of the suit.
      const bool stays = (own & (own - 1)) || (s.hands[other] & led);
      if (own && stays && lowest_bit(own) > theirs && lowest_bit(own) > found) found = lowest_bit(own);
    }
  }
  return found;
}

/// True if the leader's side must take a trick. Whatever suit is led, the other side can stay below it, or the one hand that may
/// have to win can throw the lead back at once; that needs another trick after this one (`again`). They play their lowest card of
/// the suit led.
inline bool leader_takes_one(const SearchState& s, int leader, unsigned side, bool again, Pairs& why) {
  Pairs pairs;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    if (!(s.hands[leader] & mask)) continue;
    const Cards best = forced_best(s.hands, side, mask);
    const Cards theirs = forced_best(s.hands, s.rules.seats & ~side, mask);
    if (theirs < best) {
      need_above(s, pairs, best, side, s.rules.seats & ~side);
      continue;
    }
    int winner = 0;
    while (!(s.hands[winner] & theirs)) ++winner;
    const Cards wins = again ? throw_in(s, winner, mask, side) : 0;
    if (!wins) return false;
    compare(s.orders, pairs, lowest(theirs), lowest_of_each(s.hands, s.rules.seats & ~side, mask));
    need_above(s, pairs, wins, side, s.rules.seats & ~side);
  }
  why |= pairs;
  return true;
}

/// True if the leader's side can lose this trick: there is a suit that the other side cannot stay below when it is led from the
/// bottom.
inline bool leader_loses_one(const SearchState& s, int leader, unsigned side, Pairs& why) {
  const unsigned others = s.rules.seats & ~side;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    if (!(s.hands[leader] & mask)) continue;
    const Cards theirs = forced_best(s.hands, others, mask);
    if (theirs > forced_best(s.hands, side, mask)) {
      need_above(s, why, theirs, others, side);
      return true;
    }
  }
  return false;
}

/// True if the lowest card of some suit, in some hand of the side, lies above a card of the other side. Most hands fail at that, and
/// this looks at all suits at once.
inline bool begins_too_high(const SearchState& s, unsigned side, Cards against) {
  const Cards reached = filled_up(against);
  for (int seat = 0; seat < kSeats; ++seat)
    if ((side >> seat & 1) && suits_of(s.hands[seat]) != suits_of(s.hands[seat] & ~reached)) return true;
  return false;
}

/// True if the hands of this side lose the next `tricks`, matched from the bottom. Off lead a hand does so if its lowest cards of
/// each suit lie below those of the other side, as many as there are such tricks: it plays the highest card below the one led,
/// throws its highest card elsewhere, and the matching still holds. On lead one suit must stay so after its lowest card is led, in
/// every hand of the side.
inline bool matched_from_below(const SearchState& s, unsigned side, int leader, int tricks, Cards mine, Pairs& why) {
  const Cards against = cards_in_hands(s) & ~mine;
  if (begins_too_high(s, side, against)) return false;
  Pairs pairs;
  bool exits = !(side >> leader & 1);
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit);
    const Cards theirs = against & mask;
    if (!(mine & mask) || !theirs) continue;
    bool exit = !exits && (s.hands[leader] & mask);
    for (int seat = 0; seat < kSeats; ++seat) {
      const Cards own = s.hands[seat] & mask;
      if (!(side >> seat & 1) || !own) continue;
      if (!stays_below(own, theirs, 0, tricks)) return false;
      if (exit && !stays_below(own, theirs, 1, tricks - 1)) exit = false;
    }
    for (int seat = 0; seat < kSeats; ++seat) {
      if (!(side >> seat & 1)) continue;
      const Cards own = s.hands[seat] & mask;
      need_below(s, pairs.suit[suit], own, theirs, 0, tricks);
      if (exit) need_below(s, pairs.suit[suit], own, theirs, 1, tricks - 1);
    }
    if (exit) exits = true;
  }
  if (!exits) return false;
  why |= pairs;
  return true;
}

/// True if the side can lose `tricks` of the `left`. A hand with trumps may be forced to ruff, so it proves nothing.
inline bool can_lose(const SearchState& s, unsigned side, int leader, int tricks, int left, Pairs& why) {
  Cards mine = 0;
  for (int seat = 0; seat < kSeats; ++seat)
    if (side >> seat & 1) mine |= s.hands[seat];
  if (mine & s.trumps) return false;
  if (tricks > 1) return matched_from_below(s, side, leader, tricks, mine, why);
  if (side >> leader & 1) return leader_loses_one(s, leader, side, why);
  return leader_takes_one(s, leader, s.rules.seats & ~side, left > 1, why);
}

/// True if the leader has only cards that nobody can beat, and so takes every trick.
inline bool leader_takes_all(const SearchState& s, int leader, Pairs& why) {
  if (cards_in_hands(s) & s.trumps & ~s.hands[leader]) return false;
  const Cards own = s.hands[leader], rest = cards_in_hands(s) & ~own;
  if (filled_up(own) & rest) return false;
  for (Cards cards = own & suits_of(rest); cards; cards &= cards - 1)
    why.suit[suit_of(lowest(cards))] |= s.orders.of_card(lowest(cards)) & s.kept[suit_of(lowest(cards))];
  return true;
}

/// True if a static bound settles the question whether `need` of the `left` tricks are counted.
inline bool nullo_bound(const SearchState& s, int leader, int need, int left, bool& answer, Pairs& why) {
  if (leader_takes_all(s, leader, why)) {
    answer = (is_counted(s, leader) ? left : 0) >= need;
    return true;
  }
  if (can_lose(s, s.rules.counted, leader, left - need + 1, left, why)) {
    answer = false;
    return true;
  }
  if (can_lose(s, s.rules.maximisers, leader, need, left, why)) {
    answer = true;
    return true;
  }
  return false;
}

}  // namespace WHIST_ENGINE
