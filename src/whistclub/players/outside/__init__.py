"""Players that are programs of their own: JSON lines over the standard streams of a process, as
docs/players-protocol.md tells.

Duels and programs seat them by a name `cmd:COMMAND`. The list of players (`players.registry`) does not know this room,
so that no server starts a command by the name of a bot.
"""
