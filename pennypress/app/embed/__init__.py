"""Diagrams in other pages."""
