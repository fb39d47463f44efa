// The chance of the cards seen of one seat, by the hand that it was dealt: what of a hand bears on a turn is worked out
// once, and remembered suit by suit.
#pragma once

#include <array>
#include <vector>

#include "features.hpp"
#include "policy.hpp"

namespace WHIST_ENGINE {

/// What a suit adds to the chance of a card: by kind of player the sum of e to the scores of its cards, and of the card played.
struct SuitPart {
  std::array<double, policy::kMostPlayerKinds> sum{}, chosen{};
};

/// Suit parts by a key; a table that grows.
class SuitParts {
 public:
  /// The part of this key, or null.
  const SuitPart* find(std::uint32_t key) const;
  const SuitPart& add(std::uint32_t key, const SuitPart& part);

 private:
  std::size_t slot_of(std::uint32_t key) const;
  void grow();

  std::vector<std::uint32_t> keys_ = std::vector<std::uint32_t>(64, 0);  // 0 where empty
  std::vector<SuitPart> parts_ = std::vector<SuitPart>(64);
  std::size_t size_ = 0;
};

/// A turn seen, at which the seat had a choice.
struct SeenTurn {
  Seen seen;
  int kind, card;
  Cards in_play, opened;
  bool lies_open;
  const std::int16_t* weights;
  SuitParts parts;
};

/// The turns of each seat, by whom the hands they were played from are judged.
class TurnReading final : public policy::PlayReading {
 public:
  TurnReading(const std::int16_t* weights, const policy::Situation& situation, const policy::PlayAsked& asked);

  double log_chance(int seat, std::uint64_t hand) override;

 private:
  using Chances = std::array<double, policy::kMostPlayerKinds>;

  void add_turn(const Seen& seen, int card, Cards in_play, const Cards certain[kSeats], const std::int16_t* weights);
  void multiply(SeenTurn& turn, Cards hand, Chances& chances);
  const SuitPart& part_of(SeenTurn& turn, Cards hand, int suit, std::uint32_t standing);
  SuitPart worked_out(const SeenTurn& turn, Cards hand, int suit) const;

  std::vector<policy::PlayerKind> kinds_;
  PolicyRules rules_;
  std::vector<SeenTurn> turns_[kSeats];
};

}  // namespace WHIST_ENGINE
