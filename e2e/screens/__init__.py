"""Every screen as static HTML: the catalogue, the page that shows it, and what is checked on each."""
