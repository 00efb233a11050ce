"""The house's colours for pictures that leave the house; for all that stays base.css has them."""

INK = "#1d1a16"
PAPER_LIGHT = "#fbf6e9"
