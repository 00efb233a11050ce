"""The site's colours for saved and printed drawings; base.css has those of the page."""

INK = "#1d1a16"
PAPER_LIGHT = "#fbf6e9"
