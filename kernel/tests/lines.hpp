// Questions kept in files: numbers in the order of whistclub/solver/encoding.py, one question on each line. Lines that
// begin with `#` are comments.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "../src/question.hpp"

namespace judge {

/// A question and, where the line goes on after it, its value; -1 where it does not.
struct Kept {
  whist::Question question;
  int value;
};

inline Kept read(const std::string& line) {
  std::istringstream in(line);
  whist::Question q{};
  int objective = 0, value = -1;
  for (auto& hand : q.hands) in >> hand;
  in >> q.played;
  for (int& card : q.table) in >> card;
  in >> q.leader >> q.now >> q.later >> q.side >> q.counts >> q.trump >> objective >> q.target;
  q.objective = static_cast<whist::Objective>(objective);
  if (!(in >> value)) value = -1;
  return {q, value};
}

inline std::vector<Kept> read_all(const char* name) {
  std::vector<Kept> kept;
  std::ifstream file(name);
  for (std::string line; std::getline(file, line);)
    if (!line.empty() && line[0] != '#') kept.push_back(read(line));
  return kept;
}

}  // namespace judge
