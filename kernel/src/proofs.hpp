// The table of searches where tricks are to be lost: proofs, each of which holds wherever the same cards are the higher
// of their pairs.
#pragma once

#include <cstdlib>
#include <cstring>

#include "orders.hpp"
#include "pattern_table.hpp"

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace WHIST_ENGINE {

class ProofTable {
 public:
  /// The pairs that a proof needs, and the order of each.
  struct alignas(64) Proof {
    Cards needed[kSuits];
    Cards order[kSuits];
  };

  ProofTable() = default;
  ~ProofTable() { release(owned_); release(slots_); }
  ProofTable(const ProofTable&) = delete;
  ProofTable& operator=(const ProofTable&) = delete;

  bool reserve(std::size_t bytes);
  /// Keeps proofs in memory of another table, which is not used meanwhile.
  bool borrow(void* memory, std::size_t bytes);
  bool ready() const { return cells_ && slots_; }
  void clear();
  /// Begins to fetch the slot of this shape and leader.
  void prefetch_slot(Cards shape, int leader) const { __builtin_prefetch(&slots_[home_of(shape, leader)]); }
  /// Begins to fetch the newest proofs of this shape and leader, and returns the first cell of their run, 0 for none.
  std::uint32_t newest_run(Cards shape, int leader) const;
  /// The newest proof of a run, and of the runs before it, that holds for these orders and is `wanted`; 0 for none.
  template <class Wanted>
  std::uint32_t find(std::uint32_t run, const Cards order[kSuits], const Wanted& wanted) const;
  /// The newest proof of a run.
  std::uint32_t newest(std::uint32_t run) const { return run + cells_[run].head.used; }
  const Proof& proof(std::uint32_t at) const { return cells_[at].proof; }
  const PatternValue& value(std::uint32_t at) const { return values_[at]; }
  PatternValue& value(std::uint32_t at) { return values_[at]; }
  void add(Cards shape, int leader, const Proof& proof, PatternValue value);
  /// The number of times that the table was cleared.
  std::uint32_t clears() const { return clears_; }

 private:
  static constexpr std::uint32_t kLongestRun = 64;
  static constexpr std::size_t kSlots = std::size_t{1} << 12;
  static constexpr std::size_t kLargeTable = std::size_t{1} << 19;
  /// The first cell of a run.
  struct alignas(64) Head {
    std::uint32_t older;  // the run before, 0 for none
    std::uint32_t room;
    std::uint32_t used;
  };
  union Cell {
    Head head;
    Proof proof;
  };
  struct Slot {
    Cards shape;
    std::uint32_t newest;
    std::uint16_t generation;
    std::uint16_t leader;
  };

  std::size_t home_of(Cards shape, int leader) const {
    const Cards mixed = (shape + static_cast<Cards>(leader) * 0x9E3779B97F4A7C15ULL) * 0xD6E8FEB86659FD93ULL;
    return (mixed ^ (mixed >> 32)) * 0xD6E8FEB86659FD93ULL >> 20 & (slot_room_ - 1);
  }
  std::size_t place_of(Cards shape, int leader) const;
  bool grow();

  void* owned_ = nullptr;
  Cell* cells_ = nullptr;
  PatternValue* values_ = nullptr;  // of the proofs, by cell
  Slot* slots_ = nullptr;
  std::size_t capacity_ = 0;
  std::size_t used_ = 1;  // cell 0 stands for none
  std::size_t slot_room_ = 0;
  std::size_t slots_used_ = 0;
  std::uint16_t generation_ = 0;
  std::uint32_t clears_ = 0;
};

inline bool ProofTable::reserve(std::size_t bytes) {
  owned_ = allocate(bytes);
  return owned_ && borrow(owned_, bytes);
}

inline bool ProofTable::borrow(void* memory, std::size_t bytes) {
  capacity_ = bytes / (sizeof(Cell) + sizeof(PatternValue));
  cells_ = static_cast<Cell*>(memory);
  values_ = reinterpret_cast<PatternValue*>(cells_ + capacity_);
  if (!slots_) {
    slot_room_ = kSlots;
    slots_ = static_cast<Slot*>(allocate(slot_room_ * sizeof(Slot)));
    if (slots_) std::memset(static_cast<void*>(slots_), 0, slot_room_ * sizeof(Slot));
  }
  clear();
  return ready();
}

inline void ProofTable::clear() {
  used_ = 1;
  slots_used_ = 0;
  ++clears_;
  if (++generation_ != 0) return;
  std::memset(slots_, 0, slot_room_ * sizeof(Slot));
  generation_ = 1;
}

/// The place of the slot of this shape and leader, or of the empty one where it would be made.
inline std::size_t ProofTable::place_of(Cards shape, int leader) const {
  std::size_t i = home_of(shape, leader);
  while (slots_[i].generation == generation_ && (slots_[i].shape != shape || slots_[i].leader != leader))
    i = (i + 1) & (slot_room_ - 1);
  return i;
}

inline std::uint32_t ProofTable::newest_run(Cards shape, int leader) const {
  const Slot& slot = slots_[place_of(shape, leader)];
  if (slot.generation != generation_) return 0;
  __builtin_prefetch(&cells_[slot.newest]);
  return slot.newest;
}

template <class Wanted>
inline std::uint32_t ProofTable::find(std::uint32_t run, const Cards order[kSuits], const Wanted& wanted) const {
#if defined(__AVX2__)
  const __m256i here = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(order));
#endif
  for (; run; run = cells_[run].head.older) {
    for (std::uint32_t i = cells_[run].head.used; i > 0; --i) {
      const Proof& proof = cells_[run + i].proof;
#if defined(__AVX2__)
      const __m256i needed = _mm256_load_si256(reinterpret_cast<const __m256i*>(proof.needed));
      const __m256i differ = _mm256_xor_si256(here, _mm256_load_si256(reinterpret_cast<const __m256i*>(proof.order)));
      if (_mm256_testz_si256(differ, needed) && wanted(run + i)) return run + i;
#else
      Cards differ = 0;
      for (int s = 0; s < kSuits; ++s) differ |= (order[s] ^ proof.order[s]) & proof.needed[s];
      if (!differ && wanted(run + i)) return run + i;
#endif
    }
  }
  return 0;
}

inline bool ProofTable::grow() {
  const std::size_t bytes = slot_room_ * 2 * sizeof(Slot);
  // Few slots are not worth a large page, which is filled with zeros as a whole.
  void* memory = bytes < kLargeTable ? allocate(bytes) : allocate_large_pages(bytes);
  auto* made = static_cast<Slot*>(memory);
  if (!made) return false;
  std::memset(static_cast<void*>(made), 0, bytes);
  Slot* old = slots_;
  slots_ = made;
  slot_room_ *= 2;
  for (std::size_t i = 0; i < slot_room_ / 2; ++i)
    if (old[i].generation == generation_) slots_[place_of(old[i].shape, old[i].leader)] = old[i];
  release(old);
  return true;
}

inline void ProofTable::add(Cards shape, int leader, const Proof& proof, PatternValue value) {
  if (kLongestRun + 2 > capacity_) return;  // no room for one whole run
  if (used_ + kLongestRun + 1 > capacity_ || (slots_used_ * 2 > slot_room_ && !grow())) clear();
  Slot& slot = slots_[place_of(shape, leader)];
  if (slot.generation != generation_) {
    ++slots_used_;
    slot = {shape, 0, generation_, static_cast<std::uint16_t>(leader)};
  }
  if (!slot.newest || cells_[slot.newest].head.used == cells_[slot.newest].head.room) {
    std::uint32_t room = slot.newest ? cells_[slot.newest].head.room * 2 + 1 : 1;
    if (room > kLongestRun) room = kLongestRun;
    cells_[used_].head = {slot.newest, room, 0};
    slot.newest = static_cast<std::uint32_t>(used_);
    used_ += room + 1;
  }
  const std::uint32_t at = slot.newest + ++cells_[slot.newest].head.used;
  cells_[at].proof = proof;
  values_[at] = value;
}

}  // namespace WHIST_ENGINE
