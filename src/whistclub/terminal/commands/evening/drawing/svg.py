"""A sheet as SVG."""

from xml.etree import ElementTree as ET

from whistclub.terminal.commands.evening.drawing.shapes import Box, Path, Shape, Sheet, Words

_FONTS = "DejaVu Sans, Verdana, Helvetica, Arial, sans-serif"


def svg_of(sheet: Sheet, language: str) -> bytes:
    """The picture as a file of its own; the same sheet gives the same bytes."""
    root = ET.Element(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": _number(sheet.width),
            "height": _number(sheet.height),
            "viewBox": f"0 0 {_number(sheet.width)} {_number(sheet.height)}",
            "role": "img",
            "lang": language,
            "font-family": _FONTS,
        },
    )
    ET.SubElement(root, "title").text = sheet.title
    ET.SubElement(root, "desc").text = sheet.about
    ET.SubElement(root, "rect", {"width": "100%", "height": "100%", "fill": "#ffffff"})
    for shape in sheet.shapes:
        _add(root, shape)
    ET.indent(root, "")
    text: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def _add(root: ET.Element, shape: Shape) -> None:
    match shape:
        case Box():
            place = {name: _number(getattr(shape, name)) for name in ("x", "y", "width", "height")}
            ET.SubElement(
                root, "rect", {**place, "fill": shape.fill, "stroke": shape.edge, "stroke-width": "0.5"}
            )
        case Path():
            points = " ".join(f"{_number(x)},{_number(y)}" for x, y in shape.points)
            stroke = {"stroke": shape.colour, "stroke-width": _number(shape.width), "fill": "none"}
            ET.SubElement(root, "polyline", {"points": points, **stroke, "stroke-linejoin": "round"})
        case Words():
            # The middle of capitals and digits is a little over a third of the size above their line.
            place = {"x": _number(shape.x), "y": _number(shape.y + 0.36 * shape.size)}
            style = {"font-size": _number(shape.size), "text-anchor": shape.anchor, "fill": shape.colour}
            if shape.bold:
                style["font-weight"] = "bold"
            ET.SubElement(root, "text", {**place, **style}).text = shape.text


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")
