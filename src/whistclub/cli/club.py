"""The commands about the club: opening it, serving it, its data, its proofs."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
from cyclopts import Parameter

from whistclub.cli.words import About, Flag, Given, Many, Number, RecordFile, Switch, app
from whistclub.terminal.console import Console

if TYPE_CHECKING:
    from whistclub.club.bots import PlayerOf
    from whistclub.terminal.commands.context import Context
    from whistclub.web.server.output import CommandOutput
    from whistclub.web.server.serve import ClubConfig
    from whistclub.web.server.serve_options import ServeArguments


@app.command(help="cli-about-club")
def club(
    *,
    lan: Annotated[Flag, About("cli-help-lan")] = False,
    port: Annotated[Number | None, About("cli-help-port", "N")] = None,
    metrics: Annotated[str, About("cli-help-metrics", "ADDRESS:PORT")] = "",
    no_browser: Annotated[Flag, About("cli-help-no-browser")] = False,
    context: Given = None,
) -> int:
    """Opens the club on this machine; without a command this is what happens."""
    from whistclub.web.server.addresses import own_names
    from whistclub.web.server.command import open_club
    from whistclub.web.server.serve import EVERYWHERE, LOOPBACK_6
    from whistclub.web.server.serve_options import good_metrics, good_port

    teller, place = _club(context)
    place = msgspec.structs.replace(place, further=LOOPBACK_6, metrics=good_metrics(metrics))
    if lan:
        place = msgspec.structs.replace(place, address=EVERYWHERE, hosts=own_names())
    if port is not None:
        place = msgspec.structs.replace(place, port=good_port(port), port_is_fixed=True)
    return open_club(teller, place, *_opponents(), browser=not no_browser)


@app.command(help="cli-about-serve")
def serve(  # noqa: PLR0913
    *,
    address: Annotated[str, About("cli-help-address", "ADDRESS")] = "127.0.0.1",
    port: Annotated[Number, About("cli-help-port", "N")] = 8413,
    database: Annotated[str | None, About("cli-help-database", "URL")] = None,
    match_database: Annotated[Many, About("cli-help-match-database", "NAME=URL")] = (),
    notices: Annotated[str, About("cli-help-notices", "URL")] = "",
    archive_after: Annotated[Number, About("cli-help-archive-after", "DAYS")] = 30,
    forget_after: Annotated[Number, About("cli-help-forget-after", "DAYS")] = 90,
    host: Annotated[Many, About("cli-help-host", "NAME")] = (),
    proxy: Annotated[str, About("cli-help-proxy", "ADDRESSES")] = "",
    tls: Annotated[Flag, About("cli-help-tls")] = False,
    bots: Annotated[Number, About("cli-help-bots", "N")] = 1,
    workers: Annotated[Number, About("cli-help-workers", "N")] = 1,
    drain: Annotated[Number, About("cli-help-drain", "SECONDS")] = 0,
    metrics: Annotated[str, About("cli-help-metrics", "ADDRESS:PORT")] = "",
    log: Annotated[Flag, About("cli-help-log")] = False,
    context: Given = None,
) -> int:
    """Runs the club on a host for anybody."""
    from whistclub.web.server.serve_options import ServeArguments

    asked = ServeArguments(
        address=address,
        port=port,
        database=database,
        match_databases=tuple(match_database),
        notices=notices,
        archive_days=archive_after,
        forget_days=forget_after,
        hosts=tuple(host),
        proxies=proxy,
        secure=tls,
        bots=bots,
        workers=workers,
        drain_s=drain,
        metrics=metrics,
        log_requests=log,
    )
    return _served(context, asked)


def _served(context: "Context", asked: "ServeArguments") -> int:
    from whistclub.web.server.command import serve_club
    from whistclub.web.server.serve_options import config_of

    teller, usual = _club(context)
    return serve_club(teller, config_of(usual, asked), *_opponents())


@app.command(help="cli-about-page")
def page(
    folder: Annotated[Path, About("cli-help-page-folder")],
    /,
    *,
    club: Annotated[str, About("cli-help-page-club", "URL")] = "",
    context: Given = None,
) -> int:
    """Makes a static site with the club in its pages."""
    from whistclub.messages.speaker import Speaker
    from whistclub.web.site.builder import build_site
    from whistclub.web.site.from_tree import make_missing

    make_missing(lambda key: print(context.catalogue.format(key), file=sys.stderr))
    made = build_site(folder, club)
    megabytes = f"{made.bytes / 1e6:.1f}"
    context.say(
        "cli-page-made", path=str(folder), files=made.files, megabytes=megabytes, modules=made.modules
    )
    for problem in made.left_out:
        print(Speaker(context.catalogue, "french").reason(problem), file=sys.stderr)
    context.say("cli-page-next", path=str(folder))
    return 0


@app.command(help="cli-about-work")
def work(
    *,
    database: Annotated[str | None, About("cli-help-work-database", "URL", needed=True)] = None,
    match_database: Annotated[Many, About("cli-help-match-database", "NAME=URL")] = (),
    jobs: Annotated[Number, About("cli-help-work-jobs", "N")] = 1,
    archive_after: Annotated[Number, About("cli-help-archive-after", "DAYS")] = 30,
    forget_after: Annotated[Number, About("cli-help-forget-after", "DAYS")] = 90,
    context: Given = None,
) -> int:
    """Does what may wait for a club of several hosts."""
    from whistclub.web.server.serve_options import (
        good_archive_days,
        good_database,
        good_forget_days,
        good_match_databases,
    )
    from whistclub.web.server.work_command import work_for_club

    teller, place = _club(context)
    address = good_database(database)
    asked = msgspec.structs.replace(
        place,
        database=address,
        match_databases=good_match_databases(tuple(match_database), address),
        archive_days=good_archive_days(archive_after),
        forget_days=good_forget_days(forget_after),
    )
    return work_for_club(teller, asked, jobs, _opponents()[0])


@app.command(help="cli-about-verify")
def verify(
    file: RecordFile,
    /,
    *,
    shown: Annotated[Path | None, About("cli-help-shown", "FILE")] = None,
    daily: Annotated[tuple[Path, ...], Parameter(negative=""), About("cli-help-daily", "FILE")] = (),
    context: Given = None,
) -> int:
    """Checks that the deals of a record were fair."""
    from whistclub.web.server.verify_commands import verify_daily_record, verify_record

    if daily:
        return verify_daily_record(_club(context)[0], file, daily)
    return verify_record(_club(context)[0], file, shown)


@app.command(help="cli-about-doctor")
def doctor(
    *,
    database: Annotated[str | None, About("cli-help-database", "URL")] = None,
    url: Annotated[str | None, About("cli-help-doctor-url", "URL")] = None,
    as_json: Switch = False,
    context: Given = None,
) -> int:
    """Tells what this installation has and lacks, or what a running club looks like from here."""
    if url is not None:
        from whistclub.terminal.commands.doctor.command import examine_club

        if database is not None:
            raise context.wrong("cli-doctor-url-or-database")
        return examine_club(context, url, as_json=as_json)
    if as_json:
        raise context.wrong("cli-doctor-json-url")
    from whistclub.web.server.doctor import doctor as examine
    from whistclub.web.server.serve_options import good_database

    teller, place = _club(context)
    return examine(teller, msgspec.structs.replace(place, database=good_database(database)))


@app.command(help="cli-about-backup")
def backup(
    file: Annotated[Path, About("cli-help-backup-file")],
    /,
    *,
    keep: Annotated[Number | None, About("cli-help-backup-keep", "N")] = None,
    context: Given = None,
) -> int:
    """Copies the data file, also while the club runs."""
    from whistclub.web.server.data_commands import backup_among, backup_data
    from whistclub.web.server.serve_options import good_kept

    if keep is not None:
        return backup_among(_club(context)[0], file, good_kept(keep))
    return backup_data(_club(context)[0], file)


@app.command(help="cli-about-restore")
def restore(
    file: Annotated[Path, About("cli-help-backup-file")],
    /,
    *,
    context: Given = None,
) -> int:
    """Puts a copy of the data file back."""
    from whistclub.web.server.data_commands import restore_data

    return restore_data(_club(context)[0], file)


@app.command(help="cli-about-transfer")
def transfer(
    *,
    database: Annotated[str, About("cli-help-transfer-database", "URL")],
    back: Annotated[Flag, About("cli-help-transfer-back")] = False,
    context: Given = None,
) -> int:
    """Copies the data file into an empty PostgreSQL database, or one back into a new data file."""
    from whistclub.web.server.data_commands import transfer_data, transfer_data_back
    from whistclub.web.server.serve_options import good_database

    teller, place = _club(context)
    address = good_database(database)
    if back:
        return transfer_data_back(teller, msgspec.structs.replace(place, database=address))
    return transfer_data(teller, address)


@app.command(name="rotate-keys", help="cli-about-rotate-keys")
def rotate_keys(
    *,
    database: Annotated[str | None, About("cli-help-rotate-keys-database", "URL")] = None,
    context: Given = None,
) -> int:
    """Signs cookies with a new key from now on."""
    from whistclub.web.server.data_commands import rotate_cookie_keys
    from whistclub.web.server.serve_options import good_database

    teller, place = _club(context)
    return rotate_cookie_keys(teller, msgspec.structs.replace(place, database=good_database(database)))


def _club(context: "Context") -> "tuple[CommandOutput, ClubConfig]":
    """The terminal the club's commands write to, and the club of this machine."""
    from whistclub.club.store.files.record_files import data_file, data_folder
    from whistclub.web.server.output import CommandOutput
    from whistclub.web.server.serve import ClubConfig

    environment = context.environment
    teller = CommandOutput(context.catalogue, Console(sys.stdout, None).say, environment)
    return teller, ClubConfig(folder=data_folder(environment), data_file=data_file(environment))


def _opponents() -> "tuple[PlayerOf, tuple[str, ...]]":
    """The bots at the club's tables, the usual one first."""
    from whistclub.players.levels import LEVEL_NAMES, USUAL_LEVEL
    from whistclub.players.registry import make_player

    return make_player, (
        USUAL_LEVEL,
        *(name for name in LEVEL_NAMES if name != USUAL_LEVEL),
        "simple",
        "random",
    )
