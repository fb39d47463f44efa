"""The players of German Whist."""
