// In each table a seat's number with its second bit turned is its partner's, with its first bit turned an opponent's. The
// Python twin draws the same numbers in the same order.
#include <algorithm>
#include <cstddef>

#include "../policy/dice.hpp"
#include "../refusal.hpp"
#include "calls.hpp"

namespace whist::meetings {
namespace {

using Prices = std::vector<int>;
using Seats = std::vector<int>;

constexpr int kMostPeople = 1000;

class Search {
 public:
  Search(const Rounds& rounds, int people, const Prices& partner, const Prices& opponent)
      : rounds_(rounds), best_(rounds), people_(people), partner_(partner), opponent_(opponent) {
    partners_.assign(static_cast<std::size_t>(people) * static_cast<std::size_t>(people), 0);
    opponents_ = partners_;
    for (Seats& seats : rounds_)
      for (std::size_t table = 0; table < seats.size() / 4; ++table) count(seats, table, 1);
    cost_ = least_ = (paid(partners_, partner_) + paid(opponents_, opponent_)) / 2;
  }

  void change(int first, const std::vector<std::uint64_t>& willing, std::int64_t steps, std::int64_t goal, policy::Dice& dice) {
    const int many = static_cast<int>(rounds_.size()) - first;
    for (; steps && least_ > goal; --steps) {
      Seats& seats = rounds_[static_cast<std::size_t>(first + dice.one_of(many))];
      const int count = static_cast<int>(seats.size());
      const auto one = static_cast<std::size_t>(dice.one_of(count)), two = static_cast<std::size_t>(dice.one_of(count));
      if (one == two || one == (two ^ 2)) continue;
      const int more = cost_of(seats, one, two);
      if (more > 0 && (more >= static_cast<int>(willing.size()) || dice.next() >> 32 >= willing[static_cast<std::size_t>(more)])) continue;
      exchange(seats, one, two);
      cost_ += more;
      if (cost_ < least_) least_ = cost_, best_ = rounds_;
    }
  }

  Changed found(std::uint64_t dice) && { return {std::move(rounds_), std::move(best_), least_, dice}; }

 private:
  /// What it costs if these two change places, who are no partners.
  int cost_of(const Seats& seats, std::size_t one, std::size_t two) const {
    const auto *partners_a = met(partners_, seats[one]), *partners_b = met(partners_, seats[two]);
    const auto *opponents_a = met(opponents_, seats[one]), *opponents_b = met(opponents_, seats[two]);
    const int across_a = seats[one ^ 2], across_b = seats[two ^ 2];
    int more = next(partner_, partners_a[across_b]) + next(partner_, partners_b[across_a]) -
               last(partner_, partners_a[across_a]) - last(partner_, partners_b[across_b]);
    if (one >> 2 == two >> 2)
      return more + next(opponent_, opponents_a[across_a]) + next(opponent_, opponents_b[across_b]) -
             last(opponent_, opponents_a[across_b]) - last(opponent_, opponents_b[across_a]);
    for (std::size_t beside : {1, 3}) {
      const int of_a = seats[one ^ beside], of_b = seats[two ^ beside];
      more += next(opponent_, opponents_a[of_b]) + next(opponent_, opponents_b[of_a]) - last(opponent_, opponents_a[of_a]) -
              last(opponent_, opponents_b[of_b]);
    }
    return more;
  }

  static int next(const Prices& prices, int times) { return prices[static_cast<std::size_t>(times)]; }
  static int last(const Prices& prices, int times) { return prices[static_cast<std::size_t>(times - 1)]; }

  const int* met(const std::vector<int>& counts, int one) const { return &counts[static_cast<std::size_t>(one * people_)]; }

  void exchange(Seats& seats, std::size_t one, std::size_t two) {
    count(seats, one >> 2, -1);
    if (one >> 2 != two >> 2) count(seats, two >> 2, -1);
    std::swap(seats[one], seats[two]);
    count(seats, one >> 2, 1);
    if (one >> 2 != two >> 2) count(seats, two >> 2, 1);
  }

  void count(const Seats& seats, std::size_t table, int change) {
    const int *at = &seats[4 * table], north = at[0], east = at[1], south = at[2], west = at[3];
    add(partners_, north, south, change), add(partners_, east, west, change);
    add(opponents_, north, east, change), add(opponents_, east, south, change);
    add(opponents_, south, west, change), add(opponents_, west, north, change);
  }

  void add(std::vector<int>& counts, int one, int other, int change) {
    counts[static_cast<std::size_t>(one * people_ + other)] += change;
    counts[static_cast<std::size_t>(other * people_ + one)] += change;
  }

  /// What these meetings cost, each counted from both sides.
  static std::int64_t paid(const std::vector<int>& counts, const Prices& prices) {
    std::int64_t sum = 0;
    for (int times : counts)
      for (int time = 0; time < times; ++time) sum += next(prices, time);
    return sum;
  }

  Rounds rounds_, best_;
  int people_;
  const Prices &partner_, &opponent_;
  std::vector<int> partners_, opponents_;
  std::int64_t cost_ = 0, least_ = 0;
};

void check_rounds(const Rounds& rounds, int people, int first, std::size_t prices) {
  check(0 < people && people <= kMostPeople, "people from 1 to 1000 meet");
  check(rounds.size() < prices, "a price for each meeting is needed, and one more");
  check(0 <= first && static_cast<std::size_t>(first) <= rounds.size(), "no such first round");
  for (const Seats& seats : rounds) {
    check(!seats.empty() && seats.size() % 4 == 0, "a round has whole tables");
    std::vector<bool> sits(static_cast<std::size_t>(people));
    for (int one : seats) {
      check(0 <= one && one < people && !sits[static_cast<std::size_t>(one)], "everybody sits in one place of a round");
      sits[static_cast<std::size_t>(one)] = true;
    }
  }
}

}  // namespace

Changed change(const Rounds& rounds, int people, int first, const Prices& partner, const Prices& opponent,
               const std::vector<std::vector<std::uint64_t>>& heats, std::int64_t steps, std::int64_t goal,
               std::uint64_t dice) {
  check_rounds(rounds, people, first, std::min(partner.size(), opponent.size()));
  check(steps >= 0, "no steps below none");
  Search search(rounds, people, partner, opponent);
  policy::Dice drawn{dice};
  if (static_cast<std::size_t>(first) < rounds.size())
    for (const auto& willing : heats) search.change(first, willing, steps, goal, drawn);
  return std::move(search).found(drawn.state);
}

}  // namespace whist::meetings
