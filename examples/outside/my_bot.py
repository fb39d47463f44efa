"""A player for `whist duel "cmd:python my_bot.py" club`: it plays its highest card in the last seat and its lowest
elsewhere.

It needs nothing but Python. Each line of the input is a JSON document, and so is each answer.
"""

import json
import sys
from typing import Any

RANKS = "23456789TJQKA"


def chosen(view: dict[str, Any], random: int) -> str:
    """One of the legal acts: a card by a simple rule, a pass where there is one, else any."""
    legal: list[str] = view["legal"]
    cards = [act for act in legal if act.startswith("play ") and act[-1] in RANKS]
    if len(cards) == len(legal):
        by_rank = sorted(cards, key=lambda act: RANKS.index(act[-1]))
        return by_rank[-1] if len(view.get("trick", [])) == 3 else by_rank[0]
    passes = [act for act in legal if act.endswith(" pass")]
    return passes[0] if passes else legal[random % len(legal)]


def say(message: dict[str, Any]) -> None:
    """Writes a line and sends it off at once."""
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        say({"type": "ready", "protocol": 1, "name": "my bot"})
    elif asked["type"] == "turn":
        say({"type": "act", "id": asked["id"], "act": chosen(asked["view"], asked["random"])})
    elif asked["type"] == "bye":
        break
