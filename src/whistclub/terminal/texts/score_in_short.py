"""The score of a match in a few words, from the place of one seat."""

from whistclub.rules.match import Match
from whistclub.rules.seats import Seat
from whistclub.terminal.texts.table_words import TableWords


def score_in_short(words: TableWords, match: Match, viewer: Seat | None) -> str:
    """Returns the score of every side, the viewer's own first."""
    score = match.result.score if match.result is not None else match.setting.score
    if words.game.sides == 1:
        worded = words.profile.texts.score
        return str(score[0]) if worded is None else words.speaker.why(worded(words.game.options, score[0]))
    sides = list(range(words.game.sides))
    own = words.side_of(viewer or Seat(0))
    sides = sides[own:] + sides[:own]
    parts = [
        words.say("app-score-side", side=words.side_label(side, viewer), count=score[side]) for side in sides
    ]
    return "  ".join(parts)
