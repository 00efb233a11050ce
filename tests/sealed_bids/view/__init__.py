"""Sealed Bids as HTML."""
