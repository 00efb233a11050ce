"""Persistent storage, installation of the app, new releases of the site."""
