// Random numbers from a key, the same on every machine: SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
#pragma once

#include <bit>
#include <cstdint>

namespace policy {

__extension__ using Ways = unsigned __int128;  // 52! / 13!^4 has 96 bits

struct Dice {
  std::uint64_t state;

  std::uint64_t next() {
    std::uint64_t z = state += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

  /// A number below `limit`, each as likely: the high bits of one number or two, drawn again while they are too large.
  Ways below(Ways limit) {
    const Ways last = limit - 1;
    const auto high = static_cast<std::uint64_t>(last >> 64), low = static_cast<std::uint64_t>(last);
    const int bits = high ? 128 - std::countl_zero(high) : 64 - std::countl_zero(low);
    if (!bits) return 0;
    for (;;) {
      const Ways drawn = bits <= 64 ? Ways{next() >> (64 - bits)} : Ways{next() >> (128 - bits)} << 64;
      const Ways whole = bits <= 64 ? drawn : drawn | next();
      if (whole < limit) return whole;
    }
  }

  /// A number below a small limit, each as likely but for one part in some hundred million.
  int one_of(int limit) { return static_cast<int>((next() >> 32) * static_cast<std::uint64_t>(limit) >> 32); }

  /// A number from 0 to 1, 1 left out.
  double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

}  // namespace policy
