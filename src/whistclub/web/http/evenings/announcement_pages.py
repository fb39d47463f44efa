"""Announcements as pages: what each person is told of them."""

from whistclub.club.signup.announcement import Announcement, Entrant, Signup, organises, signup_of
from whistclub.club.signup.lists import lists_of
from whistclub.web.encoding.qr_code import squares
from whistclub.web.http.links import Address
from whistclub.wire import announcements as told


def page_of(one: Announcement, person: str, address: Address) -> told.AnnouncementPage:
    """The announcement as this person sees it, empty for nobody known."""
    lists, url, is_theirs = lists_of(one), f"{address.origin}/{one.code}", organises(one, person)
    own = signup_of(one, person)
    lines = {signup.number: at for at, signup in enumerate(lists.waiting, 1)}
    removed = one.removed
    return told.AnnouncementPage(
        code=one.code,
        announced=one.announced,
        organisers=tuple(name for _, name in one.organisers),
        url=url,
        squares=squares(url),
        signups=tuple(
            told.SignupRow(
                number=signup.number,
                line=lines.get(signup.number, 0),
                own=signup is own,
                entrants=_entrants(one, signup, person, own),
            )
            for signup in one.signups
        ),
        inside=_heads(lists.inside),
        waiting=_heads(lists.waiting),
        free=lists.free,
        closed=one.is_closed,
        evening=one.evening_code,
        organiser=is_theirs,
        key=one.key if is_theirs else "",
        undo=removed.signup.entrants[0].name if is_theirs and removed is not None else "",
    )


def own_row(one: Announcement, person: str) -> told.OwnAnnouncement:
    """The announcement in the list of a person's own."""
    lists, own, runs = lists_of(one), signup_of(one, person), organises(one, person)
    return told.OwnAnnouncement(
        code=one.code,
        path=f"/{one.code}/run" if runs else f"/{one.code}",
        name=one.announced.settings.name,
        day=one.announced.day,
        begins=one.announced.settings.begins,
        organiser=runs,
        is_down=own is not None,
        line=lists.waiting.index(own) + 1 if own in lists.waiting else 0,
        inside=_heads(lists.inside),
        waiting=_heads(lists.waiting),
        evening=one.evening_code,
    )


def _entrants(
    one: Announcement, signup: Signup, person: str, own: Signup | None
) -> tuple[told.EntrantRow, ...]:
    def row(entrant: Entrant) -> told.EntrantRow:
        is_own = signup is own and entrant.person in ("", person)
        is_told = is_own or organises(one, person)
        return told.EntrantRow(
            name=entrant.name,
            own=is_own,
            is_free=own is None and not entrant.person and not one.evening,
            part=entrant.part if is_told else None,
            has_phone=is_told and bool(entrant.person),
        )

    return tuple(map(row, signup.entrants))


def _heads(signups: tuple[Signup, ...]) -> int:
    return sum(len(one.entrants) for one in signups)
