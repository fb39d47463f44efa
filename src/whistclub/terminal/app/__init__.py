"""The terminal's tables: the Textual app, a client of the table in process.

Screens reach the app by the protocol of `host.py`, and derive from `AppScreen` (`screens/base.py`), none from another
screen. Lists are one `ListScreen` with a model that has the entries and says what each does. The table
(`table/screen.py`) joins a model, a display, a clock and a table of actions.

- A new entry at home: a line in `screens/home_entries.py`, its screen in a file of its own, and its messages.
- A new action at the table: a function in `table/actions/`, a line in `table/actions/registry.py` (menu, help and keys
  follow), its message, and a row among the keys of `docs/terminal.md`.
- A new option of a game: the message `option-NAME`, and `app-value-WORD` for its words; without them the names show.

`python tools/gallery_terminal.py FOLDER` saves a picture of every screen and state, in any size and language.
"""
