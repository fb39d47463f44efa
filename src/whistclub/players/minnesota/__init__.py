"""Players of the Minnesota family."""
