// The fast policy: plays whole deals, each seat by its own hand and what was seen. Plain data, the same for every
// build.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace policy {

using Hands = std::array<std::uint64_t, 4>;  // cards by seat; suit s (C D H S) in bits 13s..13s+12, two lowest

enum class Aim : int { kMost, kFewest, kNone };

/// The play of a deal as everybody has seen it. Masks have one bit for each seat, N first.
struct Situation {
  Aim aim;            // of `side`; all others play against it
  unsigned side;      // empty or everybody: each seat avoids tricks for itself
  unsigned counts;    // seats whose tricks count
  int trump;          // a suit, or 4
  unsigned now;       // seats of the deal's first trick
  unsigned later;     // and of those after it
  int leader;         // of the first trick
  unsigned open;      // seats whose hands lie open
  bool names_trump;   // the first lead names the trump suit
  unsigned trained;   // seats that play by the weights trained to win, not those fitted to play seen, where there are such
  std::vector<int> played;  // from 0 to 51, in order
};

inline constexpr std::size_t kMostPlayerKinds = 4;

/// A kind of player who may sit in a seat: the share of seats, by how much the scores of the policy are multiplied, and the share of
/// turns at which it plays any card alike.
struct PlayerKind {
  double share, slope, any;
};

/// What is to be read of a play: of which seats, in which deal, by which kinds of player.
struct PlayAsked {
  Hands certain;        // cards left that each seat is known to hold, those of hands that lie open among them
  std::uint64_t dealt;  // all cards of the deal, those played too
  unsigned seats;
  std::vector<PlayerKind> kinds;
};

/// A play read.
class PlayReading {
 public:
  virtual ~PlayReading() = default;
  /// The log of the chance of the cards seen of a seat, of a hand as it was when play began: the same kind of player throughout.
  virtual double log_chance(int seat, std::uint64_t hand) = 0;
};

/// A world played on: the cards left by seat, who leads, the trump suit, and the counted tricks taken on the way.
struct PlayedOn {
  Hands hands;
  int leader, trump, taken;
};

class Policy {
 public:
  virtual ~Policy() = default;
  /// Each world after this card, played on until the trick is complete that leaves each seat at most so many cards.
  virtual void play_on(const Situation& situation, const Hands* worlds, int count, int card, int left, PlayedOn* found) const = 0;
  /// Counted tricks still to be taken in each world when all play on, the seat to play with this card; -1 leaves it the choice.
  virtual void play_out(const Situation& situation, const Hands* worlds, int count, int card, int* tricks) const = 0;
  /// The log of the chance of the cards seen of these seats, whose hands are what is left.
  virtual void log_likelihoods(const Situation& situation, const Hands* worlds, int count, unsigned seats, double* logs) const = 0;
  /// The caller deletes what is read.
  virtual PlayReading* read_play(const Situation& situation, const PlayAsked& asked) const = 0;
  /// The scores of the 52 cards for the seat to play; those that may not be played get the least number there is.
  virtual void scores(const Situation& situation, const Hands& world, int* scores) const = 0;
};

/// Makes a policy of kWeights weights, in the fastest build that this processor runs.
Policy* make_policy(const std::int16_t* weights);

}  // namespace policy
