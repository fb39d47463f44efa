#include "search.hpp"

// Lowering a card of the declarer past a card of another never harms it: it plays as before, and every trick that it
// lost it still loses. So it has one card to follow suit with and one of each suit to throw, and a proof that it
// survives holds for any lower cards of its own, a proof that it does not for any higher ones.
#include <algorithm>

#include "../nodes.hpp"
#include "../ordering/history.hpp"

namespace WHIST_ENGINE {
namespace {

/// The highest of the lowest cards of these hands in a suit.
Cards forced_best(const Cards hands[kSeats], unsigned seats, Cards mask) {
  Cards most = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    const Cards low = seats >> seat & 1 ? lowest_bit(hands[seat] & mask) : 0;
    if (low > most) most = low;
  }
  return most;
}

}  // namespace

bool MisereSearch::fits(const Rules& rules) {
  const unsigned counted = rules.counted & rules.seats;
  return count(counted) == 1 && (rules.maximisers & rules.seats) == (rules.seats & ~counted) && rules.trump == kNoTrump &&
         rules.uncounted == 0;
}

bool MisereSearch::begin(const Cards hands[kSeats], const Rules& rules) {
  if (!table_.ready() && !table_.reserve(bytes_)) return false;
  table_.clear();
  rules_ = rules;
  declarer_ = lowest(rules.counted & rules.seats);
  orders_.begin(hands);
  orders_.set_declarer(declarer_);
  if (!suits_.begin(hands, rules, declarer_)) return false;
  for (int i = 0; i < 64; ++i) leads_[i] = 4096;
  for (auto& suit : follows_)
    for (auto& value : suit) value = 4096;
  return true;
}

bool MisereSearch::is_broken(const Cards hands[kSeats], const Trick& trick, int seat) {
  Cards left = trick.cards;
  for (int s = 0; s < kSeats; ++s) {
    hands_[s] = rules_.seats >> s & 1 ? hands[s] : 0;
    left |= hands_[s];
  }
  for (int s = 0; s < kSuits; ++s) kept_[s] = ~Cards{0} >> 1;
  for (Cards gone = (orders_.dealt(0) | orders_.dealt(1) | orders_.dealt(2) | orders_.dealt(3)) & ~all_cards(hands_); gone;
       gone &= gone - 1)
    kept_[suit_of(lowest(gone))] &= ~orders_.of_card(lowest(gone));
  Pairs why;
  if (!trick.played) return between_tricks(seat, shape_of(hands_), why);
  bool waits = true;
  for (int at = seat, n = trick.played; n < rules_.size; ++n, at = rules_.after[at])
    if (at == declarer_) waits = false;
  const Round round{trick.led, trick.best, trick.winner, trick.played, trick.cards, !waits};
  return follow(seat, round, shape_of(hands_), why);
}

/// The most cards of a suit that each of the others can still throw away, as `SafeSuits` takes them. A hand throws when another suit is
/// led that it is out of. A suit can be led as often as the longest hand of the others has it, all other suits together in all tricks
/// but the one in which the declarer is beaten. Cards that are thrown away earlier to be out of a suit are not thrown from this one.
SafeSuits::Throws MisereSearch::most_throws(int suit, Cards shape) const {
  const int tricks = count(hands_[declarer_]) - 1;
  int lengths[kSeats][kSuits], longest[kSuits] = {};
  for (int seat = 0; seat < kSeats; ++seat)
    for (int s = 0; s < kSuits; ++s) {
      lengths[seat][s] = static_cast<int>(shape >> 4 * (4 * seat + s) & 15);
      if (seat != declarer_) longest[s] = std::max(longest[s], lengths[seat][s]);
    }
  SafeSuits::Throws throws = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    if (seat == declarer_) continue;
    const int held = std::min(lengths[seat][suit], 3);
    int most = 0;
    for (unsigned led = 1; led < 16 && most < held; ++led) {
      int leads = 0, own = 0;
      for (int s = 0; s < kSuits; ++s)
        if (led >> s & 1 && s != suit) leads += longest[s], own += lengths[seat][s];
      most = std::max(most, std::min(leads, tricks) - own);
    }
    throws |= static_cast<SafeSuits::Throws>(most < held ? most : 3) << 2 * seat;
  }
  return throws;
}

/// True if the declarer is safe in each suit by itself, whatever the others throw away.
bool MisereSearch::is_safe(Pairs& why) {
  const Cards left = all_cards(hands_);
  for (int suit = 0; suit < kSuits; ++suit)
    if (!suits_.is_safe(suit, left)) return false;
  need_suits(why);
  return true;
}

/// The same with no more thrown away than the lengths of the hands allow.
bool MisereSearch::is_safe_in_shape(Cards shape, Pairs& why) {
  const Cards left = all_cards(hands_);
  for (int suit = 0; suit < kSuits; ++suit)
    if (!suits_.is_safe(suit, left) && !suits_.is_safe(suit, left, most_throws(suit, shape))) return false;
  need_suits(why);
  return true;
}

/// Notes what keeps the declarer safe in each suit.
void MisereSearch::need_suits(Pairs& why) const {
  for (int suit = 0; suit < kSuits; ++suit)
    if (!match_from_below(suit, why)) why.suit[suit] |= kept_[suit] & orders_.declarer_below(suit);
}

/// Notes that the declarer's i-th lowest card of a suit lies below the i-th lowest of the others and all above that, if it is so: then it
/// is safe there.
bool MisereSearch::match_from_below(int suit, Pairs& why) const {
  Cards own = hands_[declarer_] & suit_mask(suit), theirs = defenders_cards() & suit_mask(suit), pairs = 0, left = kept_[suit];
  for (; own && theirs; own &= own - 1, theirs &= theirs - 1) {
    if (lowest_bit(own) > lowest_bit(theirs)) return false;
    pairs |= orders_.of_card(lowest(own)) & left;
    left &= ~orders_.of_card(lowest(theirs));
  }
  why.suit[suit] |= pairs;
  return true;
}

/// True if the leader has a suit in which all others can stay below the declarer's lowest card.
bool MisereSearch::is_dead(int leader, Pairs& why) const {
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards mask = suit_mask(suit), own = hands_[declarer_] & mask;
    if (!own || !(hands_[leader] & mask)) continue;
    if (lowest_bit(own) < forced_best(hands_, rules_.seats & ~(1u << declarer_), mask)) continue;
    for (int seat = 0; seat < kSeats; ++seat)
      if (seat != declarer_ && (hands_[seat] & mask)) why.suit[suit] |= orders_.pair(lowest(own), lowest(hands_[seat] & mask));
    return true;
  }
  return false;
}

void MisereSearch::store(Cards shape, int leader, bool broken, const Pairs& why) {
  ProofTable::Proof proof;
  for (int s = 0; s < kSuits; ++s) {
    proof.needed[s] = extract_bits(why.suit[s], kept_[s]);
    proof.order[s] = extract_bits(orders_.first_higher(s), kept_[s]) & proof.needed[s];
  }
  table_.add(shape, leader, proof, {broken, broken, kNoPlace});
}

/// A node between tricks: static answers, the table, then the leads.
bool MisereSearch::between_tricks(int leader, Cards shape, Pairs& why) {
  if (count_node(limits_)) return false;
  leader_matters_ = false;
  if (!hands_[leader]) return false;
  if (leader == declarer_) {
    leader_matters_ = true;
    return declarer_leads(shape, why);
  }
  if (is_dead(leader, why)) {
    leader_matters_ = true;
    return true;
  }
  if (is_safe(why)) return false;
  leader_matters_ = true;
  Cards order[kSuits];
  for (int s = 0; s < kSuits; ++s) order[s] = extract_bits(orders_.first_higher(s), kept_[s]);
  if (const std::uint32_t found = table_.find(table_.newest_run(shape, leader), order, [](std::uint32_t) { return true; })) {
    for (int s = 0; s < kSuits; ++s) why.suit[s] |= deposit_bits(table_.proof(found).needed[s], kept_[s]);
    return table_.value(found).least;
  }
  if (is_safe_in_shape(shape, why)) {
    leader_matters_ = false;
    return false;
  }
  Pairs found;
  const bool broken = lead(leader, shape, found);
  if (limits_.stopped) return false;
  store(shape, leader, broken, found);
  why |= found;
  leader_matters_ = true;
  return broken;
}

/// Searches the leads of one of the others. Each group of equivalent cards is one lead.
bool MisereSearch::lead(int leader, Cards shape, Pairs& why) {
  const Cards hand = hands_[leader];
  const Cards others = defenders_cards() & ~hand;
  Moves moves;
  group_equivalent(hand, others | hands_[declarer_], moves);
  for (int i = 0; i < moves.size; ++i) {
    Move& move = moves.list[i];
    const Cards mask = suit_around(move.card), own = hands_[declarer_] & mask;
    move.score = leads_[move.card];
    if (!own) move.score -= 3000;
    else if (!suits_.is_safe(suit_of(move.card), all_cards(hands_))) move.score += 1500;
    const int below = count(own & bits_above(bit(move.card)));
    move.score += 600 * below;
  }
  Pairs all;
  for (int i = 0; i < moves.size; ++i) {
    if (i + 1 < moves.size) pick_best(moves, i);
    const Move& move = moves.list[i];
    Pairs reason;
    const Round round{suit_of(move.card), move.card, leader, 0, 0, true};
    const bool broken = play(leader, move.card, round, shape, reason);
    if (limits_.stopped) return false;
    if (broken) {
      reward(leads_, moves, i, count(hand));
      why |= reason;
      return true;
    }
    reach_group(orders_, leader, hand, move, reason);
    all |= reason;
    drop_alike(orders_, leader, hand, moves, i, reason, all);
  }
  why |= all;
  return false;
}

/// Plays a card and searches what follows.
bool MisereSearch::play(int seat, int card, const Round& round, Cards shape, Pairs& why) {
  Round next = round;
  next.cards |= bit(card);
  ++next.played;
  if (suit_of(card) == round.led && card > round.best) next.best = card, next.winner = seat;
  if (seat == declarer_) next.declarer_to_play = false;
  const int suit = suit_of(card);
  const Cards kept = kept_[suit];
  kept_[suit] &= ~orders_.of_card(card);
  hands_[seat] ^= bit(card);
  shape -= shape_of_card(seat, card);
  const bool broken = next.played == rules_.size ? complete(next, shape, why) : follow(rules_.after[seat], next, shape, why);
  hands_[seat] ^= bit(card);
  kept_[suit] = kept;
  return broken;
}

/// A whole trick. The declarer's card lies below the winner only where it survives: it would be as dead with a higher one. Who of the
/// others wins does not matter where nothing below depends on the lead.
bool MisereSearch::complete(const Round& round, Cards shape, Pairs& why) {
  if (round.winner == declarer_) {
    compare(orders_, why, round.best, round.cards);
    return true;
  }
  const bool broken = between_tricks(round.winner, shape, why);
  Cards beaten = leader_matters_ ? round.cards & ~orders_.dealt(declarer_) : 0;
  if (!broken) beaten |= round.cards & orders_.dealt(declarer_);
  compare(orders_, why, round.best, beaten);
  return broken;
}

/// A later hand. Once the declarer has played to the suit, or has none of it, its cards no longer keep cards of this hand apart: of
/// cards that lie between the same cards of the others the highest goes, since a lower one kept is never worse against the declarer.
bool MisereSearch::follow(int seat, const Round& round, Cards shape, Pairs& why) {
  if (count_node(limits_)) return false;
  const Cards hand = hands_[seat], following = hand & suit_mask(round.led);
  if (seat == declarer_) return following ? declarer_follows(round, following, shape, why) : declarer_discards(round, shape, why);
  const Cards legal = following ? following : hand;
  if (!(legal & (legal - 1))) return play(seat, lowest(legal), round, shape, why);
  const Cards own = hands_[declarer_] & suit_mask(round.led);
  const bool threatens = round.declarer_to_play && own;
  Cards separators = defenders_cards() & ~hand;
  if (following) separators |= bit(round.best) | (threatens ? own : 0);
  Moves moves;
  group_equivalent(legal, separators, moves);
  if (moves.size > 1) {
    for (int i = 0; i < moves.size; ++i) {
      Move& move = moves.list[i];
      move.score = follows_[round.led][move.card];
      if (following && threatens) move.score -= 300 * count(own & (bit(move.card) - 1));
    }
  }
  Pairs all;
  for (int i = 0; i < moves.size; ++i) {
    if (i + 1 < moves.size) pick_best(moves, i);
    const Move& move = moves.list[i];
    Pairs reason;
    const bool broken = play(seat, move.card, round, shape, reason);
    if (limits_.stopped) return false;
    if (broken) {
      reward(follows_[round.led], moves, i, count(hand));
      why |= reason;
      return true;
    }
    reach_group(orders_, seat, hand, move, reason);
    all |= reason;
    drop_alike(orders_, seat, hand, moves, i, reason, all);
  }
  why |= all;
  return false;
}

/// The declarer leads only to the first trick.
bool MisereSearch::declarer_leads(Cards shape, Pairs& why) {
  Pairs all;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards own = hands_[declarer_] & suit_mask(suit);
    if (!own) continue;
    const Cards top = forced_best(hands_, rules_.seats & ~(1u << declarer_), suit_mask(suit));
    const Cards under = top ? own & (top - 1) : 0, over = own & ~under;
    if (under) {
      Pairs reason;
      const Round round{suit, highest(under), declarer_, 0, 0, false};
      if (!play(declarer_, highest(under), round, shape, reason)) {
        why |= reason;
        return false;
      }
      if (limits_.stopped) return false;
      all |= reason;
    }
    if (over)
      for (int seat = 0; seat < kSeats; ++seat)
        if (seat != declarer_) compare(orders_, all, lowest(over), lowest_bit(hands_[seat] & suit_mask(suit)));
  }
  why |= all;
  return true;
}

/// The declarer plays the highest card that is sure to be beaten. Any lower one leaves it with a higher card; any higher one takes
/// the trick.
bool MisereSearch::declarer_follows(const Round& round, Cards following, Cards shape, Pairs& why) {
  const Cards mask = suit_mask(round.led);
  Cards lows = 0, top = bit(round.best);
  for (int seat = rules_.after[declarer_], n = round.played + 1; n < rules_.size; ++n, seat = rules_.after[seat]) {
    const Cards low = lowest_bit(hands_[seat] & mask);
    lows |= low;
    if (low > top) top = low;
  }
  const Cards under = following & (top - 1), over = following & ~under;
  Pairs reason;
  if (under && !play(declarer_, highest(under), round, shape, reason)) {
    why |= reason;
    return false;
  }
  if (over) compare(orders_, reason, lowest(over), lows | round.cards);
  why |= reason;
  return true;
}

/// Of each suit the declarer throws the highest card.
bool MisereSearch::declarer_discards(const Round& round, Cards shape, Pairs& why) {
  const Cards others = defenders_cards();
  Moves moves;
  for (int suit = 0; suit < kSuits; ++suit) {
    const Cards own = hands_[declarer_] & suit_mask(suit);
    if (!own) continue;
    const int card = highest(own);
    const Cards below = others & suit_mask(suit) & (bit(card) - 1), above = others & suit_mask(suit) & ~(bit(card) - 1);
    int score = above | below ? 16 * (count(below) - count(own)) + 1000 : 0;
    if (!suits_.is_safe(suit, all_cards(hands_))) score += 2000;
    moves.list[moves.size++] = {static_cast<std::uint8_t>(card), static_cast<std::uint8_t>(card), score};
  }
  Pairs all;
  for (int i = 0; i < moves.size; ++i) {
    if (i + 1 < moves.size) pick_best(moves, i);
    Pairs reason;
    if (!play(declarer_, moves.list[i].card, round, shape, reason)) {
      why |= reason;
      return false;
    }
    if (limits_.stopped) return false;
    all |= reason;
  }
  why |= all;
  return true;
}

}  // namespace WHIST_ENGINE
