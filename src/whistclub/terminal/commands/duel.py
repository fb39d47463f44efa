"""The command that measures players against each other: `whist duel`."""

import contextlib
import os
import re
import secrets
import sys
from pathlib import Path
from typing import Final

import msgspec

from whistclub.club.store.record_files import data_folder, file_error, is_there, make_folder
from whistclub.players.outside.player import ACT_MS
from whistclub.study.duel import Terms, duel, terms_of
from whistclub.study.duel_figures import Figure, Summary, summary
