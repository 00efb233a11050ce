"""The view of Copenhagen, one module for each thing on the table."""
