// Sets of cards as bits: suit s (C D H S) in bits 16s to 16s+12, the two lowest; bits 13 to 15 of each suit stay empty.
#pragma once

#include <bit>
#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

// The engine is compiled once for each kind of processor, each time in a namespace of its own (see cpu_dispatch.cpp).
#ifndef WHIST_ENGINE
#define WHIST_ENGINE engine
#endif

namespace WHIST_ENGINE {

using Cards = std::uint64_t;

inline constexpr int kSeats = 4;
inline constexpr int kSuits = 4;
inline constexpr int kNoTrump = 4;
inline constexpr int kMostCards = 13;  // in one hand
inline constexpr Cards kSuit = 0x1fff;
inline constexpr Cards kDeck = 0x1fff1fff1fff1fffULL;
inline constexpr Cards kLowest = 0x0001000100010001ULL;
/// One bit above the ace of each suit. It ends every run of equivalent cards.
inline constexpr Cards kAbove = 0x2000200020002000ULL;

constexpr Cards suit_mask(int suit) { return kSuit << (16 * suit); }
constexpr int suit_of(int index) { return index >> 4; }
constexpr Cards bit(int index) { return Cards{1} << index; }
constexpr int lowest(Cards cards) { return std::countr_zero(cards); }
constexpr int highest(Cards cards) { return 63 - std::countl_zero(cards); }
constexpr int count(Cards cards) { return std::popcount(cards); }
constexpr Cards lowest_bit(Cards cards) { return cards & (~cards + 1); }
constexpr Cards highest_bit(Cards cards) { return bit(highest(cards)); }
constexpr Cards suit_around(int index) { return kSuit << (index & 48); }
/// All bits above the one bit of `card`, in its own suit and the suits above.
constexpr Cards bits_above(Cards card) { return ~((card << 1) - 1); }
constexpr Cards all_cards(const Cards hands[kSeats]) { return hands[0] | hands[1] | hands[2] | hands[3]; }

/// In each suit all ranks from its lowest card in the set upwards. A suit without cards stays empty.
constexpr Cards filled_up(Cards cards) {
  const Cards ended = cards | kAbove;
  return ~((ended - kLowest) & ~ended) & kDeck;
}

/// In each suit all ranks from its highest card in the set downwards.
constexpr Cards filled_down(Cards cards) {
  cards |= cards >> 1 & 0x0fff0fff0fff0fffULL;
  cards |= cards >> 2 & 0x07ff07ff07ff07ffULL;
  cards |= cards >> 4 & 0x01ff01ff01ff01ffULL;
  return cards | (cards >> 8 & 0x001f001f001f001fULL);
}

/// All thirteen cards of each suit that the set has a card of.
constexpr Cards suits_of(Cards cards) {
  const Cards some = (cards + kDeck) & kAbove;
  return some - (some >> 13);
}

/// The bits of `from` at the positions set in `mask`, moved together at the low end.
inline Cards extract_bits(Cards from, Cards mask) {
#if defined(__BMI2__)
  return _pext_u64(from, mask);
#else
  Cards out = 0;
  for (Cards next = 1; mask; mask &= mask - 1, next <<= 1)
    if (from & lowest_bit(mask)) out |= next;
  return out;
#endif
}

/// The inverse of `extract_bits`: the low bits of `from`, moved to the positions set in `mask`.
inline Cards deposit_bits(Cards from, Cards mask) {
#if defined(__BMI2__)
  return _pdep_u64(from, mask);
#else
  Cards out = 0;
  for (; mask; mask &= mask - 1, from >>= 1)
    if (from & 1) out |= lowest_bit(mask);
  return out;
#endif
}

}  // namespace WHIST_ENGINE
