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

/// The strongest this hand can play to the trick.
template <bool T>
inline int strongest(Cards hand, int led, int trump) {
  const Cards following = hand & suit_mask(led);
  if (following) return strength<T>(highest(following), led, trump);
  if (T && (hand & suit_mask(trump))) return 16 + (highest(hand & suit_mask(trump)) & 15) + 1;
  return 0;
}

inline constexpr int capped(int value, int most) { return value > most ? most : value; }
inline constexpr int bucket(int n) { return n == 0 ? 0 : n < 3 ? 1 : 2; }

/// Where a move stands among those of its suit in this hand: 0 alone, 1 highest, 2 lowest, 3 between.
inline int stand_of(const Move& move, Cards own) {
  const bool high = !(own >> move.high >> 1);
  const bool low = !(own & (bit(move.low) - 1));
  return high ? (low ? 0 : 1) : low ? 2 : 3;
}

/// A suit as a hand sees it; roles are as in `Eyes`.
struct SuitView {
  Cards own, friends, enemies, next_enemy, others;
  int owners[4];     // roles of those who hold the highest cards
  int length;        // own, less one, at most 3
  int friend_length, next_length, last_length, enemy_length;  // the longest of each role, and of all enemies, at most 3

  SuitView(const Cards* hands, const Eyes& eyes, int suit) {
    const Cards mask = suit_mask(suit);
    own = hands[eyes.seat] & mask;
    next_enemy = eyes.role[eyes.next] == 2 ? hands[eyes.next] & mask : 0;
    Cards rest = (hands[0] | hands[1] | hands[2] | hands[3]) & mask;
    others = rest & ~own;
    friends = others & eyes.ours;
    enemies = rest & ~eyes.ours;
    length = capped(count(own) - 1, 3);
    if (eyes.pairs) {
      friend_length = capped(count(hands[eyes.friends[0]] & mask), 3);
      next_length = capped(count(hands[eyes.enemies[0]] & mask), 3);
      last_length = capped(count(hands[eyes.enemies[1]] & mask), 3);
    } else {
      longest_by_role(hands, eyes, mask);
    }
    enemy_length = next_length > last_length ? next_length : last_length;
    for (int& owner : owners) {
      if (!rest) {
        owner = 0;
        continue;
      }
      const int top = highest(rest);
      rest ^= bit(top);
      owner = eyes.role[(eyes.dealt.high >> top & 1) << 1 | (eyes.dealt.low >> top & 1)];
    }
  }

  void longest_by_role(const Cards* hands, const Eyes& eyes, Cards mask) {
    int longest[4] = {};
    for (int seat = 0; seat < kSeats; ++seat) {
      const int number = count(hands[seat] & mask);
      if (number > longest[eyes.role[seat]]) longest[eyes.role[seat]] = number;
    }
    friend_length = capped(longest[1], 3);
    next_length = capped(longest[2], 3);
    last_length = capped(longest[3], 3);
  }
};

/// What the search remembers of moves.
struct Memory {
  const std::int16_t* history;
  int killer;     // the card that decided last at this depth
  Cards hinted;   // a card that did well in a position like this
  Cards near;     // the same in one of the same lengths

  int level(const Move& move) const { return history[move.card] >> 10; }
};

/// What is still to be won, and in how many tricks, for leads.
struct LeadView {
  int left, target;
};

/// The weights that apply to each lead. `add(i, number)` is told those of move i, `suit(number)` those of all moves until the
/// next `next_suit()`.
template <bool T, class Weights>
inline void weigh_leads(const Cards* hands, const Rules& rules, const Eyes& eyes, const LeadView& lead, const Memory& memory,
                        const Moves& moves, Weights& weights) {
  const int seat = eyes.seat;
  const Cards all = hands[0] | hands[1] | hands[2] | hands[3];
  const int aim = lead.target <= 1 ? 0 : lead.target >= lead.left ? 2 : 1;
  const int room = capped(lead.left - lead.target, 3) * 3 + capped(lead.target - 1, 2);
  Cards trumps = 0;
  int balance = 0, own_trumps = 0;
  if constexpr (T) {
    trumps = suit_mask(rules.trump);
    own_trumps = bucket(count(hands[seat] & trumps));
    balance = bucket(count(all & ~eyes.ours & trumps)) * 3 + bucket(count(all & eyes.ours & trumps));
  }
  for (int i = 0; i < moves.size;) {
    const int suit = suit_of(moves.list[i].card);
    const int is_trump = T && suit == rules.trump;
    const SuitView view(hands, eyes, suit);
    weights.next_suit();
    weights.suit((((is_trump * 4 + view.length) * 4 + view.friend_length) * 4 + view.next_length) * 4 + view.last_length);
    if constexpr (T) {
      int ruffs = 0;
      const Cards mask = suit_mask(suit);
      for (int other = 0; other < kSeats && !is_trump; ++other) {
        if (other == seat || (hands[other] & mask) || !(hands[other] & trumps)) continue;
        ruffs |= 1 << (eyes.role[other] - 1);
      }
      weights.suit(512 + (ruffs * 4 + view.owners[0]) * 3 + own_trumps);
      weights.suit(608 + (is_trump * 9 + balance) * 4 + view.owners[0]);
    }
    const int two = view.owners[0] * 4 + view.owners[1];
    const int four = (two * 4 + view.owners[2]) * 4 + view.owners[3];
    const Cards best_enemy = view.enemies ? highest_bit(view.enemies) : 0;
    const Cards best_friend = view.friends ? highest_bit(view.friends) : 0;
    const int friend_holds = best_friend > best_enemy ? 1 : best_friend > view.next_enemy ? 2 : 3;
    for (; i < moves.size && suit_of(moves.list[i].card) == suit; ++i) {
      const Move& move = moves.list[i];
      const Cards card = bit(move.card);
      const int stand = stand_of(move, view.own);
      weights.begin(i);
      const int above = capped(count(view.others & ~((card << 1) - 1)), 4);
      const Cards group = ((card << 1) - 1) & ~(bit(move.low) - 1);
      const int known = memory.hinted & group ? 3 : memory.near & group ? 2 : move.card == memory.killer ? 1 : 0;
      weights.add(i, 680 + ((is_trump * 16 + two) * 4 + view.length) * 4 + stand);
      weights.add(i, 1192 + (is_trump * 256 + four) * 4 + stand);
      weights.add(i, 3240 + ((is_trump * 12 + room) * 4 + view.owners[0]) * 4 + stand);
      weights.add(i, 3624 + ((card > best_enemy ? 0 : friend_holds) * 4 + view.length) * 3 + aim);
      weights.add(i, 3672 + above * 4 + stand);
      weights.add(i, 3692 + known * 8 + memory.level(move));
    }
  }
}
inline constexpr int kLeadWeights = 3724;
static_assert(sizeof(kLeadFit) == kSeatings * 2 * kLeadWeights * sizeof(std::int16_t));

/// A trick as a later hand sees it.
struct TrickView {
  int now, theirs, place, situation;
  bool settled;
  int cheapest_sure = 99, cheapest_over = 99;
};

template <bool T>
inline TrickView trick_view(const Cards* hands, const Rules& rules, Cards ours, int seat, const Trick& lying, const Moves& moves) {
  TrickView view{};
  const int trump = rules.trump;
  int friends = 0;
  int other = rules.after[seat];
  for (int n = lying.lying + 1; n < rules.size; ++n, other = rules.after[other]) {
    const int s = strongest<T>(hands[other], lying.led, trump);
    int& most = hands[other] & ours ? friends : view.theirs;
    if (s > most) most = s;
  }
  const int now = view.now = strength<T>(lying.best, lying.led, trump);
  const unsigned maximisers = rules.maximisers;
  const bool held = !((maximisers >> lying.winner ^ maximisers >> seat) & 1);
  const int bar = held || view.theirs > now ? view.theirs : now;
  const int mine = strongest<T>(hands[seat], lying.led, trump);
  view.place = lying.lying - 1;
  view.settled = now > view.theirs || friends > bar;
  view.situation = ((((view.place * 2 + held) * 2 + (now > view.theirs)) * 2 + (friends > bar)) * 2 + (mine > bar)) * 2 + (mine > now);
  view.cheapest_sure = view.cheapest_over = 99;
  for (int i = 0; i < moves.size; ++i) {
    const int s = strength<T>(moves.list[i].card, lying.led, trump);
    if (s <= now) continue;
    int& least = s > view.theirs ? view.cheapest_sure : view.cheapest_over;
    if (s < least) least = s;
  }
  return view;
}

/// The weights that apply to each card a later hand can play.
template <bool T, class Weights>
inline void weigh_follows(const Cards* hands, const Rules& rules, const Eyes& eyes, const Trick& lying, const Memory& memory,
                          const Moves& moves, Weights& weights) {
  const TrickView trick = trick_view<T>(hands, rules, eyes.ours, eyes.seat, lying, moves);
  const Cards hand = hands[eyes.seat];
  const Cards others = (hands[0] | hands[1] | hands[2] | hands[3]) & ~hand;
  const bool follows = suit_of(moves.list[0].card) == lying.led;
  for (int i = 0; i < moves.size;) {
    const int suit = suit_of(moves.list[i].card);
    const Cards own = hand & suit_mask(suit);
    const Cards rest = others & suit_mask(suit);
    const bool ruffs = T && suit == rules.trump && !follows;
    const int beating = capped(count(others & suit_mask(suit) & ~((bit(lying.best) << 1) - 1)), 4);
    weights.next_suit();
    int by_suit = 0, four = 0, lengths = 0;
    if (follows && trick.place < 2) {
      const SuitView view(hands, eyes, suit);
      four = ((view.owners[0] * 4 + view.owners[1]) * 4 + view.owners[2]) * 4 + view.owners[3];
      lengths = ((trick.place * 4 + view.length) * 4 + view.friend_length) * 4 + view.enemy_length;
    }
    if (!follows && !ruffs) {
      const SuitView view(hands, eyes, suit);
      weights.suit(2808 + (view.friend_length * 4 + view.enemy_length) * 4 + view.length);
      by_suit = (view.owners[0] * 4 + view.owners[1]) * 4 + view.length;
    }
    for (; i < moves.size && suit_of(moves.list[i].card) == suit; ++i) {
      const Move& move = moves.list[i];
      const int s = strength<T>(move.card, lying.led, rules.trump);
      const int higher = count(rest & ~((bit(move.card) << 1) - 1));
      const int stand = stand_of(move, own);
      weights.begin(i);
      weights.add(i, ((trick.place * 2 + follows) * 2 + (move.card == memory.killer)) * 8 + memory.level(move));
      if (follows) {
        const int act = s <= trick.now ? stand & 1 : s <= trick.theirs ? 2 + (s != trick.cheapest_over) : 4 + (s != trick.cheapest_sure);
        weights.add(i, 96 + (((T && lying.led == rules.trump) * 96 + trick.situation) * 6 + act) * 2 + (higher == 0));
        if (trick.place < 2) {
          weights.add(i, 3704 + (trick.place * 256 + four) * 4 + stand);
          weights.add(i, 5752 + lengths * 2 + (s > trick.now));
          weights.add(i, 6008 + (trick.place * 5 + beating) * 6 + act);
        }
        weights.add(i, 2400 + ((trick.place * 2 + (s > trick.now)) * 5 + capped(higher, 4)) * 4 + stand);
      } else if (ruffs) {
        const int act = s <= trick.now ? 0 : s <= trick.theirs ? 1 + (s != trick.cheapest_over) : 3 + (s != trick.cheapest_sure);
        weights.add(i, 2872 + trick.situation * 5 + act);
      } else {
        if (T) weights.add(i, 3352 + trick.situation);
        weights.add(i, 2520 + (((trick.place * 2 + trick.settled) * 4 + capped(count(own) - 1, 3)) * 3 + capped(higher, 2)) * 4 + stand);
        weights.add(i, 3448 + by_suit * 4 + stand);
      }
    }
  }
}
inline constexpr int kFollowWeights = 6068;
static_assert(sizeof(kFollowFit) == kSeatings * 2 * kFollowWeights * sizeof(std::int16_t));

/// Adds up the weights of each move.
struct Weighed {
  const std::int16_t* fit;
  Move* list;
  int base = 0;

  void next_suit() { base = 0; }
  void suit(int number) { base += fit[number]; }
  void begin(int i) { list[i].score = base; }
  void add(int i, int number) { list[i].score += fit[number]; }
};

/// Leads where tricks are to be lost: by memory alone.
inline void Search::order_sheds(Cards hinted, Moves& moves) const {
  for (int i = 0; i < moves.size; ++i) {
    Move& move = moves.list[i];
    const Cards group = ((bit(move.high) << 1) - 1) & ~(bit(move.low) - 1);
    move.score = led_well_[move.card] + (hinted & group ? 16000 : 0);
  }
}

/// The highest card below the winner, or the highest of all; discards from long suits. A fit as above brought no more here.
template <bool T>
void Search::order_ducks(int seat, const Trick& lying, Moves& moves) const {
  const int now = strength<T>(lying.best, lying.led, rules_.trump);
  for (int i = 0; i < moves.size; ++i) {
    Move& move = moves.list[i];
    const int s = strength<T>(move.card, lying.led, rules_.trump);
    move.score = followed_well_[move.card] / 4 + (s > now ? -40 * s : 40 * s + 20 * (move.card & 15));
    if (s == 0) move.score += 8 * count(hands_[seat] & suit_around(move.card));
  }
}

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
void Search::order_leads(int leader, int need, std::uint8_t place, std::uint8_t near, Moves& moves) const {
  if constexpr (K == Kind::kNullo) return order_sheds(place == kNoPlace ? 0 : spread(Cards{1} << place, in_hands()), moves);
  const Eyes& eyes = eyes_[leader];
  Weighed weighed{kLeadFit[eyes.seating][T], moves.list};
  weigh_leads<T>(hands_, rules_, eyes, lead_view(leader, need), lead_memory(leader, place, near), moves, weighed);
}

template <Kind K, bool T>
void Search::order_follows(int seat, const Trick& lying, Moves& moves) const {
  if constexpr (K == Kind::kNullo) return order_ducks<T>(seat, lying, moves);
  const Eyes& eyes = eyes_[seat];
  Weighed weighed{kFollowFit[eyes.seating][T], moves.list};
  weigh_follows<T>(hands_, rules_, eyes, lying, follow_memory(seat, lying), moves, weighed);
}

}  // namespace WHIST_ENGINE
