"""The command that does a club's work that may wait: `whist work`."""

from contextlib import closing
from typing import Final

from whistclub.cards.errors import BadOption, WhistclubError, install_line, reason
from whistclub.club.bots import PlayerOf
from whistclub.club.local_table import now_ms
from whistclub.club.log.port import Conflict
from whistclub.club.store.serve_lock import served
from whistclub.club.work.jobs import Job, Jobs
from whistclub.messages import Speaker
from whistclub.web.server.output import CommandOutput
from whistclub.web.server.serve import ClubConfig, database

MOST_JOBS: Final = 64


def work_for_club(output: CommandOutput, config: ClubConfig, jobs: int, players: PlayerOf) -> int:
    """Does jobs until stopped. Returns the exit status. Raises BadFile, BadOption, InUse."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOption(reason("work-jobs", jobs=jobs, most=MOST_JOBS))
    if not config.database.startswith("postgres"):
        output.say("cli-work-not-needed")
        return 0
    try:
        from procrastinate.exceptions import ConnectorException

        from whistclub.club.work.queue import work
        from whistclub.club.work.queue_schema import QueueIsNewer
    except ModuleNotFoundError as problem:
        raise BadOption(reason("work-package", command=install_line("work"))) from problem
    with served(config.data_file, config.database, "work"), closing(database(config)) as log:
        own = Jobs(log, players, config.archive_days, config.forget_days)

        def done(job: Job) -> None:
            try:
                own.do(job, now_ms())
            except Conflict:
                # Another process has changed the same rows; the job is asked for again.
                return
            except WhistclubError as problem:
                output.line(Speaker(output.catalogue, "french").reason(problem.reason))

        try:
            work(config.database, jobs, done, lambda: output.say("cli-work-ready", jobs=jobs))
        except ConnectorException as problem:
            raise BadOption(reason("work-database-lost")) from problem
        except QueueIsNewer as problem:
            raise BadOption(problem.reason) from problem
    return 0
