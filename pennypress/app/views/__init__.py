"""The model as HTML trees: `view(model)` is the whole page. One module for each screen."""

from pennypress.app.views.page import view

__all__ = ["view"]
