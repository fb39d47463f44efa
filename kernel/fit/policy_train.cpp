// Trains weights of the fast policy (kernel/src/policy) to win tricks in deals without trumps:
//   policy_train FITTED TRAINED DEALS
// FITTED are the weights fitted to play seen (policy_fit.cpp), where the training begins; TRAINED is written. One side
// plays by the weights that learn, each card with its chance, the other by the fitted ones, half of the deals with the
// card of the highest score and half with each card's chance. At seven cards left the kernel values the rest.
//
// The weights follow the gradient of the tricks won beyond those of the same deal with the fitted weights on both
// sides (R. Williams, "Simple statistical gradient-following algorithms", Machine Learning 8, 1992), less a price for
// each turn's divergence from the fitted weights: the partner at the table reads cards as these tell them (A. Jacob et
// al., "Modeling strong and human-like gameplay with KL-regularized search", 2022). The steps are Adam's (D. Kingma and
// J. Ba, 2015), and what is written is a running mean.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "../src/policy/play.hpp"
#include "../src/question.hpp"
#include "../tests/random.hpp"

namespace {

using namespace WHIST_ENGINE;

constexpr int kMostFeatures = 16, kEnding = 7, kBatch = 1000, kJudged = 20000, kPerLine = 32;
constexpr std::size_t kTableBytes = 8 << 20;
/// Tricks that a turn's divergence of one nat costs.
constexpr double kPrice = 0.08;
/// Adam's step and memories, and the pace of the running mean and of the mean gain.
constexpr double kStep = 0.01, kFirst = 0.9, kSecond = 0.999, kLeast = 1e-5, kMeanPace = 0.005, kGainPace = 0.0005;
constexpr double kMostWeight = 30;
constexpr const char* kKindNames[] = {"lead", "follow", "discard"};

/// Weights in one, a hundredth being 1 of the file.
using Weights = std::vector<double>;

/// A card that may be played, the weights that apply to it, and its scores.
struct Choice {
  int card, size = 0;
  std::int16_t numbers[kMostFeatures];
  double score = 0, fitted = 0;

  double sum(const Weights& weights) const {
    double found = 0;
    for (int k = 0; k < size; ++k) found += weights[static_cast<std::size_t>(numbers[k])];
    return found;
  }
};

/// Takes the features down.
struct Taken {
  std::vector<Choice>& choices;
  int begin;

  void card(int index) {
    choices.emplace_back();
    choices.back().card = index;
  }
  void add(int number) {
    Choice& last = choices.back();
    last.numbers[last.size++] = static_cast<std::int16_t>(begin + number);
  }
};

/// The cards of a turn of the side that learns, from `begin` to `end`, and the one played.
struct Turn {
  std::size_t begin, end, played;
};

/// The turns of a deal.
struct Study {
  std::vector<Choice> choices;
  std::vector<Turn> turns;

  void clear() {
    choices.clear();
    turns.clear();
  }
};

struct Deal {
  policy::Situation situation{policy::Aim::kMost, 5, 5, kNoTrump, 15, 15, 0, 0, false, 0, {}};
  Cards hands[kSeats] = {};
};

Deal dealt(judge::Dice& dice) {
  Deal deal;
  int pack[52];
  for (int i = 0; i < 52; ++i) pack[i] = spread_index(i);
  for (int i = 51; i > 0; --i) std::swap(pack[i], pack[dice.below(i + 1)]);
  for (int i = 0; i < 52; ++i) deal.hands[i % kSeats] |= bit(pack[i]);
  deal.situation.leader = dice.below(kSeats);
  return deal;
}

/// By which weights a side plays, and by how much its scores are multiplied; with 0 it plays its highest score.
struct Side {
  const Weights* weights;
  double slope;
};

std::size_t best_of(const Choice* choices, std::size_t size) {
  std::size_t at = 0;
  for (std::size_t i = 1; i < size; ++i)
    if (choices[i].score > choices[at].score) at = i;
  return at;
}

std::size_t drawn(const Choice* choices, std::size_t size, double slope, judge::Dice& dice) {
  const double top = choices[best_of(choices, size)].score;
  double sum = 0;
  for (std::size_t i = 0; i < size; ++i) sum += std::exp(slope * (choices[i].score - top));
  double left = static_cast<double>(dice.next() >> 11) * 0x1p-53 * sum;
  for (std::size_t i = 0; i + 1 < size; ++i)
    if ((left -= std::exp(slope * (choices[i].score - top))) < 0) return i;
  return size - 1;
}

/// Plays deals to seven cards left, and has the kernel value the rest.
class Table {
 public:
  explicit Table(const Weights& fitted) : fitted_(fitted), solver_(whist::make_solver(kTableBytes)) {}

  /// The tricks of North and South; the turns of the pair of `learns` (0 or 1) are taken down where there is a study.
  int tricks(const Deal& deal, const Side sides[2], judge::Dice& dice, Study* study = nullptr, int learns = 0) {
    const PolicyRules rules(deal.situation);
    Seen seen(rules, deal.situation);
    Cards hands[kSeats];
    std::copy(deal.hands, deal.hands + kSeats, hands);
    while (!seen.leads() || std::popcount(hands[seen.turn()]) > kEnding) {
      const int seat = seen.turn();
      int card = only_card(seen, hands[seat]);
      if (card < 0) card = chosen(seen, hands, sides[seat % 2], dice, seat % 2 == learns ? study : nullptr);
      hands[seat] &= ~bit(card);
      seen.play(card);
    }
    return seen.taken + rest(hands, seen.turn());
  }

 private:
  int chosen(const Seen& seen, const Cards* hands, const Side& side, judge::Dice& dice, Study* study) {
    Study& taken = study ? *study : passing_;
    if (!study) taken.clear();
    const std::size_t begin = taken.choices.size();
    const Cards hand = hands[seen.turn()];
    const int kind = kind_of(seen, hand);
    Taken sink{taken.choices, policy::kKindBegins[kind]};
    put_features(seen, kind, hand, all_cards(hands) & ~hand, hands, sink);
    for (std::size_t i = begin; i < taken.choices.size(); ++i) {
      taken.choices[i].score = taken.choices[i].sum(*side.weights);
      if (study) taken.choices[i].fitted = taken.choices[i].sum(fitted_);
    }
    const Choice* first = &taken.choices[begin];
    const std::size_t size = taken.choices.size() - begin;
    const std::size_t at = side.slope > 0 ? drawn(first, size, side.slope, dice) : best_of(first, size);
    taken.turns.push_back({begin, begin + size, begin + at});
    return first[at].card;
  }

  int rest(const Cards* hands, int leader) {
    whist::Question question{};
    std::copy(hands, hands + kSeats, question.hands);
    question.leader = leader;
    question.now = question.later = 15;
    question.side = question.counts = 5;
    question.trump = kNoTrump;
    question.objective = whist::Objective::kMost;
    whist::Answer answer;
    solver_->solve(&question, 1, {false, false}, {~std::uint64_t{0}, 0}, nullptr, &answer);
    return answer.value.least;
  }

  const Weights& fitted_;
  std::unique_ptr<whist::Solver> solver_;
  Study passing_;
};

/// Weights that follow a gradient (Adam), and their running mean.
class Learning {
 public:
  explicit Learning(const Weights& start)
      : weights(start), mean(start), gradient(start.size()), first_(start.size()), second_(start.size()) {}

  void step() {
    first_left_ *= kFirst;
    second_left_ *= kSecond;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      first_[i] = kFirst * first_[i] + (1 - kFirst) * gradient[i];
      second_[i] = kSecond * second_[i] + (1 - kSecond) * gradient[i] * gradient[i];
      weights[i] += kStep * first_[i] / (1 - first_left_) / (std::sqrt(second_[i] / (1 - second_left_)) + kLeast);
      mean[i] += kMeanPace * (weights[i] - mean[i]);
    }
    std::fill(gradient.begin(), gradient.end(), 0.0);
  }

  Weights weights, mean, gradient;

 private:
  Weights first_, second_;
  double first_left_ = 1, second_left_ = 1;
};

/// The log of the sum of the powers of e to these scores.
template <class Score>
double log_sum(const Choice* choices, std::size_t size, Score score) {
  double top = score(choices[0]), sum = 0;
  for (std::size_t i = 1; i < size; ++i) top = std::max(top, score(choices[i]));
  for (std::size_t i = 0; i < size; ++i) sum += std::exp(score(choices[i]) - top);
  return top + std::log(sum);
}

/// Adds what one turn says, where its deal gained so much; returns the turn's divergence.
double add_turn(const Study& study, const Turn& turn, double gain, Weights& gradient) {
  const Choice* first = &study.choices[turn.begin];
  const std::size_t size = turn.end - turn.begin;
  const double own = log_sum(first, size, [](const Choice& each) { return each.score; });
  const double fitted = log_sum(first, size, [](const Choice& each) { return each.fitted; });
  const auto strays = [&](const Choice& each) { return each.score - own - each.fitted + fitted; };
  double divergence = 0;
  for (std::size_t i = 0; i < size; ++i) divergence += std::exp(first[i].score - own) * strays(first[i]);
  for (std::size_t i = 0; i < size; ++i) {
    const double chance = std::exp(first[i].score - own), was_played = turn.begin + i == turn.played;
    const double slope = gain * (was_played - chance) - kPrice * chance * (strays(first[i]) - divergence);
    for (int k = 0; k < first[i].size; ++k) gradient[static_cast<std::size_t>(first[i].numbers[k])] += slope / kBatch;
  }
  return divergence;
}

/// Learns from one batch of deals; `mean_gain` is that of the deals before. Returns the mean divergence of a turn.
double learn_batch(Table& table, const Weights& fitted, Learning& learning, judge::Dice& dice, double& mean_gain) {
  double divergence = 0;
  std::size_t turns = 0;
  Study study;
  for (int i = 0; i < kBatch; ++i) {
    const Deal deal = dealt(dice);
    const int pair = dice.below(2), sign = pair ? -1 : 1;
    Side sides[2];
    sides[pair] = {&fitted, 0};
    sides[1 - pair] = {&fitted, dice.below(2) ? 0.0 : 1.0};
    const int usual = table.tricks(deal, sides, dice);
    sides[pair] = {&learning.weights, 1};
    study.clear();
    const double gain = sign * (table.tricks(deal, sides, dice, &study, pair) - usual);
    for (const Turn& turn : study.turns) divergence += add_turn(study, turn, gain - mean_gain, learning.gradient);
    mean_gain += kGainPace * (gain - mean_gain);
    turns += study.turns.size();
  }
  learning.step();
  return divergence / static_cast<double>(turns);
}

/// Prints the tricks a deal that these weights win of the fitted ones, both playing their best card, seats exchanged.
void judge_weights(Table& table, const Weights& weights, const Weights& fitted) {
  judge::Dice dice{99};
  double sum = 0, squares = 0;
  for (int i = 0; i < kJudged; ++i) {
    const Deal deal = dealt(dice);
    const Side ours[2] = {{&weights, 0}, {&fitted, 0}}, theirs[2] = {{&fitted, 0}, {&weights, 0}};
    const double gain = (table.tricks(deal, ours, dice) - table.tricks(deal, theirs, dice)) / 2.0;
    sum += gain;
    squares += gain * gain;
  }
  const double mean = sum / kJudged, error = std::sqrt((squares / kJudged - mean * mean) / kJudged);
  std::printf("%+.3f +- %.3f tricks a deal over the fitted weights\n", mean, 1.96 * error);
}

/// The weights of deals without trumps, the first family of the file.
Weights read_weights(const char* name) {
  Weights found;
  std::ifstream file(name);
  for (const int size : policy::kKindSizes) {
    std::string family, kind;
    file >> family >> kind;
    for (int i = 0, hundredths; i < size && file >> hundredths; ++i) found.push_back(hundredths / 100.0);
  }
  return found;
}

void write_weights(const char* name, const Weights& weights) {
  std::ofstream file(name);
  std::size_t at = 0;
  for (int kind = 0; kind < policy::kKinds; ++kind) {
    file << "trained " << kKindNames[kind];
    for (int i = 0; i < policy::kKindSizes[kind]; ++i)
      file << (i % kPerLine ? ' ' : '\n') << std::lround(std::clamp(weights[at++], -kMostWeight, kMostWeight) * 100);
    file << '\n';
  }
}

}  // namespace

int main(int size, char** given) {
  if (size != 4) return std::fputs("policy_train FITTED TRAINED DEALS\n", stderr), 64;
  const Weights fitted = read_weights(given[1]);
  if (fitted.size() != policy::kFamilySize)
    return std::fprintf(stderr, "%s: not the weights of the policy\n", given[1]), 65;
  Table table(fitted);
  Learning learning(fitted);
  judge::Dice dice{1};
  double mean_gain = 0, divergence = 0;
  for (long deals = std::atol(given[3]); deals > 0; deals -= kBatch)
    divergence = learn_batch(table, fitted, learning, dice, mean_gain);
  std::printf("a turn diverges by %.3f nats\n", divergence);
  judge_weights(table, learning.mean, fitted);
  return write_weights(given[2], learning.mean), 0;
}
