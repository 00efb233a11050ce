"""Lasting storage, installing the app, new releases of the site."""
