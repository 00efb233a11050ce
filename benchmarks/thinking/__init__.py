"""How fast rules and bots are, in CPython and in Pyodide."""
