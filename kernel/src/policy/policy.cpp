// Playing out, likelihoods and scores by the weights.
#include "policy.hpp"

#include <cmath>
#include <limits>

#include "features.hpp"
#include "play.hpp"
#include "play_reading.hpp"
#include "scores.hpp"

namespace WHIST_ENGINE {

namespace {

/// The share of turns at which any card is taken to be as likely: nobody plays by the weights alone.
constexpr double kAnyCard = 0.03;

/// The log of the chance of a card: mostly by the softmax of the scores in hundredths, and in part any card alike.
double log_chance(const Scores& of, int index) {
  const int top = of.scores[of.best()];
  double sum = 0;
  int chosen = top;
  for (int i = 0; i < of.size; ++i) {
    sum += std::exp((of.scores[i] - top) / 100.0);
    if (of.cards[i] == index) chosen = of.scores[i];
  }
  return std::log((1 - kAnyCard) * std::exp((chosen - top) / 100.0) / sum + kAnyCard / of.size);
}

/// A deal while it is played on.
struct Table {
  Seen seen;
  Cards hands[kSeats], in_play;

  Table(const Seen& start, const policy::Hands& world) : seen(start) {
    spread(world, hands);
    in_play = all_cards(hands);
  }

  void put(int card) {
    hands[seen.turn()] &= ~bit(card);
    in_play &= ~bit(card);
    seen.play(card);
  }
};

class TablePolicy final : public policy::Policy {
 public:
  explicit TablePolicy(const std::int16_t* weights) : weights_(weights, weights + policy::kWeights) {}

  void play_out(const policy::Situation& situation, const policy::Hands* worlds, int count, int card, int* tricks) const override {
    const PolicyRules rules(situation);
    const Seen start = seen_in(rules, situation);
    for (int i = 0; i < count; ++i) tricks[i] = played_out(start, worlds[i], card);
  }

  void play_on(const policy::Situation& situation, const policy::Hands* worlds, int count, int card, int left,
               policy::PlayedOn* found) const override {
    const PolicyRules rules(situation);
    const Seen start = seen_in(rules, situation);
    for (int i = 0; i < count; ++i) {
      Table table(start, worlds[i]);
      if (card >= 0) table.put(spread_index(card));
      while (!table.seen.leads() || std::popcount(table.hands[table.seen.turn()]) > left) go_on(table);
      found[i] = {packed_hands(table.hands), table.seen.turn(), table.seen.trump, table.seen.taken - start.taken};
    }
  }

  void log_likelihoods(const policy::Situation& situation, const policy::Hands* worlds, int count, unsigned seats,
                       double* logs) const override {
    const PolicyRules rules(situation);
    for (int i = 0; i < count; ++i) logs[i] = log_likelihood(rules, situation, worlds[i], seats);
  }

  policy::PlayReading* read_play(const policy::Situation& situation, const policy::PlayAsked& asked) const override {
    return new TurnReading(weights_.data(), situation, asked);
  }

  void scores(const policy::Situation& situation, const policy::Hands& world, int* scores) const override {
    const PolicyRules rules(situation);
    const Seen seen = seen_in(rules, situation);
    Cards hands[kSeats];
    spread(world, hands);
    const Scores found = scored(seen, hands[seen.turn()], all_cards(hands), hands);
    for (int i = 0; i < 52; ++i) scores[i] = std::numeric_limits<int>::min();
    for (int i = 0; i < found.size; ++i) scores[packed_index(found.cards[i])] = found.scores[i];
  }

 private:
  Scores scored(const Seen& seen, Cards hand, Cards in_play, const Cards* hands) const {
    const int kind = kind_of(seen, hand);
    Scores found;
    found.weights = &weights_[static_cast<std::size_t>(policy::begin_of(family_of(seen), kind))];
    put_features(seen, kind, hand, in_play & ~hand, hands, found);
    return found;
  }

  /// The seat to play plays its card of the highest score.
  void go_on(Table& table) const {
    const Cards hand = table.hands[table.seen.turn()];
    if (const int only = only_card(table.seen, hand); only >= 0) return table.put(only);
    const Scores found = scored(table.seen, hand, table.in_play, table.hands);
    table.put(found.cards[found.best()]);
  }

  int played_out(const Seen& start, const policy::Hands& world, int card) const {
    Table table(start, world);
    if (card >= 0) table.put(spread_index(card));
    while (table.hands[table.seen.turn()]) go_on(table);
    return table.seen.taken - start.taken;
  }

  double log_likelihood(const PolicyRules& rules, const policy::Situation& situation, const policy::Hands& world, unsigned seats) const {
    Cards hands[kSeats];
    spread(world, hands);
    Seen before(rules, situation);
    for (const int card : situation.played) {
      hands[before.turn()] |= bit(spread_index(card));
      before.play(spread_index(card));
    }
    Seen seen(rules, situation);
    Cards in_play = all_cards(hands);
    double sum = 0;
    for (const int card : situation.played) {
      const int index = spread_index(card), seat = seen.turn();
      if (seats >> seat & 1 && only_card(seen, hands[seat]) < 0)
        sum += log_chance(scored(seen, hands[seat], in_play, hands), index);
      hands[seat] &= ~bit(index);
      in_play &= ~bit(index);
      seen.play(index);
    }
    return sum;
  }

  std::vector<std::int16_t> weights_;
};

}  // namespace

policy::Policy* make_policy(const std::int16_t* weights) { return new TablePolicy(weights); }

}  // namespace WHIST_ENGINE
