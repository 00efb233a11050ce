"""The broadside of a finished game: its words as a specimen sheet of wood type.

`composed_words.py` finds the words in the moves, `broadside_texts.py` has the sheet's other texts,
`lines_of_type.py` fits words to the measure, `form_lay_out.py` arranges all lines on the sheet,
`printers_ornaments.py` draws rules and ornaments, and `whole_broadside.py` prints the sheet. The drawing uses
SVG attributes and no style sheet, so that it works on the page, in print and as a file.
"""
