"""Writes the golden transcripts anew: `python -m tests.golden.write`. Read the difference before keeping it."""

from pathlib import Path

from tests.golden.transcript import transcript
from whistclub.games.registry import PRESETS

if __name__ == "__main__":
    for preset in PRESETS:
        path = Path(__file__).parent / "transcripts" / f"{preset}.txt"
        path.write_text(transcript(preset), encoding="utf-8")
