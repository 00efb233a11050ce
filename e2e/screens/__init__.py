"""Every screen as static HTML: the catalogue, the page to draw them in, and the checks."""
