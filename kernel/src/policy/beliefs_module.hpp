// The beliefs' part of the Python module.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <memory>
#include <tuple>
#include <vector>

#include "policy.hpp"

/// The play of a situation as it is read; the kinds of player are shares, slopes and parts of turns at which any card is played.
std::shared_ptr<policy::PlayReading> read_play(const policy::Policy& policy, const policy::Situation& situation,
                                               const policy::Hands& certain, std::uint64_t dealt, unsigned seats,
                                               const std::vector<std::tuple<double, double, double>>& kinds);

void add_beliefs(nanobind::module_& m);
