"""The postcard of a finished game: all houses along the Nyhavn, as a lithograph coloured by hand.

`harbour_front.py` finds the houses in the moves, `whole_postcard.py` draws the card, `postcard_in_words.py`
describes it. The houses of the game are coloured (`painted_houses.py`, `painted_gables.py`); everything
around them is printed in a few tints (`sky_and_stamp.py`, `old_neighbours.py`, `quay_and_water.py`,
`boats.py`). The drawing uses SVG attributes and no style sheet, so that it works on the page, in print and as
a file.
"""
