"""The Japanese typeface is cut down to what is needed, and to no less."""

from pathlib import Path

import pytest

from pennypress.site import SiteError
from pennypress.site.catalogue import po_file
from pennypress.site.fonts import characters, write

ROOT = Path(__file__).resolve().parents[2]


def test_what_is_kept_covers_the_catalogue_and_what_people_type() -> None:
    kept = characters(po_file(ROOT, "ja"))
    assert {ord(each) for each in "戦争記者一面、。「」ぁんァヶーAz09"} <= kept
    assert len(kept) < 3000


def test_a_typeface_that_is_missing_is_named(tmp_path: Path) -> None:
    file = po_file(tmp_path, "ja")
    file.parent.mkdir(parents=True)
    file.write_bytes(po_file(ROOT, "ja").read_bytes())
    with pytest.raises(SiteError, match="shippori-mincho has no"):
        write(tmp_path, tmp_path / "vendor")
