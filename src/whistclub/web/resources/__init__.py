"""Shared resources of one server process: limits and rates, database threads, background tasks, the garbage collector's
schedule.
"""
