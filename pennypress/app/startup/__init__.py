"""Code that runs ahead of use: prerendered pages, and the warm-up for the snapshot."""
