"""The jobs: their names, how urgent they are, and what each does to the club's database."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext, suppress
from typing import Final, Literal, Protocol, get_args

from whistclub.club.bots import PlayerOf
from whistclub.club.daily import DAY_MS, date_at
from whistclub.club.daily_bots import bots_score
from whistclub.club.daily_results import result_of
from whistclub.club.log.port import BadFile
from whistclub.club.retention import FORGET_DAYS, forgotten_before
from whistclub.club.store.logs.archive import archive_finished
from whistclub.club.store.logs.sql_log import SqlLog
from whistclub.club.store.people.sql_announcements import SqlAnnouncements
from whistclub.club.store.people.sql_daily import SqlDaily
from whistclub.club.store.people.sql_daily_bots import SqlDailyBots
from whistclub.club.store.people.sql_friends import SqlFriends
from whistclub.club.store.people.sql_own_games import SqlOwnGames
from whistclub.club.store.people.sql_retention import forget_guests, forget_rooms
from whistclub.club.store.people.sql_rooms import SqlClub
from whistclub.club.work.stalled_tables import BotMover

Job = Literal["rank_tries", "move_bots", "play_days", "clean_up"]
JOBS: Final[tuple[Job, ...]] = get_args(Job)
URGENCY: Final[Mapping[Job, int]] = {"rank_tries": 10, "move_bots": 5, "play_days": 2, "clean_up": 0}
"""The job with the highest number is done first: somebody may be waiting for a ranking, soon for bots, after their own
deal for what bots came to, and nobody for cleaning up."""

MOST_TRIES: Final = 500
MOST_PEOPLE: Final = 200
MOST_BOTS: Final = 60
MOST_ARCHIVED: Final = 5000
MOST_FORGOTTEN: Final = 500
"""So much one job does at most, so that more urgent ones need not wait long. The next one goes on."""
ARCHIVE_DAYS: Final = 30
"""Chosen by hand; a match is read from the archive in 0.3 ms (`bench.scale`)."""
_DAYS: Final = 2
"""So many days back tries that are over are ranked."""


class WorkQueue(Protocol):
    """Where jobs are asked for. Its calls block."""

    def has_workers(self) -> bool:
        """True while somebody is there to do them."""

    def ask(self, job: Job) -> None:
        """Asks for a job, unless it waits already."""

    def close(self) -> None:
        """Closes the connection."""


class Jobs:
    """The jobs of one club, as a process does them that serves nobody; matches go to the archive, and guests and rooms
    without anything are forgotten, after so many days.
    """

    def __init__(
        self,
        log: SqlLog,
        players: PlayerOf,
        archive_days: int = ARCHIVE_DAYS,
        forget_days: int = FORGET_DAYS,
    ) -> None:
        self._log, self._bots = log, BotMover(log, players)
        self._archive_days, self._forget_days = archive_days, forget_days
        self._players = players

    def do(self, job: Job, now_ms: int) -> None:
        """Does the job. Raises BadFile, BadRecord."""
        match job:
            case "rank_tries":
                rank_tries(self._log, now_ms)
            case "move_bots":
                self._bots.move(now_ms)
            case "play_days":
                play_days(self._log, self._players, now_ms)
            case "clean_up":
                clean_up(self._log, now_ms, self._archive_days, self._forget_days)


def rank_tries(log: SqlLog, now_ms: int) -> None:
    """Scores the tries at the last days' deals that are over, so that nobody who looks at a ranking has to wait for
    it.
    """
    days = SqlDaily(SqlClub(log))
    left = MOST_TRIES
    for day in days.since(date_at(now_ms - _DAYS * DAY_MS)):
        for preset in day.presets:
            found = days.tries(day.date, preset)
            new = [(one, match) for one, match, is_over in found if is_over and one.score is None][:left]
            for one, match in new:
                result = result_of(log.read(match))
                if result is not None:
                    days.settle(one, result.score, result.why)
            left -= len(new)


def play_days(log: SqlLog, players: PlayerOf, now_ms: int) -> None:
    """Lets bots play the last days' deals that somebody has begun, so that whoever plays one has somebody to be
    compared with.
    """
    results = SqlDailyBots(SqlClub(log))
    for _ in range(MOST_BOTS):
        claim = results.claim(now_ms)
        if claim is None:
            return
        results.settle(claim, bots_score(claim.day, claim.preset, claim.number, players))


def clean_up(
    log: SqlLog, now_ms: int, archive_days: int = ARCHIVE_DAYS, forget_days: int = FORGET_DAYS
) -> Sequence[str]:
    """Removes for good the games that people deleted and can no longer have back, invitations and links that are over,
    lists for evenings so many days after these (0: never), guests and rooms without anything as long after their last
    use, and archives matches so many days after their last entry. Returns the devices of the guests.
    """
    games = SqlOwnGames(log)
    for person in games.to_purge(now_ms, MOST_PEOPLE):
        games.purge(person, now_ms)
    SqlFriends(log).clear(now_ms)
    SqlClub(log).clear_links(now_ms)
    log.settle(now_ms - DAY_MS)
    _archive(log, now_ms - archive_days * DAY_MS)
    SqlAnnouncements(log).delete_past(now_ms, forget_days, MOST_FORGOTTEN)
    before_ms = forgotten_before(now_ms, forget_days)
    forget_rooms(log, before_ms, MOST_FORGOTTEN)
    return forget_guests(log, before_ms, MOST_FORGOTTEN)


def _archive(log: SqlLog, before_ms: int) -> None:
    for part in log.parts():
        # A further database that is away archives its matches when it is back.
        with nullcontext() if part is log else suppress(BadFile):
            archive_finished(part, before_ms, MOST_ARCHIVED)
