"""The findings about a club that is looked at from outside."""

from typing import Literal

import msgspec

from whistclub.cards.errors import Facts

Verdict = Literal["well", "note", "wrong"]


class Finding(msgspec.Struct, frozen=True):
    """One thing that was found: its verdict, and the sentence about it as a key of the catalogues with its facts.

    What is `wrong` keeps somebody from playing or from being told apart; a `note` is for whoever runs the club.
    """

    verdict: Verdict
    key: str
    facts: Facts = ()


def well(key: str, /, **facts: str | int) -> Finding:
    """A finding about what is as it should be."""
    return Finding("well", key, tuple(facts.items()))


def note(key: str, /, **facts: str | int) -> Finding:
    """A finding worth a look, with which everybody can play all the same."""
    return Finding("note", key, tuple(facts.items()))


def wrong(key: str, /, **facts: str | int) -> Finding:
    """A finding about what is broken."""
    return Finding("wrong", key, tuple(facts.items()))
