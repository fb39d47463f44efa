// The annealing behind evening_schedules.py: changes the tables of starters, two people at a time, until few people meet twice.
//
// Reads one problem a line from stdin: the number of cycles and their lengths; the number of starters; for each its rounds, its
// number of tables and its points in the order N, E, S, W; then seed, steps, warm, cold, goal, the one starter to change (-1: all) and the
// cost of partners too many, where that of opponents is 1.
// Writes one line each: the cost, then the points.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <iostream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace {

using Table = std::array<int, 4>;

struct Place {
  int key, at;
};

struct Met {
  int at, starter;
};

constexpr std::array<std::pair<int, int>, 2> kPartners{{{0, 2}, {1, 3}}};
constexpr std::array<std::pair<int, int>, 4> kOpponents{{{0, 1}, {1, 2}, {2, 3}, {3, 0}}};

class Search {
 public:
  Search(std::vector<int> cycles, std::vector<int> rounds, std::vector<std::vector<Table>> starters, std::uint64_t seed,
         double partner)
      : starters_(std::move(starters)), cycles_(std::move(cycles)), rounds_(std::move(rounds)), chance_(seed), partner_(partner) {
    is_explicit_ = *std::max_element(cycles_.begin(), cycles_.end()) == 1;
    for (std::size_t cycle = 0; cycle < cycles_.size(); ++cycle)
      for (int place = 0; place < cycles_[cycle]; ++place) where_.push_back({static_cast<int>(cycle), place});
    const std::size_t points = where_.size();
    orbit_.assign(points, std::vector<Place>(points));
    for (std::size_t one = 0; one < points; ++one)
      for (std::size_t other = 0; other < points; ++other)
        if (one != other) orbit_[one][other] = orbit(where_[one], where_[other]);
    for (auto& met : met_) met.resize(periods_.size());
    count_meetings();
    for (std::size_t starter = 0; starter < starters_.size(); ++starter)
      for (const Table& table : starters_[starter]) add(static_cast<int>(starter), table);
  }

  void anneal(long steps, double warm, double cold, double goal, int only) {
    for (long step = 0; step < steps && cost_ > goal; ++step) {
      const double heat = warm * std::pow(cold / warm, static_cast<double>(step) / static_cast<double>(steps));
      change(only < 0 ? below(static_cast<int>(starters_.size())) : only, heat);
    }
  }

  double cost() const { return cost_; }
  const std::vector<std::vector<Table>>& starters() const { return starters_; }

 private:
  // Two pairs of one orbit meet in rounds that follow from their places in it.
  Place orbit(std::pair<int, int> one, std::pair<int, int> other) {
    const int length = cycles_[one.first];
    if (one.first > other.first ||
        (one.first == other.first && 2 * ((other.second - one.second + length) % length) > length))
      std::swap(one, other);
    int period = std::max(cycles_[one.first], cycles_[other.first]);
    int apart = 0, at = cycles_[one.first] == period ? one.second : other.second;
    if (cycles_[one.first] == cycles_[other.first]) apart = (other.second - one.second + period) % period;
    if (one.first == other.first && 2 * apart == period) period /= 2;
    const auto [found, is_new] =
        keys_.try_emplace({one.first, other.first, apart}, static_cast<int>(periods_.size()));
    if (is_new) periods_.push_back(period);
    return {found->second, at % period};
  }

  void count_meetings() {
    const std::size_t count = rounds_.size();
    for (int period : periods_) {
      if (meetings_.contains(period)) continue;
      auto& found = meetings_[period];
      found.assign(count * count * static_cast<std::size_t>(period), 0);
      for (std::size_t one = 0; one < count; ++one)
        for (std::size_t other = 0; other < count; ++other)
          for (int r = 0; r < rounds_[one]; ++r)
            for (int s = 0; s < rounds_[other]; ++s)
              ++found[(one * count + other) * static_cast<std::size_t>(period) +
                      static_cast<std::size_t>(((s - r) % period + period) % period)];
    }
    for (int period : periods_) by_key_.push_back(&meetings_[period]);
  }

  int price(int key, Met pair, const std::vector<Met>& met) const {
    const int period = periods_[static_cast<std::size_t>(key)];
    const auto& found = *by_key_[static_cast<std::size_t>(key)];
    const auto starter = static_cast<std::size_t>(pair.starter);
    const int with_itself =
        found[(starter * rounds_.size() + starter) * static_cast<std::size_t>(period)] - rounds_[starter];
    int again = with_itself / 2;
    for (const Met& other : met) {
      const int apart = ((pair.at - other.at) % period + period) % period;
      again += found[(starter * rounds_.size() + static_cast<std::size_t>(other.starter)) *
                         static_cast<std::size_t>(period) +
                     static_cast<std::size_t>(apart)];
    }
    return again > 1 && is_explicit_ ? 4 * again : again;  // where each round is written out, third meetings are dear
  }

  void add(int starter, const Table& table) {
    for_pairs(table, [&](int kind, Place place) {
      auto& met = met_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(place.key)];
      cost_ += (kind == 0 ? partner_ : 1.0) * price(place.key, {place.at, starter}, met);
      met.push_back({place.at, starter});
    });
  }

  void take(int starter, const Table& table) {
    for_pairs(table, [&](int kind, Place place) {
      auto& met = met_[static_cast<std::size_t>(kind)][static_cast<std::size_t>(place.key)];
      met.erase(std::find_if(met.begin(), met.end(),
                             [&](const Met& one) { return one.at == place.at && one.starter == starter; }));
      cost_ -= (kind == 0 ? partner_ : 1.0) * price(place.key, {place.at, starter}, met);
    });
  }

  template <class Do>
  void for_pairs(const Table& table, Do what) const {
    const auto place = [&](int one, int other) {
      return orbit_[static_cast<std::size_t>(table[static_cast<std::size_t>(one)])]
                   [static_cast<std::size_t>(table[static_cast<std::size_t>(other)])];
    };
    for (auto [one, other] : kPartners) what(0, place(one, other));
    for (auto [one, other] : kOpponents) what(1, place(one, other));
  }

  void change(int starter, double heat) {
    auto& tables = starters_[static_cast<std::size_t>(starter)];
    const auto one = static_cast<std::size_t>(below(static_cast<int>(tables.size())));
    const auto other = static_cast<std::size_t>(below(static_cast<int>(tables.size())));
    const auto seat = static_cast<std::size_t>(below(4)), other_seat = static_cast<std::size_t>(below(4));
    const double before = cost_;
    const Table old_one = tables[one], old_other = tables[other];
    take(starter, old_one);
    if (one != other) take(starter, old_other);
    std::swap(tables[one][seat], tables[other][other_seat]);
    add(starter, tables[one]);
    if (one != other) add(starter, tables[other]);
    if (cost_ <= before || std::uniform_real_distribution<>()(chance_) < std::exp((before - cost_) / heat)) return;
    take(starter, tables[one]);
    if (one != other) take(starter, tables[other]);
    tables[one] = old_one;
    tables[other] = old_other;
    add(starter, tables[one]);
    if (one != other) add(starter, tables[other]);
  }

  int below(int bound) { return static_cast<int>(chance_() % static_cast<std::uint64_t>(bound)); }

  std::vector<std::vector<Table>> starters_;
  std::vector<int> cycles_, rounds_;
  std::mt19937_64 chance_;
  double partner_;
  bool is_explicit_ = false;
  double cost_ = 0;
  std::vector<std::pair<int, int>> where_;
  std::map<std::array<int, 3>, int> keys_;
  std::vector<int> periods_;
  std::vector<std::vector<Place>> orbit_;
  std::array<std::vector<std::vector<Met>>, 2> met_;
  std::map<int, std::vector<int>> meetings_;
  std::vector<const std::vector<int>*> by_key_;
};

std::string solved(std::istream& in) {
  std::size_t count = 0;
  in >> count;
  std::vector<int> cycles(count);
  for (int& length : cycles) in >> length;
  in >> count;
  std::vector<int> rounds(count);
  std::vector<std::vector<Table>> starters(count);
  for (std::size_t starter = 0; starter < starters.size(); ++starter) {
    in >> rounds[starter] >> count;
    starters[starter].resize(count);
    for (Table& table : starters[starter])
      for (int& point : table) in >> point;
  }
  std::uint64_t seed = 0;
  long steps = 0;
  double warm = 0, cold = 0, goal = 0;
  int only = -1;
  double partner = 2;
  in >> seed >> steps >> warm >> cold >> goal >> only >> partner;
  Search search(cycles, rounds, starters, seed, partner);
  search.anneal(steps, warm, cold, goal, only);
  std::ostringstream out;
  out << search.cost();
  for (const auto& tables : search.starters())
    for (const Table& table : tables)
      for (int point : table) out << ' ' << point;
  return out.str();
}

}  // namespace

int main() {
  for (std::string line; std::getline(std::cin, line);) {
    std::istringstream in(line);
    std::cout << solved(in) << std::endl;
  }
}
