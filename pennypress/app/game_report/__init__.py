"""The report on a finished game: points over time, tables, charts."""
