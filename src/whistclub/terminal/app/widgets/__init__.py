"""The parts of a screen, each drawn on a canvas of cells."""
