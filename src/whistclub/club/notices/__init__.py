"""Notices between the workers of one club, published after the commit that they tell of: in one process, over
PostgreSQL, or over NATS.
"""
