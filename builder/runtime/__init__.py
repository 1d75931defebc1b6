"""Python for the browser: Pyodide, the engine's wheel, and the tables of all hands."""
