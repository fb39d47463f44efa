"""The games, one folder or one short file each; a game never imports another."""
