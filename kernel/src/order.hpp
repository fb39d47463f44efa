// Which move to try first: what is seen of each move without searching, and what the search remembers of it, each with a weight
// that was fitted to positions in which every move had been searched (see docs/solver.md).
#pragma once

#include "search.hpp"
#include "weights.hpp"

namespace WHIST_ENGINE {

/// How strongly a card counts in this trick: 0 cannot win.
template <bool T>
inline int strength(int card, int led, int trump) {
  if (T && suit_of(card) == trump) return 16 + (card & 15) + 1;
  return suit_of(card) == led ? (card & 15) + 1 : 0;
}

/// The strongest this hand can play to a trick, with the cards of the suit led and the trumps as masks.
template <bool T>
inline int strongest(Cards hand, Cards led, Cards trumps) {
  Cards able = hand & led;
  if constexpr (T) able = able ? able : hand & trumps;
  const int found = (highest(able) & 15) + 1 + (T && (able & trumps) ? 16 : 0);
  return able ? found : 0;
}

/// How many cards, at most so many.
inline unsigned capped(Cards cards, unsigned most) {
  const auto number = static_cast<unsigned>(count(cards));
  return number > most ? most : number;
}
inline constexpr unsigned least_of(int value, int most) { return static_cast<unsigned>(value > most ? most : value); }
inline constexpr unsigned bucket(int n) { return n == 0 ? 0 : n < 3 ? 1 : 2; }

/// Where a move stands among those of its suit in this hand: 0 alone, 1 highest, 2 lowest, 3 between.
inline constexpr unsigned stand_of(bool first, bool last) { return last ? !first : 3u - first; }

/// The roles (as in `Eyes`) of those who hold the highest four cards of a suit as digits to the base of four, the highest card first;
/// 0 for cards that there are not.
inline unsigned top_owners(const Eyes& eyes, Cards suit) {
  const int number = count(suit);
  return static_cast<unsigned>(spread(packed(eyes.roles.low, suit) << 4 >> number, 0x55) |
                               spread(packed(eyes.roles.high, suit) << 4 >> number, 0xaa));
}

/// How long a suit is around the table, at most 3: its own length less one, and the longest of each role.
struct Lengths {
  unsigned own, friends, next, last;

  Lengths(const Cards* hands, const Eyes& eyes, Cards suit) {
    own = three(count(hands[eyes.seat] & suit) - 1);
    if (eyes.pairs) {
      friends = three(count(hands[eyes.friends[0]] & suit));
      next = three(count(hands[eyes.enemies[0]] & suit));
      last = three(count(hands[eyes.enemies[1]] & suit));
    } else {
      by_role(hands, eyes, suit);
    }
  }

  unsigned enemies() const { return next > last ? next : last; }

 private:
  static unsigned three(int length) { return length > 3 ? 3 : static_cast<unsigned>(length); }
  [[gnu::noinline]] void by_role(const Cards* hands, const Eyes& eyes, Cards suit) {
    int longest[4] = {};
    for (int seat = 0; seat < kSeats; ++seat) {
      const int number = count(hands[seat] & suit);
      if (number > longest[eyes.role[seat]]) longest[eyes.role[seat]] = number;
    }
    friends = three(longest[1]);
    next = three(longest[2]);
    last = three(longest[3]);
  }
};

/// What the search remembers of moves.
struct Memory {
  const std::int16_t* history;
  int killer;     // the card that decided last at this depth
  Cards hinted;   // a card that did well in a position like this
  Cards near;     // the same in one of the same lengths

  unsigned level(int card) const { return static_cast<unsigned>(history[card]) >> 10; }
};

/// What is still to be won, and in how many tricks, for leads.
struct LeadView {
  int left, target;
};

/// The seats that could ruff: of each its role as a bit, 0 where it has no trump.
struct Ruffers {
  unsigned roles[kSeats] = {};

  Ruffers(const Cards* hands, const Eyes& eyes, Cards trumps) {
    for (int other = 0; other < kSeats; ++other)
      if (other != eyes.seat && (hands[other] & trumps)) roles[other] = 1u << (eyes.role[other] - 1);
  }
  unsigned of(const Cards* hands, Cards suit) const {
    unsigned found = 0;
    for (int other = 0; other < kSeats; ++other) found |= hands[other] & suit ? 0 : roles[other];
    return found;
  }
};

/// The weights that apply to each lead. `suit(number)` is told those of all moves until the next `next_suit()`, `move(i, numbers...)`
/// those of move i alone.
template <bool T, class Weights>
[[gnu::always_inline]]
inline void weigh_leads(const Cards* hands, const Rules& rules, const Eyes& eyes, const LeadView& lead, const Memory& memory,
                        const Moves& moves, Weights weights) {
  const Cards hand = hands[eyes.seat];
  const Cards all = hands[0] | hands[1] | hands[2] | hands[3];
  const unsigned aim = lead.target <= 1 ? 0 : lead.target >= lead.left ? 2 : 1;
  const unsigned room = least_of(lead.left - lead.target, 3) * 3 + least_of(lead.target - 1, 2);
  const Cards trumps = T ? suit_mask(rules.trump) : 0;
  const Ruffers ruffers(hands, eyes, trumps);
  const unsigned own_trumps = bucket(count(hand & trumps));
  const unsigned balance = bucket(count(all & ~eyes.ours & trumps)) * 3 + bucket(count(all & eyes.ours & trumps));
  const int size = moves.size;
  for (int i = 0; i < size;) {
    const int suit = suit_of(moves.list[i].card);
    const unsigned is_trump = T && suit == rules.trump;
    const Cards mask = suit_mask(suit);
    const Cards others = all & mask & ~hand, enemies = others & ~eyes.ours, friends = others & eyes.ours;
    const Lengths lengths(hands, eyes, mask);
    const unsigned four = top_owners(eyes, all & mask), two = four >> 4, owner = four >> 6;
    weights.next_suit();
    weights.suit((((is_trump * 4 + lengths.own) * 4 + lengths.friends) * 4 + lengths.next) * 4 + lengths.last);
    if constexpr (T) {
      weights.suit(512 + (ruffers.of(hands, mask) * 4 + owner) * 3 + own_trumps);
      weights.suit(608 + (is_trump * 9 + balance) * 4 + owner);
    }
    const Cards next_enemy = eyes.role[eyes.next] == 2 ? hands[eyes.next] & mask : 0;
    const Cards best_enemy = enemies ? highest_bit(enemies) : 0;
    const Cards best_friend = friends ? highest_bit(friends) : 0;
    const unsigned friend_holds = best_friend > best_enemy ? 1 : best_friend > next_enemy ? 2 : 3;
    for (bool first = true, last = false; !last; first = false, ++i) {
      const Move& move = moves.list[i];
      last = i + 1 == size || suit_of(moves.list[i + 1].card) != suit;
      const Cards card = bit(move.card);
      const unsigned stand = stand_of(first, last);
      const unsigned above = capped(others & ~((card << 1) - 1), 4);
      const Cards group = ((card << 1) - 1) & ~(bit(move.low) - 1);
      const unsigned known = memory.hinted & group ? 3 : memory.near & group ? 2 : move.card == memory.killer ? 1 : 0;
      weights.move(i, 680 + ((is_trump * 16 + two) * 4 + lengths.own) * 4 + stand, 1192 + (is_trump * 256 + four) * 4 + stand,
                   3240 + ((is_trump * 12 + room) * 4 + owner) * 4 + stand,
                   3624 + ((card > best_enemy ? 0 : friend_holds) * 4 + lengths.own) * 3 + aim, 3672 + above * 4 + stand,
                   3692 + known * 8 + memory.level(move.card));
    }
  }
}
inline constexpr int kLeadWeights = 3724;
static_assert(sizeof(kLeadFit) == kSeatings * 2 * kLeadWeights * sizeof(std::int16_t));

/// A trick as a later hand sees it.
struct TrickView {
  int now, bar;  // what wins so far, and the least that no enemy still to play can beat
  unsigned place, situation;
  bool settled;
};

template <bool T>
inline TrickView trick_view(const Cards* hands, const Rules& rules, const Eyes& eyes, const Trick& lying) {
  const Cards led = suit_mask(lying.led), trumps = T ? suit_mask(rules.trump) : 0;
  int friends = 0, theirs = 0;
  int other = rules.after[eyes.seat];
  for (int n = lying.lying + 1; n < rules.size; ++n, other = rules.after[other]) {
    const int s = strongest<T>(hands[other], led, trumps);
    const bool friendly = eyes.role[other] == 1;
    friends = friendly && s > friends ? s : friends;
    theirs = !friendly && s > theirs ? s : theirs;
  }
  const int now = strength<T>(lying.best, lying.led, rules.trump);
  const bool held = eyes.role[lying.winner] == 1, holds = now > theirs;
  const int above = holds ? now : theirs, bar = held ? theirs : above;
  const int mine = strongest<T>(hands[eyes.seat], led, trumps);
  const unsigned place = static_cast<unsigned>(lying.lying - 1);
  const bool saved = friends > bar;
  const unsigned situation = ((((place * 2 + held) * 2 + holds) * 2 + saved) * 2 + (mine > bar)) * 2 + (mine > now);
  return {now, above, place, situation, holds || saved};
}

/// What a card does to the trick: `below` where it does not win so far, then one that wins but can be beaten, the cheapest such
/// first, then one that cannot be. Cards of a suit are told in rising order.
struct Acts {
  int now, bar;
  unsigned over, sure;

  Acts(const TrickView& trick, unsigned first) : now(trick.now), bar(trick.bar), over(first), sure(first + 2), base_(first) {}
  unsigned of(int s, unsigned below) {
    const bool wins = s > now, stays = s > bar;
    const unsigned act = stays ? sure : wins ? over : below;
    sure = stays ? base_ + 3 : sure;
    over = wins ? base_ + 1 : over;
    return act;
  }

 private:
  unsigned base_;
};

/// The weights that apply to each card of a later hand that follows suit; `Early` is true for all but the last of four hands.
template <bool T, bool Early, class Weights>
[[gnu::always_inline]]
inline void weigh_following(const Cards* hands, const Rules& rules, const Eyes& eyes, const Trick& lying, const Memory& memory,
                            const Moves& moves, Weights weights) {
  const TrickView trick = trick_view<T>(hands, rules, eyes, lying);
  const Cards mask = suit_mask(lying.led);
  const Cards all = (hands[0] | hands[1] | hands[2] | hands[3]) & mask;
  const Cards others = all & ~hands[eyes.seat];
  const bool is_trump = T && lying.led == rules.trump;
  const unsigned place = trick.place, remembered = (place * 2 + 1) * 16;
  const int size = moves.size, base = is_trump ? 17 : 1;
  const unsigned acts_row = 96 + (is_trump * 96 + trick.situation) * 12, higher_row = 2400 + place * 40;
  unsigned four_row = 0, lengths_row = 0, beating_row = 0;
  if constexpr (Early) {
    const Lengths lengths(hands, eyes, mask);
    four_row = 3704 + (place * 256 + top_owners(eyes, all)) * 4;
    lengths_row = 5752 + (((place * 4 + lengths.own) * 4 + lengths.friends) * 4 + lengths.enemies()) * 2;
    beating_row = 6008 + (place * 5 + capped(others & ~((bit(lying.best) << 1) - 1), 4)) * 6;
  }
  Acts acts(trick, 2);
  weights.next_suit();
  for (int i = 0; i < size; ++i) {
    const int card = moves.list[i].card;
    const int s = (card & 15) + base;
    const unsigned higher = capped(others & ~((bit(card) << 1) - 1), 4);
    const unsigned stand = stand_of(i == 0, i + 1 == size);
    const unsigned act = acts.of(s, stand & 1), wins = s > trick.now;
    const unsigned known = remembered + (card == memory.killer) * 8 + memory.level(card);
    const unsigned by_act = acts_row + act * 2 + (higher == 0), by_higher = higher_row + wins * 20 + higher * 4 + stand;
    if constexpr (Early) weights.move(i, known, by_act, four_row + stand, lengths_row + wins, beating_row + act, by_higher);
    else weights.move(i, known, by_act, by_higher);
  }
}

/// The weights that apply to each card of a later hand that has none of the suit led.
template <bool T, class Weights>
[[gnu::always_inline]]
inline void weigh_discards(const Cards* hands, const Rules& rules, const Eyes& eyes, const Trick& lying, const Memory& memory,
                           const Moves& moves, Weights weights) {
  const TrickView trick = trick_view<T>(hands, rules, eyes, lying);
  const Cards all = hands[0] | hands[1] | hands[2] | hands[3];
  const Cards hand = hands[eyes.seat];
  const unsigned remembered = trick.place * 32;
  const int size = moves.size;
  for (int i = 0; i < size;) {
    const int suit = suit_of(moves.list[i].card);
    const Cards mask = suit_mask(suit);
    weights.next_suit();
    if (T && suit == rules.trump) {
      Acts acts(trick, 1);
      for (; i < size && suit_of(moves.list[i].card) == suit; ++i) {
        const int card = moves.list[i].card;
        weights.move(i, remembered + (card == memory.killer) * 8 + memory.level(card),
                     2872 + trick.situation * 5 + acts.of(16 + (card & 15) + 1, 0));
      }
      continue;
    }
    const Cards others = all & mask & ~hand;
    const Lengths lengths(hands, eyes, mask);
    weights.suit(2808 + (lengths.friends * 4 + lengths.enemies()) * 4 + lengths.own);
    if constexpr (T) weights.suit(3352 + trick.situation);
    const unsigned owners_row = 3448 + ((top_owners(eyes, all & mask) >> 4) * 4 + lengths.own) * 4;
    const unsigned higher_row = 2520 + ((trick.place * 2 + trick.settled) * 4 + lengths.own) * 12;
    for (bool first = true, last = false; !last; first = false, ++i) {
      const int card = moves.list[i].card;
      last = i + 1 == size || suit_of(moves.list[i + 1].card) != suit;
      const unsigned stand = stand_of(first, last);
      const unsigned higher = capped(others & ~((bit(card) << 1) - 1), 2);
      const unsigned known = remembered + (card == memory.killer) * 8 + memory.level(card);
      weights.move(i, known, higher_row + higher * 4 + stand, owners_row + stand);
    }
  }
}

/// The weights that apply to each card a later hand can play.
template <bool T, class Weights>
[[gnu::always_inline]]
inline void weigh_follows(const Cards* hands, const Rules& rules, const Eyes& eyes, const Trick& lying, const Memory& memory,
                          const Moves& moves, const Weights& weights) {
  if (suit_of(moves.list[0].card) != lying.led) weigh_discards<T>(hands, rules, eyes, lying, memory, moves, weights);
  else if (lying.lying < 3) weigh_following<T, true>(hands, rules, eyes, lying, memory, moves, weights);
  else weigh_following<T, false>(hands, rules, eyes, lying, memory, moves, weights);
}
inline constexpr int kFollowWeights = 6068;
static_assert(sizeof(kFollowFit) == kSeatings * 2 * kFollowWeights * sizeof(std::int16_t));

/// Adds up the weights of each move.
struct Weighed {
  const std::int16_t* fit;
  Move* list;
  int base = 0;

  void next_suit() { base = 0; }
  void suit(unsigned number) { base += fit[number]; }
  template <class... Numbers>
  void move(int i, Numbers... numbers) { list[i].score = base + (fit[numbers] + ...); }
};

inline LeadView Search::lead_view(int leader, int need) const {
  const int tricks = count(hands_[leader]) - rules_.beyond;
  return {tricks, rules_.maximisers >> leader & 1 ? need : tricks - need + 1};
}

inline Memory Search::lead_memory(int leader, std::uint8_t place, std::uint8_t near) const {
  const Cards left = in_hands();
  return {led_well_, killer_[0][count(hands_[leader])], place == kNoPlace ? 0 : spread(Cards{1} << place, left),
          near == kNoPlace ? 0 : spread(Cards{1} << near, left)};
}

inline Memory Search::follow_memory(int seat, const Trick& lying) const {
  return {followed_well_, killer_[lying.lying][count(hands_[seat])], 0, 0};
}

template <Kind K, bool T>
[[gnu::noinline]] void Search::order_leads(int leader, int need, std::uint8_t place, std::uint8_t near, Moves& moves) const {
  if constexpr (K == Kind::kNullo) return order_sheds<T>(leader, need, place, near, moves);
  const Eyes& eyes = eyes_[leader];
  const Weighed weighed{kLeadFit[eyes.seating][T], moves.list};
  weigh_leads<T>(hands_, rules_, eyes, lead_view(leader, need), lead_memory(leader, place, near), moves, weighed);
}

template <Kind K, bool T>
[[gnu::noinline]] void Search::order_follows(int seat, const Trick& lying, Moves& moves) const {
  if constexpr (K == Kind::kNullo) return order_ducks<T>(seat, lying, moves);
  const Eyes& eyes = eyes_[seat];
  const Weighed weighed{kFollowFit[eyes.seating][T], moves.list};
  weigh_follows<T>(hands_, rules_, eyes, lying, follow_memory(seat, lying), moves, weighed);
}

}  // namespace WHIST_ENGINE
