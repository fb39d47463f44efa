// Probe and store: how a node between tricks uses the pattern table.
#pragma once

#include "ordering/history.hpp"

namespace WHIST_ENGINE {

/// Looks through the patterns, from the newest run to the oldest. True if one of them answers. The others that fit are noted for
/// `store`, and the first of them gives a hint for move ordering.
[[gnu::always_inline]]
inline bool probe(PatternTable& table, std::uint32_t newest, Owners owners, Cards left, int need, Matches& matches, Hints& hints,
                  bool& answer, Cards& relevant) {
  constexpr unsigned kLanes = PatternTable::kLanes;
  for (std::uint32_t run = newest; run;) {
    const PatternTable::Block& head = table.block(run);
    if (hints.same_shape == kNoPlace)
      hints.same_shape = table.block(run + (head.used - 1u) / kLanes).value[(head.used - 1u) % kLanes].best_place;
    for (int b = (head.used - 1) / PatternTable::kLanes; b >= 0; --b) {
      const std::uint32_t at = run + static_cast<std::uint32_t>(b);
      const PatternTable::Block& block = table.block(at);
      for (unsigned fitting = fitting_lanes(block, owners); fitting; fitting &= fitting - 1) {
        const int lane = std::countr_zero(fitting);
        const PatternValue& found = block.value[lane];
        if (found.least >= need || found.most < need) {
          relevant |= deposit_bits(block.mask[lane], left);
          answer = found.least >= need;
          return true;
        }
        if (hints.fitting == kNoPlace) hints.fitting = found.best_place;
        matches.note(at, lane);
      }
    }
    run = head.older;
  }
  return false;
}

/// Keeps an answer. If a pattern that fitted has the same relevant ranks its bounds are narrowed, else a pattern is added.
inline void store(SearchState& s, const Matches& matches, Cards shape, int leader, bool reached, int need, Cards relevant,
                  std::uint8_t best_place) {
  PatternTable& table = s.table;
  const Cards left = cards_in_hands(s);
  const Cards mask = extract_bits(filled_up(relevant), left);
  // Positions below this one have other shapes, so nothing was added here meanwhile, but the table may have been
  // cleared.
  for (int m = 0; m < matches.size && table.clears() == matches.clears; ++m) {
    PatternTable::Block& block = table.block(matches.block[m]);
    const int lane = matches.lane[m];
    if (block.mask[lane] != mask) continue;
    PatternValue& value = block.value[lane];
    if (reached && value.least < need) value.least = static_cast<std::int8_t>(need);
    if (!reached && value.most >= need) value.most = static_cast<std::int8_t>(need - 1);
    value.best_place = best_place;
    return;
  }
  const Owners owners{extract_bits(s.dealt.low, left), extract_bits(s.dealt.high, left)};
  PatternTable::Slot* slot = table.find_or_add(shape, leader);
  const int most = reached ? tricks_left(s, leader) : need - 1;
  table.add(*slot, mask, owners, {static_cast<std::int8_t>(reached ? need : 0), static_cast<std::int8_t>(most), best_place});
  if (table.crowded()) table.grow();
  if (table.full()) table.clear();
}

}  // namespace WHIST_ENGINE
