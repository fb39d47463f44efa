#include "hand_bids.hpp"

#include <algorithm>
#include <bit>

#include "steady_math.hpp"

namespace policy {

namespace {

constexpr std::size_t kLanes = 1 << 13;

double log_of(const Ladder& ladder, const HandCounts& counts, std::uint64_t hand) {
  const double count = counts.of(static_cast<std::size_t>(ladder.count), hand);
  const int whole = static_cast<int>(count < 0 ? count - 0.5 : count + 0.5);
  const int place = std::clamp(whole - ladder.start, 0, static_cast<int>(ladder.logs.size()) - 1);
  return ladder.logs[static_cast<std::size_t>(place)];
}

double log_of(const Laid& laid, std::uint64_t hand) {
  return laid.logs[static_cast<std::size_t>(14 * std::popcount(hand & laid.lower) + std::popcount(hand & laid.colour))];
}

double log_of(const Word& word, const HandCounts& counts, std::uint64_t hand) {
  std::vector<double> scores;
  for (const std::vector<double>& weights : word.weights) scores.push_back(weights[0]);
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double count = counts.of(i, hand);
    for (std::size_t each = 0; each < scores.size(); ++each) scores[each] += word.weights[each][i + 1] * count;
  }
  const double most = *std::max_element(scores.begin(), scores.end());
  double sum = 0;
  // A word so much less likely than another is not said.
  for (double& score : scores) sum += score = steady_exp(std::max(score - most, -600.0));
  const double chance = scores[static_cast<std::size_t>(word.place)] / sum;
  return steady_log(word.strays * word.share + (1 - word.strays) * chance);
}

}  // namespace

double HandCounts::of(std::size_t count, std::uint64_t hand) const {
  const Count& asked = counts_[count];
  double sum = asked.base, best = 0;
  for (std::size_t suit = 0; suit < 4; ++suit) {
    const std::size_t lane = hand >> 13 * suit & (kLanes - 1);
    sum += tables_[static_cast<std::size_t>(asked.sums[suit]) * kLanes + lane];
    if (asked.best < 0) continue;
    const double brought = tables_[static_cast<std::size_t>(asked.best) * kLanes + lane];
    if (!suit || brought > best) best = brought;
  }
  return std::min(sum + asked.factor * best, asked.most);
}

double SeatBids::log_chance(const HandCounts& counts, std::uint64_t hand) const {
  double sum = 0;
  for (const Ladder& ladder : ladders) sum += log_of(ladder, counts, hand);
  for (const Laid& one : laid) sum += log_of(one, hand);
  for (const Word& word : words) sum += log_of(word, counts, hand);
  return sum;
}

}  // namespace policy
