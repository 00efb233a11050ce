"""Lighthouse on the pages of the site."""
