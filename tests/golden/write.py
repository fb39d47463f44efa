"""Writes the golden transcripts and the deals in line mode: `python -m tests.golden.write`. Read the difference before
keeping it.
"""

from pathlib import Path

from tests.golden.line_mode import LANGUAGES, kept
from tests.golden.transcript import transcript
from whistclub.games.registry import PRESETS

if __name__ == "__main__":
    here = Path(__file__).parent
    for preset in PRESETS:
        (here / "transcripts" / f"{preset}.txt").write_text(transcript(preset), encoding="utf-8")
        for language in LANGUAGES:
            text = kept(preset, language)
            (here / "lines" / f"{preset}.{language}.txt").write_text(text, encoding="utf-8")
