"""OpenSpiel's information-set tree search in C++, on a twin of the Minnesota family, as a player to measure against."""
