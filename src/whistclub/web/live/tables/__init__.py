"""A hosted table and its parts."""
