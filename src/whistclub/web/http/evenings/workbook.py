"""The export of an evening as a spreadsheet file: an OpenDocument workbook with a sheet for each list.

Source: OpenDocument 1.3, part 2 (packages: an archive whose first file, stored as it is, says its kind) and part 3
(the schema of `office:spreadsheet`).
"""

import io
import zipfile
from collections.abc import Iterable
from typing import Final
from xml.etree import ElementTree as ET

from whistclub.web.http.evenings.export import Export
from whistclub.web.http.evenings.spreadsheet import Row, lists_of

KIND: Final = "application/vnd.oasis.opendocument.spreadsheet"
_OASIS: Final = "urn:oasis:names:tc:opendocument:xmlns:"
_OFFICE, _TABLE, _TEXT = (f"{_OASIS}{one}:1.0" for one in ("office", "table", "text"))
_MANIFEST: Final = f"{_OASIS}manifest:1.0"
_EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
"""The same evening makes the same bytes: an archive has to say some time."""


def export_workbook(export: Export) -> bytes:
    """Deals, those who sat out, adjustments, standings and prizes, a sheet each; numbers are numbers."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        _pack(archive, "mimetype", KIND.encode(), zipfile.ZIP_STORED)
        _pack(archive, "META-INF/manifest.xml", _text(_manifest()))
        _pack(archive, "content.xml", _text(_content(lists_of(export))))
    return packed.getvalue()


def _pack(archive: zipfile.ZipFile, name: str, text: bytes, how: int = zipfile.ZIP_DEFLATED) -> None:
    archive.writestr(zipfile.ZipInfo(name, _EARLIEST), text, how)


def _text(root: ET.Element) -> bytes:
    return bytes(ET.tostring(root, "utf-8", xml_declaration=True))


def _manifest() -> ET.Element:
    root = ET.Element(f"{{{_MANIFEST}}}manifest", {f"{{{_MANIFEST}}}version": "1.3"})
    for path, kind in (("/", KIND), ("content.xml", "text/xml")):
        ET.SubElement(
            root,
            f"{{{_MANIFEST}}}file-entry",
            {f"{{{_MANIFEST}}}full-path": path, f"{{{_MANIFEST}}}media-type": kind},
        )
    return root


def _content(lists: Iterable[tuple[str, list[Row]]]) -> ET.Element:
    root = ET.Element(f"{{{_OFFICE}}}document-content", {f"{{{_OFFICE}}}version": "1.3"})
    sheets = ET.SubElement(ET.SubElement(root, f"{{{_OFFICE}}}body"), f"{{{_OFFICE}}}spreadsheet")
    for name, rows in lists:
        sheet = ET.SubElement(sheets, f"{{{_TABLE}}}table", {f"{{{_TABLE}}}name": name})
        ET.SubElement(sheet, f"{{{_TABLE}}}table-column")
        for row in rows:
            line = ET.SubElement(sheet, f"{{{_TABLE}}}table-row")
            for value in row:
                _cell(line, value)
    return root


def _cell(line: ET.Element, value: object) -> None:
    """A cell of a number or a text; an empty one keeps its place."""
    cell = ET.SubElement(line, f"{{{_TABLE}}}table-cell")
    if value is None or value == "":
        return
    if isinstance(value, int | float):
        cell.set(f"{{{_OFFICE}}}value-type", "float")
        cell.set(f"{{{_OFFICE}}}value", f"{value:g}")
    else:
        cell.set(f"{{{_OFFICE}}}value-type", "string")
    ET.SubElement(cell, f"{{{_TEXT}}}p").text = f"{value:g}" if isinstance(value, float) else str(value)
