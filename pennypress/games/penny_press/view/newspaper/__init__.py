"""The newspapers that a game leaves: every published front page set as a real one.

`issues.py` finds them in what happened, `printed_page.py` sets one, `preview.py` draws a small version,
`description.py` says it in words. `typefaces.py` measures type, `line_breaking.py` breaks lines, `columns.py`
fills columns, `blocks.py` sets a rectangle of the page, `nameplate.py` its top; `engravings/` has the
pictures, `articles/` the small print. All is drawn with attributes alone: one drawing serves screen, printer
and file.
"""
