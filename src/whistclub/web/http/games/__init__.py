"""The games as the pages need them: forms, drills and the first steps."""
