"""The scene: a moment at the table as one person sees it, with the choices and the texts of that moment."""
