"""The build backend of PEP 517: scikit-build-core compiles the kernel, and a wheel gets the pages for the browser as
well.

The setting `pages` is one of ours: `--config-settings pages=none` makes a wheel without pages, for who adds them by
other means. An editable install has none of its own: it serves what `npm run build` leaves in the tree.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

import page_parts
import pages
from scikit_build_core import build as kernel
from scikit_build_core.build import build_sdist, get_requires_for_build_sdist

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
]

Settings = dict[str, list[str] | str]
PAGES = "whistclub/web/client/dist"
PARTS = "whistclub/web/site/parts"


def build_wheel(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    """The name of the wheel made, with kernel, pages, and what runs the tables of a static site.

    Raises NoPages where the pages cannot be built.
    """
    settings = dict(config_settings or {})
    if not wants_pages(settings):
        return kernel.build_wheel(wheel_directory, settings, metadata_directory)
    with tempfile.TemporaryDirectory(prefix="whistclub-wheel-") as folder:
        built = Path(folder) / "dist"
        pages.build_pages(built)
        settings[f"wheel.force-include.{built}"] = PAGES
        parts = Path(folder) / "parts"
        page_parts.build_parts(parts)
        settings[f"wheel.force-include.{parts}"] = PARTS
        return kernel.build_wheel(wheel_directory, settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    """The name of the wheel made for an editable install."""
    settings = dict(config_settings or {})
    wants_pages(settings)
    return kernel.build_editable(wheel_directory, settings, metadata_directory)


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """The packages needed in addition to those of pyproject.toml: node as a wheel, where the machine has none that
    fits.
    """
    settings = dict(config_settings or {})
    wanted = wants_pages(settings)
    needed = kernel.get_requires_for_build_wheel(settings)
    if not wanted:
        return needed
    # What runs the tables of a static site is fetched by pip, which a build of its own has not.
    return [*needed, "pip", *([pages.NODE_WHEEL] if pages.fitting_node() is None else [])]


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    """The packages needed in addition to those of pyproject.toml."""
    settings = dict(config_settings or {})
    wants_pages(settings)
    return kernel.get_requires_for_build_editable(settings)


def wants_pages(settings: Settings) -> bool:
    """True if pages are asked for; takes our own setting out, which scikit-build-core would refuse. Raises
    ValueError.
    """
    asked = settings.pop("pages", "build")
    if asked not in {"build", "none"}:
        raise ValueError(f"the setting pages is {asked!r}; it can be 'build' or 'none'")
    return asked == "build"
