"""A widget that shows a moment at the table."""

from whistclub.terminal.app.canvas import Painted
from whistclub.terminal.app.scene.scene import Scene


class SceneView(Painted):
    """Drawn from a scene; nothing before the first one."""

    scene: Scene | None = None
