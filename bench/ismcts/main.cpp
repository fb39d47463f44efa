// OpenSpiel's information-set tree search as a player of the Minnesota family, by the lines of docs/players-protocol.md.
//
// `--act-ms 200` gives an act as many simulations as take about so long on a quiet core, by costs measured beforehand, so that a busy
// machine does not weaken it; `--simulations N` gives each act N. `--key public` has one tree of the moves that all see, `--key own`
// a node for each state of knowledge of the seat to act. `--time` tells on standard error what acts took. A line of the type `deal`, which
// the protocol does not have, is answered by the points of a deal played out: by it the twin is compared with the rules.

#include <ctime>
#include <iostream>
#include <stdexcept>

#include "game.hpp"
#include "open_spiel/algorithms/is_mcts.h"
#include "open_spiel/algorithms/mcts.h"
#include "open_spiel/json/include/nlohmann/json.hpp"

namespace {

using Json = nlohmann::json;
using minnesota::Cards;
using minnesota::kSeats;

/// The cost of a simulation in nanoseconds: of its start, and of each card still to be played. Measured with `--time`.
constexpr double kStartNs = 1200, kCardNs = 86;

struct Settings {
  double act_ms = 200, uct = 5;
  int simulations = 0;
  bool is_public = true, tells_time = false;
};

int card_of(const std::string& text) {
  const auto suit = std::string("CDHS").find(text.at(0)), rank = std::string("23456789TJQKA").find(text.at(1));
  if (suit == std::string::npos || rank == std::string::npos) throw std::runtime_error("no card: " + text);
  return static_cast<int>(suit * minnesota::kRanks + rank);
}

Cards cards_of(const Json& texts) {
  Cards found = 0;
  for (const auto& text : texts) found |= minnesota::bit_of(card_of(text));
  return found;
}

/// The card or cards behind the first word of an act; none of a hidden one.
Cards cards_of_act(const Json& act) {
  if (act.is_null()) return 0;
  const std::string text = act;
  Cards found = 0;
  for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1)) {
    found |= minnesota::bit_of(card_of(text.substr(at + 1, 2)));
  }
  return found;
}

minnesota::Rules rules_of(const Json& options) {
  const auto is = [&](const char* name, const char* value) { return options.at(name) == value; };
  const auto number = [&](const char* name) { return std::stoi(options.at(name).get<std::string>()); };
  if (!is("bidding", "cards") || !is("overcall", "none") || !is("low_lead", "left_of_dealer")) {
    throw std::runtime_error("only bid cards, without specials, the dealer's left leading to a Low");
  }
  minnesota::Rules rules;
  rules.black_high = is("colours", "black_high");
  rules.names_trump = is("trump", "first_lead");
  rules.high_lead = is("high_lead", "grander") ? 0 : is("high_lead", "left_of_grander") ? 1 : 3;
  rules.grander_loses = is("failed_grand", "grander_loses");
  rules.winner_scores_low = is("low_scoring", "winner_plus");
  rules.grand_points = number("grand_points");
  rules.nullo_points = number("nullo_points");
  rules.failed_grand_points = number("failed_grand_points");
  return rules;
}

/// The position after these acts: pairs of a seat and the text of what it did.
minnesota::Position position_of(const minnesota::Rules& rules, int dealer, const minnesota::Hands& hands, const Json& acts) {
  minnesota::Position position(dealer, hands);
  for (const auto& act : acts) {
    const int seat = act[0];
    const Cards cards = cards_of_act(act[1]);
    if (position.laying) position.lay(rules, seat, cards);
    else if (seat != position.turn) throw std::runtime_error("it is another seat's turn");
    else position.play(rules, std::countr_zero(cards));
  }
  return position;
}

minnesota::Position position_of(const minnesota::Rules& rules, const Json& view) {
  const int viewer = view.at("viewer");
  minnesota::Hands hands{};
  hands[viewer] = cards_of(view.at("hand"));
  for (const auto& act : view.at("acts")) {
    const bool is_card = act[1].is_string() && act[1].get<std::string>().starts_with("play ");
    if (is_card) hands[act[0].get<int>()] |= cards_of_act(act[1]);
  }
  minnesota::Position position = position_of(rules, view.at("setting").at("dealer"), hands, view.at("acts"));
  if (position.laying) position.turn = viewer;
  Cards legal = 0;
  for (const auto& act : view.at("legal")) {
    const Cards cards = cards_of_act(act);
    if (std::has_single_bit(cards)) legal |= cards;
  }
  if (position.turn != viewer || position.legal() != legal) throw std::runtime_error("the twin has other rules: " + view.dump());
  return position;
}

int simulations_of(const Settings& settings, const minnesota::Position& position) {
  if (settings.simulations) return settings.simulations;
  int left = minnesota::kCards;
  for (const Cards played : position.played) left -= std::popcount(played);
  return std::max(1, static_cast<int>(settings.act_ms * 1e6 / (kStartNs + kCardNs * left)));
}

std::string chosen(const minnesota::Game& game, const Settings& settings, const Json& turn) {
  const minnesota::Position position = position_of(game.rules, turn.at("view"));
  const auto seed = static_cast<int>(turn.at("random").get<std::uint64_t>() & 0x3fffffff);
  const int simulations = simulations_of(settings, position);
  open_spiel::algorithms::ISMCTSBot bot(
      seed, std::make_shared<open_spiel::algorithms::RandomRolloutEvaluator>(1, seed + 1), settings.uct, simulations,
      open_spiel::algorithms::kUnlimitedNumWorldSamples, open_spiel::algorithms::ISMCTSFinalPolicyType::kMaxVisitCount,
      /*use_observation_string=*/settings.is_public, /*allow_inconsistent_action_sets=*/settings.is_public);
  const auto state = game.state_of(position);
  const std::clock_t start = std::clock();
  const open_spiel::Action act = bot.Step(*state);
  if (settings.tells_time) {
    std::cerr << position.public_log.size() << ' ' << simulations << ' '
              << 1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC << " ms\n";
  }
  return state->ActionToString(position.turn, act);
}

Json points_of(const minnesota::Rules& rules, const Json& deal) {
  minnesota::Hands hands{};
  for (int seat = 0; seat < kSeats; ++seat) hands[seat] = cards_of(deal.at("hands")[seat]);
  const auto position = position_of(rules, deal.at("dealer"), hands, deal.at("acts"));
  if (!position.is_over()) throw std::runtime_error("the deal is not over");
  return {{"points", position.points(rules)}, {"won", position.won}};
}

Settings settings_of(int count, char** words) {
  Settings settings;
  for (int i = 1; i < count; ++i) {
    const std::string name = words[i];
    const std::string value = i + 1 < count ? words[i + 1] : "";
    if (name == "--time") settings.tells_time = true;
    else if (name == "--act-ms") settings.act_ms = std::stod(value);
    else if (name == "--uct") settings.uct = std::stod(value);
    else if (name == "--simulations") settings.simulations = std::stoi(value);
    else if (name == "--key") settings.is_public = value == "public";
    i += name != "--time";
  }
  return settings;
}

void answer(const Json& message) { std::cout << message.dump() << std::endl; }

}  // namespace

int main(int count, char** words) {
  const Settings settings = settings_of(count, words);
  std::shared_ptr<const minnesota::Game> game;
  for (std::string line; std::getline(std::cin, line);) {
    const Json told = Json::parse(line);
    const std::string type = told.at("type");
    if (type == "bye") break;
    if (type == "hello") {
      try {
        if (told.at("game") != "minnesota") throw std::runtime_error("only the Minnesota family");
        game = std::make_shared<minnesota::Game>(rules_of(told.at("options")));
        answer({{"type", "ready"}, {"protocol", 1}, {"name", "OpenSpiel's ISMCTS"}});
      } catch (const std::runtime_error& problem) {
        answer({{"type", "refuse"}, {"why", problem.what()}});
      }
    } else if (type == "deal") {
      answer(points_of(game->rules, told));
    } else {
      answer({{"type", "act"}, {"id", told.at("id")}, {"act", chosen(*game, settings, told)}});
    }
  }
}
