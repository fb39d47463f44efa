// Worlds as likely as the bids and cards seen make them.
//
// The chance of what was seen is a product over the seats, each by its own hand. Worlds drawn alike likely are led to
// their chances in steps: the evidence counts for ever more, likely worlds take the places of unlikely ones, and each
// then walks by exchanges of cards (P. Del Moral, A. Doucet, A. Jasra, "Sequential Monte Carlo samplers", 2006), kept
// by the rule of Metropolis.
#pragma once

#include <memory>
#include <vector>

#include "dice.hpp"
#include "hand_bids.hpp"
#include "policy.hpp"

namespace policy {

/// What is certain of the hands: by seat the cards it may hold, those it holds, and their number.
struct Certain {
  Hands may_hold, known;
  std::array<int, 4> counts;
};

/// The powers that the chances of cards and of bids count to.
struct Powers {
  double cards, bids;
};

/// The evidence about the hands of some seats.
struct BeliefEvidence {
  std::shared_ptr<PlayReading> play;  // none before the first card
  std::shared_ptr<const HandCounts> counts;
  std::array<SeatBids, 4> bids;
  Powers powers;
  Hands played;    // by each seat
  unsigned seats;  // the others
};

/// Worlds, each once, with the share of all draws that came to it, and how many independent draws tell as much as all of these.
struct BelievedWorlds {
  std::vector<Hands> worlds;
  std::vector<double> weights;
  double effective;
};

class Beliefs {
 public:
  explicit Beliefs(BeliefEvidence evidence) : evidence_(std::move(evidence)) {}

  /// The log of the chance of what was seen, to its powers, in a world: the cards left by seat.
  double log_chance(const Hands& world);

  /// So many draws by this seed: each walks `steps` exchanges after every step of the evidence, and at the end four times as many or,
  /// where the draws are worth few independent ones then, up to eight times that.
  /// No worlds where none fits.
  BelievedWorlds draw(const Certain& certain, std::uint64_t seed, int draws, int steps);

 private:
  friend class Walk;

  /// The same of one seat's hand.
  double log_chance(std::size_t seat, std::uint64_t left);
  double worked_out(std::size_t seat, std::uint64_t left);

  struct Known {
    std::uint64_t left = ~std::uint64_t{0};
    double log = 0;
  };

  BeliefEvidence evidence_;
  std::vector<Known> known_ = std::vector<Known>(4 << 12);
};

}  // namespace policy
