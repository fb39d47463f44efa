"""Limits on what one visitor may use, and the delays of bots and absent people."""

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of a club. An address is a visitor (of IPv6 its first half).

    A number and a rate belong together: `messages` may come at once, and `messages_per_s` a second after that.
    `openings` are connections that an address begins. An address may hold `address_connections` at tables, and half as
    many more together with those that fetch pages. `away_s` is how long others wait for a person whose connection is
    gone; for `reload_s` that person still counts as here. `host_away_s` is how long others wait for a host who is away
    before one of them is it. A bot's act is sent between `bot_least_s` and `bot_most_s` after its turn was shown, or at
    a later moment drawn in the same way.

    A hall is one address: its phones are `evening_connections`, counted apart from all others, and there is room for
    that many new guests and first visits at once. `codes` are codes of evenings that were wrong, `signups` what people
    do at announcements who do not organise them.

    The numbers were chosen by hand. Nobody acts ten times a second for long; a hall of 250 tables is one address with
    1,000 phones and more; what is `costly` holds a processor for a tenth of a second to a second. The bots' delay lets
    people see each card by itself. `bench.club_attacks` measures how others play on while a club is flooded.
    """

    table_connections: int = 200
    person_connections: int = 8
    connections: int = 5000
    address_connections: int = 100
    openings: int = 400
    openings_per_s: float = 40.0
    away_s: float = 20.0
    host_away_s: float = 60.0
    reload_s: float = 1.5
    bot_least_s: float = 0.15
    bot_most_s: float = 0.3
    messages: int = 40
    messages_per_s: float = 20.0
    reads: int = 400
    reads_per_s: float = 30.0
    reads_at_once: int = 40
    costly: int = 60
    costly_per_s: float = 2.0
    costly_at_once: int = 12
    files: int = 3000
    files_per_s: float = 100.0
    files_at_once: int = 200
    changes: int = 600
    changes_per_s: float = 10.0
    tables_per_hour: int = 120
    address_tables: int = 240
    address_tables_per_s: float = 0.1
    matches: int = 240
    matches_per_s: float = 0.2
    names: int = 60
    names_per_s: float = 0.05
    passkeys: int = 60
    passkeys_per_s: float = 0.05
    guests: int = 1500
    guests_per_s: float = 0.1
    evening_connections: int = 1500
    evening_messages: int = 40
    evening_messages_per_s: float = 10.0
    evenings: int = 20
    evenings_per_s: float = 0.005
    signups: int = 60
    signups_per_s: float = 0.05
    codes: int = 60
    codes_per_s: float = 0.2
