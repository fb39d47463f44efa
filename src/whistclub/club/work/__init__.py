"""Work that may wait: its jobs, doing them, and the queue by which any host does them.

Nothing rests on a job: one that is lost is asked for again, and one done twice changes nothing.
"""
