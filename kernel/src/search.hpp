// Zero-window search over tricks: can the maximisers see to it that at least `need` of the tricks left are counted?
//
// Each answer comes with its relevant ranks: a set of cards such that any position of the same shape, in which each
// suit looks the same from the top down to the lowest of them, has the same answer.
#pragma once

#include "state.hpp"

namespace WHIST_ENGINE {

/// The answer for a position between tricks, `leader` to lead. It means nothing if the search was stopped.
bool search_between_tricks(SearchState& s, const Cards hands[kSeats], int leader, int need);
/// The answer for a position within a trick, `seat` to play.
bool search_within_trick(SearchState& s, const Cards hands[kSeats], const Trick& trick, int seat, int need);

}  // namespace WHIST_ENGINE
