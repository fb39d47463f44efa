// Which move to try first where each side wants the other to take the tricks: what counts is who holds the lowest cards.
#pragma once

#include "order.hpp"
#include "shed_weights.hpp"

namespace WHIST_ENGINE {

/// Where a card lies among others of its suit: 0 there are none, 1 all are below it, 2 all above, 3 some of each.
inline unsigned among(Cards others, Cards card) { return ((others & ~(card - 1)) != 0) * 2u + ((others & (card - 1)) != 0); }

/// Who holds the lowest four cards of a suit: the bits of their roles.
inline unsigned lowest_owners(const Eyes& eyes, Cards cards) {
  return static_cast<unsigned>((packed(eyes.roles.low, cards) & 15) | (packed(eyes.roles.high, cards) & 15) << 4);
}

template <class Weights>
inline void weigh_sheds(const Cards* hands, const Eyes& eyes, const LeadView& lead, const Memory& memory, const Moves& moves,
                        Weights& weights) {
  const Cards hand = hands[eyes.seat];
  const Cards all = hands[0] | hands[1] | hands[2] | hands[3];
  const unsigned aim = lead.target <= 1 ? 0 : lead.target >= lead.left ? 2 : 1;
  const int size = moves.size;
  for (int i = 0; i < size;) {
    const int suit = suit_of(moves.list[i].card);
    const Cards cards = all & suit_mask(suit);
    const Cards low = cards & eyes.roles.low, high = cards & eyes.roles.high;
    const Cards friends = low & ~high, next = high & ~low, last = low & high, own = cards & hand;
    const unsigned lowest = 32 + lowest_owners(eyes, cards) * 4;
    weights.next_suit();
    weights.suit(1824 + ((capped(own & (own - 1), 3) * 4 + capped(friends, 3)) * 4 + capped(next, 3)) * 4 + capped(last, 3));
    for (bool first = true, end = false; !end; first = false, ++i) {
      const Move& move = moves.list[i];
      end = i + 1 == size || suit_of(moves.list[i + 1].card) != suit;
      const Cards card = bit(move.card);
      const unsigned stand = stand_of(first, end);
      const unsigned others = (among(friends, card) * 4 + among(next, card)) * 4 + among(last, card);
      const Cards group = ((card << 1) - 1) & ~(bit(move.low) - 1);
      const unsigned known = memory.hinted & group ? 3 : memory.near & group ? 2 : move.card == memory.killer ? 1 : 0;
      weights.move(i, known * 8 + memory.level(move.card), lowest + stand, 1056 + (others * 3 + aim) * 4 + stand);
    }
  }
}
inline constexpr int kShedWeights = 2080;
static_assert(sizeof(kShedFit) == 2 * kShedWeights * sizeof(std::int16_t));

/// The weights of cards of the suit led: whether they go over the best so far, and what those still to play hold around the best then.
template <bool T, class Weights>
inline void weigh_ducks(const Cards* hands, const Rules& rules, const Eyes& eyes, const Trick& lying, const Memory& memory,
                        const Moves& moves, Weights& weights) {
  const Cards led = suit_mask(lying.led);
  const int next = rules.after[eyes.seat];
  const Cards one = lying.lying + 1 < rules.size ? hands[next] & led : 0;
  const Cards two = lying.lying + 2 < rules.size ? hands[rules.after[next]] & led : 0;
  const Cards best = bit(lying.best);
  const unsigned place = static_cast<unsigned>(lying.lying - 1), when = (place * 2 + (eyes.role[lying.winner] == 1)) * 16;
  const bool ruffed = T && suit_of(lying.best) != lying.led;
  const unsigned under = ruffed ? when : when + among(one, best) * 4 + among(two, best);
  const unsigned lowest = 816 + lowest_owners(eyes, (hands[0] | hands[1] | hands[2] | hands[3]) & led) * 4;
  weights.next_suit();
  for (int i = 0; i < moves.size; ++i) {
    const int number = moves.list[i].card;
    const Cards card = bit(number);
    const unsigned stand = stand_of(i == 0, i + 1 == moves.size);
    const unsigned over = !ruffed && card > best;
    const unsigned then = over ? 96 + when + among(one, card) * 4 + among(two, card) : under;
    weights.move(i, (place * 2 + (number == memory.killer)) * 8 + memory.level(number), 48 + then * 4 + stand,
                 lowest + over * 1024 + stand);
  }
}

/// The weights of discards and ruffs.
template <bool T, class Weights>
inline void weigh_throws(const Cards* hands, const Rules& rules, const Eyes& eyes, const Trick& lying, const Memory& memory,
                         const Moves& moves, Weights& weights) {
  const Cards all = hands[0] | hands[1] | hands[2] | hands[3];
  const unsigned place = static_cast<unsigned>(lying.lying - 1);
  const int size = moves.size;
  weights.next_suit();
  for (int i = 0; i < size;) {
    const int suit = suit_of(moves.list[i].card);
    const Cards cards = all & suit_mask(suit), others = cards & ~hands[eyes.seat];
    const unsigned lowest = 2912 + lowest_owners(eyes, cards) * 4;
    const bool ruffs = T && suit == rules.trump;
    for (bool first = true, last = false; !last; first = false, ++i) {
      const int number = moves.list[i].card;
      last = i + 1 == size || suit_of(moves.list[i + 1].card) != suit;
      const Cards card = bit(number);
      const unsigned stand = stand_of(first, last);
      const unsigned over = ruffs && (suit_of(lying.best) != suit || number > lying.best);
      const unsigned around = capped(others & (card - 1), 3) * 4 + capped(others & ~(card - 1), 3);
      weights.move(i, 2864 + (place * 2 + (number == memory.killer)) * 8 + memory.level(number), lowest + stand,
                   3936 + ((ruffs + over) * 16 + around) * 4 + stand);
    }
  }
}
inline constexpr int kDuckWeights = 4128;
static_assert(sizeof(kDuckFit) == 2 * kDuckWeights * sizeof(std::int16_t));

/// What is remembered of discards is kept apart by the suit led: a card that is good to throw is often bad to follow with.
inline Memory Search::duck_memory(int seat, const Trick& lying, bool follows) const {
  Memory memory = follow_memory(seat, lying);
  if (!follows) memory.history = thrown_well_[lying.led];
  return memory;
}

template <bool T, class Weights>
inline void Search::weigh_losing(int seat, const Trick& lying, const Moves& moves, Weights& weights) const {
  const bool follows = suit_of(moves.list[0].card) == lying.led;
  const Memory memory = duck_memory(seat, lying, follows);
  if (follows) weigh_ducks<T>(hands_, rules_, eyes_[seat], lying, memory, moves, weights);
  else weigh_throws<T>(hands_, rules_, eyes_[seat], lying, memory, moves, weights);
}

template <bool T>
void Search::order_sheds(int leader, int need, std::uint8_t place, std::uint8_t near, Moves& moves) const {
  Weighed weighed{kShedFit[T], moves.list};
  weigh_sheds(hands_, eyes_[leader], lead_view(leader, need), lead_memory(leader, place, near), moves, weighed);
}

template <bool T>
void Search::order_ducks(int seat, const Trick& lying, Moves& moves) const {
  Weighed weighed{kDuckFit[T], moves.list};
  weigh_losing<T>(seat, lying, moves, weighed);
}

}  // namespace WHIST_ENGINE
