"""A widget that shows a moment at the table."""

from whistclub.terminal.app.canvas import Painted
from whistclub.terminal.app.scene.scene import Scene


class SceneView(Painted):
    """A widget drawn from a scene; empty before the first one."""

    scene: Scene | None = None
