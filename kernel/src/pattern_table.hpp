// The transposition table. Its entries are patterns of relative ranks, filed by the shape of the position and the
// leader.
//
// Two positions of the same shape pack their cards into the same places, so a pattern is three words: a mask of the
// places that are relevant, and the two bits of the owner of the card in each place. It fits every position that has
// the same owners in the relevant places.
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

/// Bounds of the tricks still to be counted, and the packed place of the card that did best there.
struct PatternValue {
  std::int8_t least;
  std::int8_t most;
  std::uint8_t best_place;
};
inline constexpr std::uint8_t kNoPlace = 255;

/// The owner of each card, one bit of its number in each word.
struct Owners {
  Cards low;
  Cards high;
};

/// Memory for values of up to 64 bytes' alignment; null where there is none. `release` gives it back, as it does that in
/// large pages: not every system frees aligned memory by `std::free`.
void* allocate(std::size_t bytes);
void release(void* memory);
/// Memory in large pages, which need fewer address look-ups by the processor. Pages that are never written cost nothing.
void* allocate_large_pages(std::size_t bytes);

class PatternTable {
 public:
  static constexpr int kLanes = 4;
  /// Four patterns side by side. Unused lanes fit nothing. The patterns of a slot lie in runs of blocks, each run twice as long
  /// as the one before, so that reading all of them reads memory in order. The last three fields matter in the first block of
  /// a run only.
  struct alignas(64) Block {
    Cards mask[kLanes];
    Cards low[kLanes];
    Cards high[kLanes];
    PatternValue value[kLanes];
    std::uint32_t older;   // first block of the run before, 0 for none
    std::uint16_t blocks;  // in this run
    std::uint16_t used;    // patterns in this run
  };
  static constexpr std::uint32_t kLongestRun = 32;
  /// All patterns of one shape and leader.
  struct Slot {
    Cards shape;
    std::uint32_t newest;  // first block of the newest run, 0 for none
    std::uint16_t generation;
    std::uint16_t leader;
  };

  PatternTable() = default;
  ~PatternTable() { release(blocks_); release(slots_); }
  PatternTable(const PatternTable&) = delete;
  PatternTable& operator=(const PatternTable&) = delete;

  /// Sets the size; false when there is no memory.
  bool reserve(std::size_t bytes);
  /// Forgets all patterns in constant time. A small question touches little memory, so it begins with few slots.
  void clear(bool small = false);
  /// The slot of this shape and leader, made if it is new.
  Slot* find_or_add(Cards shape, int leader) {
    const std::size_t home = home_of(shape, leader);
    for (std::size_t i = home;; i = (i + 1) & slot_mask_) {
      Slot& slot = slots_[i];
      if (slot.generation != generation_) return make(slot, shape, leader);
      if (slot.shape == shape && slot.leader == leader) return &slot;
    }
  }
  /// Begins to fetch the slot of this shape and leader, and returns its index for `newest_run`.
  std::size_t prefetch_slot(Cards shape, int leader) const {
    const std::size_t home = home_of(shape, leader);
    __builtin_prefetch(&slots_[home]);
    return home;
  }
  /// Begins to fetch the newest run of this shape and leader, and returns its first block, 0 for none.
  std::uint32_t newest_run(std::size_t home, Cards shape, int leader) const {
    for (std::size_t i = home;; i = (i + 1) & slot_mask_) {
      const Slot& slot = slots_[i];
      if (slot.generation != generation_) return 0;
      if (slot.shape != shape || slot.leader != leader) continue;
      __builtin_prefetch(&blocks_[slot.newest]);
      __builtin_prefetch(&blocks_[slot.newest].value);
      return slot.newest;
    }
  }
  /// The memory of the patterns, which another table may use where this one is not used.
  void* memory() { return blocks_; }
  std::size_t bytes() const { return capacity_ * sizeof(Block); }
  Block& block(std::uint32_t index) { return blocks_[index]; }
  /// Adds a pattern; false when memory is used up.
  bool add(Slot& slot, Cards mask, Owners owners, PatternValue value);
  /// True if the next pattern might not fit. The owner then clears the table.
  bool full() const { return used_ + kLongestRun >= capacity_ || slots_used_ * 4 >= (slot_mask_ + 1) * 3; }
  /// True if slots should get more room.
  bool crowded() const { return slots_used_ * 2 >= slot_mask_ + 1; }
  /// Doubles the room for slots; false when the size set by `reserve` forbids it.
  bool grow();
  /// The number of times that the table was cleared.
  std::uint32_t clears() const { return clears_; }

 private:
  std::size_t home_of(Cards shape, int leader) const {
    const Cards mixed = (shape + static_cast<Cards>(leader) * 0x9E3779B97F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
    return (mixed ^ (mixed >> 32)) * 0xD6E8FEB86659FD93ULL >> 20 & slot_mask_;
  }
  Slot* make(Slot& slot, Cards shape, int leader) {
    ++slots_used_;
    slot = Slot{shape, 0, generation_, static_cast<std::uint16_t>(leader)};
    return &slot;
  }
  bool set_slot_room(std::size_t slots);
  std::uint32_t new_run(std::uint32_t older);

  Block* blocks_ = nullptr;
  Slot* slots_ = nullptr;
  std::size_t capacity_ = 0;   // blocks there is memory for
  std::size_t used_ = 1;       // block 0 stands for none
  std::size_t slot_room_ = 0;  // slots there is memory for
  std::size_t slot_mask_ = 0;  // slots in use, less one
  std::size_t slots_used_ = 0;
  std::size_t most_bytes_ = 0;
  std::uint16_t generation_ = 0;  // slots of another generation are empty
  std::uint32_t clears_ = 0;
};

/// The patterns of one probe that fitted but did not answer. The first few are enough.
struct Matches {
  static constexpr int kMost = 6;
  explicit Matches(std::uint32_t now) : clears(now) {}
  std::uint32_t clears;  // of the table, at the time of the probe
  int size = 0;
  std::uint32_t block[kMost];
  int lane[kMost];

  void note(std::uint32_t at, int i) {
    if (size == kMost) return;
    block[size] = at;
    lane[size++] = i;
  }
};

/// The lanes of a block whose patterns fit these owners, one bit each.
inline unsigned fitting_lanes(const PatternTable::Block& block, Owners owners) {
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
  unsigned fitting = 0;
  for (unsigned i = 0; i < PatternTable::kLanes; ++i)
    if ((((block.low[i] ^ owners.low) | (block.high[i] ^ owners.high)) & block.mask[i]) == 0) fitting |= 1u << i;
  return fitting;
#endif
}

}  // namespace WHIST_ENGINE
