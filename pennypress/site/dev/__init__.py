"""The development server: serves the sources, follows their changes, and shows them on the open page.

Nothing is hashed, cut down or kept in the browser here. `source_build.py` makes once what cannot be served as
it stands, `rebuild.py` makes anew what a change concerns, and `server.py` tells the pages, each of which has
`reload.js` in it.
"""
