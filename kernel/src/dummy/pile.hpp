// The states that the side pile can come to, in the order of the cards turned.
#pragma once

#include <bit>
#include <vector>

#include "../cards.hpp"
#include "dummy.hpp"

namespace WHIST_ENGINE::dummy {

using whist::dummy::kNoTrump;
using whist::dummy::kSuits;
using whist::dummy::PileState;

/// A state, the number of cards turned to come to it, and where it leads: one state for each card that may be turned.
struct PileNode {
  PileState state;
  int turned;
  int group;  // states of one group lead to the same ones; -1: nothing more is turned
};

struct Piles {
  std::vector<PileNode> nodes;
  std::vector<std::vector<int>> next;  // by group
};

inline int place_of(const std::vector<PileNode>& nodes, int trump, unsigned hidden) {
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (nodes[i].state.trump == trump && nodes[i].state.hidden == hidden) return static_cast<int>(i);
  return -1;
}

/// All states within so many twiddles; each stands behind those that lead to it.
inline Piles piles_from(int trump, unsigned hidden, int twiddles) {
  Piles out;
  std::vector<unsigned> sets;
  out.nodes.push_back({{trump, hidden}, 0, -1});
  for (std::size_t at = 0; at < out.nodes.size(); ++at) {
    const PileNode node = out.nodes[at];
    if (node.state.trump == kNoTrump || node.turned >= twiddles) continue;
    int group = -1;
    for (std::size_t i = 0; i < sets.size(); ++i)
      if (sets[i] == node.state.hidden) group = static_cast<int>(i);
    if (group < 0) {
      group = static_cast<int>(sets.size());
      sets.push_back(node.state.hidden);
      std::vector<int> next;
      auto lead_to = [&](int suit, unsigned rest) {
        int place = place_of(out.nodes, suit, rest);
        if (place < 0) {
          place = static_cast<int>(out.nodes.size());
          out.nodes.push_back({{suit, rest}, node.turned + 1, -1});
        }
        next.push_back(place);
      };
      if (node.state.hidden == 0) lead_to(kNoTrump, 0);
      for (int suit = 0; suit < kSuits; ++suit)
        if (node.state.hidden >> suit & 1) lead_to(suit, node.state.hidden & ~(1u << suit));
      out.next.push_back(next);
    }
    out.nodes[at].group = group;
  }
  return out;
}

}  // namespace WHIST_ENGINE::dummy
