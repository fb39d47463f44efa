"""What every game shares: deals, positions, acts, tricks, views, options, matches and records."""
