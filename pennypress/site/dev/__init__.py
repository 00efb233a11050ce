"""The development server: serves the sources, watches them, and updates open pages.

Nothing is hashed, minified or cached by the browser. `source_build.py` builds what cannot be served as
source, `rebuild.py` rebuilds what a change affects, and `server.py` notifies the pages, which all include
`reload.js`.
"""
