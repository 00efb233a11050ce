"""The keepsake of a finished game: each lane as a panorama postcard of 1900, coloured by hand.

`finished_lanes.py` rebuilds the lanes from the moves, `street_strips.py` says where things are, and
`whole_panorama.py` draws the card; `panorama_in_words.py` has its texts. The buildings are those of the table
(`house_fronts.py`). The drawing uses SVG attributes and no style sheet, so that it works on the page, in
print and as a file.
"""
