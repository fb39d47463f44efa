// Fits the weights of the move order to positions that `gather` wrote down:
//   fit win|lose WEIGHTS FILE...
// It writes the header with all sets of weights for winning tricks, or for losing them. It is a pairwise logistic
// regression: a move that decides is to come before one that fails, the more so the more nodes the failure cost, and
// before one that decides at a greater cost.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <vector>

#include "gather.hpp"

namespace {

constexpr int kEpochs = 14;
constexpr double kStep = 0.15, kSlower = 0.8, kDecay = 1e-5;
constexpr double kMostWeight = 30;

/// The moves of all positions of one set, one after another.
struct Positions {
  std::vector<fit::StudiedMove> moves;
  std::vector<std::size_t> begins{0};

  std::size_t size() const { return begins.size() - 1; }
  const fit::StudiedMove* of(std::size_t i) const { return &moves[begins[i]]; }
  int number(std::size_t i) const { return static_cast<int>(begins[i + 1] - begins[i]); }
};

bool read_move(std::FILE* file, fit::StudiedMove& move) {
  if (std::fread(&move.good, sizeof move.good, 1, file) != 1) return false;
  if (std::fread(&move.size, sizeof move.size, 1, file) != 1) return false;
  if (std::fread(&move.cost, sizeof move.cost, 1, file) != 1) return false;
  const auto size = static_cast<std::size_t>(move.size);
  return size <= fit::kNumbers && std::fread(move.numbers, sizeof move.numbers[0], size, file) == size;
}

/// Adds the positions of one set from a file; false if the file is not of this format.
bool read(const char* name, int set, Positions& positions) {
  std::FILE* file = std::fopen(name, "rb");
  if (!file) return false;
  std::int16_t head[2];
  bool whole = true;
  while (whole && std::fread(head, sizeof head, 1, file) == 1) {
    for (int i = 0; i < head[1] && whole; ++i) {
      fit::StudiedMove move;
      whole = read_move(file, move);
      if (head[0] == set) positions.moves.push_back(move);
    }
    if (head[0] == set) positions.begins.push_back(positions.moves.size());
  }
  std::fclose(file);
  return whole;
}

/// Weights that learn, each at its own pace (AdaGrad).
class Fit {
 public:
  explicit Fit(int size) : weights_(static_cast<std::size_t>(size)), paces_(static_cast<std::size_t>(size), 1e-3) {}

  double score(const fit::StudiedMove& move) const {
    double sum = 0;
    for (int k = 0; k < move.size; ++k) sum += weights_[static_cast<std::size_t>(move.numbers[k])];
    return sum;
  }

  void learn(const fit::StudiedMove* moves, int size, double step) {
    double scores[fit::kMoves], slopes[fit::kMoves] = {};
    for (int i = 0; i < size; ++i) scores[i] = score(moves[i]);
    for (int a = 0; a < size; ++a) {
      if (!moves[a].good) continue;
      for (int b = 0; b < size; ++b) {
        if (a == b) continue;
        const double slope = worth(moves[a], moves[b]) / (1 + std::exp(scores[a] - scores[b])) / size;
        slopes[a] -= slope;
        slopes[b] += slope;
      }
    }
    for (int i = 0; i < size; ++i)
      if (slopes[i] != 0) change(moves[i], slopes[i], step);
  }

  /// In hundredths.
  int rounded(std::size_t i) const { return static_cast<int>(std::lround(std::clamp(weights_[i], -kMostWeight, kMostWeight) * 100)); }

 private:
  /// The weight of having the first move, which decides, before the second.
  static double worth(const fit::StudiedMove& first, const fit::StudiedMove& second) {
    if (!second.good) return std::log2(2 + second.cost);
    if (first.cost * 1.3 >= second.cost) return 0;
    return 0.25 * std::log2((second.cost + 1) / (first.cost + 1) + 1) * std::min(1.0, std::log2(1.0 + second.cost) / 6);
  }

  void change(const fit::StudiedMove& move, double slope, double step) {
    for (int k = 0; k < move.size; ++k) {
      const auto i = static_cast<std::size_t>(move.numbers[k]);
      const double whole = slope + kDecay * weights_[i];
      paces_[i] += whole * whole;
      weights_[i] -= step * whole / std::sqrt(paces_[i]);
    }
  }

  std::vector<double> weights_, paces_;
};

/// Prints how well the order does on the positions from `first` on: its nodes compared with the best order, and how often the
/// first move decides.
void report(int set, const Fit& fitted, const Positions& positions, const std::vector<std::size_t>& order, std::size_t first) {
  double spent = 0, best = 0, right = 0;
  for (std::size_t n = first; n < order.size(); ++n) {
    const fit::StudiedMove* moves = positions.of(order[n]);
    std::vector<std::pair<double, const fit::StudiedMove*>> sorted;
    double least = 1e30;
    for (int i = 0; i < positions.number(order[n]); ++i) {
      sorted.emplace_back(-fitted.score(moves[i]), &moves[i]);
      if (moves[i].good) least = std::min(least, moves[i].cost + 1.0);
    }
    std::sort(sorted.begin(), sorted.end());
    right += sorted[0].second->good;
    best += least;
    for (const auto& [score, move] : sorted) {
      spent += move->cost + 1;
      if (move->good) break;
    }
  }
  if (first == order.size()) return;
  const auto size = static_cast<double>(order.size() - first);
  std::printf("set %2d: %zu positions, nodes %.3f times the best order's, first move right %.2f %%\n", set, order.size(), spent / best,
              100 * right / size);
  std::fflush(stdout);
}

/// Nine positions in ten teach, the others judge.
Fit fitted(int set, int size, const Positions& positions) {
  Fit fit(size);
  judge::Dice dice{static_cast<std::uint64_t>(set)};
  std::vector<std::size_t> order(positions.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const std::size_t teachers = order.size() * 9 / 10;
  const auto shuffle = [&](std::size_t most) {
    for (std::size_t i = most; i > 1; --i) std::swap(order[i - 1], order[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
  };
  shuffle(order.size());
  double step = kStep;
  for (int epoch = 0; epoch < kEpochs; ++epoch, step *= kSlower) {
    shuffle(teachers);
    for (std::size_t i = 0; i < teachers; ++i) fit.learn(positions.of(order[i]), positions.number(order[i]), step);
  }
  report(set, fit, positions, order, teachers);
  return fit;
}

/// A row of numbers in lines of 128.
void write_row(std::FILE* out, const Fit& fit, int size) {
  std::fputs("     {", out);
  int column = 6;
  for (int i = 0; i < size; ++i) {
    char text[16];
    const int length = std::snprintf(text, sizeof text, "%d%s", fit.rounded(static_cast<std::size_t>(i)), i + 1 < size ? "," : "}");
    if (column + length + 1 > 128) std::fputs("\n     ", out), column = 5;
    column += std::fprintf(out, i ? " %s" : "%s", text);
  }
}

/// Fits one set to the positions in all files, and writes it.
bool write_set(std::FILE* out, int set, int size, char** files, int file_count) {
  Positions positions;
  for (int i = 0; i < file_count; ++i)
    if (!read(files[i], set, positions)) return false;
  write_row(out, fitted(set, size, positions), size);
  return true;
}

/// The sets of leads or of later hands where tricks are to be won, by where the partner sits and by trumps.
bool write_winning(std::FILE* out, const char* name, bool follows, char** files, int file_count) {
  const int size = follows ? WHIST_ENGINE::FollowLayout::kTotal : WHIST_ENGINE::LeadLayout::kTotal;
  std::fprintf(out, "inline constexpr std::int16_t %s[kSeatings][2][%d] = {\n", name, size);
  for (int seating = 0; seating < WHIST_ENGINE::kSeatings; ++seating)
    for (int trumps = 0; trumps < 2; ++trumps) {
      std::fputs(trumps ? "" : "    {\n", out);
      if (!write_set(out, fit::set_of(false, follows, seating, trumps), size, files, file_count)) return false;
      std::fputs(!trumps ? ",\n" : seating + 1 < WHIST_ENGINE::kSeatings ? "},\n" : "}};\n", out);
    }
  return true;
}

/// The same where tricks are to be lost, by trumps alone.
bool write_losing(std::FILE* out, const char* name, bool follows, char** files, int file_count) {
  const int size = follows ? WHIST_ENGINE::NulloFollowLayout::kTotal : WHIST_ENGINE::NulloLeadLayout::kTotal;
  std::fprintf(out, "inline constexpr std::int16_t %s[2][%d] = {\n", name, size);
  for (int trumps = 0; trumps < 2; ++trumps) {
    if (!write_set(out, fit::set_of(true, follows, 0, trumps), size, files, file_count)) return false;
    std::fputs(trumps ? "};\n" : ",\n", out);
  }
  return true;
}

constexpr const char* kHead =
    R"(// Made by kernel/fit/weights.sh: weights of the features of moves, in hundredths%s,
// without or with trumps. layout.hpp (%s) says which weight stands where, docs/solver.md how they
// were found.
#pragma once

#include <cstdint>

#include "layout.hpp"

namespace WHIST_ENGINE {

)";

}  // namespace

int main(int size, char** given) {
  if (size < 4) return std::fputs("fit win|lose WEIGHTS FILE...\n", stderr), 64;
  const bool losing = !std::strcmp(given[1], "lose");
  std::FILE* out = std::fopen(given[2], "w");
  if (!out) return std::fputs("cannot write\n", stderr), 73;
  char** files = given + 3;
  const int count = size - 3;
  bool good;
  if (losing) {
    std::fprintf(out, kHead, "", "NulloLeadLayout and NulloFollowLayout");
    good = write_losing(out, "kShedFit", false, files, count) && write_losing(out, "kDuckFit", true, files, count);
  } else {
    std::fprintf(out, kHead, ", by where the partner sits", "LeadLayout and FollowLayout");
    good = write_winning(out, "kLeadFit", false, files, count) && write_winning(out, "kFollowFit", true, files, count);
  }
  std::fputs("\n}  // namespace WHIST_ENGINE\n", out);
  return std::fclose(out) || !good ? 74 : 0;
}
