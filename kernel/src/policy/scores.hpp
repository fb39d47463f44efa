// The scores of the cards that a seat may play: weights added up card by card.
#pragma once

#include <cstdint>

#include "../cards.hpp"

namespace WHIST_ENGINE {

/// Adds up the weights of each card.
struct Scores {
  const std::int16_t* weights;
  int cards[kMostCards], scores[kMostCards], size = 0;

  void card(int index) {
    cards[size] = index;
    scores[size++] = 0;
  }
  void add(int number) { scores[size - 1] += weights[number]; }

  int best() const {
    int at = 0;
    for (int i = 1; i < size; ++i)
      if (scores[i] > scores[at]) at = i;
    return at;
  }
};

}  // namespace WHIST_ENGINE
