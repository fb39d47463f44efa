// Powers of e and logs from sums, products and quotients alone: the same on every machine, where those of the system's
// library differ in the last digit. Files that include it are compiled without fused products.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace policy {

inline constexpr double kLogOfTwo = 0.6931471805599453;

/// 1 over the product of the numbers up to each.
inline constexpr std::array<double, 14> kParts = [] {
  std::array<double, 14> parts{1};
  for (std::size_t i = 1; i < parts.size(); ++i) parts[i] = parts[i - 1] / static_cast<double>(i);
  return parts;
}();

/// e to the power x, x from -600 to 600.
constexpr double steady_exp(double x) {
  const double turns = x / kLogOfTwo;
  const int whole = static_cast<int>(turns < 0 ? turns - 0.5 : turns + 0.5);
  const double rest = x - whole * kLogOfTwo;
  double sum = 0;
  for (std::size_t i = kParts.size(); i-- > 0;) sum = sum * rest + kParts[i];
  return sum * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + whole) << 52);
}

/// The natural log of a number above 0 that is no smaller than the least normal one.
constexpr double steady_log(double x) {
  const std::uint64_t bits = std::bit_cast<std::uint64_t>(x);
  int whole = static_cast<int>(bits >> 52) - 1023;
  double part = std::bit_cast<double>((bits & 0x000fffffffffffffULL) | 0x3ff0000000000000ULL);
  if (part > 1.4142135623730951) part /= 2, ++whole;
  const double small = (part - 1) / (part + 1), square = small * small;
  double sum = 0;
  for (int i = 23; i > 0; i -= 2) sum = sum * square + 1.0 / i;
  return 2 * small * sum + whole * kLogOfTwo;
}

}  // namespace policy
