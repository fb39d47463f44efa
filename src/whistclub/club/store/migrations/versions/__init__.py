"""One module a step; a released one is never changed."""
