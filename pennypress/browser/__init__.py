"""The browser side of the page: the only layer that may import pyodide and the page's functions."""
