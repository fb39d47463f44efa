"""The version of the package, which `pyproject.toml` reads here."""

VERSION = "1.0.0"
