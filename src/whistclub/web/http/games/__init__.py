"""What the games give the pages: forms, drills and the first steps."""
