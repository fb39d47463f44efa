// Probe and store where tricks are to be lost: how a node between tricks uses the table of proofs.
#pragma once

#include "ordering/history.hpp"

namespace WHIST_ENGINE {

/// The order of all pairs of cards in hands, moved together for each suit.
struct OrderHere {
  Cards suit[kSuits];
  explicit OrderHere(const SearchState& s) {
    for (int i = 0; i < kSuits; ++i) suit[i] = extract_bits(s.orders.first_higher(i), s.kept[i]);
  }
};

/// The proofs of one probe that held but did not answer. The first few are enough.
struct ProofMatches {
  static constexpr int kMost = 6;
  std::uint32_t clears;  // of the table, at the time of the probe
  int size = 0;
  std::uint32_t at[kMost] = {};
};

/// Looks through the proofs, the newest first. True if one of them answers. The others that hold are noted for `store_proof`, and the
/// first of them gives a hint for move ordering.
inline bool probe_proofs(SearchState& s, std::uint32_t newest, int need, const OrderHere& order, ProofMatches& matches, Hints& hints,
                         bool& answer, Pairs& why) {
  if (!newest) return false;
  const ProofTable& table = s.proofs;
  hints.same_shape = table.value(table.newest(newest)).best_place;
  const std::uint32_t found = table.find(newest, order.suit, [&](std::uint32_t at) {
    const PatternValue& value = table.value(at);
    if (value.least >= need || value.most < need) return true;
    if (hints.fitting == kNoPlace) hints.fitting = value.best_place;
    if (matches.size < ProofMatches::kMost) matches.at[matches.size++] = at;
    return false;
  });
  if (!found) return false;
  for (int i = 0; i < kSuits; ++i) why.suit[i] |= deposit_bits(table.proof(found).needed[i], s.kept[i]);
  answer = table.value(found).least >= need;
  return true;
}

/// Keeps an answer. If a proof that held needs the same pairs its bounds are narrowed, else a proof is added.
inline void store_proof(SearchState& s, const ProofMatches& matches, const OrderHere& order, Cards shape, int leader, bool reached,
                        int need, const Pairs& why, std::uint8_t best_place) {
  ProofTable::Proof proof;
  for (int i = 0; i < kSuits; ++i) {
    proof.needed[i] = extract_bits(why.suit[i], s.kept[i]);
    proof.order[i] = order.suit[i] & proof.needed[i];
  }
  for (int m = 0; m < matches.size && s.proofs.clears() == matches.clears; ++m) {
    if (std::memcmp(s.proofs.proof(matches.at[m]).needed, proof.needed, sizeof proof.needed) != 0) continue;
    PatternValue& value = s.proofs.value(matches.at[m]);
    if (reached && value.least < need) value.least = static_cast<std::int8_t>(need);
    if (!reached && value.most >= need) value.most = static_cast<std::int8_t>(need - 1);
    value.best_place = best_place;
    return;
  }
  const int most = reached ? tricks_left(s, leader) : need - 1;
  s.proofs.add(shape, leader, proof, {static_cast<std::int8_t>(reached ? need : 0), static_cast<std::int8_t>(most), best_place});
}

}  // namespace WHIST_ENGINE
