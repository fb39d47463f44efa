#include "pattern_table.hpp"

#include <cstddef>

#if defined(__linux__)
#include <sys/mman.h>
#elif defined(_WIN32)
#include <malloc.h>
#endif

namespace WHIST_ENGINE {
namespace {
constexpr std::size_t kFewSlots = std::size_t{1} << 10;
constexpr std::size_t kSlots = std::size_t{1} << 15;
#if defined(__linux__)
constexpr std::size_t kLargePage = std::size_t{1} << 21;
#else
constexpr std::size_t kLargePage = 64;  // no more than a line of the cache
#endif
constexpr std::size_t kLine = 64;

void* allocate_aligned(std::size_t alignment, std::size_t size) {
#if defined(_WIN32)
  return _aligned_malloc(size, alignment);
#else
  return std::aligned_alloc(alignment, size);
#endif
}
}  // namespace

void* allocate(std::size_t bytes) { return allocate_aligned(kLine, (bytes + kLine - 1) / kLine * kLine); }

void release(void* memory) {
#if defined(_WIN32)
  _aligned_free(memory);
#else
  std::free(memory);
#endif
}

void* allocate_large_pages(std::size_t bytes) {
  const std::size_t size = (bytes + kLargePage - 1) / kLargePage * kLargePage;
  void* made = allocate_aligned(kLargePage, size);
#if defined(__linux__)
  if (made) madvise(made, size, MADV_HUGEPAGE);
#endif
  return made;
}

bool PatternTable::set_slot_room(std::size_t slots) {
  void* made = allocate_large_pages(slots * sizeof(Slot));
  if (!made) return false;
  std::memset(made, 0, slots * sizeof(Slot));
  release(slots_);
  slots_ = static_cast<Slot*>(made);
  slot_room_ = slots;
  return true;
}

bool PatternTable::reserve(std::size_t bytes) {
  most_bytes_ = bytes;
  capacity_ = bytes * 7 / 8 / sizeof(Block);
  release(blocks_);
  blocks_ = static_cast<Block*>(allocate_large_pages(capacity_ * sizeof(Block)));
  generation_ = 0;
  if (!blocks_ || !set_slot_room(kSlots)) return false;
  clear();
  return true;
}

void PatternTable::clear(bool small) {
  used_ = 1;
  slots_used_ = 0;
  slot_mask_ = (small ? kFewSlots : kSlots) - 1;
  ++clears_;
  if (++generation_ == 0) {
    std::memset(slots_, 0, slot_room_ * sizeof(Slot));
    generation_ = 1;
  }
}

bool PatternTable::grow() {
  const std::size_t before = slot_mask_ + 1;
  if (before * 2 > kSlots && before * 2 * sizeof(Slot) > most_bytes_ / 8) return false;
  auto* old = static_cast<Slot*>(std::malloc(before * sizeof(Slot)));
  if (!old) return false;
  std::memcpy(old, slots_, before * sizeof(Slot));
  if (before * 2 > slot_room_ && !set_slot_room(before * 2)) {
    std::free(old);
    return false;
  }
  std::memset(slots_, 0, before * sizeof(Slot));
  slot_mask_ = before * 2 - 1;
  slots_used_ = 0;
  for (std::size_t i = 0; i < before; ++i)
    if (old[i].generation == generation_) find_or_add(old[i].shape, old[i].leader)->newest = old[i].newest;
  std::free(old);
  return true;
}

std::uint32_t PatternTable::new_run(std::uint32_t older) {
  std::uint32_t blocks = 1;
  if (older && blocks_[older].older) blocks = blocks_[older].blocks * 2u;
  if (blocks > kLongestRun) blocks = kLongestRun;
  if (used_ + blocks > capacity_) return 0;
  const auto first = static_cast<std::uint32_t>(used_);
  used_ += blocks;
  for (std::uint32_t i = 0; i < blocks; ++i) std::memset(&blocks_[first + i], 0xff, offsetof(Block, value));
  blocks_[first].older = older;
  blocks_[first].blocks = static_cast<std::uint16_t>(blocks);
  blocks_[first].used = 0;
  return first;
}

bool PatternTable::add(Slot& slot, Cards mask, Owners owners, PatternValue value) {
  std::uint32_t run = slot.newest;
  if (run == 0 || blocks_[run].used == blocks_[run].blocks * kLanes) {
    run = new_run(slot.newest);
    if (run == 0) return false;
    slot.newest = run;
  }
  const unsigned place = blocks_[run].used++;
  Block& block = blocks_[run + place / kLanes];
  const unsigned lane = place % kLanes;
  block.mask[lane] = mask;
  block.low[lane] = owners.low & mask;
  block.high[lane] = owners.high & mask;
  block.value[lane] = value;
  return true;
}

}  // namespace WHIST_ENGINE
