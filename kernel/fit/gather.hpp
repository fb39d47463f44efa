// The file format of positions in which each move was searched.
#pragma once

#include <cstdint>
#include <cstdio>

#include "../src/ordering/layout.hpp"
#include "../tests/random.hpp"

namespace fit {

/// The most moves of a position, and the most weights that apply to one of them.
inline constexpr int kMoves = 13;
inline constexpr int kNumbers = 16;

/// One move of a position.
struct StudiedMove {
  std::int16_t good = 0;  // 1 if the move decides
  std::int16_t size = 0;
  float cost = 0;  // nodes of its search
  std::int16_t numbers[kNumbers] = {};  // of the weights that apply to it
};

/// The number of a set of weights: where tricks are to be won there is one for each seating of the partner, where they are to be lost
/// a single one; each of them without and with trumps.
inline int set_of(bool losing, bool follows, int seating, bool trumps) {
  return losing ? follows * 2 + trumps : (follows * WHIST_ENGINE::kSeatings + seating) * 2 + trumps;
}

/// The file that positions are written to, and how often the search stops for one. A program has one.
struct Gathering {
  std::FILE* out = nullptr;
  int rate = 0;       // one position in so many
  bool busy = false;  // positions below one that is studied are left alone
  judge::Dice dice{0};

  /// True if this position is to be taken. `often` is how much oftener positions like it are taken than others.
  bool wanted(int often) { return out && !busy && dice.below(rate) < often; }

  void put(int set, const StudiedMove* moves, int size) {
    const std::int16_t head[2] = {static_cast<std::int16_t>(set), static_cast<std::int16_t>(size)};
    std::fwrite(head, sizeof head, 1, out);
    for (int i = 0; i < size; ++i) {
      const StudiedMove& move = moves[i];
      std::fwrite(&move.good, sizeof move.good, 1, out);
      std::fwrite(&move.size, sizeof move.size, 1, out);
      std::fwrite(&move.cost, sizeof move.cost, 1, out);
      std::fwrite(move.numbers, sizeof move.numbers[0], static_cast<std::size_t>(move.size), out);
    }
  }
};

inline Gathering gathering;

}  // namespace fit
