"""Colours of the site for saved and printed drawings. Those of the page are in base.css."""

INK = "#1d1a16"
PAPER_LIGHT = "#fbf6e9"
