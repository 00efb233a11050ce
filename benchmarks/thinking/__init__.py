"""Speed of rules and bots in CPython and in Pyodide."""
