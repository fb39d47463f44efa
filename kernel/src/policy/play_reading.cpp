// Of a hand a turn sees each suit's cards, how many trumps there are, and which suit is best and which lowest;
// following suit it sees the suit led and the trumps still out alone. These make the key of a part.
#include "play_reading.hpp"

#include "play.hpp"
#include "scores.hpp"
#include "steady_math.hpp"

namespace WHIST_ENGINE {

namespace {

constexpr unsigned lane_of(Cards cards, int suit) { return static_cast<unsigned>(cards >> 16 * suit) & 0x1fff; }

/// The height of a suit's cards, by these cards.
struct Heights {
  std::int16_t of[1 << 13];

  Heights() : of{} {
    for (unsigned mine = 1; mine < 1u << 13; ++mine) of[mine] = static_cast<std::int16_t>(suit_height(mine));
  }
};

/// The trumps held and out as the features of this turn see them, as a number below 32.
unsigned trump_standing(const SeenTurn& turn, Cards hand) {
  const Seen& seen = turn.seen;
  if (seen.trump == kNoTrump) return 0;
  const unsigned mine = lane_of(hand, seen.trump), out = lane_of(turn.in_play, seen.trump) & ~mine;
  const int over = seen.best >= kTrumpBonus ? std::min(std::popcount(out >> (seen.best & 15) >> 1), 3) : 0;
  const int held = std::min(std::popcount(mine), 4);
  if (turn.kind == policy::kLead) return static_cast<unsigned>(held * 4 + trumps_step(std::popcount(out)));
  if (turn.kind == policy::kDiscard) return static_cast<unsigned>(over * 5 + held);
  return seen.led == seen.trump ? 0 : static_cast<unsigned>(over * 2 + (out != 0));
}

/// The best suit of a hand and the lowest, as a mask of each, the lowest four bits higher.
unsigned notable_suits(const SeenTurn& turn, Cards hand) {
  static const Heights heights;
  int best = 0, most = -1, lowest_suit = 0, least = 1 << 30;
  for (int suit = 0; suit < kSuits; ++suit) {
    const unsigned mine = lane_of(hand, suit);
    if (!mine) continue;
    const int worth = suit_worth(std::popcount(mine), top_cards(mine, lane_of(turn.in_play, suit)));
    if (worth >= most) most = worth, best = suit;
    if (heights.of[mine] < least) least = heights.of[mine], lowest_suit = suit;
  }
  return 1u << best | 16u << lowest_suit;
}

}  // namespace

const SuitPart* SuitParts::find(std::uint32_t key) const {
  const std::size_t at = slot_of(key);
  return keys_[at] ? &parts_[at] : nullptr;
}

const SuitPart& SuitParts::add(std::uint32_t key, const SuitPart& part) {
  if (5 * ++size_ > 3 * keys_.size()) grow();
  const std::size_t at = slot_of(key);
  keys_[at] = key;
  return parts_[at] = part;
}

std::size_t SuitParts::slot_of(std::uint32_t key) const {
  std::size_t at = key * 0x9e3779b1u >> 7 & (keys_.size() - 1);
  while (keys_[at] && keys_[at] != key) at = (at + 1) & (keys_.size() - 1);
  return at;
}

void SuitParts::grow() {
  const std::vector<std::uint32_t> keys = std::move(keys_);
  const std::vector<SuitPart> parts = std::move(parts_);
  keys_.assign(2 * keys.size(), 0);
  parts_.resize(2 * parts.size());
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (!keys[i]) continue;
    const std::size_t at = slot_of(keys[i]);
    keys_[at] = keys[i];
    parts_[at] = parts[i];
  }
}

TurnReading::TurnReading(const std::int16_t* weights, const policy::Situation& situation, const policy::PlayAsked& asked)
    : kinds_(asked.kinds), rules_(situation) {
  Cards certain[kSeats], in_play = spread_cards(asked.dealt);
  spread(asked.certain, certain);
  Seen before(rules_, situation);
  for (const int card : situation.played) {
    certain[before.turn()] |= bit(spread_index(card));
    before.play(spread_index(card));
  }
  Seen seen(rules_, situation);
  for (const int packed : situation.played) {
    const int card = spread_index(packed), seat = seen.turn();
    if (asked.seats >> seat & 1) add_turn(seen, card, in_play, certain, weights);
    certain[seat] &= ~bit(card);
    in_play &= ~bit(card);
    seen.play(card);
  }
}

void TurnReading::add_turn(const Seen& seen, int card, Cards in_play, const Cards certain[kSeats], const std::int16_t* weights) {
  const int kind = kind_of(seen, bit(card));
  const unsigned opened = rules_.open & ~rules_.allies[seen.turn()];
  Cards open_cards = 0;
  for (int other = 0; other < kSeats; ++other)
    if (opened >> other & 1) open_cards |= certain[other];
  turns_[seen.turn()].push_back({seen, kind, card, in_play, open_cards, opened != 0, weights + policy::begin_of(family_of(seen), kind), {}});
}

double TurnReading::log_chance(int seat, std::uint64_t hand) {
  Cards held = spread_cards(hand);
  Chances chances;
  chances.fill(1);
  for (SeenTurn& turn : turns_[seat]) {
    multiply(turn, held, chances);
    held &= ~bit(turn.card);
  }
  double sum = 0;
  for (std::size_t k = 0; k < kinds_.size(); ++k) sum += kinds_[k].share * chances[k];
  return policy::steady_log(sum);
}

void TurnReading::multiply(SeenTurn& turn, Cards hand, Chances& chances) {
  const int suit = suit_of(turn.card);
  const Cards legal = turn.kind == policy::kFollow ? hand & suit_mask(suit) : hand;
  if (!(legal & (legal - 1))) return;
  const std::uint32_t trumps = trump_standing(turn, hand) << 15;
  Chances sum{}, chosen{};
  const auto add = [&](const SuitPart& part, bool is_chosen) {
    for (std::size_t k = 0; k < kinds_.size(); ++k) {
      sum[k] += part.sum[k];
      if (is_chosen) chosen[k] = part.chosen[k];
    }
  };
  if (turn.kind == policy::kFollow) {
    add(part_of(turn, hand, suit, trumps), true);
  } else {
    const unsigned notable = notable_suits(turn, hand);
    for (int each = 0; each < kSuits; ++each)
      if (lane_of(hand, each))
        add(part_of(turn, hand, each, trumps | (notable >> each & 1) << 13 | (notable >> each >> 4 & 1) << 14), each == suit);
  }
  const double alike = 1.0 / count(legal);
  for (std::size_t k = 0; k < kinds_.size(); ++k)
    chances[k] *= (1 - kinds_[k].any) * chosen[k] / sum[k] + kinds_[k].any * alike;
}

const SuitPart& TurnReading::part_of(SeenTurn& turn, Cards hand, int suit, std::uint32_t standing) {
  const std::uint32_t key = lane_of(hand, suit) | standing | static_cast<std::uint32_t>(suit) << 20;
  const SuitPart* known = turn.parts.find(key);
  return known ? *known : turn.parts.add(key, worked_out(turn, hand, suit));
}

SuitPart TurnReading::worked_out(const SeenTurn& turn, Cards hand, int suit) const {
  const Turn looked(turn.seen, hand, turn.in_play & ~hand, turn.opened);
  Scores found;
  found.weights = turn.weights;
  put_suit_features(looked, turn.kind, suit, turn.lies_open, found);
  SuitPart part;
  for (std::size_t k = 0; k < kinds_.size(); ++k)
    for (int i = 0; i < found.size; ++i) {
      const double power = policy::steady_exp(kinds_[k].slope * found.scores[i] / 100.0);
      part.sum[k] += power;
      if (found.cards[i] == turn.card) part.chosen[k] = power;
    }
  return part;
}

}  // namespace WHIST_ENGINE
