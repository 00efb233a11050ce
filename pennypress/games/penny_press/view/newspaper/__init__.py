"""The printed newspapers of a game: every published front page as a realistic drawing.

`printed_issues.py` finds them in the moves, `printed_page.py` draws one, `small_preview.py` a small
version, `title_and_description.py` describes it in words. `columns.py` fills columns, `story_blocks.py` draws
one rectangle of the page, `nameplate.py` its top. `engravings/` has the pictures, `articles/` the body text.
Type is measured and set, and lines are broken, in `games/view_kit`. The drawings use SVG attributes and no
style sheet, so that they work on the page, in print and as a file.
"""
