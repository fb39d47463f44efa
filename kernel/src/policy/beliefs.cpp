#include "beliefs.hpp"

#include <algorithm>
#include <numeric>
#include <unordered_map>

#include "drawing.hpp"
#include "steady_math.hpp"
#include "walk.hpp"

namespace policy {

namespace {

constexpr double kLeast = -600;  // of a log: nothing is less likely
constexpr double kKept = 0.3;    // the part of the draws that are still worth as much after a step of the evidence
constexpr std::uint64_t kOfWalks = 0x2545f4914f6cdd1dULL;  // sets the numbers of the walks apart from those of the first worlds
constexpr int kLastWalk = 4;  // so many times the steps at the end
constexpr int kMostWalks = 4;  // further walks at the end, each twice as long as the one before, are no longer than this many times that
constexpr double kWorth = 0.7;  // the part of the draws that they should be worth for no further walk

/// The weights by logs to a power, the greatest being 1.
std::vector<double> weights_of(const std::vector<Walker>& walkers, double power) {
  double most = walkers[0].log();
  for (const Walker& each : walkers) most = std::max(most, each.log());
  std::vector<double> weights;
  for (const Walker& each : walkers) weights.push_back(steady_exp(std::max(power * (each.log() - most), kLeast)));
  return weights;
}

/// As many draws alike likely as these weighted ones are worth (L. Kish).
double worth_of(const std::vector<double>& weights) {
  double sum = 0, squares = 0;
  for (const double weight : weights) sum += weight, squares += weight * weight;
  return sum * sum / squares;
}

/// The largest further power of the evidence that leaves the draws worth enough, at most `most`.
double next_step(const std::vector<Walker>& walkers, double most) {
  const double asked = kKept * static_cast<double>(walkers.size());
  if (worth_of(weights_of(walkers, most)) >= asked) return most;
  double low = 0, high = most;
  for (int i = 0; i < 20; ++i) {
    const double middle = (low + high) / 2;
    (worth_of(weights_of(walkers, middle)) >= asked ? low : high) = middle;
  }
  return high;
}

/// Each walker as often as its weight says, at equal steps from one random start.
std::vector<Walker> chosen(const std::vector<Walker>& walkers, const std::vector<double>& weights, Dice& dice) {
  const double step = std::accumulate(weights.begin(), weights.end(), 0.0) / static_cast<double>(walkers.size());
  std::vector<Walker> found;
  double place = dice.share() * step, up_to = 0;
  for (std::size_t i = 0; i < walkers.size(); ++i) {
    up_to += weights[i];
    for (; place < up_to && found.size() < walkers.size(); place += step) found.push_back(walkers[i]);
  }
  while (found.size() < walkers.size()) found.push_back(walkers.back());  // the sum may fall short by its rounding
  return found;
}

/// The cards that two worlds give to the same seats.
int cards_alike(const Hands& one, const Hands& other) {
  int sum = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) sum += std::popcount(one[seat] & other[seat]);
  return sum;
}

/// The cards on average alike in two worlds drawn on their own, by the shares of the seats that hold each.
double usually_alike(const std::vector<Walker>& walkers) {
  std::array<std::array<int, 52>, 4> held{};
  for (const Walker& each : walkers)
    for (std::size_t seat = 0; seat < 4; ++seat)
      for (std::uint64_t left = each.hands[seat]; left; left &= left - 1) ++held[seat][static_cast<std::size_t>(std::countr_zero(left))];
  double sum = 0;
  for (const auto& seat : held)
    for (const int times : seat) sum += static_cast<double>(times) * times;
  return sum / static_cast<double>(walkers.size() * walkers.size());
}

/// As many independent draws as these are worth: walkers that began as one are alike still, by so many cards more than others are.
double effective_of(std::vector<Walker> walkers) {
  constexpr std::size_t kCompared = 8;  // later ones of the same origin, each with as many before it
  std::stable_sort(walkers.begin(), walkers.end(), [](const Walker& a, const Walker& b) { return a.origin < b.origin; });
  const double all = cards_alike(walkers[0].hands, walkers[0].hands), usual = usually_alike(walkers);
  double alike = 0, pairs = 0, squares = 0;
  for (std::size_t i = 0, begin = 0; i < walkers.size(); ++i) {
    if (walkers[i].origin != walkers[begin].origin) begin = i;
    squares += 2 * static_cast<double>(i - begin) + 1;
    for (std::size_t other = std::max(begin, i - std::min(i, kCompared)); other < i; ++other, ++pairs)
      alike += cards_alike(walkers[i].hands, walkers[other].hands);
  }
  const double size = static_cast<double>(walkers.size());
  if (!pairs || all - usual < 1e-9) return size;
  const double bond = std::clamp((alike / pairs - usual) / (all - usual), 0.0, 1.0);
  return size / (1 + bond * (squares / size - 1));
}

/// The worlds of the walkers in a random order, each once.
BelievedWorlds gathered(std::vector<Walker> walkers, Dice& dice) {
  BelievedWorlds found{{}, {}, effective_of(walkers)};
  for (std::size_t i = walkers.size(); i > 1; --i) std::swap(walkers[i - 1], walkers[static_cast<std::size_t>(dice.one_of(static_cast<int>(i)))]);
  const auto key = [](const Hands& hands) { return hands[0] ^ hands[1] * 0x9e3779b97f4a7c15ULL ^ hands[2] * 0xbf58476d1ce4e5b9ULL; };
  std::unordered_multimap<std::uint64_t, std::size_t> places;
  const double one = 1.0 / static_cast<double>(walkers.size());
  for (const Walker& each : walkers) {
    const auto [from, to] = places.equal_range(key(each.hands));
    const auto same = std::find_if(from, to, [&](const auto& place) { return found.worlds[place.second] == each.hands; });
    if (same != to) {
      found.weights[same->second] += one;
      continue;
    }
    places.emplace(key(each.hands), found.worlds.size());
    found.worlds.push_back(each.hands);
    found.weights.push_back(one);
  }
  return found;
}

}  // namespace

double Beliefs::log_chance(const Hands& world) {
  double sum = 0;
  for (std::size_t seat = 0; seat < 4; ++seat) sum += log_chance(seat, world[seat]);
  return sum;
}

double Beliefs::log_chance(std::size_t seat, std::uint64_t left) {
  if (!(evidence_.seats >> seat & 1)) return 0;
  Known& known = known_[seat << 12 | left * 0x9e3779b97f4a7c15ULL >> 52];
  if (known.left != left) known = {left, worked_out(seat, left)};
  return known.log;
}

double Beliefs::worked_out(std::size_t seat, std::uint64_t left) {
  const std::uint64_t dealt = left | evidence_.played[seat];
  double sum = 0;
  if (evidence_.play) sum += evidence_.powers.cards * evidence_.play->log_chance(static_cast<int>(seat), dealt);
  if (evidence_.counts) sum += evidence_.powers.bids * evidence_.bids[seat].log_chance(*evidence_.counts, dealt);
  return sum;
}

BelievedWorlds Beliefs::draw(const Certain& certain, std::uint64_t seed, int draws, int steps) {
  const std::vector<Hands> first = draw_worlds(certain.may_hold, certain.known, certain.counts, seed, draws);
  if (first.empty()) return {{}, {}, 0};
  Dice dice{seed ^ kOfWalks};
  Walk walk(*this, certain, dice);
  std::vector<Walker> walkers;
  for (std::size_t i = 0; i < first.size(); ++i) walkers.push_back(walk.begun(first[i], static_cast<int>(i)));
  for (double power = 0; power < 1;) {
    const double step = next_step(walkers, 1 - power);
    // Where all is alike likely the first worlds will do.
    const std::vector<double> weights = weights_of(walkers, step);
    if (step == 1 && worth_of(weights) > static_cast<double>(draws) - 1e-6) break;
    walkers = chosen(walkers, weights, dice);
    power = step >= 1 - power ? 1 : power + step;
    for (Walker& each : walkers) walk.go(each, power, power < 1 ? steps : kLastWalk * steps);
  }
  // Where walkers of one origin are still alike they go on.
  for (int more = 1; more <= kMostWalks && effective_of(walkers) < kWorth * draws; more *= 2)
    for (Walker& each : walkers) walk.go(each, 1, more * kLastWalk * steps);
  return gathered(std::move(walkers), dice);
}

}  // namespace policy
