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
  /// Four patterns side by side; unused ones fit nothing. A slot's patterns lie in runs of blocks, each run twice as long as
  /// the one before, so that reading them all is reading memory in order. The last two fields are those of a run's first block.
  struct alignas(64) Block {
    Cards mask[kWide];
    Cards low[kWide];
    Cards high[kWide];
    Known known[kWide];
    std::uint32_t next;    // the first block of the run before, 0 for none
    std::uint16_t blocks;  // in this run
    std::uint16_t used;    // patterns in this run
  };
  static constexpr std::uint32_t kMostBlocks = 32;
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
  /// Forgets everything, in constant time. A small question is to touch little memory, so that its slots are few.
  void clear(bool small = false);
  /// The slot of these lengths and this leader, made if it is new; null only when memory is used up.
  Slot* find(Cards shape, int leader) {
    const std::size_t at = place_of(shape, leader);
    for (std::size_t i = at;; i = (i + 1) & slot_mask_) {
      Slot& slot = slots_[i];
      if (slot.generation != generation_) return make(slot, shape, leader);
      if (slot.shape == shape && slot.leader == leader) return &slot;
    }
  }
  /// Where to look for these lengths and this leader; the fetching has begun.
  std::size_t expect(Cards shape, int leader) const {
    const std::size_t place = place_of(shape, leader);
    __builtin_prefetch(&slots_[place]);
    return place;
  }
  /// The first run of patterns, 0 for none, where `expect` said; its fetching has begun.
  std::uint32_t runs(std::size_t place, Cards shape, int leader) const {
    for (std::size_t i = place;; i = (i + 1) & slot_mask_) {
      const Slot& slot = slots_[i];
      if (slot.generation != generation_) return 0;
      if (slot.shape != shape || slot.leader != leader) continue;
      __builtin_prefetch(&blocks_[slot.first]);
      __builtin_prefetch(&blocks_[slot.first].known);
      return slot.first;
    }
  }
  Block& block(std::uint32_t index) { return blocks_[index]; }
  /// Adds a pattern in front; false when memory is used up.
  bool add(Slot& slot, Cards mask, Owners owners, Known known);
  /// True when a new position might not fit any more: the owner then clears.
  bool full() const { return used_ + kMostBlocks >= capacity_ || slots_used_ * 4 >= (slot_mask_ + 1) * 3; }
  /// Gives slots more room when they fill up; false when the cap forbids it.
  bool grow();
  bool crowded() const { return slots_used_ * 2 >= slot_mask_ + 1; }
  /// How often the table was emptied.
  std::uint32_t clears() const { return clears_; }

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
  bool set_room(std::size_t slots);
  std::uint32_t new_run(std::uint32_t before);

  Block* blocks_ = nullptr;
  Slot* slots_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t used_ = 1;
  std::size_t room_ = 0;       // slots there is memory for
  std::size_t slot_mask_ = 0;  // those in use, less one
  std::size_t slots_used_ = 0;
  std::size_t cap_bytes_ = 0;
  std::uint16_t generation_ = 0;
  std::uint32_t clears_ = 0;
};

/// Patterns met that fit but did not answer; the first few are enough.
struct Matches {
  explicit Matches(std::uint32_t now) : clears(now) {}
  std::uint32_t clears;
  int size = 0;
  std::uint32_t block[6];
  int lane[6];

  void note(std::uint32_t at, int i) {
    if (size == 6) return;
    block[size] = at;
    lane[size++] = i;
  }
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
  return static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(same)));
#else
  unsigned fit = 0;
  for (unsigned i = 0; i < Table::kWide; ++i)
    if ((((block.low[i] ^ owners.low) | (block.high[i] ^ owners.high)) & block.mask[i]) == 0) fit |= 1u << i;
  return fit;
#endif
}

}  // namespace WHIST_ENGINE
