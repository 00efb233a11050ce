"""The page: the only floor that may import js, pyodide and pyscript."""
