"""The checks behind `./check`: what runs, in which order, and what is told at the end."""
