"""The site of the pages: `docs/` and the pages beside it, made into HTML that any web host can serve."""
