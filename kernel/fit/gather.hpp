// Where the positions go in which every move was searched.
#pragma once

#include <cstdint>
#include <cstdio>

#include "../tests/random.hpp"

namespace fit {

/// The most moves of a position, and the most weights that apply to one of them.
inline constexpr int kMoves = 13;
inline constexpr int kNumbers = 16;

/// One move of a position: whether it decides, the nodes its search took, the numbers of its weights.
struct Studied {
  std::int16_t good = 0;
  std::int16_t size = 0;
  float cost = 0;
  std::int16_t numbers[kNumbers] = {};
};

/// A file of positions, and how often the search is to stop for one. A program has one.
struct Gathering {
  std::FILE* out = nullptr;
  int rate = 0;       // one position in so many
  bool busy = false;  // positions below one that is studied are left alone
  judge::Dice dice{0};

  /// Whether to stop here, where positions like this are to be taken `often` times as often as others.
  bool wanted(int often) { return out && !busy && dice.below(rate) < often; }

  void put(int set, const Studied* moves, int size) {
    const std::int16_t head[2] = {static_cast<std::int16_t>(set), static_cast<std::int16_t>(size)};
    std::fwrite(head, sizeof head, 1, out);
    for (int i = 0; i < size; ++i) {
      const Studied& move = moves[i];
      std::fwrite(&move.good, sizeof move.good, 1, out);
      std::fwrite(&move.size, sizeof move.size, 1, out);
      std::fwrite(&move.cost, sizeof move.cost, 1, out);
      std::fwrite(move.numbers, sizeof move.numbers[0], static_cast<std::size_t>(move.size), out);
    }
  }
};

inline Gathering gathering;

}  // namespace fit
