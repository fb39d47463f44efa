// The twin as a game of OpenSpiel. A seat's information is what it was dealt and what it has seen (perfect recall); the observation is
// what all have seen, which makes one tree of public moves as in Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree
// Search" (2012), the single-observer kind.
#pragma once

#include <memory>

#include "open_spiel/spiel.h"
#include "position.hpp"
#include "worlds.hpp"

namespace minnesota {

class Game : public open_spiel::Game {
 public:
  explicit Game(const Rules& rules);

  int NumDistinctActions() const override { return kCards; }
  std::unique_ptr<open_spiel::State> NewInitialState() const override;
  int NumPlayers() const override { return kSeats; }
  double MinUtility() const override { return -most_; }
  double MaxUtility() const override { return most_; }
  int MaxGameLength() const override { return kSeats + kCards; }

  /// The state of this position. The viewer's hand is known, and those of others one world among many.
  std::unique_ptr<open_spiel::State> state_of(const Position& position) const;

  const Rules rules;

 private:
  double most_;
};

class State : public open_spiel::State {
 public:
  State(std::shared_ptr<const open_spiel::Game> game, const Rules& rules, const Position& position)
      : open_spiel::State(std::move(game)), rules_(&rules), position_(position) {}

  open_spiel::Player CurrentPlayer() const override { return IsTerminal() ? open_spiel::kTerminalPlayerId : position_.turn; }
  std::vector<open_spiel::Action> LegalActions() const override;
  std::string ActionToString(open_spiel::Player, open_spiel::Action action) const override;
  std::string ToString() const override { return InformationStateString(0) + position_.public_log; }
  bool IsTerminal() const override { return position_.is_over(); }
  std::vector<double> Returns() const override;
  std::string InformationStateString(open_spiel::Player player) const override;
  std::string ObservationString(open_spiel::Player player) const override;
  std::unique_ptr<open_spiel::State> Clone() const override { return std::make_unique<State>(*this); }
  std::unique_ptr<open_spiel::State> ResampleFromInfostate(int player, std::function<double()> rng) const override;

 protected:
  void DoApplyAction(open_spiel::Action action) override;

 private:
  const Rules* rules_;
  Position position_;
  mutable std::shared_ptr<const Worlds> worlds_;  // of this state, made when worlds are first asked for
};

/// The text of a card: its suit and rank, `HK`.
std::string text_of(int card);

}  // namespace minnesota
