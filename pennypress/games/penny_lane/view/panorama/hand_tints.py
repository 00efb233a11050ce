"""The tints with which the postcard is coloured, beside those of the buildings and players."""

CARD = "#f9f0dc"
SEPIA = "#493627"
"""The ink of all outlines."""
RED_LETTERS = "#a3241c"
SKY = ("#8fb8c0", "#a5c5c6", "#bdd0c8", "#d4dac8", "#e8dfc3", "#f3dfba")
"""From the zenith to the horizon."""
CLOUD = "#fbf5e6"
FAR_HILL, NEAR_HILL = "#b6b79c", "#9da884"
TOWN_IN_HAZE = "#b9a793"
PAVING, KERB_STONE, COBBLES = "#dccfb1", "#b8a688", "#cbb999"
LAWN, LEAF, DARK_LEAF, BARK = "#a9b57c", "#7f9a5c", "#5d7a49", "#7a5a3c"
FLOWERS = ("#c8473c", "#e3b23c", "#f6efe0", "#b06a9b")
GOLD, COPPER, COPPER_EDGE = "#e0b23a", "#c97f4e", "#8a4c2a"
NIGHT_BLUE = "#2f4663"
SKIN = "#ecc9a2"
DRESSES = ("#a8453c", "#46688c", "#6f7f4f", "#8d6a8f", "#b98a3e", "#4b4750")
WOODEN, IRON = "#a87a4a", "#3d3a38"
HORSE = "#8a5a3a"
LINEN = "#f6efe0"
STRAW = "#d9b765"
SOIL, WATER = "#9c7a55", "#9fc2c6"


def on_star(emblem: str) -> str:
    """The colour of letters on a star of that player."""
    return SEPIA if emblem == "yellow" else CARD
