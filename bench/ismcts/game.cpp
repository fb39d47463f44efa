#include "game.hpp"

#include <algorithm>

namespace minnesota {
namespace {

const open_spiel::GameType kType{
    /*short_name=*/"minnesota",
    /*long_name=*/"Minnesota Whist",
    open_spiel::GameType::Dynamics::kSequential,
    open_spiel::GameType::ChanceMode::kDeterministic,  // states are made of positions that are dealt
    open_spiel::GameType::Information::kImperfectInformation,
    open_spiel::GameType::Utility::kZeroSum,
    open_spiel::GameType::RewardModel::kTerminal,
    /*max_num_players=*/kSeats,
    /*min_num_players=*/kSeats,
    /*provides_information_state_string=*/true,
    /*provides_information_state_tensor=*/false,
    /*provides_observation_string=*/true,
    /*provides_observation_tensor=*/false,
    /*parameter_specification=*/{}};

std::string bytes_of(Cards cards) { return std::string(reinterpret_cast<const char*>(&cards), sizeof cards); }

}  // namespace

Game::Game(const Rules& given)
    : open_spiel::Game(kType, {}),
      rules(given),
      most_((kRanks - kRanks / 2) * std::max({1, rules.grand_points, rules.nullo_points, rules.failed_grand_points})) {}

std::unique_ptr<open_spiel::State> Game::NewInitialState() const { return state_of(Position(0, Hands{})); }

std::unique_ptr<open_spiel::State> Game::state_of(const Position& position) const {
  return std::make_unique<State>(shared_from_this(), rules, position);
}

std::vector<open_spiel::Action> State::LegalActions() const {
  std::vector<open_spiel::Action> found;
  if (IsTerminal()) return found;
  const Cards legal = position_.legal();
  found.reserve(std::popcount(legal));
  for (Cards rest = legal; rest; rest &= rest - 1) found.push_back(std::countr_zero(rest));
  return found;
}

std::string State::ActionToString(open_spiel::Player, open_spiel::Action action) const {
  return (position_.laying ? "lay " : "play ") + text_of(static_cast<int>(action));
}

std::vector<double> State::Returns() const {
  if (!IsTerminal()) return std::vector<double>(kSeats, 0.0);
  const auto gains = position_.gains(*rules_);
  return {gains.begin(), gains.end()};
}

std::string State::InformationStateString(open_spiel::Player player) const {
  return bytes_of(position_.dealt[player]) + bytes_of(position_.lays[player]) + ObservationString(player);
}

std::string State::ObservationString(open_spiel::Player) const {
  return static_cast<char>(position_.laying ? position_.turn : kSeats) + position_.public_log;
}

void State::DoApplyAction(open_spiel::Action action) {
  position_.play(*rules_, static_cast<int>(action));
  worlds_.reset();
}

std::unique_ptr<open_spiel::State> State::ResampleFromInfostate(int player, std::function<double()> rng) const {
  if (!worlds_) worlds_ = std::make_shared<Worlds>(*rules_, position_, player);
  auto drawn = std::make_unique<State>(*this);
  drawn->worlds_.reset();
  drawn->position_.dealt = worlds_->draw(rng);
  for (int seat = 0; position_.laying && seat < kSeats; ++seat) {
    if (seat == player || !position_.has_laid[seat]) continue;
    Cards rest = drawn->position_.dealt[seat];
    for (int skipped = static_cast<int>(rng() * kRanks); skipped > 0; --skipped) rest &= rest - 1;
    drawn->position_.lays[seat] = rest & -rest;
  }
  return drawn;
}

std::string text_of(int card) { return {"CDHS"[suit_of(card)], "23456789TJQKA"[card % kRanks]}; }

}  // namespace minnesota
