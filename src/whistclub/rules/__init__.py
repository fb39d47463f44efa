"""Everything that games share: deals, positions, acts, tricks, views, options, matches and records."""
