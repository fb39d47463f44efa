// Answers questions: from the first guess to the value, the value of every card, and a line of best play.
#include <new>

#include "question.hpp"
#include "search.hpp"

namespace WHIST_ENGINE {
namespace {

using whist::Answer;
using whist::Bounds;
using whist::CardValue;
using whist::Objective;
using whist::Question;
using whist::Spend;
using whist::Wants;
using Clock = std::chrono::steady_clock;

struct Circle {
  int after[kSeats];
  int size;
  unsigned seats;
};

Circle circle_of(unsigned seats) {
  Circle circle{{}, count(seats), seats};
  for (int seat = 0; seat < kSeats; ++seat) {
    int next = (seat + 1) % kSeats;
    while (!(seats >> next & 1)) next = (next + 1) % kSeats;
    circle.after[seat] = next;
  }
  return circle;
}

/// A position: a trick on the table (perhaps with no card), and whose turn it is.
struct Position {
  Cards hands[kSeats];
  Trick trick;
  int seat;
  bool first;      // the trick on the table is the question's own
  int tricks;      // still to be taken and counted, this one included
  int taken;       // counted so far
};

class Driver final : public whist::Solver {
 public:
  explicit Driver(std::size_t bytes) : search_(bytes) {}
  bool ready() const { return search_.ready(); }

  void solve(const Question* questions, int count, Wants wants, Spend spend, const std::atomic<bool>* interrupted,
             Answer* answers) override {
    bool begun = false;
    for (int i = 0; i < count; ++i) {
      answers[i] = Answer{};
      answers[i].problem = whist::problem_of(questions[i]);
      if (answers[i].problem != whist::Problem::kFine) continue;
      const auto start = Clock::now();
      Limits limits;
      limits.nodes = spend.nodes;
      limits.interrupted = interrupted;
      if (spend.seconds > 0) limits.end = start + std::chrono::microseconds(static_cast<long long>(spend.seconds * 1e6));
      begin(questions[i], !begun);
      begun = true;
      search_.limit(limits);
      answer(questions[i], wants, answers[i]);
      answers[i].nodes = search_.nodes();
      answers[i].limited = search_.stopped();
      answers[i].seconds = std::chrono::duration<double>(Clock::now() - start).count();
    }
  }

 private:
  void begin(const Question& question, bool fresh);
  Position root(const Question& question) const;
  void answer(const Question& question, Wants wants, Answer& out);
  bool at_least(const Position& position, int need);
  bool first_trick(Position position, int need);
  Moves legal(const Position& position) const;
  Position after(const Position& position, int card) const;
  void narrow(const Position& position, int guess, Bounds& bounds);
  void value_cards(const Position& position, const Bounds& whole, Answer& out);
  void judge_cards(const Position& position, int need, bool wanted, Answer& out);
  void find_line(Position position, int value, Answer& out);
  int guess(const Position& position) const;
  bool maximising(int seat) const { return maximisers_ >> seat & 1; }

  Search search_;
  Circle now_{}, later_{};
  unsigned maximisers_ = 0, counted_ = 0;
  int trump_ = kNoTrump;
  int beyond_ = 0;
  /// The value of a question before that is alike, and whose tricks it counts.
  struct Near {
    int value = -1;
    unsigned counted = 0;
  } near_;
  bool flipped_ = false;  // the search counts the other side's tricks
};

void Driver::begin(const Question& question, bool fresh) {
  now_ = circle_of(question.now);
  later_ = circle_of(question.later);
  trump_ = question.trump;
  const bool away = question.objective == Objective::kFewest || question.objective == Objective::kNone;
  maximisers_ = (away ? ~question.side : question.side) & 15;
  counted_ = question.counts & 15;
  const int full = count(question.hands[question.leader]) + (question.lying > 0);
  beyond_ = question.objective == Objective::kFirst && question.target < full ? full - question.target : 0;
  flipped_ = !(counted_ & question.later & (~question.later + 1));
  if (!fresh) return;
  near_ = {};
  Rules rules;
  rules.size = later_.size;
  rules.seats = question.later;
  rules.maximisers = flipped_ ? ~maximisers_ & 15 : maximisers_;
  rules.counted = flipped_ ? ~counted_ & 15 : counted_;
  rules.trump = trump_;
  rules.beyond = beyond_;
  Cards hands[kSeats];
  for (int seat = 0; seat < kSeats; ++seat) {
    rules.after[seat] = later_.after[seat];
    hands[seat] = question.hands[seat];
  }
  int player = question.leader;
  for (int i = 0; i < question.lying; ++i, player = now_.after[player]) hands[player] |= bit(question.table[i]);
  search_.begin(hands, rules);
}

Position Driver::root(const Question& question) const {
  Position position{};
  for (int seat = 0; seat < kSeats; ++seat) position.hands[seat] = question.now >> seat & 1 ? question.hands[seat] : 0;
  position.first = true;
  position.seat = question.leader;
  position.trick = Trick{0, 0, question.leader, 0, 0};
  position.tricks = count(question.hands[question.leader]) + (question.lying > 0) - beyond_;
  for (int i = 0; i < question.lying; ++i) {
    position.hands[position.seat] |= bit(question.table[i]);
    position = after(position, question.table[i]);
  }
  return position;
}

Position Driver::after(const Position& position, int card) const {
  Position next = position;
  const Circle& circle = position.first ? now_ : later_;
  const int seat = position.seat;
  Trick& trick = next.trick;
  next.hands[seat] &= ~bit(card);
  if (trick.lying == 0) {
    trick = Trick{suit_of(card), card, seat, 1, bit(card)};
  } else {
    const bool same = suit_of(card) == suit_of(trick.best);
    if (same ? card > trick.best : suit_of(card) == trump_) trick.best = card, trick.winner = seat;
    ++trick.lying;
    trick.cards |= bit(card);
  }
  next.seat = circle.after[seat];
  if (trick.lying < circle.size) return next;
  next.taken += static_cast<int>(counted_ >> trick.winner & 1);
  --next.tricks;
  next.first = false;
  next.seat = later_.seats >> trick.winner & 1 ? trick.winner : later_.after[trick.winner];
  for (int other = 0; other < kSeats; ++other)
    if (!(later_.seats >> other & 1)) next.hands[other] = 0;
  trick = Trick{0, 0, next.seat, 0, 0};
  return next;
}

Moves Driver::legal(const Position& position) const {
  const Cards hand = position.hands[position.seat];
  const Cards following = position.trick.lying ? hand & suit_mask(position.trick.led) : 0;
  Cards apart = position.hands[0] | position.hands[1] | position.hands[2] | position.hands[3];
  apart &= ~hand;
  if (position.trick.lying) apart |= bit(position.trick.best);
  Moves moves;
  groups(following ? following : hand, apart, moves);
  return moves;
}

/// Whether so many tricks are counted from here on, those taken included.
bool Driver::at_least(const Position& position, int need) {
  need -= position.taken;
  if (need <= 0) return true;
  if (need > position.tricks) return false;
  if (position.first && now_.seats != later_.seats) return first_trick(position, need + position.taken);
  const int asked = flipped_ ? position.tricks - need + 1 : need;
  const bool found = position.trick.lying ? search_.within(position.hands, position.trick, position.seat, asked)
                                          : search_.between(position.hands, position.seat, asked);
  return found != flipped_;
}

/// The trick in which a seat takes part for the last time is searched card by card, before the table is of use.
bool Driver::first_trick(Position position, int need) {
  if (!position.first) return at_least(position, need);
  const Moves moves = legal(position);
  const bool wanted = maximising(position.seat);
  for (int i = moves.size - 1; i >= 0; --i) {
    if (first_trick(after(position, moves.list[i].card), need) == wanted) return wanted;
    if (search_.stopped()) return false;
  }
  return !wanted;
}

/// A first guess: the value with another leader, or the side's share of the highest cards and of the trumps, and the lead, weighed by a
/// fit to solved deals.
int Driver::guess(const Position& position) const {
  if (near_.value >= 0) return near_.counted == counted_ ? near_.value : position.tricks - near_.value;
  Cards left = 0, ours = 0;
  for (int seat = 0; seat < kSeats; ++seat) {
    left |= position.hands[seat];
    if (counted_ >> seat & 1) ours |= position.hands[seat];
  }
  int own = 0, all = 0;
  for (int suit = 0; suit < kSuits; ++suit) {
    Cards cards = left & suit_mask(suit);
    for (int weight = 4; weight > 0 && cards; --weight) {
      const Cards top = highest_bit(cards);
      cards ^= top;
      all += weight;
      if (ours & top) own += weight;
    }
  }
  const double share = all ? static_cast<double>(own) / all - 0.5 : 0.0;
  const double lead = counted_ >> position.seat & 1 ? 0.5 : -0.5;
  double tricks = position.tricks * 0.5;
  const Cards trumps = trump_ == kNoTrump ? 0 : left & suit_mask(trump_);
  if (!(maximisers_ & counted_)) {
    tricks += position.tricks * 0.42 * share - 0.29 * lead;
  } else if (trumps) {
    const double trump_share = static_cast<double>(count(trumps & ours)) / count(trumps) - 0.5;
    tricks += position.tricks * (1.24 * share + 1.04 * trump_share) + 0.63 * lead;
  } else {
    tricks += position.tricks * 1.56 * share + 0.87 * lead;
  }
  const int rounded = static_cast<int>(tricks + 0.5);
  return position.taken + (tricks < 0 ? 0 : rounded > position.tricks ? position.tricks : rounded);
}

/// Asks around a guess until the bounds meet or the search is stopped.
void Driver::narrow(const Position& position, int guess, Bounds& bounds) {
  while (bounds.least < bounds.most) {
    const int need = guess <= bounds.least ? bounds.least + 1 : guess > bounds.most ? bounds.most : guess;
    const bool found = at_least(position, need);
    if (search_.stopped()) return;
    if (found) bounds.least = need, guess = need + 1;
    else bounds.most = need - 1, guess = need - 1;
  }
}

void Driver::answer(const Question& question, Wants wants, Answer& out) {
  const Position position = root(question);
  const int most = position.tricks;
  int need = 0;
  bool wanted = true;  // the verdict is that of "at least `need`", or its opposite
  switch (question.objective) {
    case Objective::kMost:
    case Objective::kFewest: {
      out.value = {0, most};
      narrow(position, guess(position), out.value);
      if (out.value.least == out.value.most) near_ = {out.value.least, counted_};
      if (wants.cards) value_cards(position, out.value, out);
      if (wants.line && out.value.least == out.value.most && !search_.stopped()) find_line(position, out.value.least, out);
      return;
    }
    case Objective::kAtLeast: need = question.target; break;
    case Objective::kNone: need = 1, wanted = false; break;
    case Objective::kFirst: need = most; break;
  }
  const bool found = at_least(position, need);
  out.value = search_.stopped() ? Bounds{0, 1} : Bounds{found == wanted, found == wanted};
  if (wants.cards) judge_cards(position, need, wanted, out);
  if (wants.line && !search_.stopped()) find_line(position, found ? need : need - 1, out);
}

/// Every legal card with its value, equal cards alike, in the order of their indices.
void Driver::value_cards(const Position& position, const Bounds& whole, Answer& out) {
  const Moves moves = legal(position);
  const bool max = maximising(position.seat);
  for (int i = 0; i < moves.size; ++i) {
    Bounds value = max ? Bounds{0, whole.most} : Bounds{whole.least, position.tricks};
    const Position next = after(position, moves.list[i].card);
    // Whether it is as good as the best comes first: that is one question for those that are, and seldom more than two for the others.
    if (!search_.stopped()) narrow(next, max ? whole.least : whole.least + 1, value);
    const Cards group = position.hands[position.seat] & ((bit(moves.list[i].high) << 1) - 1) & ~(bit(moves.list[i].low) - 1);
    for (Cards rest = group; rest; rest &= rest - 1) out.cards[out.card_count++] = {lowest(rest), value};
  }
}

void Driver::judge_cards(const Position& position, int need, bool wanted, Answer& out) {
  const Moves moves = legal(position);
  for (int i = 0; i < moves.size; ++i) {
    Bounds value{0, 1};
    if (!search_.stopped()) {
      const bool found = at_least(after(position, moves.list[i].card), need);
      if (!search_.stopped()) value = {found == wanted, found == wanted};
    }
    const Cards group = position.hands[position.seat] & ((bit(moves.list[i].high) << 1) - 1) & ~(bit(moves.list[i].low) - 1);
    for (Cards rest = group; rest; rest &= rest - 1) out.cards[out.card_count++] = {lowest(rest), value};
  }
}

/// A line in which every card keeps the value: at least `value` for the maximisers, no more for the others.
void Driver::find_line(Position position, int value, Answer& out) {
  while (position.tricks > 0 && position.hands[position.seat]) {
    const Moves moves = legal(position);
    const bool max = maximising(position.seat);
    int chosen = moves.list[0].card;
    for (int i = 0; i < moves.size; ++i) {
      const Position next = after(position, moves.list[i].card);
      const bool kept = max ? at_least(next, value) : !at_least(next, value + 1);
      if (search_.stopped()) return;
      if (!kept) continue;
      chosen = moves.list[i].card;
      break;
    }
    out.line[out.line_length++] = chosen;
    position = after(position, chosen);
  }
}

}  // namespace

whist::Solver* make_solver(std::size_t bytes);
whist::Solver* make_solver(std::size_t bytes) {
  auto* driver = new (std::nothrow) Driver(bytes);
  if (driver && !driver->ready()) {
    delete driver;
    return nullptr;
  }
  return driver;
}

}  // namespace WHIST_ENGINE
