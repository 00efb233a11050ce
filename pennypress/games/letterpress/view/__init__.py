"""The view of Letterpress, one module for each thing on the table."""
