"""Lighthouse audits of the pages of the site."""
