"""The newspapers that a game leaves: every published front page set as a real one.

`issues.py` finds them in what happened, `sheet.py` sets one, `preview.py` shows it from afar, `words.py` has
its words. The rest is the composing room: `faces.py` measures type, `breaking.py` breaks lines, `columns.py`
fills columns, `blocks.py` sets a rectangle of the page, `nameplate.py` its top; `cuts/` are engravings,
`articles/` small print. All is drawn with attributes alone: one drawing serves screen, printer and file.
"""
