"""An error that the person at the command line can put right."""


class SiteError(Exception):
    """Something the person at the command line can put right; its text is one sentence for them."""
