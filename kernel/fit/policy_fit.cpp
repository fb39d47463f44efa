// Fits the weights of the fast policy (kernel/src/policy):
//   policy_fit likely GAMES WEIGHTS            to the cards played in deals that tools/policy_games.py wrote down
//   policy_fit improve WEIGHTS SEED TURNS PASSES   for playing out, from what each card came to
// The chances of cards are a softmax regression on the card chosen among those that might be played. To improve, the policy plays
// random deals; at some turns each card is tried and the deal played out from there by all four. Of two cards the one that came to
// more is to come first, the more so the more it brought: a pairwise logistic regression that begins with the weights of the pass
// before. Since everybody plays on by its own hand alone, what a card comes to is not what it would be with open cards.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "../src/policy/play.hpp"
#include "../tests/random.hpp"

namespace {

using namespace WHIST_ENGINE;
using policy::Situation;

constexpr int kEpochs = 12, kImprovingEpochs = 2, kMostFeatures = 16, kExploring = 60;
constexpr double kStep = 0.12, kImprovingStep = 0.006, kPace = 1e-3, kImprovingPace = 300, kSlower = 0.82, kDecay = 2e-4, kMostWeight = 300;
constexpr const char* kPurposeNames[] = {"likely", "playout"};
constexpr const char* kFamilyNames[] = {"high", "trump", "low", "avoid", "catch", "naming"};
constexpr const char* kKindNames[] = {"lead", "follow", "discard"};

/// A card of a turn: the weights that apply to it, and what it is worth (for a card chosen 1, else 0).
struct Choice {
  int size = 0;
  std::int16_t numbers[kMostFeatures];
  float worth = 0;
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
    whole[i] = static_cast<std::int16_t>(std::lround(std::clamp(weights[i] * 100, -kMostWeight * 10, kMostWeight * 10)));
  return whole;
}

bool read_weights(const char* name, Weights& weights) {
  std::ifstream file(name);
  std::string word;
  std::size_t at = 0;
  while (file >> word) {
    char* end;
    const long value = std::strtol(word.c_str(), &end, 10);
    if (*end) continue;
    if (at == weights.size()) return false;
    weights[at++] = static_cast<double>(value) / 100;
  }
  return at == weights.size();
}

void write_weights(const char* name, const Weights& weights) {
  std::ofstream file(name);
  const std::vector<std::int16_t> whole = rounded(weights);
  std::size_t at = 0;
  for (const char* purpose : kPurposeNames)
    for (const char* family : kFamilyNames)
      for (int kind = 0; kind < policy::kKinds; ++kind) {
        file << purpose << ' ' << family << ' ' << kKindNames[kind];
        for (int i = 0; i < policy::kKindSizes[kind]; ++i) file << (i % 32 ? ' ' : '\n') << whole[at++];
        file << '\n';
      }
}

/// Takes down one turn, with the worth of each of its cards.
template <class Worth>
void take_down(Study& study, const Seen& seen, Cards hand, Cards in_play, const Cards* hands, const Worth& worth) {
  const int kind = kind_of(seen, hand);
  Turns& turns = study.turns[family_of(seen)][kind];
  std::vector<int> cards;
  Taken sink{turns.choices, cards};
  put_features(seen, kind, hand, in_play & ~hand, hands, sink);
  for (std::size_t i = 0; i < cards.size(); ++i) turns.choices[turns.begins.back() + i].worth = static_cast<float>(worth(cards[i]));
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
      take_down(study, seen, hands[seat], all_cards(hands), hands, [&](int index) { return index == card; });
    hands[seat] &= ~bit(card);
    seen.play(card);
  }
}

/// Weights of one family and kind that learn, each at its own pace (AdaGrad). They are drawn to where they began.
class Fit {
 public:
  Fit(double* weights, int size, double pace)
      : weights_(weights), begun_(weights, weights + size), paces_(static_cast<std::size_t>(size), pace) {}

  double score(const Choice& choice) const {
    double sum = 0;
    for (int k = 0; k < choice.size; ++k) sum += weights_[choice.numbers[k]];
    return sum;
  }

  /// One step towards the card chosen; returns the log of its chance before the step.
  double learn_choice(const Choice* choices, int size, double step) {
    double chances[kMostCards], sum = 0, top = -1e9, log_chance = 0;
    for (int i = 0; i < size; ++i) top = std::max(top, chances[i] = score(choices[i]));
    for (int i = 0; i < size; ++i) sum += chances[i] = std::exp(chances[i] - top);
    for (int i = 0; i < size; ++i) {
      if (choices[i].worth > 0) log_chance = std::log(chances[i] / sum);
      if (step > 0) change(choices[i], chances[i] / sum - choices[i].worth, step);
    }
    return log_chance;
  }

  /// One step towards having the better of every two cards first; returns what the first card is worth less than the best.
  double learn_order(const Choice* choices, int size, double step) {
    double scores[kMostCards], slopes[kMostCards] = {};
    int first = 0;
    float best = choices[0].worth;
    for (int i = 0; i < size; ++i) {
      scores[i] = score(choices[i]);
      if (scores[i] > scores[first]) first = i;
      best = std::max(best, choices[i].worth);
    }
    for (int a = 0; a < size; ++a)
      for (int b = 0; b < size; ++b) {
        const double more = choices[a].worth - choices[b].worth;
        if (more <= 0) continue;
        const double slope = more / (1 + std::exp(scores[a] - scores[b])) / size;
        slopes[a] -= slope;
        slopes[b] += slope;
      }
    for (int i = 0; i < size && step > 0; ++i) change(choices[i], slopes[i], step);
    return best - choices[first].worth;
  }

 private:
  void change(const Choice& choice, double slope, double step) {
    for (int k = 0; k < choice.size; ++k) {
      const auto i = static_cast<std::size_t>(choice.numbers[k]);
      const double whole = slope + kDecay * (weights_[i] - begun_[i]);
      paces_[i] += whole * whole;
      weights_[i] -= step * whole / std::sqrt(paces_[i]);
    }
  }

  double* weights_;
  std::vector<double> begun_, paces_;
};

/// Fits one family and kind; the first nine turns in ten teach, those of the last deals judge.
void fit_turns(const Turns& turns, double* weights, int size, bool improve, const char* family, const char* kind) {
  if (turns.size() < 50) return;
  Fit fit(weights, size, improve ? kImprovingPace : kPace);
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
    return improve ? fit.learn_order(choices, number, step) : fit.learn_choice(choices, number, step);
  };
  const auto judged = [&] {
    double sum = 0;
    for (std::size_t i = teachers; i < order.size(); ++i) sum += learn(order[i], 0);
    return sum / static_cast<double>(order.size() - teachers);
  };
  const double before = judged();
  double step = improve ? kImprovingStep : kStep;
  for (int epoch = 0; epoch < (improve ? kImprovingEpochs : kEpochs); ++epoch, step *= kSlower) {
    shuffle(teachers);
    for (std::size_t i = 0; i < teachers; ++i) learn(order[i], step);
  }
  std::printf("%s %s: %zu turns, %s %.4f before, %.4f after\n", family, kind, turns.size(), improve ? "loss" : "log chance", before, judged());
  std::fflush(stdout);
}

void fit_study(const Study& study, Weights& weights, int purpose, bool improve) {
  for (int family = 0; family < policy::kFamilies; ++family)
    for (int kind = 0; kind < policy::kKinds; ++kind)
      fit_turns(study.turns[family][kind], &weights[static_cast<std::size_t>(policy::begin_of(purpose, family, kind))],
                policy::kKindSizes[kind], improve, kFamilyNames[family], kKindNames[kind]);
}

int fit_likely(const char* games, const char* file) {
  Study study;
  std::ifstream lines(games);
  Deal deal;
  for (std::string line; std::getline(lines, line);)
    if (read_deal(line, deal)) study_deal(study, deal);
  Weights weights(policy::kWeights);
  fit_study(study, weights, policy::kLikely, false);
  const auto half = weights.begin() + policy::kPurposeSize;
  std::copy(weights.begin(), half, half);
  return write_weights(file, weights), 0;
}

/// Cards that can be caught in a misère: by suit the i-th lowest card is safe up to 3, 5, 7, 9.
int cards_caught(Cards hand) {
  int caught = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    int safe = 1;
    for (Cards left = hand & suit_mask(suit); left; left &= left - 1, safe += 2) caught += (lowest(left) & 15) > std::min(safe, 7);
  }
  return caught;
}

/// A random deal of a kind: High, with trumps, Low, or a misère by a seat whose hand could be one.
Deal random_deal(judge::Dice& dice, int kind) {
  Deal deal{};
  Situation& s = deal.situation;
  s.now = s.later = 15;
  s.leader = dice.below(4);
  s.trump = kNoTrump;
  for (;;) {
    int order[52];
    for (int i = 0; i < 52; ++i) order[i] = i;
    for (int i = 52; i > 1; --i) std::swap(order[i - 1], order[dice.below(i)]);
    deal.hands = {};
    for (std::size_t i = 0; i < 52; ++i) deal.hands[i % 4] |= std::uint64_t{1} << order[i];
    Cards hands[kSeats];
    spread(deal.hands, hands);
    if (kind < 3) {
      s.aim = kind == 2 ? policy::Aim::kFewest : policy::Aim::kMost;
      s.side = s.counts = 5;
      if (kind == 1) {
        const int sort = dice.below(6);
        s.names_trump = sort < 2;
        if (!s.names_trump) s.trump = dice.below(4);
        if (sort > 3) s.side = s.counts = sort == 4 ? 1u << dice.below(4) : 3u;
      }
      return deal;
    }
    int avoider = 0;
    for (int seat = 1; seat < kSeats; ++seat)
      if (cards_caught(hands[seat]) < cards_caught(hands[avoider])) avoider = seat;
    if (cards_caught(hands[avoider]) > 2) continue;
    s.aim = policy::Aim::kNone;
    s.side = s.counts = 1u << avoider;
    s.open = dice.below(3) ? 0 : s.side;
    return deal;
  }
}

/// The worth of counted tricks to the side.
double worth_of(const Situation& situation, int tricks) {
  if (situation.aim == policy::Aim::kMost) return tricks;
  if (situation.aim == policy::Aim::kFewest) return -tricks;
  return -2.0 * (tricks > 0) - 0.2 * tricks;
}

/// Plays a deal by the policy, one card in eight at random, and tries all cards at one turn in six.
void try_deal(Study& study, const policy::Policy& by, judge::Dice& dice, Deal deal, std::size_t& turns) {
  Situation& situation = deal.situation;
  const PolicyRules rules(situation);
  Seen seen(rules, situation);
  Cards hands[kSeats];
  spread(deal.hands, hands);
  for (;;) {
    const int seat = seen.turn();
    const Cards hand = hands[seat];
    if (!hand) return;
    policy::Hands left{};
    for (std::size_t i = 0; i < kSeats; ++i)
      for (Cards c = hands[i]; c; c &= c - 1) left[i] |= std::uint64_t{1} << packed_index(lowest(c));
    int card = only_card(seen, hand);
    if (card < 0) {
      if (!dice.below(seen.names_now() ? 1 : 6)) {
        const double sign = situation.side >> seat & 1 ? 1 : -1;
        take_down(study, seen, hand, all_cards(hands), hands, [&](int index) {
          int tricks;
          by.play_out(situation, &left, 1, packed_index(index), &tricks);
          return sign * worth_of(situation, seen.taken + tricks);
        });
        ++turns;
      }
      int scores[52];
      by.scores(situation, left, policy::kPlayout, scores);
      card = spread_index(static_cast<int>(std::max_element(scores, scores + 52) - scores));
      if (!dice.below(kExploring)) {
        const Cards legal = legal_cards(seen, hand);
        Cards some = legal;
        for (int skip = dice.below(count(legal)); skip > 0; --skip) some &= some - 1;
        card = lowest(some);
      }
    }
    hands[seat] &= ~bit(card);
    situation.played.push_back(packed_index(card));
    seen.play(card);
  }
}

/// The mean gain in worth of the side that plays by the new weights over the old ones, on the same deals with sides exchanged.
void compare(const policy::Policy& now, const policy::Policy& before, int kind, int deals) {
  judge::Dice dice{static_cast<std::uint64_t>(991 + kind)};
  double sum = 0, squares = 0;
  for (int i = 0; i < deals; ++i) {
    const Deal deal = random_deal(dice, kind);
    double worth[2];
    for (int turned = 0; turned < 2; ++turned) {
      Situation situation = deal.situation;
      const PolicyRules rules(situation);
      Seen seen(rules, situation);
      policy::Hands left = deal.hands;
      while (left[static_cast<std::size_t>(seen.turn())]) {
        const int seat = seen.turn();
        const bool on_side = situation.side >> seat & 1;
        int scores[52];
        (on_side != static_cast<bool>(turned) ? now : before).scores(situation, left, policy::kPlayout, scores);
        const int card = static_cast<int>(std::max_element(scores, scores + 52) - scores);
        left[static_cast<std::size_t>(seat)] &= ~(std::uint64_t{1} << card);
        situation.played.push_back(card);
        seen.play(spread_index(card));
      }
      worth[turned] = worth_of(situation, seen.taken);
    }
    const double gain = (worth[0] - worth[1]) / 2;
    sum += gain;
    squares += gain * gain;
  }
  const double mean = sum / deals;
  std::printf("kind %d: new weights gain %+.3f +- %.3f a deal and side (%d deals)\n", kind, mean,
              1.96 * std::sqrt((squares / deals - mean * mean) / deals), deals);
  std::fflush(stdout);
}

int improve(const char* file, std::uint64_t seed, std::size_t wanted, int passes) {
  Weights weights(policy::kWeights);
  if (!read_weights(file, weights)) return std::fputs("cannot read the weights\n", stderr), 66;
  const std::unique_ptr<policy::Policy> first(policy::make_policy(rounded(weights).data()));
  for (int pass = 1; pass <= passes; ++pass) {
    const std::unique_ptr<policy::Policy> by(policy::make_policy(rounded(weights).data()));
    Study study;
    for (int kind = 0; kind < 4; ++kind) {
      judge::Dice dice{seed + static_cast<std::uint64_t>(100 * pass + kind)};
      for (std::size_t turns = 0; turns < wanted;) try_deal(study, *by, dice, random_deal(dice, kind), turns);
    }
    fit_study(study, weights, policy::kPlayout, true);
    write_weights(file, weights);
    const std::unique_ptr<policy::Policy> after(policy::make_policy(rounded(weights).data()));
    for (int kind = 0; kind < 4; ++kind) compare(*after, *first, kind, 2000);
  }
  return 0;
}

}  // namespace

int main(int size, char** given) {
  if (size == 4 && !std::strcmp(given[1], "likely")) return fit_likely(given[2], given[3]);
  if (size == 6 && !std::strcmp(given[1], "improve"))
    return improve(given[2], std::strtoull(given[3], nullptr, 10), std::strtoull(given[4], nullptr, 10), std::atoi(given[5]));
  return std::fputs("policy_fit likely GAMES WEIGHTS\npolicy_fit improve WEIGHTS SEED TURNS PASSES\n", stderr), 64;
}
