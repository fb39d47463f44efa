// How likely a hand was to bid as it did: by counts of the hand, and by the card that was laid. The tables come from
// each game's players.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace policy {

/// A count of a hand: `base`, a sum over its suits, and `factor` times the most that one suit brings; `most` at most.
struct Count {
  std::array<int, 4> sums;  // by suit the table that its cards are looked up in
  int best;                 // the table of what a suit brings, -1 for none
  double base, factor, most;
};

/// The counts of hands of one game; each table has a number for the 8,192 sets of cards of a suit.
class HandCounts {
 public:
  HandCounts(std::vector<double> tables, std::vector<Count> counts) : tables_(std::move(tables)), counts_(std::move(counts)) {}

  std::size_t size() const { return counts_.size(); }
  /// A count of a hand, its cards packed thirteen to a suit.
  double of(std::size_t count, std::uint64_t hand) const;

 private:
  std::vector<double> tables_;
  std::vector<Count> counts_;
};

/// The log of the chance of a bid by a whole count: the first from `start` down, the last from there up.
struct Ladder {
  int count, start;
  std::vector<double> logs;
};

/// The log of the chance of the card laid, by how many lower ones of its colour the hand has, and by how many of the colour in all.
struct Laid {
  std::uint64_t colour, lower;
  std::vector<double> logs;  // 14 for each number of lower ones
};

/// A word said, of those that were open: the chance of each goes by e to a weighted sum of 1 and all counts; strays say any word.
struct Word {
  std::vector<std::vector<double>> weights;
  int place;
  double strays, share;  // of all bids those that say nothing, and of these those that say this word
};

/// All that a seat bid.
struct SeatBids {
  std::vector<Ladder> ladders;
  std::vector<Laid> laid;
  std::vector<Word> words;

  /// The log of the chance of these bids, of a hand as it was dealt.
  double log_chance(const HandCounts& counts, std::uint64_t hand) const;
};

}  // namespace policy
