"""`whist doctor --url`: a running club as it is seen from outside, and what is wrong on the way to it."""
