"""One whist evening, pure: commands in, entries out, the state a fold of the entries."""
