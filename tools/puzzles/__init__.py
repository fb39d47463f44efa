"""The making of puzzles from games that bots play among themselves."""
