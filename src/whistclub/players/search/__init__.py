"""Card play by search: worlds that agree with what was seen, cards valued in each, and the convention where nothing is
gained.
"""
