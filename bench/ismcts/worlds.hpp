// The deals that a seat cannot tell from the real one, each drawn exactly as likely as any other.
#pragma once

#include <functional>
#include <map>

#include "position.hpp"

namespace minnesota {

using Chance = std::function<double()>;  // draws from [0, 1)
using Hands = std::array<Cards, kSeats>;

/// What is known of the hands: by seat the cards that it certainly had, and those that it cannot have had.
class Worlds {
 public:
  Worlds(const Rules& rules, const Position& position, int viewer);

  /// The four hands as dealt, in one world.
  Hands draw(const Chance& chance) const;

 private:
  using Rooms = std::array<int, kSeats>;
  struct Class {
    unsigned seats;  // that may hold these cards
    Cards cards;
  };
  struct Split {
    Rooms taken;
    double up_to;  // the chance of this split or one before it
  };

  double count(std::size_t from, const Rooms& rooms);

  Hands known_{};
  Rooms rooms_{};
  std::vector<Class> classes_;
  std::vector<std::map<Rooms, double>> counts_;
  std::vector<std::map<Rooms, std::vector<Split>>> splits_;
};

}  // namespace minnesota
