// Fits the weights of the fast policy (kernel/src/policy) to the cards played in deals that tools/policy_games.py wrote
// down:
//   policy_fit GAMES WEIGHTS
// It is a softmax regression: of the cards that might be played, the one that was is to have the most of the chances.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "../src/policy/play.hpp"
#include "../tests/random.hpp"

namespace {

using namespace WHIST_ENGINE;
using policy::Situation;

constexpr int kEpochs = 12, kMostFeatures = 16;
constexpr double kStep = 0.12, kPace = 1e-3, kSlower = 0.82, kDecay = 2e-4, kMostWeight = 30;
constexpr const char* kFamilyNames[] = {"high", "trump", "low", "avoid", "catch", "naming"};
constexpr const char* kKindNames[] = {"lead", "follow", "discard"};

/// A card of a turn: the weights that apply to it, and true if it was played.
struct Choice {
  int size = 0;
  std::int16_t numbers[kMostFeatures];
  bool played = false;
};

/// Takes the features down.
struct Taken {
  std::vector<Choice>& choices;
  std::vector<int>& cards;

  void card(int index) {
    choices.emplace_back();
    cards.push_back(index);
  }
  void add(int number) { choices.back().numbers[choices.back().size++] = static_cast<std::int16_t>(number); }
};

/// All turns of one family and kind, one after another.
struct Turns {
  std::vector<Choice> choices;
  std::vector<std::size_t> begins{0};

  std::size_t size() const { return begins.size() - 1; }
  void close() { begins.push_back(choices.size()); }
};

struct Study {
  Turns turns[policy::kFamilies][policy::kKinds];
};

struct Deal {
  Situation situation;
  policy::Hands hands;
};

/// Weights in one, a hundredth being 1 of the file.
using Weights = std::vector<double>;

std::vector<std::int16_t> rounded(const Weights& weights) {
  std::vector<std::int16_t> whole(weights.size());
  for (std::size_t i = 0; i < weights.size(); ++i)
    whole[i] = static_cast<std::int16_t>(std::lround(std::clamp(weights[i], -kMostWeight, kMostWeight) * 100));
  return whole;
}

void write_weights(const char* name, const Weights& weights) {
  std::ofstream file(name);
  const std::vector<std::int16_t> whole = rounded(weights);
  std::size_t at = 0;
  for (const char* family : kFamilyNames)
    for (int kind = 0; kind < policy::kKinds; ++kind) {
      file << family << ' ' << kKindNames[kind];
      for (int i = 0; i < policy::kKindSizes[kind]; ++i) file << (i % 32 ? ' ' : '\n') << whole[at++];
      file << '\n';
    }
}

/// Takes down one turn and the card played.
void take_down(Study& study, const Seen& seen, Cards hand, Cards in_play, const Cards* hands, int played) {
  const int kind = kind_of(seen, hand);
  Turns& turns = study.turns[family_of(seen)][kind];
  std::vector<int> cards;
  Taken sink{turns.choices, cards};
  put_features(seen, kind, hand, in_play & ~hand, hands, sink);
  for (std::size_t i = 0; i < cards.size(); ++i) turns.choices[turns.begins.back() + i].played = cards[i] == played;
  turns.close();
}

bool read_deal(const std::string& line, Deal& deal) {
  std::istringstream words(line);
  Situation& s = deal.situation;
  int aim;
  s.played.clear();
  words >> aim >> s.side >> s.counts >> s.trump >> s.now >> s.later >> s.leader >> s.open >> s.names_trump;
  s.aim = static_cast<policy::Aim>(aim);
  words >> std::hex;
  for (std::uint64_t& hand : deal.hands) words >> hand;
  words >> std::dec;
  for (int card; words >> card;) s.played.push_back(card);
  return !s.played.empty();
}

/// The turns of a deal as it was played.
void study_deal(Study& study, const Deal& deal) {
  const PolicyRules rules(deal.situation);
  Seen seen(rules, deal.situation);
  Cards hands[kSeats];
  spread(deal.hands, hands);
  for (const int packed : deal.situation.played) {
    const int card = spread_index(packed), seat = seen.turn();
    if (only_card(seen, hands[seat]) < 0)
      take_down(study, seen, hands[seat], all_cards(hands), hands, card);
    hands[seat] &= ~bit(card);
    seen.play(card);
  }
}

/// Weights of one family and kind that learn, each at its own pace (AdaGrad).
class Fit {
 public:
  Fit(double* weights, int size) : weights_(weights), paces_(static_cast<std::size_t>(size), kPace) {}

  double score(const Choice& choice) const {
    double sum = 0;
    for (int k = 0; k < choice.size; ++k) sum += weights_[choice.numbers[k]];
    return sum;
  }

  /// One step towards the card played, none if `step` is 0; returns the log of its chance before the step.
  double learn(const Choice* choices, int size, double step) {
    double chances[kMostCards], sum = 0, top = -1e9, log_chance = 0;
    for (int i = 0; i < size; ++i) top = std::max(top, chances[i] = score(choices[i]));
    for (int i = 0; i < size; ++i) sum += chances[i] = std::exp(chances[i] - top);
    for (int i = 0; i < size; ++i) {
      if (choices[i].played) log_chance = std::log(chances[i] / sum);
      if (step > 0) change(choices[i], chances[i] / sum - choices[i].played, step);
    }
    return log_chance;
  }

 private:
  void change(const Choice& choice, double slope, double step) {
    for (int k = 0; k < choice.size; ++k) {
      const auto i = static_cast<std::size_t>(choice.numbers[k]);
      const double whole = slope + kDecay * weights_[i];
      paces_[i] += whole * whole;
      weights_[i] -= step * whole / std::sqrt(paces_[i]);
    }
  }

  double* weights_;
  std::vector<double> paces_;
};

/// Fits one family and kind; the first nine turns in ten teach, those of the last deals judge.
void fit_turns(const Turns& turns, double* weights, int size, const char* family, const char* kind) {
  if (turns.size() < 50) return;
  Fit fit(weights, size);
  judge::Dice dice{7};
  std::vector<std::size_t> order(turns.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const std::size_t teachers = order.size() * 9 / 10;
  const auto shuffle = [&](std::size_t most) {
    for (std::size_t i = most; i > 1; --i) std::swap(order[i - 1], order[static_cast<std::size_t>(dice.below(static_cast<int>(i)))]);
  };
  const auto learn = [&](std::size_t turn, double step) {
    const Choice* choices = &turns.choices[turns.begins[turn]];
    const int number = static_cast<int>(turns.begins[turn + 1] - turns.begins[turn]);
    return fit.learn(choices, number, step);
  };
  const auto judged = [&] {
    double sum = 0;
    for (std::size_t i = teachers; i < order.size(); ++i) sum += learn(order[i], 0);
    return sum / static_cast<double>(order.size() - teachers);
  };
  const double before = judged();
  double step = kStep;
  for (int epoch = 0; epoch < kEpochs; ++epoch, step *= kSlower) {
    shuffle(teachers);
    for (std::size_t i = 0; i < teachers; ++i) learn(order[i], step);
  }
  std::printf("%s %s: %zu turns, log chance %.4f before, %.4f after\n", family, kind, turns.size(), before, judged());
  std::fflush(stdout);
}

void fit_study(const Study& study, Weights& weights) {
  for (int family = 0; family < policy::kFamilies; ++family)
    for (int kind = 0; kind < policy::kKinds; ++kind)
      fit_turns(study.turns[family][kind], &weights[static_cast<std::size_t>(policy::begin_of(family, kind))],
                policy::kKindSizes[kind], kFamilyNames[family], kKindNames[kind]);
}

}  // namespace

int main(int size, char** given) {
  if (size != 3) return std::fputs("policy_fit GAMES WEIGHTS\n", stderr), 64;
  Study study;
  std::ifstream lines(given[1]);
  Deal deal;
  for (std::string line; std::getline(lines, line);)
    if (read_deal(line, deal)) study_deal(study, deal);
  Weights weights(policy::kWeights);
  fit_study(study, weights);
  return write_weights(given[2], weights), 0;
}
