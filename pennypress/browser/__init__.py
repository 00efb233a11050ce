"""The browser side of the page: the only layer that may import js, pyodide and pyscript."""
