"""A club in a page: one person's tables, in this process alone, over a store that the page gives it."""
