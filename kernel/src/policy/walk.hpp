// Walks from world to world by exchanges of cards, each kept by the rule of Metropolis.
#pragma once

#include <array>

#include "beliefs.hpp"

namespace policy {

/// A world that walks: the logs of the chances of its hands, and the number of the world it began as.
struct Walker {
  Hands hands;
  std::array<double, 4> logs;
  int origin;

  double log() const { return logs[0] + logs[1] + logs[2] + logs[3]; }
};

class Walk {
 public:
  Walk(Beliefs& beliefs, const Certain& certain, Dice& dice);

  Walker begun(const Hands& hands, int origin);

  /// So many exchanges tried, the evidence counting to this power.
  ///
  /// Exchanges between two seats and rounds of three together lead from every world to every other.
  void go(Walker& walker, double power, int steps);

 private:
  std::uint64_t card_of(const Hands& hands, std::size_t seat);
  /// Two seats exchange a card.
  void exchange(Hands& hands);
  /// Three seats hand a card on in a ring.
  void hand_round(Hands& hands);
  void tried(Walker& walker, const Hands& hands, double power);

  Beliefs& beliefs_;
  const Certain& certain_;
  Dice& dice_;
  std::vector<std::size_t> seats_;  // those that hold cards not known
};

}  // namespace policy
