"""Sizes of the files needed at the start, written into the pages."""

import re
from pathlib import Path

NEEDED = re.compile(r'<(?:link rel="(?:modulepreload|later)" href|meta name="fetched" content)="\./([^"]+)"')


def write(site: Path) -> None:
    """Write the sizes into the pages of a built site. start-progress-and-failure.js shows the progress."""
    for page in site.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        weighed = NEEDED.sub(lambda link: f'{link[0]} data-bytes="{(site / link[1]).stat().st_size}"', text)
        page.write_text(weighed, encoding="utf-8")
