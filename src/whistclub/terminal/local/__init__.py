"""Tables of this machine: sessions at them, and the data file that keeps them."""
