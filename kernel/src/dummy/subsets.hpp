// Sets of a given size, numbered in the order of their bits read as a number (the combinatorial number system).
// Source: D. E. Knuth, The Art of Computer Programming, volume 4A, section 7.2.1.3.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "../cards.hpp"

namespace WHIST_ENGINE::dummy {

inline constexpr int kMostElements = 48;

struct Binomials {
  std::array<std::array<std::uint64_t, kMostElements + 1>, kMostElements + 1> rows{};
  constexpr Binomials() {
    for (int n = 0; n <= kMostElements; ++n) {
      rows[n][0] = 1;
      for (int k = 1; k <= n; ++k) rows[n][k] = rows[n - 1][k - 1] + (k < n ? rows[n - 1][k] : 0);
    }
  }
  constexpr std::uint64_t operator()(int n, int k) const { return k < 0 || k > n ? 0 : rows[n][k]; }
};
inline constexpr Binomials kBinomials{};

/// A set, and the numbers of the sets with one element more.
class Numbered {
 public:
  explicit Numbered(std::uint64_t set) : set_(set) {
    for (std::uint64_t rest = set; rest; rest &= rest - 1) elements_[size_++] = std::countr_zero(rest);
    low_[0] = high_[size_] = 0;
    for (int i = 0; i < size_; ++i) low_[i + 1] = low_[i] + kBinomials(elements_[i], i + 1);
    for (int i = size_ - 1; i >= 0; --i) high_[i] = high_[i + 1] + kBinomials(elements_[i], i + 2);
  }
  int size() const { return size_; }
  int element(int i) const { return elements_[i]; }
  bool has(int one) const { return set_ >> one & 1; }
  std::size_t number() const { return low_[size_]; }
  std::size_t number_with(int one) const {
    const int below = std::popcount(set_ & ((std::uint64_t{1} << one) - 1));
    return low_[below] + kBinomials(one, below + 1) + high_[below];
  }

 private:
  std::uint64_t set_;
  int size_ = 0;
  std::array<int, 16> elements_{};
  std::array<std::uint64_t, 17> low_{}, high_{};
};

/// The next set of the same size (Gosper).
inline std::uint64_t next_set(std::uint64_t set) {
  if (set == 0) return 0;
  const std::uint64_t lowest = set & -set, carried = set + lowest;
  return carried | (((set ^ carried) / lowest) >> 2);
}

}  // namespace WHIST_ENGINE::dummy
