"""The parts of the library that programs import as `whistclub`: checks, bots, solving, chances, and text of values."""
