// Where the weights of the policy stand: tables of one family and kind of turn, one after another. The Python twin has
// the same numbers in whistclub/players/policy/layout.py; the weights themselves are data beside it (weights.txt, trained.txt).
#pragma once

namespace policy {

/// The families of contracts, by the seat that is to play: tricks wanted without or with trumps, tricks avoided by a pair or by each
/// for itself, by one against the others, by those others who try to make it take some; the lead that names trumps; and tricks wanted
/// without trumps by weights that were trained to win them.
enum Family : int { kHigh, kTrump, kLow, kAvoid, kCatch, kNaming, kTrained, kFamilies };
enum Kind : int { kLead, kFollow, kDiscard, kKinds };

/// The first weight of each table, and at the end their number.
struct Lead {
  enum : int {
    kShape = 0,
    kRun = kShape + 5 * 6 * 4 * 2,
    kOpener = kRun + 4 * 3 * 2 * 2,
    kInvited = kOpener + 4 * 2 * 3 * 4,
    kVoids = kInvited + 2 * 2 * 4 * 3,
    kThrown = kVoids + 3 * 2 * 2 * 2 * 2,
    kOut = kThrown + 3 * 3 * 2,
    kTops = kOut + 8 * 3 * 3,
    kRank = kTops + 16 * 6 * 2 * 2,
    kBelow = kRank + 13 * 3 * 2,
    kTrumps = kBelow + 4 * 5 * 4,
    kOpen = kTrumps + 2 * 5 * 4 * 2,
    kSuit = kOpen + 5 * 3,
    kTotal = kSuit + 2 * 2 * 4 * 2
  };
};

struct Follow {
  enum : int {
    kAbove = 0,
    kRun = kAbove + 12 * 4 * 6,
    kOver = kRun + 12 * 4 * 2,
    kChoice = kOver + 12 * 4 * 6,
    kLed = kChoice + 12 * 3 * 3 * 6,
    kRank = kLed + 4 * 6 * 4,
    kStage = kRank + 13 * 3 * 2,
    kRuffs = kStage + 12 * 4 * 6,
    kBelow = kRuffs + 2 * 2 * 6,
    kOpen = kBelow + 12 * 4 * 2,
    kLength = kOpen + 5 * 6,
    kTouching = kLength + 6 * 6,
    kTotal = kTouching + 12 * 2 * 6
  };
};

struct Discard {
  enum : int {
    kRuff = 0,
    kShape = kRuff + 12 * 3 * 4,
    kTops = kShape + 5 * 6 * 4 * 2,
    kOpener = kTops + 16 * 6 * 2 * 2,
    kThrown = kOpener + 4 * 3 * 4 * 2,
    kGuard = kThrown + 3 * 3 * 3,
    kRank = kGuard + 4 * 5 * 2 * 2,
    kBelow = kRank + 13 * 2 * 2,
    kVoids = kBelow + 4 * 6 * 4,
    kStage = kVoids + 3 * 2 * 3,
    kOpen = kStage + 4 * 3 * 3 * 3,
    kOver = kOpen + 5 * 4,
    kSuit = kOver + 3 * 2 * 4 * 3 * 5,
    kOthers = kSuit + 2 * 2 * 4,
    kTotal = kOthers + 3 * 3 * 4
  };
};

inline constexpr int kLeads = Lead::kTotal, kFollows = Follow::kTotal, kDiscards = Discard::kTotal;
inline constexpr int kKindSizes[kKinds] = {kLeads, kFollows, kDiscards};
inline constexpr int kKindBegins[kKinds] = {0, kLeads, kLeads + kFollows};
inline constexpr int kFamilySize = kLeads + kFollows + kDiscards;
inline constexpr int kWeights = kFamilies * kFamilySize;

/// The first weight of a family and kind of turn.
constexpr int begin_of(int family, int kind) { return family * kFamilySize + kKindBegins[kind]; }

}  // namespace policy
