"""The strength of the levels, measured in pieces that are kept: `python -m bench.levels --row high --minutes 5
--keep`.
"""
