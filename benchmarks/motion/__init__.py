"""Smoothness of the table: frames during drags and animations, clicks, and layout shifts."""
