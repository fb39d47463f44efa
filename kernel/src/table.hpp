// The table of what is known: patterns of relative ranks, filed by the lengths of all suits and the leader.
//
// Two positions with the same lengths pack their cards into the same places, so a pattern is three words: which of the
// packed places matter, and the two bits of the owner of each. It holds for every position that agrees there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "cards.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace WHIST_ENGINE {

/// Least and most tricks, and the packed place of a card that did well (or kNoPlace).
struct Known {
  std::int8_t least;
  std::int8_t most;
  std::uint8_t place;
};
inline constexpr std::uint8_t kNoPlace = 255;

struct Owners {
  Cards low;   // bit 0 of each card's owner, packed
  Cards high;  // bit 1
};

class Table {
 public:
  static constexpr int kWide = 4;
  struct alignas(64) Block {
    Cards mask[kWide];
    Cards low[kWide];
    Cards high[kWide];
    Known known[kWide];
    std::uint32_t next;
    std::uint32_t used;
  };
  struct Slot {
    Cards shape;
    std::uint32_t first;
    std::uint16_t generation;
    std::uint16_t leader;
  };

  Table() = default;
  ~Table() { std::free(blocks_); std::free(slots_); }
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  /// Sets the cap; false when there is no memory.
  bool reserve(std::size_t bytes);
  /// Forgets everything, in constant time.
  void clear();
  /// The slot of these lengths and this leader, made if it is new; null only when memory is used up.
  Slot* find(Cards shape, int leader) {
    const std::size_t at = place_of(shape, leader);
    for (std::size_t i = at;; i = (i + 1) & slot_mask_) {
      Slot& slot = slots_[i];
      if (slot.generation != generation_) return make(slot, shape, leader);
      if (slot.shape == shape && slot.leader == leader) return &slot;
    }
  }
  Block& block(std::uint32_t index) { return blocks_[index]; }
  /// Adds a pattern in front; false when memory is used up.
  bool add(Slot& slot, Cards mask, Owners owners, Known known);
  /// True when a new position might not fit any more: the owner then clears.
  bool full() const { return used_ + 8 >= capacity_ || slots_used_ * 4 >= (slot_mask_ + 1) * 3; }
  /// Gives slots more room when they fill up; false when the cap forbids it.
  bool grow();
  bool crowded() const { return slots_used_ * 2 >= slot_mask_ + 1; }
  std::uint32_t patterns() const { return used_; }

 private:
  std::size_t place_of(Cards shape, int leader) const {
    const Cards mixed = (shape + static_cast<Cards>(leader) * 0x9E3779B97F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
    return (mixed ^ (mixed >> 32)) * 0xD6E8FEB86659FD93ULL >> 20 & slot_mask_;
  }
  Slot* make(Slot& slot, Cards shape, int leader) {
    ++slots_used_;
    slot = Slot{shape, 0, generation_, static_cast<std::uint16_t>(leader)};
    return &slot;
  }
  bool set_slots(std::size_t slots);

  Block* blocks_ = nullptr;
  Slot* slots_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t ceiling_ = 0;
  std::size_t used_ = 1;
  std::size_t slot_mask_ = 0;
  std::size_t slots_used_ = 0;
  std::size_t cap_bytes_ = 0;
  std::uint16_t generation_ = 0;
};

/// Which patterns of a block the owners fit, one bit each.
inline unsigned fitting(const Table::Block& block, Owners owners) {
#if defined(__AVX2__)
  const __m256i low = _mm256_xor_si256(_mm256_load_si256(reinterpret_cast<const __m256i*>(block.low)),
                                       _mm256_set1_epi64x(static_cast<long long>(owners.low)));
  const __m256i high = _mm256_xor_si256(_mm256_load_si256(reinterpret_cast<const __m256i*>(block.high)),
                                        _mm256_set1_epi64x(static_cast<long long>(owners.high)));
  const __m256i mask = _mm256_load_si256(reinterpret_cast<const __m256i*>(block.mask));
  const __m256i differ = _mm256_and_si256(_mm256_or_si256(low, high), mask);
  const __m256i same = _mm256_cmpeq_epi64(differ, _mm256_setzero_si256());
  return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(same))) & ((1u << block.used) - 1);
#else
  unsigned fit = 0;
  for (unsigned i = 0; i < block.used; ++i)
    if ((((block.low[i] ^ owners.low) | (block.high[i] ^ owners.high)) & block.mask[i]) == 0) fit |= 1u << i;
  return fit;
#endif
}

}  // namespace WHIST_ENGINE
