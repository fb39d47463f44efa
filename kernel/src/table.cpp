#include "table.hpp"

#include <sys/mman.h>

namespace WHIST_ENGINE {
namespace {
constexpr std::size_t kFirstSlots = std::size_t{1} << 13;
}

bool Table::set_slots(std::size_t slots) {
  void* made = std::calloc(slots, sizeof(Slot));
  if (!made) return false;
  std::free(slots_);
  slots_ = static_cast<Slot*>(made);
  slot_mask_ = slots - 1;
  slots_used_ = 0;
  return true;
}

bool Table::reserve(std::size_t bytes) {
  cap_bytes_ = bytes;
  ceiling_ = bytes * 7 / 8 / sizeof(Block);
  capacity_ = ceiling_;
  std::free(blocks_);
  // Pages that are never written cost nothing, so the whole cap is asked for at once.
  blocks_ = static_cast<Block*>(std::aligned_alloc(64, capacity_ * sizeof(Block)));
  generation_ = 0;
  if (!blocks_ || !set_slots(kFirstSlots)) return false;
  clear();
  return true;
}

void Table::clear() {
  used_ = 1;
  slots_used_ = 0;
  if (++generation_ == 0) {
    std::memset(slots_, 0, (slot_mask_ + 1) * sizeof(Slot));
    generation_ = 1;
  }
}

bool Table::grow() {
  const std::size_t before = slot_mask_ + 1;
  if (before * 2 * sizeof(Slot) > cap_bytes_ / 8) return false;
  Slot* old = slots_;
  slots_ = nullptr;
  if (!set_slots(before * 2)) {
    slots_ = old;
    return false;
  }
  for (std::size_t i = 0; i < before; ++i) {
    if (old[i].generation != generation_) continue;
    Slot* slot = find(old[i].shape, old[i].leader);
    slot->first = old[i].first;
  }
  std::free(old);
  return true;
}

bool Table::add(Slot& slot, Cards mask, Owners owners, Known known) {
  std::uint32_t index = slot.first;
  if (index == 0 || blocks_[index].used == kWide) {
    if (used_ >= capacity_) return false;
    index = static_cast<std::uint32_t>(used_++);
    blocks_[index].next = slot.first;
    blocks_[index].used = 0;
    slot.first = index;
  }
  Block& block = blocks_[index];
  const unsigned at = block.used++;
  block.mask[at] = mask;
  block.low[at] = owners.low & mask;
  block.high[at] = owners.high & mask;
  block.known[at] = known;
  return true;
}

}  // namespace WHIST_ENGINE
