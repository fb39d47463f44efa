"""Measurements that are kept: `python -m bench.rules` and `python -m bench.sampling`, from the project's folder."""
