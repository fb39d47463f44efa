"""A static site with the club in its pages: made of the pages of a club and of the parts that run its tables."""
