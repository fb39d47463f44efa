"""The terminal: line mode and the reports of the command, readable by a screen reader and by a pipe."""
