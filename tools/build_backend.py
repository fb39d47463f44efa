"""The build backend of PEP 517: scikit-build-core compiles the kernel, and a wheel gets the pages for the browser as
well.

The setting `pages` is one of ours: `--config-settings pages=none` makes a wheel without pages, for who adds them by
other means; `pages=FOLDER` takes those that `tools/pages.py FOLDER/dist` and `tools/page_parts.py FOLDER/parts` have
made, for who builds many wheels. An editable install has none of its own: it serves what `npm run build` leaves in the
tree.
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
BUILD = "build"
NONE = "none"
PAGES = "whistclub/web/client/dist"
PARTS = "whistclub/web/site/parts"


def build_wheel(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    """The name of the wheel made, with kernel, pages, and what runs the tables of a static site.

    Raises NoPages where the pages cannot be built.
    """
    settings = dict(config_settings or {})
    asked = pages_asked_for(settings)
    if asked not in {BUILD, NONE}:
        add_pages(settings, Path(asked))
    if asked != BUILD:
        return kernel.build_wheel(wheel_directory, settings, metadata_directory)
    with tempfile.TemporaryDirectory(prefix="whistclub-wheel-") as folder:
        pages.build_pages(Path(folder) / "dist")
        page_parts.build_parts(Path(folder) / "parts")
        add_pages(settings, Path(folder))
        return kernel.build_wheel(wheel_directory, settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings | None = None, metadata_directory: str | None = None
) -> str:
    """The name of the wheel made for an editable install."""
    settings = dict(config_settings or {})
    pages_asked_for(settings)
    return kernel.build_editable(wheel_directory, settings, metadata_directory)


def get_requires_for_build_wheel(config_settings: Settings | None = None) -> list[str]:
    """The packages needed in addition to those of pyproject.toml: node as a wheel, where the machine has none that
    fits.
    """
    settings = dict(config_settings or {})
    asked = pages_asked_for(settings)
    needed = kernel.get_requires_for_build_wheel(settings)
    if asked != BUILD:
        return needed
    # What runs the tables of a static site is fetched by pip, which a build of its own has not.
    return [*needed, "pip", *([pages.NODE_WHEEL] if pages.fitting_node() is None else [])]


def get_requires_for_build_editable(config_settings: Settings | None = None) -> list[str]:
    """The packages needed in addition to those of pyproject.toml."""
    settings = dict(config_settings or {})
    pages_asked_for(settings)
    return kernel.get_requires_for_build_editable(settings)


def pages_asked_for(settings: Settings) -> str:
    """BUILD, NONE, or the folder of pages made before; takes our own setting out, which scikit-build-core would refuse.
    Raises ValueError.
    """
    asked = settings.pop("pages", BUILD)
    if not isinstance(asked, str) or not (asked in {BUILD, NONE} or Path(asked, "dist").is_dir()):
        raise ValueError(
            f"the setting pages is {asked!r}; it can be 'build', 'none', or a folder of pages made before"
        )
    return asked


def add_pages(settings: Settings, folder: Path) -> None:
    """Lets the wheel have the pages, and the parts of a static site, that are in this folder."""
    for name, place in (("dist", PAGES), ("parts", PARTS)):
        settings[f"wheel.force-include.{folder.absolute() / name}"] = place
